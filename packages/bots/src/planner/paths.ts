/**
 * Answers that lead to positions, each position knowing the one before it. Memory is used again.
 */
export class Paths {
  #size = 0;
  #before = new Int32Array(4096);
  #answer = new Int32Array(4096);

  clear(): void {
    this.#size = 0;
  }

  /** @param before what this answer follows, -1 for the first @returns number of the longer path */
  add(before: number, answer: number): number {
    if (this.#size === this.#answer.length) this.#grow();
    this.#before[this.#size] = before;
    this.#answer[this.#size] = answer;
    return this.#size++;
  }

  /** All answers of a path, the first one first. */
  answers(path: number): number[] {
    const found: number[] = [];
    for (let at = path; at >= 0; at = this.#before[at]) found.push(this.#answer[at]);
    return found.toReversed();
  }

  #grow(): void {
    const [before, answer] = [this.#before, this.#answer];
    this.#before = new Int32Array(2 * before.length);
    this.#answer = new Int32Array(2 * answer.length);
    this.#before.set(before);
    this.#answer.set(answer);
  }
}
