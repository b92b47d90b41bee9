import { html, nothing, type TemplateResult } from 'lit';
import '../../counter/counter.ts';
import { meaningOf, type Explained } from '../../explained/explained.ts';
import { explainOn } from '../../explained/terms.ts';
import type { PlayerCounter } from '../../player/player.ts';
import type { Scene } from '../../scene/scene.ts';
import type { TrackScene } from '../../scene/tracks.ts';
import { styled } from '../../theme/styled.ts';

/** What the line of numbers needs to know besides them. */
interface NumbersContext {
  readonly explained: Explained;
  /** names of those that a lesson points at, others among them */
  readonly pointed: ReadonlySet<string>;
}

/** The line of what is counted for all: numbers of the game, and tracks. */
export function numbersPart(
  { numbers, tracks }: Pick<Scene, 'numbers' | 'tracks'>,
  context: NumbersContext,
): TemplateResult | typeof nothing {
  if (numbers.length + tracks.length === 0) return nothing;
  return html`<div class="line tracks">
    ${numbers.map((number) => numberPart(number, context))}${tracks.map((track) => trackPart(track, context))}
  </div>`;
}

function numberPart(
  { icon, name, title, value, word }: PlayerCounter,
  { explained, pointed }: NumbersContext,
): TemplateResult {
  const classes = `track ${pointed.has(name) ? 'pointed' : ''}`;
  if (word !== undefined)
    return html`<p class=${classes} data-number=${name}><span class="of">${title}</span> <b>${word}</b></p>`;
  return html`<uc-counter
    class=${classes}
    data-number=${name}
    .label=${title}
    .icon=${icon ?? ''}
    .value=${value}
    ${explainOn(meaningOf(title, explained), explained)}
  ></uc-counter>`;
}

/** More numbers than this are a bar each; those that players stand on are read. */
const FEW = 5;

/** A number as a row of spaces, with its name; as wide as its share of the spaces. */
function trackPart(
  { at, key, label, markers, spaces, words }: TrackScene,
  { pointed }: NumbersContext,
): TemplateResult {
  const bars = !words && markers.length === 0 && spaces.length > FEW;
  const letters = spaces.reduce((sum, space) => sum + space.label.length + 2, label.length);
  return html`<div
    class=${`track ${pointed.has(key) ? 'pointed' : ''}`}
    data-track=${key}
    style=${styled(`--share: ${letters}`)}
  >
    ${words ? nothing : html`<h3>${label}</h3>`}
    <uc-track label=${label} .spaces=${spaces} .markers=${markers} at=${at} ?small=${!bars} ?bars=${bars}></uc-track>
  </div>`;
}
