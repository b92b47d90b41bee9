import { html, nothing, type TemplateResult } from 'lit';
import type { AreaScene } from '../scene/area-scene.ts';
import type { Scene } from '../scene/scene.ts';
import { scrollRegion } from '../theme/scroll-region.ts';
import {
  areGuests,
  besideBoards,
  BROAD,
  columnsOf,
  hasBoard,
  isFull,
  isLarge,
  isVacant,
  lineOf,
  LINES,
  PILES,
} from './parts/lines.ts';
import { numbersPart } from './parts/numbers-part.ts';
import { areaPart, type PartContext } from './parts/parts.ts';

/**
 * What belongs to no player. Below a shared board piles lie beside the hand, so that it has their
 * height.
 */
export function sharedPart(scene: Scene, context: PartContext): TemplateResult | typeof nothing {
  const { numbers, shared, tracks } = scene;
  if (shared.length + tracks.length + numbers.length === 0) return nothing;
  const besideBoard = hasBoard(scene);
  const areas = besideBoard && scene.hand.length > 0 ? shared.filter((area) => lineOf(area, true) !== PILES) : shared;
  const isLed = areas.some(isLarge);
  const inLine = (place: number): AreaScene[] => areas.filter((area) => lineOf(area, besideBoard) === place);
  const withGuests = areGuests(inLine(BROAD));
  return html`<div class=${isLed ? 'shared led' : 'shared'} ${scrollRegion(context.words.say('table.shared'))}>
    ${numbersPart(scene, context)}
    ${LINES.map((name, place) => {
      if (place === PILES && withGuests) return nothing;
      return linePart(name, inLine(place), place === BROAD && withGuests ? inLine(PILES) : [], context);
    })}
  </div>`;
}

/**
 * One line of areas.
 *
 * @param piles  those that lie at its beginning, where all others come and go
 */
function linePart(
  name: string,
  line: readonly AreaScene[],
  piles: readonly AreaScene[],
  context: PartContext,
): TemplateResult | typeof nothing {
  // A line of guests alone is kept free for those that the game calls large.
  const isFree = line.every(({ size, stays }) => stays === 'awaited' && size !== 'large');
  if (isFree && piles.length === 0) return nothing;
  const columns = columnsOf(line);
  const classes = [
    line.every(isVacant) ? 'names' : '',
    piles.length > 0 ? 'guests' : '',
    line.some(({ opening }) => opening !== undefined) ? 'opens' : '',
    isFull(line) ? 'full' : '',
    besideBoards(columns),
  ];
  return html`<div class="line ${name} ${classes.join(' ')}">
    ${piles.length === 0 ? nothing : html`<div class="line piles">${piles.map((area) => areaPart(area, context))}</div>`}
    ${columns.map((column) => columnPart(column, context))}
  </div>`;
}

/** Things that are offered and lie nowhere on the table: below the question. */
export function offerPart({ offered }: Scene, context: PartContext): TemplateResult | typeof nothing {
  return offered === null ? nothing : areaPart(offered, context);
}

/** The hand of the viewer, and what lies beside it. */
export function handPart(scene: Scene, context: PartContext): TemplateResult | typeof nothing {
  const { hand, shared } = scene;
  if (hand.length === 0) return nothing;
  const besideBoard = hasBoard(scene);
  const piles = besideBoard ? shared.filter((area) => lineOf(area, true) === PILES) : [];
  return html`<div class="hand ${besideBoard ? 'low' : ''}">
    ${hand.map((area) => areaPart(area, context, besideBoard && area.shape === 'fan'))}
    ${piles.length > 0 ? html`<div class="line piles flows">${piles.map((area) => areaPart(area, context))}</div>` : nothing}
  </div>`;
}

function columnPart(areas: readonly AreaScene[], context: PartContext): TemplateResult[] | TemplateResult {
  const parts = areas.map((area) => areaPart(area, context));
  return areas[0]?.shape === 'list'
    ? html`<div class=${areas.every(({ count }) => count === 0) ? 'lists bare' : 'lists'}>${parts}</div>`
    : parts;
}
