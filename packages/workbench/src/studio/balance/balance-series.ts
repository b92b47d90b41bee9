import type { BalanceGame, BalanceNews, BalanceOrder, BalanceSoFar, BalanceWays } from './balance-worker.ts';

/** Lets bots play the game as it is edited, beside the page. */
export class BalanceSeries {
  readonly #changed: () => void;
  #worker: Worker | null = null;
  #code = '';
  #playedCode = '';
  /** how the game can be played; null before it is known */
  ways: BalanceWays | null = null;
  /** of the last series that was asked for; null before any of it was played */
  played: BalanceSoFar | null = null;
  running = false;
  /** why nothing more is played; empty: all is well */
  stopped = '';

  /** @param changed  called when there is anything new to be shown */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether what was played was played with another version of the game. */
  get isOld(): boolean {
    return this.played !== null && this.#playedCode !== this.#code;
  }

  /**
   * Takes up a version of the game, unless it is the one at hand. A series that runs goes on to its
   * end.
   */
  take(code: string): void {
    if (code === '' || code === this.#code) return;
    this.#code = code;
    if (!this.running) this.#begin();
  }

  /** Plays the newest version. */
  play(order: BalanceOrder): void {
    this.#begin();
    this.played = null;
    this.running = true;
    this.#playedCode = this.#code;
    this.#send(order);
    this.#changed();
  }

  /** Ends a series; what was played of it stays. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.running = false;
  }

  #begin(): void {
    this.stop();
    this.stopped = '';
    const worker = new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BalanceNews>) => this.#hear(data));
    worker.addEventListener('error', ({ message }) => {
      this.stopped = message;
      this.stop();
      this.#changed();
    });
    this.#worker = worker;
    this.#send({ code: this.#code });
  }

  #hear(news: BalanceNews): void {
    if (news.is === 'ways') this.ways = news;
    else {
      this.played = news;
      if (news.games === news.of) this.running = false;
      // The game was edited meanwhile, and may be played in other ways.
      if (!this.running && this.isOld) this.#begin();
    }
    this.#changed();
  }

  #send(message: BalanceGame | BalanceOrder): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#worker?.postMessage(message);
  }
}
