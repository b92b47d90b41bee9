import {
  faceOfRow,
  icon,
  progressOf,
  readLayout,
  styled,
  withMinus,
  type CardShape,
  type TableLayout,
  type Words,
} from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView, PlayerView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { Course } from '../turning/course.ts';
import { decisiveOf, type Decisive } from '../turning/decisive.ts';

/**
 * Who has won, in their colour and with a cup, how it ended, what decides, and the moment that
 * decided it, with its picture. A game that is lost by all has the colour of danger.
 *
 * @param course null, or without values: not known
 */
export function endBanner(
  words: Words,
  meta: GameMeta,
  view: GameView,
  course: Course | null,
  headline: string,
): TemplateResult {
  const layout = readLayout(meta);
  const { players, result } = view;
  const winner = players.find(({ outcome }) => outcome === 'won')?.seat;
  const figures = figuresOf(words, layout, players);
  const last = decisiveOf(layout, view, course);
  const isLost = players.every(({ outcome }) => outcome === 'lost');
  const hue = winner === undefined ? `var(${isLost ? '--uc-danger' : '--uc-ink-soft'})` : `var(--uc-seat-${winner})`;
  return html`<div class="banner" style=${styled(`--banner: ${hue}`)}>
    <div class="told">
      <p class="headline">${winner === undefined ? nothing : icon('ui-trophy')}<span>${headline}</span></p>
      ${result === null || result.text === '' ? nothing : html`<p class="why">${result.text}</p>`}
      ${
        figures.length === 0
          ? nothing
          : html`<ul class="figures">
              ${figures.map(
                ({ figure, name, outcome, unit }) =>
                  html`<li class=${outcome}><b>${figure}</b> <small>${unit}</small><span>${name}</span></li>`,
              )}
            </ul>`
      }
    </div>
    ${last === null ? nothing : momentPart(words, meta, layout, last)}
  </div>`;
}

/** The number that decides, in its unit. */
interface Figure extends Pick<PlayerView, 'name' | 'outcome'> {
  readonly figure: string;
  readonly unit: string;
}

/**
 * Points; else how near all came to the goals, but only where that decided: who wins by something
 * else may be far from the goals.
 */
function figuresOf(words: Words, layout: TableLayout, players: readonly PlayerView[]): readonly Figure[] {
  const all = players.map((player) => ({ player, progress: progressOf(layout, player) ?? -1 }));
  const best = (won: boolean): number =>
    Math.max(-1, ...all.filter(({ player }) => (player.outcome === 'won') === won).map(({ progress }) => progress));
  const isRace = best(true) >= 0 && best(true) > best(false);
  return all.flatMap(({ player: { name, outcome, score }, progress }): Figure[] => {
    if (score !== null)
      return [{ name, outcome, figure: withMinus(score.total), unit: words.say('end.points', { n: score.total }) }];
    return isRace && progress >= 0
      ? [{ name, outcome, figure: `${progress}\u00A0%`, unit: words.say('end.goals') }]
      : [];
  });
}

function momentPart(
  words: Words,
  meta: GameMeta,
  layout: TableLayout,
  { ended, line: { text, things }, points }: Decisive,
): TemplateResult | typeof nothing {
  const rows = things.map((thing) => meta.rows[meta.things[thing] ?? -1]);
  // Of those who take part, the one who is named is meant.
  const row = rows.find((one) => one !== undefined && text.includes(one.title)) ?? rows[0];
  if (row === undefined) return nothing;
  const shape: CardShape = layout.kinds.get(meta.kinds[row.kind]?.name ?? '')?.shape ?? 'card';
  return html`<figure class=${`moment ${shape}`}>
    <uc-card still shape=${shape === 'chip' ? 'token' : shape} .face=${faceOfRow({ meta, layout }, row)}></uc-card>
    <figcaption>
      <small>${words.say(ended ? 'end.moment' : 'end.turn')}</small>${text}
      ${points === null ? nothing : html`<small>${words.say('end.points-change', { before: withMinus(points.before), after: withMinus(points.after) })}</small>`}
    </figcaption>
  </figure>`;
}
