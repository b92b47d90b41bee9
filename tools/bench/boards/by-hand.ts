/**
 * The same board games written by hand on flat arrays: what the compiled ones are measured
 * against. Each lists all legal moves before it plays one, as the compiled games do.
 */
import type { BoardName } from './games.ts';

/** One game that runs; a move is a number that only the game itself reads. */
export interface BoardByHand {
  readonly moves: Int32Array;
  begin(): void;
  /** Writes the legal moves into `moves`. @returns how many; 0 when the game is over */
  list(): number;
  play(move: number): void;
  /** for walks over all games */
  copy(): BoardByHand;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const LINES_OF = Array.from({ length: 9 }, (_, square) =>
  Int8Array.from(LINES.filter((line) => line.includes(square)).flat()),
);

class Noughts implements BoardByHand {
  readonly moves = new Int32Array(9);
  readonly #cells = new Int8Array(9);
  #active = 1;
  #over = false;

  begin(): void {
    this.#cells.fill(0);
    this.#active = 1;
    this.#over = false;
  }

  list(): number {
    if (this.#over) return 0;
    let count = 0;
    for (let square = 0; square < 9; square++) if (this.#cells[square] === 0) this.moves[count++] = square;
    return count;
  }

  play(square: number): void {
    const [cells, active] = [this.#cells, this.#active];
    cells[square] = active;
    const lines = LINES_OF[square]!;
    for (let at = 0; at < lines.length; at += 3)
      if (cells[lines[at]!] === active && cells[lines[at + 1]!] === active && cells[lines[at + 2]!] === active)
        this.#over = true;
    this.#active = 3 - active;
  }

  copy(): BoardByHand {
    const other = new Noughts();
    other.#cells.set(this.#cells);
    other.#active = this.#active;
    other.#over = this.#over;
    return other;
  }
}

class ConnectFour implements BoardByHand {
  readonly moves = new Int32Array(7);
  /** columns of eight with a border, so that a run never leaves the board: 0 free, 3 border */
  readonly #cells = new Int8Array(9 * 8);
  readonly #heights = new Int8Array(7);
  #active = 1;
  #over = false;

  begin(): void {
    this.#cells.fill(3);
    for (let column = 1; column <= 7; column++) this.#cells.fill(0, column * 8 + 1, column * 8 + 7);
    this.#heights.fill(0);
    this.#active = 1;
    this.#over = false;
  }

  list(): number {
    if (this.#over) return 0;
    let count = 0;
    for (let column = 0; column < 7; column++) if (this.#heights[column]! < 6) this.moves[count++] = column;
    return count;
  }

  play(column: number): void {
    const at = (column + 1) * 8 + 1 + this.#heights[column]!++;
    this.#cells[at] = this.#active;
    this.#over = this.#run(at, 1) >= 3 || this.#run(at, 8) >= 3 || this.#run(at, 9) >= 3 || this.#run(at, 7) >= 3;
    this.#active = 3 - this.#active;
  }

  #run(from: number, step: number): number {
    const [cells, active] = [this.#cells, this.#active];
    let length = 0;
    for (let at = from + step; cells[at] === active; at += step) length++;
    for (let at = from - step; cells[at] === active; at -= step) length++;
    return length;
  }

  copy(): BoardByHand {
    const other = new ConnectFour();
    other.#cells.set(this.#cells);
    other.#heights.set(this.#heights);
    other.#active = this.#active;
    other.#over = this.#over;
    return other;
  }
}

const NONE = 255;

class Breakthrough implements BoardByHand {
  readonly moves = new Int32Array(48);
  /**
   * rows of ten with a border: number of the pawn that stands there, 32 for an empty square,
   * 64 for the border
   */
  readonly #cells = new Int8Array(100);
  /** where each pawn stands; sixteen of each player */
  readonly #places = new Uint8Array(32);
  readonly #left = new Int8Array(2);
  #active = 0;
  #over = false;

  begin(): void {
    this.#cells.fill(64);
    for (let row = 1; row <= 8; row++) this.#cells.fill(32, row * 10 + 1, row * 10 + 9);
    for (let pawn = 0; pawn < 32; pawn++) {
      const row = (pawn < 16 ? 7 : 1) + ((pawn >> 3) & 1);
      this.#places[pawn] = row * 10 + 1 + (pawn & 7);
      this.#cells[this.#places[pawn]!] = pawn;
    }
    this.#left.fill(16);
    this.#active = 0;
    this.#over = false;
  }

  list(): number {
    if (this.#over) return 0;
    const [cells, own] = [this.#cells, this.#active * 16];
    const ahead = this.#active === 0 ? -10 : 10;
    let count = 0;
    for (let pawn = own; pawn < own + 16; pawn++) {
      const from = this.#places[pawn]!;
      if (from === NONE) continue;
      for (let aside = -1; aside <= 1; aside++) {
        const other = cells[from + ahead + aside]!;
        if (other === 32 || (aside !== 0 && other < 32 && other >> 4 !== this.#active))
          this.moves[count++] = (pawn << 8) | (from + ahead + aside);
      }
    }
    return count;
  }

  play(move: number): void {
    const [pawn, to] = [move >> 8, move & 255];
    const taken = this.#cells[to]!;
    if (taken < 32) {
      this.#places[taken] = NONE;
      this.#left[taken >> 4]!--;
    }
    this.#cells[this.#places[pawn]!] = 32;
    this.#cells[to] = pawn;
    this.#places[pawn] = to;
    this.#over = to < 20 || to >= 80 || this.#left[1 - this.#active] === 0;
    this.#active = 1 - this.#active;
  }

  copy(): BoardByHand {
    const other = new Breakthrough();
    other.#cells.set(this.#cells);
    other.#places.set(this.#places);
    other.#left.set(this.#left);
    other.#active = this.#active;
    other.#over = this.#over;
    return other;
  }
}

/** A new game, not yet begun. */
export function boardByHand(name: BoardName): BoardByHand {
  return name === 'noughts' ? new Noughts() : name === 'connect-four' ? new ConnectFour() : new Breakthrough();
}
