/** What of the rules was ever reached in a series of games. */
import type { GameModule } from '@undercroft/contract';
import type { Watcher } from './play.ts';

/** Counts by index into `meta.sites`, `meta.asks`, `meta.events`: how often each was seen. Sites are 0 or 1. */
export interface Reached {
  readonly sites: readonly number[];
  readonly asks: readonly number[];
  readonly events: readonly number[];
}

/** Counts what is reached while games are played. */
export class CoverageWatcher implements Watcher {
  readonly #game: GameModule;
  readonly #sites: Uint8Array;
  readonly #asks: Float64Array;
  readonly #events: Float64Array;

  constructor(game: GameModule) {
    this.#game = game;
    this.#sites = new Uint8Array(game.meta.sites.length);
    this.#asks = new Float64Array(game.meta.asks.length);
    this.#events = new Float64Array(game.meta.events.length);
  }

  /** Begins anew: forgets what the module reached before. */
  start(): void {
    this.#game.io.log = true;
    this.#game.io.reached = this.#sites;
  }

  look({ io }: GameModule): void {
    if (io.count > 0 && io.ask >= 0 && io.ask < this.#asks.length) this.#asks[io.ask]++;
    for (let at = 0; at < io.eventLength; at += Math.max(1, io.events[at])) this.#events[io.events[at + 1]]++;
  }

  /** Ends counting and gives what was counted. */
  finish(): Reached {
    this.#game.io.log = false;
    this.#game.io.reached = null;
    return { sites: [...this.#sites], asks: [...this.#asks], events: [...this.#events] };
  }
}

/** Both together: sums of asks and events, either of sites. */
export function addReached(a: Reached, b: Reached): Reached {
  const sum = (x: readonly number[], y: readonly number[]): number[] =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, i) => (x[i] ?? 0) + (y[i] ?? 0));
  return {
    sites: sum(a.sites, b.sites).map((n) => Math.min(1, n)),
    asks: sum(a.asks, b.asks),
    events: sum(a.events, b.events),
  };
}
