/**
 * Copies of a state every few answers, so that any earlier position is reached by one copy and a
 * few answers.
 */

/** Answers between two checkpoints at first: at 2.5 µs an answer the longest way is 40 µs. */
const STRIDE = 16;
/** Most checkpoints; when they are full every second one is given up and the stride doubles. */
const CAPACITY = 256;

/** The checkpoints of one game. Buffers are kept and used again. */
export class Checkpoints {
  private readonly slots: Int32Array[] = [];
  private count = 0;
  private stride = STRIDE;

  /** Keeps a copy when the position is due. Positions come in order, from 0. */
  record(position: number, state: Int32Array): void {
    if (position !== this.count * this.stride) return;
    if (this.count === CAPACITY) {
      this.thin();
      if (position !== this.count * this.stride) return;
    }
    const slot = this.slots[this.count];
    if (slot === undefined) this.slots.push(state.slice());
    else slot.set(state);
    this.count++;
  }

  /** The position of the nearest checkpoint at or before a position. */
  before(position: number): number {
    return Math.min(Math.floor(position / this.stride), this.count - 1) * this.stride;
  }

  /** Copies the checkpoint of a position given by `before`. */
  load(position: number, into: Int32Array): void {
    into.set(this.slots[position / this.stride]);
  }

  /** Gives up what lies behind a position. */
  truncate(position: number): void {
    this.count = Math.min(this.count, Math.floor(position / this.stride) + 1);
  }

  private thin(): void {
    for (let i = 1; i * 2 < this.count; i++) {
      const kept = this.slots[i * 2];
      this.slots[i * 2] = this.slots[i];
      this.slots[i] = kept;
    }
    this.count = Math.ceil(this.count / 2);
    this.stride *= 2;
  }
}
