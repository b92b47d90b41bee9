// hot: no allocation
/**
 * The tree of a search: how often each answer was tried and how well it did. Nodes lie in arrays
 * and are used again from search to search.
 */

export class Tree {
  /** nodes in use */
  size = 0;
  readonly capacity: number;
  /** by node: the answer that leads here, as the rules see it */
  readonly answer: Int32Array;
  /** by node: who gave it */
  readonly player: Int32Array;
  /** by node: how often it was chosen */
  readonly visits: Int32Array;
  /** by node: how often it could have been chosen; not every world offers every answer */
  readonly offered: Int32Array;
  /** by node: sum of values for the player who gave the answer, each 0 to 1 */
  readonly sum: Float64Array;
  readonly #firstChild: Int32Array;
  readonly #nextSibling: Int32Array;

  /** @param capacity most nodes, the root included */
  constructor(capacity: number) {
    this.capacity = capacity;
    this.answer = new Int32Array(capacity);
    this.player = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.offered = new Int32Array(capacity);
    this.sum = new Float64Array(capacity);
    this.#firstChild = new Int32Array(capacity);
    this.#nextSibling = new Int32Array(capacity);
  }

  /** Forgets everything; node 0 is the root again. */
  clear(): void {
    this.size = 0;
    this.add(-1, 0, -1);
  }

  /** Whether another node can be added. */
  get hasRoom(): boolean {
    return this.size < this.capacity;
  }

  /** Adds a child. @returns the node */
  add(parent: number, answer: number, player: number): number {
    const node = this.size++;
    this.answer[node] = answer;
    this.player[node] = player;
    this.visits[node] = 0;
    this.offered[node] = 0;
    this.sum[node] = 0;
    this.#firstChild[node] = -1;
    this.#nextSibling[node] = parent < 0 ? -1 : this.#firstChild[parent];
    if (parent >= 0) this.#firstChild[parent] = node;
    return node;
  }

  /** The child that an answer of a player leads to, -1 when it was never tried. */
  child(parent: number, answer: number, player: number): number {
    for (let node = this.#firstChild[parent]; node >= 0; node = this.#nextSibling[node]) {
      if (this.answer[node] === answer && this.player[node] === player) return node;
    }
    return -1;
  }
}
