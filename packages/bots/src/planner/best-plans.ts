/** By first answer: the best plan that was found in one world. */
export class BestPlans {
  /** by first answer: value of the best finished plan, -Infinity = none, and its path */
  readonly value: Float64Array;
  readonly path: Int32Array;
  /** the same of plans whose turn is not over yet */
  readonly #openValue: Float64Array;
  readonly #openPath: Int32Array;

  /** @param roots most first answers */
  constructor(roots: number) {
    this.value = new Float64Array(roots);
    this.path = new Int32Array(roots);
    this.#openValue = new Float64Array(roots);
    this.#openPath = new Int32Array(roots);
  }

  clear(): void {
    this.value.fill(-Infinity);
    this.path.fill(-1);
    this.#openValue.fill(-Infinity);
    this.#openPath.fill(-1);
  }

  /** Notes a plan whose turn is over. */
  finish(root: number, value: number, path: number): void {
    if (value <= this.value[root]) return;
    this.value[root] = value;
    this.path[root] = path;
  }

  /** Notes a plan that may go on. */
  leaveOpen(root: number, value: number, path: number): void {
    if (value <= this.#openValue[root]) return;
    this.#openValue[root] = value;
    this.#openPath[root] = path;
  }

  /**
   * Counts open plans as finished. A search that was broken off has finished short plans alone, and
   * they would win against longer ones that are already worth more.
   */
  finishOpen(): void {
    for (let root = 0; root < this.value.length; root++) this.finish(root, this.#openValue[root], this.#openPath[root]);
  }
}
