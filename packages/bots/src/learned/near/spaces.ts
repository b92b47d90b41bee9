/**
 * How near the spaces of maps are to each other, as far as declarations tell: by steps along
 * neighbours on boards and links, with the walls that are drawn; by columns and rows on boards of
 * tiles. What rules say of who may pass, doors, and what is drawn on tiles are not looked at.
 */
import { cellsOfBoard, spacesBeside, type GameMeta, type KindMeta } from '@undercroft/contract';

/** Most spaces of a map, because all pairs of them are noted. */
const SPACES_MAX = 2048;
/** Steps at which something is half as near as on the very space. */
const HALF = 4;
/** Nearness of what is on the very space. */
const HERE = 1000;

/**
 * How near something is, in whole numbers, by the steps to it: more is nearer. 0 is kept for what
 * is nowhere.
 */
function nearBy(steps: number): number {
  return Math.round((HERE * HALF) / (HALF + steps));
}

/** Spaces of one map. */
export interface MapSpaces {
  /** index into `meta.kinds` */
  readonly kind: number;
  /** things: of a board those of all players at one place side by side */
  readonly first: number;
  readonly seats: number;
  /** spaces that one player has, or that there are for all */
  readonly count: number;
  /** Int16Array[count * count]: how near each space is to each other, 0 where no way leads */
  readonly near: Int16Array;
}

/** The maps of a game whose spaces stay where they are. */
export function mapsOf(meta: GameMeta): MapSpaces[] {
  return meta.kinds.flatMap((kind, index) => {
    if (kind.board !== undefined && kind.board.columns * kind.board.rows > SPACES_MAX) return [];
    if (kind.board !== undefined) return [boardOf(meta, kind, index)];
    return kind.links === undefined || kind.end - kind.first > SPACES_MAX ? [] : [linkedOf(meta, kind, index)];
  });
}

function boardOf(meta: GameMeta, kind: KindMeta, index: number): MapSpaces {
  const { columns, of, tiles, walls } = kind.board!;
  const cells = cellsOfBoard(kind.board!);
  const count = cells.length;
  const map = { kind: index, first: kind.first, seats: of === 'player' ? meta.players.max : 1, count };
  if (tiles !== undefined) return { ...map, near: nearByPlace(count, columns) };
  const walled = new Set(walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const next = spacesBeside(kind.board!).map((beside, space) =>
    beside.filter((other) => !walled.has(`${cells[space]} ${cells[other]}`)),
  );
  return { ...map, near: nearBySteps(next) };
}

/** Rows that are neighbours, for everybody or for each player. */
function linkedOf(meta: GameMeta, kind: KindMeta, index: number): MapSpaces {
  const { first, end } = kind;
  const ids = Array.from({ length: end - first }, (_, i) => first + i);
  const next = ids.map((): number[] => []);
  const things = (name: string): number[] =>
    ids.filter((thing) => meta.rows[meta.things[thing]].name === name).map((thing) => thing - first);
  for (const [one, other] of kind.links!)
    for (const a of things(one))
      for (const b of things(other)) {
        const [player, beside] = [meta.thingPlayer[first + a], meta.thingPlayer[first + b]];
        if (a === b || (player >= 0 && beside >= 0 && player !== beside)) continue;
        next[a].push(b);
        next[b].push(a);
      }
  const count = end - first;
  return { kind: index, first, seats: 1, count, near: nearBySteps(next) };
}

/** By number, from each space to each other; what cannot be reached is nowhere. */
function nearBySteps(next: readonly (readonly number[])[]): Int16Array {
  const count = next.length;
  const near = new Int16Array(count * count);
  for (let from = 0; from < count; from++) {
    const found = [from];
    const at = from * count;
    near[at + from] = HERE;
    for (let steps = 1, head = 0; head < found.length; steps++)
      for (const end = found.length; head < end; head++)
        for (const other of next[found[head]])
          if (near[at + other] === 0) {
            near[at + other] = nearBy(steps);
            found.push(other);
          }
  }
  return near;
}

function nearByPlace(count: number, columns: number): Int16Array {
  const near = new Int16Array(count * count);
  for (let from = 0, at = 0; from < count; from++)
    for (let to = 0; to < count; to++, at++) {
      const across = Math.abs((from % columns) - (to % columns));
      near[at] = nearBy(across + Math.abs(Math.floor(from / columns) - Math.floor(to / columns)));
    }
  return near;
}
