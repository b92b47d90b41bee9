import { isSortOf, lineageOf, printedOf, type GameMeta, type KindMeta, type ZoneMeta } from '@undercroft/contract';
import type { CardShape } from '../card/card-face.ts';
import { motifs, type Motif } from '../theme/motifs.ts';
import type { AreaLayout } from './layout.ts';

/** Hues far enough apart to tell kinds from each other, also when only some are used. */
const HUES = [55, 255, 145, 20, 305, 100, 200, 350] as const;

type Printed = KindMeta['printed'][number];

/** Height of a board that is a graph, in hundredths of its width. */
export const GRAPH_RATIO = 62;

/**
 * A layout for a game without `table.yaml`: hidden piles as stacks, own cards at the lower edge,
 * the rest in rows.
 */
export function automaticAreas(meta: GameMeta): {
  player: AreaLayout[];
  shared: AreaLayout[];
  hand: AreaLayout[];
} {
  const own = meta.zones.filter((zone) => zone.owner === 'player');
  const isHand = (zone: ZoneMeta): boolean =>
    (zone.visible === 'owner' || zone.visible === 'team') && zone.order !== 'pile';
  return {
    player: [...mapsOf(meta, 'player'), ...own.filter((zone) => !isHand(zone)).map(area)],
    shared: [...mapsOf(meta, 'global'), ...meta.zones.filter((zone) => zone.owner === 'global').map(area)],
    hand: own.filter(isHand).map((zone) => ({ ...area(zone), shape: 'fan' as const })),
  };
}

function mapsOf(meta: GameMeta, whose: 'player' | 'global'): AreaLayout[] {
  const maps = meta.kinds.flatMap(({ board }) => (board?.of === whose ? [board.name] : []));
  return [...new Set(maps)].map(mapArea);
}

/** An area with nothing said about it. */
export function mapArea(map: string): AreaLayout {
  return { ...plainArea, map, shape: 'map', size: 'large' };
}

function area(zone: ZoneMeta): AreaLayout {
  const stacked = zone.order === 'pile' || zone.visible === 'none';
  return { ...plainArea, zone: zone.name, shape: stacked ? 'stack' : 'row' };
}

const plainArea: AreaLayout = {
  zone: '',
  map: null,
  kind: null,
  exceptIn: [],
  shape: 'row',
  by: null,
  title: null,
  icon: null,
  when: [],
  at: new Map(),
  ratio: GRAPH_RATIO,
  passages: [],
  places: [],
  hideEmpty: false,
  numbered: false,
  spent: false,
  size: 'medium',
  things: null,
};

/**
 * How a kind is drawn by default: what holds other things is a tile; a kind of which any sort has
 * a text is a card, so that those of one pile look alike; all else is a token.
 */
export function automaticKind(
  meta: GameMeta,
  kind: KindMeta,
  index: number,
): { shape: CardShape; hue: number; motif: Motif; value: string | null; inside: readonly string[] } {
  // Tiles are what a board of them is made of, not what lies on it.
  const tiles = kind.board === undefined ? [] : meta.kinds.flatMap(({ board }) => board?.tiles?.kind ?? []);
  const zones = kind.zones.flatMap((zone) => meta.zones[zone] ?? []);
  const inside = zones.filter(({ holds }) => !holds.some((held) => tiles.includes(held))).map(({ name }) => name);
  const root = meta.kinds.indexOf(lineageOf(meta, kind)[0]!);
  const texts = meta.rows.some((row) => row.text !== '' && isSortOf(meta, row.kind, root));
  return {
    shape: inside.length > 0 ? 'tile' : texts ? 'card' : 'token',
    hue: HUES[index % HUES.length] ?? HUES[0],
    motif: motifs[index % motifs.length] ?? 'plain',
    // Where a square lies is seen.
    value: kind.board === undefined ? numberOf(meta, kind, index) : null,
    inside,
  };
}

/**
 * The number in the corner: the first of its own; else the number of a kind above that most of its
 * rows print, at least half of them.
 */
function numberOf(meta: GameMeta, kind: KindMeta, index: number): string | null {
  const isNumber = ({ type }: Printed): boolean => type.is === 'number';
  const own = kind.printed.find(isNumber);
  if (own !== undefined) return own.name;
  const rows = meta.rows.filter((row) => row.kind === index);
  const many = ({ default: usual, name }: Printed): number =>
    rows.filter(({ printed }) => (printed[name] ?? usual) !== usual).length;
  const [most] = printedOf(meta, kind)
    .filter(isNumber)
    .toSorted((one, other) => many(other) - many(one));
  return most !== undefined && rows.length > 0 && 2 * many(most) >= rows.length ? most.name : null;
}
