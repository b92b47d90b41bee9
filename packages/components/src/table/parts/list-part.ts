import type { Glossary } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import { isSpent, type CardFace, type CardGauge } from '../../card/card-face.ts';
import { hasIcon, icon } from '../../icon/icon.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import { richText } from '../../text/rich-text.ts';

type Card = HTMLElementTagNameMap['uc-card'];

/** Most units of a gauge that are drawn one by one; more are a number beside one picture. */
const MOST_PICTURES = 8;

/**
 * A line of a list: the piece of a thing, and in words what is known of it. Words are pressed and
 * pointed at as the piece is; readers of the screen hear them from the piece.
 *
 * @param acting  the question is about it
 * @param glossary  meaning of the icon marks in texts of cards
 */
export function entryPart(
  { face, inside, fittings, answers, shape }: CardScene,
  piece: TemplateResult,
  acting: boolean,
  glossary: Glossary,
): TemplateResult {
  const lying = [...inside, ...fittings];
  // A piece has what lies in it among its marks; a card and a tile have not.
  const isPiece = shape === 'token' || shape === 'chip';
  const states = isPiece ? face.marks.slice(0, face.marks.length - lying.length) : face.marks;
  const classes = [
    'entry',
    answers.length > 0 ? 'legal' : '',
    acting ? 'acting' : isSpent(face) ? 'spent' : '',
    states.length + lying.length > 0 ? 'stated' : '',
  ];
  return html`<div class=${classes.join(' ')}>
    ${piece}
    <div class="about" aria-hidden="true" @click=${press} @pointerenter=${came} @pointerleave=${left}>
      <span class="name">${face.title}</span>
      ${face.gauge === null ? nothing : gaugePart(face.gauge)}
      ${shape === 'card' && !face.hidden && face.text !== '' ? html` <span class="says">${richText(face.text, glossary)}</span>` : nothing}
      ${states.length + lying.length === 0 ? nothing : statesPart(states, lying)}
    </div>
  </div>`;
}

function gaugePart({ icon: name, now, of, title }: CardGauge): TemplateResult {
  const sign = name !== null && hasIcon(name) ? icon(name) : title;
  return html`<span class="gauge" title=${`${title} ${now} / ${of}`}>
    ${
      of > MOST_PICTURES || now > of
        ? html`<span>${sign}</span><b>${now} / ${of}</b>`
        : Array.from({ length: of }, (_, n) => html`<span class=${n < now ? '' : 'gone'}>${sign}</span>`)
    }
  </span>`;
}

function statesPart(states: CardFace['marks'], lying: readonly CardScene[]): TemplateResult {
  return html`<span class="states">
    ${states.map(({ title, icon: name }) => html`<span>${name !== null && hasIcon(name) ? icon(name) : nothing}${title}</span>`)}
    ${lying.map(({ face, things }) => html`<span class="held">${signOf(face)}${face.hidden ? face.kind : face.title}${things.length > 1 ? ` ×${things.length}` : nothing}</span>`)}
  </span>`;
}

function signOf({ hidden, icon: name }: CardFace): TemplateResult | typeof nothing {
  return !hidden && name !== null && hasIcon(name) ? icon(name) : nothing;
}

function pieceOf(event: Event): Card | null {
  return (event.currentTarget as Element).parentElement?.querySelector('uc-card') ?? null;
}

function send(event: Event, type: 'uc-press' | 'uc-hover', away = false): void {
  const card = pieceOf(event);
  const detail = { thing: away ? -1 : card?.thing };
  card?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

const press = (event: Event): void => send(event, 'uc-press');
const came = (event: Event): void => send(event, 'uc-hover');
const left = (event: Event): void => send(event, 'uc-hover', true);
