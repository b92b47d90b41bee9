/** Changes of one turn of the loop in one transaction. */
import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  readonly change: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #sync: () => Promise<void>;
  #waiting: Waiting[] = [];
  /** what is committed and may not be on the disk */
  #committed: Waiting[] = [];
  /** resolves when nothing is committed that may not be on the disk; null when that is so */
  #syncing: Promise<void> | null = null;

  /** @param sync  resolves when what was committed before is on the disk */
  constructor(database: DatabaseSync, sync: () => Promise<void>) {
    this.#database = database;
    this.#sync = sync;
  }

  /**
   * Makes a change with the next transaction. It is on the disk when this resolves.
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

  /** Commits all changes that wait. @throws never */
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
    this.#committed.push(...made);
    this.#syncing ??= this.#syncAll();
  }

  /** Commits all changes that wait, and waits for the disk. @throws never */
  async settle(): Promise<void> {
    this.commit();
    await this.#syncing;
  }

  /**
   * Waits for the disk. What is committed meanwhile waits for the next time.
   * @throws never
   */
  async #syncAll(): Promise<void> {
    while (this.#committed.length > 0) {
      const committed = this.#committed;
      this.#committed = [];
      try {
        await this.#sync();
        for (const { done } of committed) done();
      } catch (error) {
        // What can be read may not be on the disk, so nothing is read or confirmed any more.
        if (this.#database.isOpen) this.#database.close();
        for (const { failed } of committed) failed(error);
      }
    }
    this.#syncing = null;
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
