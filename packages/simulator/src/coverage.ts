/** What of the rules was ever reached in a series of games. */
import { EVENT_RECORD, HEADER, STATUS, menuEntry, type GameMeta, type GameModule } from '@undercroft/contract';
import type { Watcher } from './play.ts';

/**
 * Counts by index into `meta.sites`, `meta.asks`, `meta.events`: how often each was seen; sites are
 * 0 or 1. `entries` counts how often each entry of a menu or window was chosen: the entries of all
 * questions, one after the other.
 */
export interface CoverageCounts {
  readonly sites: readonly number[];
  readonly asks: readonly number[];
  readonly events: readonly number[];
  readonly entries: readonly number[];
}

/**
 * Where the entries of each question begin in `CoverageCounts.entries`; one more at the end: how
 * many there are in all.
 */
export function firstEntries({ asks }: GameMeta): number[] {
  const first = [0];
  for (const { entries } of asks) first.push(first.at(-1)! + entries.length);
  return first;
}

/** Counts what is reached while games are played. */
export class CoverageWatcher implements Watcher {
  readonly #game: GameModule;
  readonly #sites: Uint8Array;
  readonly #asks: Float64Array;
  readonly #events: Float64Array;
  readonly #entries: Float64Array;
  readonly #firstEntries: readonly number[];
  #asked = -1;

  constructor(game: GameModule) {
    this.#game = game;
    this.#sites = new Uint8Array(game.meta.sites.length);
    this.#asks = new Float64Array(game.meta.asks.length);
    this.#events = new Float64Array(game.meta.events.length);
    this.#firstEntries = firstEntries(game.meta);
    this.#entries = new Float64Array(this.#firstEntries.at(-1)!);
  }

  /** Begins anew: forgets what the module reached before. */
  start(): void {
    this.#game.io.log = true;
    this.#game.io.reached = this.#sites;
  }

  begin(): void {
    this.#asked = -1;
  }

  look({ io, meta }: GameModule, state: Int32Array): void {
    const entry = menuEntry(state[HEADER.answer]!);
    // The answer that led here was given to the question of the last look.
    if (entry >= 0 && entry < (meta.asks[this.#asked]?.entries.length ?? 0))
      this.#entries[this.#firstEntries[this.#asked]! + entry]!++;
    this.#asked = state[HEADER.status] === STATUS.decision ? io.ask : -1;
    if (io.count > 0 && io.ask >= 0 && io.ask < this.#asks.length) this.#asks[io.ask]!++;
    for (let at = 0; at < io.eventLength; at += Math.max(1, io.events[at + EVENT_RECORD.length]!))
      this.#events[io.events[at + EVENT_RECORD.event]!]!++;
  }

  /** Ends counting and gives what was counted. */
  finish(): CoverageCounts {
    this.#game.io.log = false;
    this.#game.io.reached = null;
    return { sites: [...this.#sites], asks: [...this.#asks], events: [...this.#events], entries: [...this.#entries] };
  }
}

/** Both together: sums of asks and events, either of sites. */
export function addCoverage(a: CoverageCounts, b: CoverageCounts): CoverageCounts {
  const sum = (x: readonly number[], y: readonly number[]): number[] =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, i) => (x[i] ?? 0) + (y[i] ?? 0));
  return {
    sites: sum(a.sites, b.sites).map((n) => Math.min(1, n)),
    asks: sum(a.asks, b.asks),
    events: sum(a.events, b.events),
    entries: sum(a.entries, b.entries),
  };
}
