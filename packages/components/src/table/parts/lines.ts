import type { BoardShape } from '@undercroft/contract';
import type { AreaLayout, TableLayout } from '../../layout/layout.ts';
import { isBlank, type AreaScene } from '../../scene/area-scene.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ZoneShape } from '../../zone/zone.ts';

/** Areas of the same height share lines, so that none is stretched. */
export const LINES = ['broad', 'cards', 'pieces', 'piles'] as const;
export const [BROAD, CARDS, PIECES, PILES] = [0, 1, 2, 3] as const;

/** Things that a large area has on a line at most. */
export const MOST_LARGE = 8;

/** Number of the line among `LINES`. It does not depend on what lies in the area now. */
export function lineOf({ size, shape: lies, things }: AreaScene, besideBoard: boolean): number {
  if (size === 'large' || (besideBoard && lies === 'list')) return BROAD;
  if (size === 'small') return PILES;
  if (lies === 'graph') return BROAD;
  return lies !== 'count' && (things === 'card' || things === 'tile') ? CARDS : PIECES;
}

/**
 * How much of its line an area gets beside others. It does not depend on what lies there, so that
 * no area moves when something comes or goes.
 */
export function shareOf({ shape, stays, usual }: AreaScene): number {
  // Each thing gets as much as an edge, so one alone has room for its name.
  if (usual !== null) return 1 + 2 * usual;
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

/** Whether all areas of a line come and go, so that something else may lie beside them. */
export function areGuests(line: readonly Pick<AreaScene, 'stays'>[]): boolean {
  return line.length > 0 && line.every(({ stays }) => stays !== 'always');
}

/** Cards that have room for their words beside each other; of more each is narrow. */
const MOST_WIDE = 6;

/** Whether so many cards lie in a line as a rule that they are narrow and need height for words. */
export function isFull(line: readonly Pick<AreaScene, 'usual'>[]): boolean {
  return line.reduce((sum, { usual }) => sum + (usual ?? 0), 0) >= MOST_WIDE;
}

/** Puts lists that follow each other into one column; every other area has its own. */
export function columnsOf(line: readonly AreaScene[]): AreaScene[][] {
  const columns: AreaScene[][] = [];
  for (const area of line) {
    const last = columns.at(-1);
    if (area.shape === 'list' && last?.[0]?.shape === 'list') last.push(area);
    else columns.push([area]);
  }
  return columns;
}

/** An area that takes the room it is given. */
export function isLarge({ board, size }: AreaScene): boolean {
  return board !== null || size === 'large';
}

/**
 * Whether nothing lies in an area, nothing can be done there, and it has no ground of its own. A
 * large one keeps its ground, because it has the room already.
 */
export function isVacant({ count, lit, shape, size }: AreaScene): boolean {
  return count === 0 && !lit && LOW.has(shape) && shape !== 'count' && size !== 'large';
}

/**
 * The classes of a line by where its lists stand: in the same line as a board, or on both sides of
 * one; and whether that board is more than blank.
 */
export function besideBoards(columns: readonly (readonly AreaScene[])[]): string {
  const lists = columns.flatMap(([area], place) => (area?.shape === 'list' ? [place] : []));
  const boards = columns.flatMap(([area], place) => (area !== undefined && area.board !== null ? [place] : []));
  const hasBetween = boards.some((place) => lists.some((before) => before < place));
  const hasAfter = boards.some((place) => lists.some((after) => after > place));
  return [
    boards.length > 0 ? 'boarded' : '',
    lists.length > 0 ? 'listed' : '',
    hasBetween && hasAfter ? 'between' : '',
    columns.flat().some((area) => area.board !== null && !isBlank(area)) ? 'drawn' : '',
  ].join(' ');
}

/** Whether a board of squares or of places is shared. */
export function hasBoard({ shared }: Pick<Scene, 'shared'>): boolean {
  return shared.some(({ board, graph }) => board !== null || graph !== null);
}

/**
 * Whether the shared areas get the height that is left. They do when no player has an area that
 * would use it, and there is no board of squares, because that takes the height itself.
 */
export function sharedLeads({ player, shared }: TableLayout): boolean {
  return shared.length > 0 && shared.every(({ shape }) => shape !== 'map') && player.every(isLow);
}

/** Whether players have only lines and piles, which leave height for larger cards in a hand. */
export function hasLinesOnly({ player }: Pick<TableLayout, 'player'>): boolean {
  return player.every(({ shape }) => LOW.has(shape));
}

/** Cards that lie beside each other on a telephone and can be read there. */
const MOST_SPREAD = 5;

/**
 * Whether the cards of all players are seen together where only one board fits: each has one large
 * area, of cards, with hardly more than one card, as in a trick.
 */
export function spreads({ players }: Pick<Scene, 'players'>): boolean {
  const large = players.map(({ areas }) => areas.filter(({ size }) => size === 'large'));
  const isOfCards = ({ shape, things }: AreaScene): boolean => shape === 'row' && things === 'card';
  const most = Math.max(1, ...large.flat().map(({ count }) => count));
  return (
    players.length > 1 &&
    large.every((areas) => areas.length === 1 && areas.every(isOfCards)) &&
    most * players.length <= MOST_SPREAD
  );
}

/** Whether what players have beside a board of all takes no more room than it needs. */
export function boardOfAllLeads(scene: Pick<Scene, 'players' | 'shared'>): boolean {
  return hasBoard(scene) && scene.players.every(({ areas }) => areas.every(isLow));
}

/** Height of a line of hexagons, in sides of a space: each reaches into the one before. */
const LINE = 0.87;

/** How wide and how high a board is, in sides of a space. */
export function sidesOf(columns: number, rows: number, hexagons: BoardShape['hexagons']): readonly [number, number] {
  if (hexagons === undefined) return [columns, rows];
  return hexagons === 'pointy' ? [columns, rows * LINE + 0.3] : [columns * LINE + 0.3, rows];
}

/** Puts areas into lines: a large one has its own, others that follow each other share one. */
export function groupByLine(areas: readonly AreaScene[]): AreaScene[][] {
  const lines: AreaScene[][] = [];
  for (const area of areas) {
    const last = lines.at(-1);
    if (last === undefined || area.size === 'large' || last[0]?.size === 'large') lines.push([area]);
    else last.push(area);
  }
  return lines;
}

/** For styles: how many places each row of `levels` has. */
export function rowsOf({ shape, rows, places }: AreaScene): string {
  if (shape !== 'levels') return '';
  const most = Math.max(rows.length, places.length);
  return Array.from({ length: most }, (_, n) => {
    return `; --row-${n + 1}: ${Math.max(1, places[n] ?? 0, rows[n]?.length ?? 0)}`;
  }).join('');
}
