/** A bar that shows how far something is, drawn again in place; nothing where that cannot be. */
import { performance } from 'node:perf_hooks';
import { order, type Terminal } from './terminal.ts';

const CELLS = 28;
const PAUSE_MS = 100;

export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = -Infinity;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  /** @param done how many of the total */
  show(done: number): void {
    const now = performance.now();
    if (!this.#terminal.live || now - this.#drawn < PAUSE_MS) return;
    this.#drawn = now;
    const filled = Math.round((CELLS * done) / this.#total);
    const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
    const left = done === 0 ? '' : `  ${Math.ceil(((now - this.#start) * (this.#total - done)) / done / 1000)} s left`;
    this.#terminal.err(`${order('clear the line')}${bar} ${done} of ${this.#total}${left}`);
  }

  /** Takes the bar away. @returns seconds since the beginning */
  end(): number {
    if (this.#terminal.live && this.#drawn > -Infinity) this.#terminal.err(order('clear the line'));
    return (performance.now() - this.#start) / 1000;
  }
}
