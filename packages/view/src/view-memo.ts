import type { GameMeta } from '@undercroft/contract';
import type { Viewer } from '@undercroft/engine';
import { LogMemo } from './parts/log-memo.ts';
import type { BoardView, DrawnIds, DrawnView, ThingView, ZoneView } from './shape.ts';

/** A thing as it was seen, and the numbers that its view was made of. */
interface KeptThing {
  readonly values: readonly number[];
  readonly view: ThingView;
}

/** What was drawn on a board of tiles, and what that was made of. */
interface KeptDrawing {
  readonly laidText: string;
  readonly drawing: DrawnIds;
  readonly above: readonly ThingView[];
  readonly gates: readonly ThingView[];
  readonly view: DrawnView;
}

/**
 * Memo of the views of one viewer: things, zones, boards and lines of the log that have not changed
 * are the same objects in the next view. So two views are compared quickly, and memory holds their
 * common parts once. Kept by the caller; never changes what a view holds.
 */
export class ViewMemo {
  readonly log = new LogMemo();
  readonly things = new Map<number, KeptThing>();
  readonly zones = new Map<number, ZoneView>();
  /** by id of the first square */
  readonly boards = new Map<number, BoardView>();
  /** by id of the first square of the kind */
  readonly drawn = new Map<number, KeptDrawing>();
  #meta: GameMeta | null = null;
  #viewer: Viewer = 'spectator';

  /** A view of this game begins. Views of another viewer or language share nothing. */
  begin(meta: GameMeta, viewer: Viewer): void {
    if (meta === this.#meta && viewer === this.#viewer) return;
    [this.#meta, this.#viewer] = [meta, viewer];
    this.things.clear();
    this.zones.clear();
    this.boards.clear();
    this.drawn.clear();
  }
}

/** Whether two lists hold the same numbers or the same objects. */
export function isSameList(one: readonly unknown[] | null, other: readonly unknown[] | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
