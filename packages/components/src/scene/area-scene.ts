import type { GameMeta, ZoneMeta } from '@undercroft/contract';
import type { BoardSource } from '../board/grounds.ts';
import type { CardFace, CardShape } from '../card/card-face.ts';
import type { AreaLayout, TableLayout } from '../layout/layout.ts';
import type { ZoneHead, ZoneShape } from '../zone/zone.ts';
import type { CardScene } from './card-scene.ts';
import type { GraphScene } from './graph.ts';

/** A zone as it is drawn. */
export interface AreaScene {
  readonly key: string;
  readonly label: string;
  readonly shape: ZoneShape;
  readonly size: AreaLayout['size'];
  /** how what lies here is drawn, of its first kind */
  readonly things: CardShape;
  /**
   * `guest` comes and goes, and keeps its place meanwhile; `awaited` is one whose place is empty
   * now
   */
  readonly stays: 'always' | 'guest' | 'awaited';
  readonly count: number;
  readonly hue: number;
  /** picture of what lies there, or empty */
  readonly icon: string;
  /** for `columns`: what each is called */
  readonly heads: readonly ZoneHead[];
  /**
   * for `levels` one list a row, for `columns` one a column, else one list in all; only what is
   * drawn
   */
  readonly rows: readonly (readonly CardScene[])[];
  readonly lit: boolean;
  /** for `levels`: how many places each row has; empty by default */
  readonly places: readonly number[];
  /** how many things lie here as a rule; null: not known */
  readonly usual: number | null;
  /** for `graph`: where its things lie, and what is joined */
  readonly graph: GraphScene | null;
  /** for `map`: what its board is drawn from; `rows` are its squares in one list */
  readonly board: BoardSource | null;
  /** what stands in the place of a board on which nothing is laid yet */
  readonly opening?: OpeningScene;
}

/** What a game is about, before anything of its board is known. */
export interface OpeningScene {
  readonly title: string;
  /** the story; empty: none */
  readonly says: string;
  /** what wins; empty: the game does not say it */
  readonly goal: string;
  /** what its picture shows; null: none */
  readonly face: CardFace | null;
  /** who sets out */
  readonly cast: readonly AreaScene[];
  /** what is to be done */
  readonly aims: readonly AreaScene[];
}

/** What only some shapes of areas have. */
export const bare = {
  heads: [],
  places: [],
  usual: null,
  graph: null,
  board: null,
  things: 'token',
  stays: 'always',
} as const;

/**
 * How things of a zone are drawn: as the area says, else as the first kind that the zone holds.
 * What lies there now does not count, so that the area keeps its line.
 *
 * @throws never
 */
export function shapeIn(layout: TableLayout, meta: GameMeta, { things }: AreaLayout, { holds }: ZoneMeta): CardShape {
  return things ?? layout.kinds.get(meta.kinds[holds[0] ?? -1]?.name ?? '')?.shape ?? 'card';
}

/**
 * An area that is shown only while something lies in it: until then its place stays free.
 *
 * @throws never
 */
export function awaitedScene(area: AreaLayout, { title }: ZoneMeta, owner: number, things: CardShape): AreaScene {
  const { icon, shape, size, usual } = area;
  const empty = { hue: 60, icon: icon ?? '', count: 0, rows: [], lit: false, stays: 'awaited' } as const;
  return { ...bare, ...empty, key: `${area.zone}-${owner}`, label: area.title ?? title, shape, size, things, usual };
}

/** Row of a board of squares that holds its gates; things lie on those before it. */
const GATES = 3;

/** Whether nothing is known of a board of squares yet, and nothing is asked of it either. */
export function isBlank({ board, lit, rows }: AreaScene): boolean {
  const isEmpty = rows
    .slice(0, GATES)
    .every((row) => row.every(({ inside, fittings }) => inside.length + fittings.length === 0));
  return board !== null && !lit && isEmpty && board.board.drawn?.signs.every((sign) => sign < 0) === true;
}
