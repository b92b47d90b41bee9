/**
 * Positions after equally many answers: the best of those that were seen, and the best after each
 * first answer.
 */
export class Level {
  /** by slot; slot r is the best position after the first answer r, the others come after them */
  readonly states: Int32Array[] = [];
  readonly value: Float64Array;
  /** fingerprint of the position */
  readonly print: Float64Array;
  /** what tells it from others in which the same things lie in the same places */
  readonly key: Float64Array;
  readonly path: Int32Array;
  /** by slot: number of the first answer, -1 = nothing here */
  readonly root: Int32Array;
  /** slots in use after those of first answers */
  #others = 0;
  /** the same slots, the worst first: a heap */
  readonly #heap: Int32Array;
  readonly #roots: number;
  #width = 0;
  #size: number;

  /**
   * @param size ints of a state
   * @param roots most first answers
   * @param widest most positions besides the best after each first answer
   */
  constructor(size: number, roots: number, widest: number) {
    const slots = roots + widest;
    this.#size = size;
    this.#roots = roots;
    this.value = new Float64Array(slots);
    this.print = new Float64Array(slots);
    this.key = new Float64Array(slots);
    this.path = new Int32Array(slots);
    this.root = new Int32Array(slots).fill(-1);
    this.#heap = new Int32Array(widest);
  }

  /** slots that may be in use */
  get slots(): number {
    return this.#roots + this.#others;
  }

  clear(width: number): void {
    this.root.fill(-1);
    this.#others = 0;
    this.#width = Math.min(width, this.#heap.length);
  }

  /**
   * A slot for a position of this value, -1 when it is not among the best. What was in the slot is
   * forgotten.
   */
  slotFor(root: number, value: number): number {
    if (this.root[root] < 0) return this.#take(root, root, value);
    if (value <= this.value[root]) return this.#other(root, value);
    // The best so far after this first answer goes to the others, when it is good enough.
    const slot = this.#other(root, this.value[root]);
    if (slot >= 0) {
      const state = this.states[slot];
      this.states[slot] = this.states[root];
      this.states[root] = state;
      this.print[slot] = this.print[root];
      this.key[slot] = this.key[root];
      this.path[slot] = this.path[root];
    }
    return this.#take(root, root, value);
  }

  #take(slot: number, root: number, value: number): number {
    this.states[slot] ??= new Int32Array(this.#size);
    this.root[slot] = root;
    this.value[slot] = value;
    return slot;
  }

  #other(root: number, value: number): number {
    if (this.#others < this.#width) {
      const slot = this.#roots + this.#others;
      this.#take(slot, root, value);
      this.#heap[this.#others++] = slot;
      this.#rise(this.#others - 1);
      return slot;
    }
    if (this.#width === 0 || value <= this.value[this.#heap[0]]) return -1;
    const slot = this.#take(this.#heap[0], root, value);
    this.#sink();
    return slot;
  }

  #rise(from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.value[heap[above]] <= this.value[heap[at]]) return;
      [heap[above], heap[at]] = [heap[at], heap[above]];
      at = above;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ;) {
      let least = at;
      for (let below = 2 * at + 1; below <= 2 * at + 2 && below < this.#others; below++)
        if (this.value[heap[below]] < this.value[heap[least]]) least = below;
      if (least === at) return;
      [heap[least], heap[at]] = [heap[at], heap[least]];
      at = least;
    }
  }
}
