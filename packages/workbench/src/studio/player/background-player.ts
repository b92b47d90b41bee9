import type { PlayerReport, PlayerStart } from './player-worker.ts';

/** Lets the newest game be played beside the page. */
export class BackgroundPlayer {
  readonly #found: () => void;
  #worker: Worker | null = null;
  #code = '';
  /** of the game that is played now; null before anything is known of it */
  report: PlayerReport | null = null;
  /** why the player has stopped; empty while it plays */
  stopped = '';

  /** @param found  called when there is another report */
  constructor(found: () => void) {
    this.#found = found;
  }

  /** Plays a game, unless it is the one that is played. */
  play(code: string): void {
    // While something is wrong the last game that was right is played on.
    if (code === this.#code || code === '') return;
    this.stop();
    this.#code = code;
    this.report = null;
    this.stopped = '';
    this.#worker = new Worker(new URL('./player-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PlayerReport>) => {
      this.report = data;
      if (data.ended) this.#end();
      this.#found();
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.stopped = message;
      this.#end();
      this.#found();
    });
    const start: PlayerStart = { code };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#worker.postMessage(start);
  }

  /** How much went wrong. */
  get wrong(): number {
    const { report } = this;
    return report === null ? 0 : report.failures.length + (report.endless > 0 ? 1 : 0);
  }

  /** How much there is to be looked at: what went wrong, and what may be meant so. */
  get count(): number {
    return this.wrong + (this.report?.never.length ?? 0);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  stop(): void {
    this.#end();
    this.#code = '';
  }
}
