import { isSortOf, lineageOf, printedOf, type GameMeta, type KindMeta, type ZoneMeta } from '@undercroft/contract';
import type { CardShape } from '../card/card-face.ts';
import { motifs } from '../theme/motifs.ts';
import type { AreaLayout, KindLayout } from './layout.ts';

/** Hues far enough apart to tell kinds from each other, also when only some are used. */
const HUES = [55, 255, 145, 20, 305, 100, 200, 350] as const;

type Printed = KindMeta['printed'][number];

/** Height of a board that is a graph, in hundredths of its width. */
export const GRAPH_RATIO = 62;

/** How many areas of a player may be large, each of which has a line of its own. */
const MOST_LARGE = 2;

/**
 * A layout for a game without `table.yaml`. What is played on has the room: a map of all, else the
 * cards that players have laid out, else those that lie out for all. Piles and pieces beside it
 * take a line, and own cards lie at the lower edge.
 *
 * @param shapeOf  how the things of a zone are drawn
 */
export function automaticAreas(
  meta: GameMeta,
  shapeOf: (zone: ZoneMeta) => CardShape,
): { player: AreaLayout[]; shared: AreaLayout[]; hand: AreaLayout[] } {
  const own = meta.zones.filter((zone) => zone.owner === 'player');
  const isHand = (zone: ZoneMeta): boolean =>
    (zone.visible === 'owner' || zone.visible === 'team') && zone.order !== 'pile';
  const linked = meta.zones.filter((zone) => zone.owner === 'global' && isLinked(meta, zone));
  const [maps, plots] = [[...mapsOf(meta, 'global'), ...linked.map(graphArea)], mapsOf(meta, 'player')];
  const laid = own.filter((zone) => !isHand(zone));
  const common = meta.zones.filter((zone) => zone.owner === 'global' && !linked.includes(zone));
  const isShown = (zone: ZoneMeta): boolean => !isPile(zone) && isFlat(shapeOf(zone));
  const hasBoard = maps.length + plots.length > 0;
  const large = hasBoard ? [] : leadingOf(laid.filter(isShown), common.filter(isShown));
  const sizeOf = (zone: ZoneMeta): AreaLayout['size'] =>
    isPile(zone) || (hasBoard && !isShown(zone)) ? 'small' : large.includes(zone) ? 'large' : 'medium';
  // Where the map has the room a low tile has space for a name, and a card has not.
  const thingsOf = (zone: ZoneMeta): CardShape | null => (maps.length > 0 && isShown(zone) ? 'tile' : null);
  return {
    player: [
      ...plots,
      // What has the room stands right under the name of the player.
      ...laid
        .toSorted((one, other) => Number(large.includes(other)) - Number(large.includes(one)))
        .map((zone) => ({ ...area(zone), size: sizeOf(zone), things: thingsOf(zone) })),
    ],
    shared: [...maps, ...common.map((zone) => ({ ...area(zone), size: sizeOf(zone) }))],
    hand: own.filter(isHand).map((zone, nth) => ({ ...area(zone), shape: 'fan' as const, hideEmpty: nth > 0 })),
  };
}

/** Cards and tiles are read, tokens and chips are counted. */
const isFlat = (shape: CardShape): boolean => shape === 'card' || shape === 'tile';

/** Whether what lies in a zone are the places of a map of links. */
function isLinked(meta: GameMeta, { holds, order }: ZoneMeta): boolean {
  const [kind] = holds.map((held) => meta.kinds[held]);
  return order !== 'pile' && kind !== undefined && lineageOf(meta, kind).some(({ links }) => links !== undefined);
}

const graphArea = (zone: ZoneMeta): AreaLayout => ({ ...area(zone), shape: 'graph', size: 'large' });

const isPile = ({ order, visible }: ZoneMeta): boolean => order === 'pile' || visible === 'none';

/** The zones whose things are read and have the room: of players those in force before others. */
function leadingOf(laid: readonly ZoneMeta[], common: readonly ZoneMeta[]): readonly ZoneMeta[] {
  if (laid.length === 0) return common;
  const inForce = laid.filter((zone) => zone.inForce);
  return (inForce.length > 0 ? inForce : laid).slice(0, MOST_LARGE);
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
  return { ...plainArea, zone: zone.name, shape: isPile(zone) ? 'stack' : 'row' };
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
  usual: null,
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
): Pick<KindLayout, 'shape' | 'hue' | 'motif' | 'value' | 'inside' | 'seat'> {
  // Tiles are what a board of them is made of, not what lies on it.
  const tiles = kind.board === undefined ? [] : meta.kinds.flatMap(({ board }) => board?.tiles?.kind ?? []);
  const zones = kind.zones.flatMap((zone) => meta.zones[zone] ?? []);
  const inside = zones.filter(({ holds }) => !holds.some((held) => tiles.includes(held))).map(({ name }) => name);
  const root = meta.kinds.indexOf(lineageOf(meta, kind)[0]!);
  const texts = meta.rows.some((row) => row.text !== '' && isSortOf(meta, row.kind, root));
  const shape = inside.length > 0 ? 'tile' : texts ? 'card' : 'token';
  return {
    shape,
    // Pieces of players who meet on one board are told apart by whose they are.
    seat: shape === 'token' && isOfPlayers(meta, kind),
    hue: HUES[index % HUES.length] ?? HUES[0],
    motif: motifs[index % motifs.length] ?? 'plain',
    value: isSpace(meta, kind) ? numberOfSpace(meta, kind) : numberOf(meta, kind, index),
    inside,
  };
}

/** Whether each thing of a kind belongs to a player from the start. */
function isOfPlayers({ thingPlayer }: GameMeta, { end, first }: KindMeta): boolean {
  const owners = thingPlayer.slice(first, end);
  return owners.length > 0 && owners.every((owner) => owner >= 0);
}

/** Whether things of a kind are spaces of a board, or places that links join. */
export function isSpace(meta: GameMeta, kind: KindMeta): boolean {
  return lineageOf(meta, kind).some(({ board, links }) => board !== undefined || links !== undefined);
}

/**
 * The number that lies on a space: what play changes before what is printed. Where a space lies is
 * seen.
 */
function numberOfSpace(meta: GameMeta, kind: KindMeta): string | null {
  const fields = lineageOf(meta, kind).flatMap((one) => one.fields.flatMap((index) => meta.fields[index] ?? []));
  const printed = printedOf(meta, kind).filter(({ name }) => kind.board === undefined || !WHERE.has(name));
  return [...fields, ...printed].find(({ type }) => type.is === 'number')?.name ?? null;
}

/** Printed numbers that a map gives to its spaces. */
const WHERE: ReadonlySet<string> = new Set(['row', 'column']);

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
