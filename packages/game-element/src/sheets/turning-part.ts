import { icon, readLayout, type DigestLine, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import type { GamePart } from '../turning/parts.ts';
import type { TurningPoints, TurningPoint } from '../turning/turning.ts';

/** Sentences and numbers of one part of a game, at most. */
const MOST = 4;

/** What the end of a game can do about its turning points. */
export interface TurningPointActions {
  readonly look: () => void;
  readonly stop: () => void;
  /** shows the table at a moment */
  readonly show: (position: number) => void;
  /** what players did in a part of the game */
  readonly told: (point: TurningPoint) => readonly DigestLine[];
  /** what was asked at a moment, and the answers by their index */
  readonly asked: (position: number) => { readonly prompt: string; readonly labels: readonly string[] };
}

/**
 * How a game was lost or won for a seat: searched on demand, then a sentence for each part in which
 * it turned.
 *
 * @param outcome of the seat
 */
export function turningPart(
  words: Words,
  meta: GameMeta,
  names: readonly string[],
  { seat, outcome }: { readonly seat: number; readonly outcome: 'won' | 'lost' | 'playing' },
  turning: TurningPoints | null,
  actions: TurningPointActions,
): TemplateResult {
  const name = names[seat] ?? '';
  return html`<section class="turning" aria-label=${words.say(`turning.${outcome}`, { name })}>
    <h3>${words.say(`turning.${outcome}`, { name })}</h3>
    ${turning?.is === 'found' ? nothing : search(words, turning, actions)}
    ${turning === null ? nothing : pointsPart(words, meta, names, turning, actions)}
    <p class="hush" role="status">
      ${turning?.is === 'found' ? words.say('turning.count', { n: turning.points.length }) : nothing}
    </p>
  </section>`;
}

/** One button that begins and stops, so that the focus stays on it. */
function search(words: Words, turning: TurningPoints | null, { look, stop }: TurningPointActions): TemplateResult {
  const looking = turning?.is === 'looking' ? turning : null;
  return html`<p class="soft">${words.say('turning.how')}</p>
    <div class="search">
      <button class="button" type="button" @click=${looking === null ? look : stop}>
        ${words.say(looking === null ? 'turning.look' : 'turning.stop')}
      </button>
      ${
        looking === null
          ? nothing
          : html`<progress
              max=${looking.of}
              .value=${looking.done}
              aria-label=${words.say('turning.looking')}
            ></progress>`
      }
    </div>`;
}

function pointsPart(
  words: Words,
  meta: GameMeta,
  names: readonly string[],
  { is, points }: TurningPoints,
  actions: TurningPointActions,
): TemplateResult | typeof nothing {
  if (points.length === 0) return is === 'found' ? html`<p class="soft">${words.say('turning.none')}</p>` : nothing;
  return html`<ol>
    ${points.map((point) => {
      const { before, after } = point;
      const range = words.say('turning.range', { before: between(words, before), after: between(words, after) });
      return html`<li>
        <button
          class="point"
          type="button"
          title=${words.say('turning.show')}
          aria-description=${range}
          @click=${() => actions.show(point.better?.position ?? point.part.position)}
        >
          <b>${when(words, meta, names, point)}</b>
          <span class="odds"
            >${words.say('turning.odds', { before: percent(before.share), after: percent(after.share) })}</span
          >
          <span class="what">${what(names, actions.told(point))} ${better(words, point, actions)}</span>
          ${icon('ui-turn')}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** What would have been better than what was done, each with its odds. */
function better(words: Words, { better: one }: TurningPoint, { asked }: TurningPointActions): TemplateResult | string {
  if (one === null) return '';
  const { prompt, labels } = asked(one.position);
  const said = words.say('turning.better', {
    question: prompt,
    done: labels[one.given] ?? '',
    odds: percent(one.odds.share),
    best: labels[one.best] ?? '',
    better: percent(one.better.share),
  });
  return html`<span class="better">${said}</span>`;
}

/** Whose turn it was, which one, and the phase, as far as the game has them. */
function when(words: Words, meta: GameMeta, names: readonly string[], { part, until }: TurningPoint): string {
  const from = partInWords(words, meta, names, part);
  return until === null ? from : words.say('turning.until', { from, to: partInWords(words, meta, names, until) });
}

function partInWords(words: Words, meta: GameMeta, names: readonly string[], part: GamePart): string {
  const name = names[part.seat] ?? '';
  const turn = part.turn === 0 ? name : words.say('turning.turn', { n: part.turn, name });
  const phase = readLayout(meta).phases[part.phase]?.title ?? '';
  return [turn, phase].filter((text) => text !== '').join(' · ');
}

/** What players did, in short. */
function what(names: readonly string[], lines: readonly DigestLine[]): string {
  let left = MOST;
  const said = lines.flatMap(({ player, parts }) => {
    const taken = parts.slice(0, left);
    left -= taken.length;
    const text = taken.join(' ');
    const name = names[player];
    // Most sentences name their actor.
    return text === '' ? [] : [name === undefined || text.startsWith(name) ? text : `${name}: ${text}`];
  });
  return said.join(' ');
}

const percent = (chance: number): number => Math.round(100 * chance);

function between(words: Words, { low, high }: { readonly low: number; readonly high: number }): string {
  return words.say('turning.between', { low: percent(low), high: percent(high) });
}
