/**
 * Which lines of the generated code a mutant changes, so that scenarios that run none of them need
 * not be run: they play as before.
 */

/** The code of the unchanged game, line by line. */
export class CodeLines {
  readonly #lines: readonly string[];
  /** per line: 1 = part of a function, which runs only when it is called */
  readonly #inside: Uint8Array;

  /** @param code as the compiler writes it: bodies of functions are indented */
  constructor(code: string) {
    this.#lines = playedLines(code);
    this.#inside = new Uint8Array(this.#lines.length);
    let isInside = false;
    for (const [at, text] of this.#lines.entries()) {
      if (!text.startsWith(' ') && text !== '}') isInside = /^(export )?function\b/.test(text);
      this.#inside[at] = Number(isInside);
      if (text === '}') isInside = false;
    }
  }

  /**
   * Lines that other code has changed, counted from 0, with the line before and behind what was put
   * in. Null when code outside of functions may have changed, which runs as the game is loaded.
   */
  changedIn(code: string): readonly number[] | null {
    const before = this.#lines;
    const after = playedLines(code);
    const same = Math.min(before.length, after.length);
    let from = 0;
    while (from < same && before[from] === after[from]) from++;
    if (before.length === after.length)
      return this.#within([...before.keys()].filter((at) => before[at] !== after[at]));
    let end = 0;
    while (end < same - from && before.at(-1 - end) === after.at(-1 - end)) end++;
    const to = before.length - end;
    // One line more at either end: a scenario that comes by the place runs one of the two.
    const around = [from - 1, to].filter((at) => this.#inside[at] === 1);
    const inner = this.#within(Array.from({ length: to - from }, (_, index) => from + index));
    return inner === null || around.length === 0 ? null : [...inner, ...around];
  }

  #within(changed: number[]): number[] | null {
    return changed.every((at) => this.#inside[at] === 1) ? changed : null;
  }
}

/** Lines of a module, without what is said about the game: it has all texts and places in it. */
function playedLines(code: string): string[] {
  return code.split('\n').map((text) => (text.startsWith('const META ') ? '' : text));
}

/** Which scenario runs which line. Shared by threads, because it has megabytes. */
export class RunLines {
  readonly #bits: Uint8Array;
  readonly #stride: number;

  /** @param shared what `sharedLines` gave; @param lines how many lines the code has */
  constructor(shared: SharedArrayBuffer, lines: number) {
    this.#bits = new Uint8Array(shared);
    this.#stride = strideOf(lines);
  }

  /** Whether a scenario runs one of some lines. */
  runsAny(scenario: number, lines: readonly number[]): boolean {
    const first = scenario * this.#stride;
    return lines.some((line) => ((this.#bits[first + (line >> 3)] ?? 0) & (1 << (line & 7))) !== 0);
  }
}

/** @param runs of each scenario the lines that it runs; @param lines how many lines the code has */
export function sharedLines(runs: readonly Iterable<number>[], lines: number): SharedArrayBuffer {
  const stride = strideOf(lines);
  const shared = new SharedArrayBuffer(runs.length * stride);
  const bits = new Uint8Array(shared);
  for (const [scenario, run] of runs.entries())
    for (const line of run) bits[scenario * stride + (line >> 3)]! |= 1 << (line & 7);
  return shared;
}

function strideOf(lines: number): number {
  return (lines >> 3) + 1;
}
