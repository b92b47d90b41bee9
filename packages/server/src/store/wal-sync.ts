/**
 * Waits until the disk holds what was committed. SQLite would wait in the thread of the tables,
 * which then does nothing else: most of an answer's time is this wait.
 */
import { open, type FileHandle } from 'node:fs/promises';

export class WalSync {
  readonly #file: string | null;
  #wal: Promise<FileHandle> | null = null;

  /** @param database  path of its file; null for one in memory */
  constructor(database: string | null) {
    this.#file = database === null ? null : `${database}-wal`;
  }

  /**
   * Resolves when everything that was committed before the call is on the disk.
   *
   * @throws Error when the disk fails: what was committed may be lost when the machine stops
   */
  async sync(): Promise<void> {
    if (this.#file === null) return;
    this.#wal ??= open(this.#file, 'r+');
    await (await this.#wal).datasync();
  }

  async close(): Promise<void> {
    await (await this.#wal)?.close();
  }
}
