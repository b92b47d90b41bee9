/** Changes of one turn of the loop in one transaction. */
import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  readonly change: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  #waiting: Waiting[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Makes a change with the next transaction.
   *
   * @param change  all of it is kept or nothing; others go on when it throws
   * @throws        what `change` throws, or why the transaction could not be kept
   */
  async add(change: () => void): Promise<void> {
    await new Promise<void>((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.commit());
      this.#waiting.push({ change, done, failed });
    });
  }

  /** Keeps all changes that wait. @throws never */
  commit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const made: Waiting[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const one of waiting) if (this.#isMade(one)) made.push(one);
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#isBegun) this.#database.exec('ROLLBACK');
      for (const { failed } of waiting) failed(error);
      return;
    }
    for (const { done } of made) done();
  }

  /** False also when the database was closed meanwhile. */
  get #isBegun(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  /**
   * Makes one change.
   *
   * @returns false when it throws: it was told so
   * @throws  Error when the whole transaction is gone, as on a full disk
   */
  #isMade({ change, failed }: Waiting): boolean {
    this.#database.exec('SAVEPOINT one');
    try {
      change();
      this.#database.exec('RELEASE one');
      return true;
    } catch (error) {
      if (!this.#isBegun) throw error;
      this.#database.exec('ROLLBACK TO one; RELEASE one');
      failed(error);
      return false;
    }
  }
}
