import type { AreaLayout } from '../../layout/layout.ts';
import type { AreaScene } from '../../scene/area-scene.ts';
import type { ZoneShape } from '../../zone/zone.ts';

/** Areas of the same height share lines, so that none is stretched. */
export const LINES = ['broad', 'cards', 'pieces', 'piles'] as const;
const BROAD = 0;
export const PILES = LINES.indexOf('piles');

/** Things that a large area has on a line. */
export const MOST_LARGE = 8;

/** Number of the line among `LINES`: whatever lies in an area, it is always the same. */
export function lineOf({ size, shape: lies, things }: AreaScene, besideBoard: boolean): number {
  if (size === 'large' || (besideBoard && lies === 'list')) return BROAD;
  if (size === 'small') return PILES;
  if (lies === 'graph') return BROAD;
  return lies !== 'count' && (things === 'card' || things === 'tile') ? 1 : 2;
}

/**
 * How much of its line an area gets beside others. It does not depend on what lies there, so that
 * no area moves when something comes or goes.
 */
export function shareOf({ shape, stays }: AreaScene): number {
  if (shape === 'stack' || shape === 'count') return 4;
  return stays === 'always' ? 6 : 3;
}

/**
 * Shapes whose things lie in lines and piles: they are as high as those. All others use the height
 * that there is.
 */
const LOW: ReadonlySet<ZoneShape> = new Set(['row', 'stack', 'fan', 'count']);

export const isLow = ({ shape, size }: Pick<AreaLayout, 'shape' | 'size'>): boolean =>
  LOW.has(shape) && size !== 'large';

/** Guests of one row that each keep a place; of more only those that are there share it. */
const MOST_KEPT = 2;

/**
 * Whether areas of a player share their row as they come and go: so many guests have no room for a
 * place each.
 */
export function flows(areas: readonly Pick<AreaScene, 'stays'>[]): boolean {
  return areas.filter(({ stays }) => stays !== 'always').length > MOST_KEPT;
}
