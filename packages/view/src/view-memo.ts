import type { GameMeta } from '@undercroft/contract';
import type { Viewer } from '@undercroft/engine';
import { LogMemo } from './parts/log-memo.ts';
import type { BoardView, DrawnIds, DrawnView, ThingView, ZoneView } from './shape.ts';

/** A thing as it was seen, and the numbers that its view was made of. */
export interface KeptThing {
  readonly values: readonly (number | null)[];
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

/** Parts of views that are kept. */
interface Parts {
  readonly things: KeptThing;
  readonly zones: ZoneView;
  /** by id of the first square */
  readonly boards: BoardView;
  /** by id of the first square of the kind */
  readonly drawn: KeptDrawing;
}

/** By id: what was made last. */
type KeptParts = { readonly [P in keyof Parts]: Map<number, Parts[P]> };

function noParts(): KeptParts {
  return { things: new Map(), zones: new Map(), boards: new Map(), drawn: new Map() };
}

/**
 * What several viewers of one game have in common: most of what one sees another sees, too. A part
 * is shared only where all that it was made of is the same.
 */
export class ViewPool {
  /** a language of a game has its own `meta` */
  readonly #byMeta: PartsByMeta = new WeakMap();

  partsOf(meta: GameMeta): KeptParts {
    return partsIn(this.#byMeta, meta);
  }
}

type PartsByMeta = WeakMap<GameMeta, KeptParts>;

/**
 * By id, what any viewer of any game with a pool saw first. Most of a game is as it was at its
 * beginning, so games that begin alike share these parts. It never holds more than one of each.
 */
const FIRST_SEEN: PartsByMeta = new WeakMap();

function partsIn(byMeta: PartsByMeta, meta: GameMeta): KeptParts {
  let parts = byMeta.get(meta);
  if (parts === undefined) byMeta.set(meta, (parts = noParts()));
  return parts;
}

/**
 * Memo of the views of one viewer: things, zones, boards and lines of the log that have not changed
 * are the same objects in the next view. So two views are compared quickly, and memory holds their
 * common parts once. Kept by the caller; never changes what a view holds.
 */
export class ViewMemo {
  readonly log = new LogMemo();
  readonly #pool: ViewPool | undefined;
  #own = noParts();
  #shared: KeptParts | undefined;
  #first: KeptParts | undefined;
  #meta: GameMeta | null = null;
  #viewer: Viewer = 'spectator';

  /** @param pool  what other viewers of the same game saw; left out: nothing is shared with them */
  constructor(pool?: ViewPool) {
    this.#pool = pool;
  }

  /** A view of this game begins. Views of another language share nothing. */
  begin(meta: GameMeta, viewer: Viewer): void {
    if (meta === this.#meta && viewer === this.#viewer) return;
    [this.#meta, this.#viewer] = [meta, viewer];
    this.#own = noParts();
    this.#shared = this.#pool?.partsOf(meta);
    this.#first = this.#pool && partsIn(FIRST_SEEN, meta);
  }

  /** What this viewer saw last. */
  last<P extends keyof Parts>(part: P, id: number): Parts[P] | undefined {
    return this.#own[part].get(id);
  }

  /** What this viewer, or another one, saw last, if it is the same as what is seen now. */
  find<P extends keyof Parts>(part: P, id: number, isSame: (kept: Parts[P]) => boolean): Parts[P] | undefined {
    const own = this.#own[part].get(id);
    if (own !== undefined && isSame(own)) return own;
    for (const parts of [this.#shared, this.#first]) {
      const other = parts?.[part].get(id);
      if (other === undefined || !isSame(other)) continue;
      this.#own[part].set(id, other);
      return other;
    }
    return undefined;
  }

  keep<P extends keyof Parts>(part: P, id: number, made: Parts[P]): void {
    this.#own[part].set(id, made);
    this.#shared?.[part].set(id, made);
    if (this.#first?.[part].has(id) === false) this.#first[part].set(id, made);
  }
}

/** Whether two lists hold the same numbers or the same objects. */
export function isSameList(one: readonly unknown[] | null, other: readonly unknown[] | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
