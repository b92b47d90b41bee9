import {
  faceOfRow,
  icon,
  progressOf,
  readLayout,
  styled,
  type CardShape,
  type TableLayout,
  type Words,
} from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView, LogLineView, PlayerView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** From this weight on something is told as a scene, as on the table. */
const SCENE = 2;

/**
 * Who has won, in their colour and with a cup, how it ended, what decides, and the last thing that
 * mattered, with its picture. A game that is lost by all has the colour of danger.
 */
export function endBanner(words: Words, meta: GameMeta, view: GameView, headline: string): TemplateResult {
  const layout = readLayout(meta);
  const { players, result } = view;
  const winner = players.find(({ outcome }) => outcome === 'won')?.seat;
  const figures = players.flatMap((player) => {
    const figure = figureOf(layout, player);
    return figure === null ? [] : [{ ...player, figure }];
  });
  const last = lastMoment(layout, view.log);
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
                ({ figure, name, outcome }) => html`<li class=${outcome}><b>${figure}</b><span>${name}</span></li>`,
              )}
            </ul>`
      }
    </div>
    ${last === null ? nothing : momentPart(words, meta, layout, last)}
  </div>`;
}

/** The number that decides: points, or how near a player came to the goals. */
function figureOf(layout: TableLayout, player: PlayerView): string | null {
  if (player.score !== null) return String(player.score.total);
  const progress = progressOf(layout, player);
  return progress === null ? null : `${progress}\u00A0%`;
}

/** The last sentence of the log that the table tells as a scene, and that speaks of something. */
function lastMoment({ drama }: TableLayout, log: readonly LogLineView[]): LogLineView | null {
  const weighs = ({ event, things }: LogLineView): boolean => {
    const rule = drama.get(event);
    return things.length > 0 && rule !== undefined && (rule.weight >= SCENE || rule.sides.length === 2);
  };
  return log.findLast(weighs) ?? null;
}

function momentPart(
  words: Words,
  meta: GameMeta,
  layout: TableLayout,
  { text, things }: LogLineView,
): TemplateResult | typeof nothing {
  const row = meta.rows[meta.things[things[0] ?? -1] ?? -1];
  if (row === undefined) return nothing;
  const shape: CardShape = layout.kinds.get(meta.kinds[row.kind]?.name ?? '')?.shape ?? 'card';
  return html`<figure class=${`moment ${shape}`}>
    <uc-card still shape=${shape === 'chip' ? 'token' : shape} .face=${faceOfRow({ meta, layout }, row)}></uc-card>
    <figcaption><small>${words.say('end.moment')}</small>${text}</figcaption>
  </figure>`;
}
