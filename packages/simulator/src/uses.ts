/** What players chose, and whether those who chose it won. */
import {
  HEADER,
  menuArgument,
  menuEntry,
  NONE,
  STATUS,
  type AskMeta,
  type GameMeta,
  type GameModule,
} from '@undercroft/contract';
import { firstEntries } from './coverage.ts';
import type { Watcher } from './play.ts';
import { oneOfEachSide } from './sides.ts';
import { exactWins } from './statistics.ts';

/**
 * How often something was chosen. Plain JSON.
 *
 * `what` is an entry of a menu or window (the entries of all questions, one after the other), or,
 * from the number of all entries on, a question whose answers are things. `row` is the row of the
 * card or thing that was chosen, or NONE.
 */
export type Use = readonly [what: number, row: number, times: number, games: number, users: number, wins: number];

/** Counts answers while games are played. Failed and unfinished games do not count. */
export class UseWatcher implements Watcher {
  readonly #meta: GameMeta;
  readonly #first: readonly number[];
  readonly #rows: number;
  readonly #times: Float64Array;
  readonly #games: Float64Array;
  readonly #users: Float64Array;
  readonly #wins: Float64Array;
  /** of the game that runs: how often, by whom */
  readonly #now: Float64Array;
  readonly #seats: Uint8Array;
  readonly #touched: number[] = [];
  readonly #names: string[] = [];
  #ask = NONE;
  #player = 0;
  #answers = 0;

  constructor({ meta }: GameModule) {
    this.#meta = meta;
    this.#first = firstEntries(meta);
    this.#rows = meta.rows.length + 1;
    const size = (this.#first.at(-1)! + meta.asks.length) * this.#rows;
    this.#times = new Float64Array(size);
    this.#games = new Float64Array(size);
    this.#users = new Float64Array(size);
    this.#wins = new Float64Array(size);
    this.#now = new Float64Array(size);
    this.#seats = new Uint8Array(size);
  }

  begin(_game: GameModule, state: Int32Array): void {
    for (const at of this.#touched) {
      this.#now[at] = 0;
      this.#seats[at] = 0;
    }
    this.#touched.length = 0;
    this.#ask = NONE;
    this.#answers = state[HEADER.answers]!;
  }

  look({ io }: GameModule, state: Int32Array): void {
    if (this.#ask !== NONE && state[HEADER.answers]! > this.#answers) this.#count(state[HEADER.answer]!);
    this.#answers = state[HEADER.answers]!;
    this.#ask = state[HEADER.status] === STATUS.decision ? io.ask : NONE;
    this.#player = io.player;
  }

  #count(answer: number): void {
    const at = this.#placeOf(answer);
    if (at < 0) return;
    if (this.#now[at]!++ === 0) this.#touched.push(at);
    this.#seats[at]! |= 1 << this.#player;
  }

  #placeOf(answer: number): number {
    return placeOf(this.#meta, this.#first, this.#ask, answer);
  }

  /**
   * Adds the game that has just ended.
   *
   * @param wins by seat: 1 won, 1/2 one of two winners, 0 not
   * @param sides of `sidesOfSeats`
   */
  add(wins: readonly number[], sides: readonly number[]): void {
    for (const at of this.#touched) {
      this.#times[at]! += this.#now[at]!;
      this.#games[at]!++;
      const users = oneOfEachSide(this.#seats[at]!, sides);
      for (const [seat, share] of wins.entries()) {
        if ((users & (1 << seat)) === 0) continue;
        this.#users[at]!++;
        this.#wins[at]! += share;
      }
    }
  }

  /**
   * Calls back for all that was chosen in the game that has just ended.
   *
   * @param chosen gets the name of `nameOfUse` and the seats, as bits
   */
  eachOfGame(chosen: (name: string, seats: number) => void): void {
    for (const at of this.#touched) chosen(this.#nameAt(at), this.#seats[at]!);
  }

  #nameAt(at: number): string {
    return (this.#names[at] ??= nameOfUse(this.#meta, Math.floor(at / this.#rows), (at % this.#rows) - 1));
  }

  /** What was counted, in a fixed order. */
  uses(): Use[] {
    const found: Use[] = [];
    for (let at = 0; at < this.#times.length; at++) {
      if (this.#times[at] === 0) continue;
      const row = (at % this.#rows) - 1;
      found.push([
        Math.floor(at / this.#rows),
        row,
        this.#times[at]!,
        this.#games[at]!,
        this.#users[at]!,
        exactWins(this.#wins[at]!),
      ]);
    }
    return found;
  }
}

/** Both together. */
export function addUses(a: readonly Use[], b: readonly Use[]): Use[] {
  const sums = new Map<string, [number, number, number, number, number, number]>();
  for (const [what, row, ...counts] of [...a, ...b]) {
    const key = `${what} ${row}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, [what, row, ...counts]);
    else for (const [i, count] of counts.entries()) sum[i + 2]! += count;
  }
  for (const sum of sums.values()) sum[5] = exactWins(sum[5]);
  return [...sums.values()].toSorted((x, y) => x[0] - y[0] || x[1] - y[1]);
}

/**
 * Where an answer is counted: a number for each use there can be; -1 for none.
 *
 * @param first of `firstEntries`
 */
function placeOf({ asks, rows, things }: GameMeta, first: readonly number[], ask: number, answer: number): number {
  if (answer === NONE) return -1;
  const width = rows.length + 1;
  const { entries, type } = asks[ask]!;
  if (entries.length === 0) {
    const row = type.is === 'thing' && answer >= 0 ? (things[answer] ?? NONE) : NONE;
    return row < 0 ? -1 : (first.at(-1)! + ask) * width + 1 + row;
  }
  const number = menuEntry(answer);
  const entry = entries[number];
  if (entry === undefined) return -1;
  const argument = entry.argument?.is === 'thing' ? menuArgument(answer) : NONE;
  const row = entry.row >= 0 ? entry.row : argument >= 0 ? (things[argument] ?? NONE) : NONE;
  return (first[ask]! + number) * width + 1 + Math.min(row, rows.length - 1);
}

/**
 * Tells the name of an answer as `UseWatcher.eachOfGame` does; null for one that is not counted.
 */
export function useNamer(meta: GameMeta): (ask: number, answer: number) => string | null {
  const first = firstEntries(meta);
  const width = meta.rows.length + 1;
  const names: string[] = [];
  return (ask, answer) => {
    const at = ask < 0 ? -1 : placeOf(meta, first, ask, answer);
    return at < 0 ? null : (names[at] ??= nameOfUse(meta, Math.floor(at / width), (at % width) - 1));
  };
}

/**
 * What was chosen, in one text that means the same in another state of the content: `main-window:
 * Gold`, `take-turn: fight`.
 */
function nameOfUse(meta: GameMeta, what: number, row: number): string {
  const { within, label, row: title } = useNames(meta, [what, row]);
  return title === null || title === label ? `${within}: ${label}` : `${within}: ${label}: ${title}`;
}

/** What a use is called: the question or the entry, and the card or thing. */
export function useNames(
  meta: GameMeta,
  [what, row]: Use | readonly [what: number, row: number],
): { readonly within: string; readonly label: string; readonly row: string | null } {
  const first = firstEntries(meta);
  const entries = first.at(-1)!;
  const ask: AskMeta =
    meta.asks[what < entries ? first.findLastIndex((at) => at <= what && at < entries) : what - entries]!;
  const label = what < entries ? entryAt(meta, what).label : withoutNames(ask.prompt);
  return { within: ask.within, label, row: row < 0 ? null : meta.rows[row]!.title };
}

/** A question without the names in it, so that the same question counts together at all times. */
export function withoutNames(prompt: string): string {
  return prompt.replaceAll(/\{[^{}]*\}/g, '…');
}

function entryAt({ asks }: GameMeta, what: number): AskMeta['entries'][number] {
  return asks.flatMap(({ entries }) => entries)[what]!;
}
