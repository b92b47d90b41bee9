/**
 * How far something is: a bar that is drawn again in place, or, where that cannot be, now and then
 * a line.
 */
import { performance } from 'node:perf_hooks';
import { order, type Terminal } from './terminal.ts';

const CELLS = 28;
const PAUSE_MS = 100;

/**
 * Until the first line of a terminal without a bar; each further line comes after twice the time.
 */
const FIRST_LINE_MS = 10_000;

export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = -Infinity;
  #nextLine = FIRST_LINE_MS;

  /** Draws the empty bar at once, because the first part may take long. */
  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
    this.show(0);
  }

  /** @param done how many of the total */
  show(done: number): void {
    const now = performance.now();
    if (this.#terminal.live) this.#draw(done, now);
    else this.#tell(done, now);
  }

  /** Takes the bar away. @returns seconds since the beginning */
  end(): number {
    if (this.#terminal.live && this.#drawn > -Infinity) this.#terminal.err(order('clear the line'));
    return (performance.now() - this.#start) / 1000;
  }

  #draw(done: number, now: number): void {
    if (now - this.#drawn < PAUSE_MS) return;
    this.#drawn = now;
    const filled = Math.round((CELLS * done) / this.#total);
    const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
    this.#terminal.err(`${order('clear the line')}${bar} ${this.#text(done, now)}`);
  }

  #tell(done: number, now: number): void {
    const took = now - this.#start;
    if (took < this.#nextLine || done >= this.#total) return;
    this.#nextLine = 2 * took;
    this.#terminal.err(`${this.#text(done, now)}\n`);
  }

  #text(done: number, now: number): string {
    const left = done === 0 ? '' : `  ${Math.ceil(((now - this.#start) * (this.#total - done)) / done / 1000)} s left`;
    return `${done} of ${this.#total}${left}`;
  }
}
