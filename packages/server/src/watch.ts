/**
 * Tells another thread at which table this one works, so that rules that never end are known by
 * their table.
 */

/** Bytes that hold the id of a table. */
export const WATCH_BYTES = 64;

export class Watch {
  readonly #bytes: Uint8Array;

  /** @param shared  memory that the other thread reads; of this thread alone when left out */
  constructor(shared: ArrayBufferLike = new ArrayBuffer(WATCH_BYTES)) {
    this.#bytes = new Uint8Array(shared);
  }

  /** Id of the table at which the thread works; empty when it works at none. */
  get table(): string {
    return String.fromCharCode(...this.#bytes).replaceAll('\0', '');
  }

  /** Works at a table. @throws what `work` throws */
  during<T>(table: string, work: () => T): T {
    for (let i = 0; i < WATCH_BYTES; i++) this.#bytes[i] = table.charCodeAt(i) || 0;
    try {
      return work();
    } finally {
      this.#bytes.fill(0);
    }
  }
}
