import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import type { Stats } from 'node:fs';
import type { Disk } from './disk.ts';
import { makeFolder } from './folders.ts';
import { realPlace } from './inside.ts';

/** What a file is to become. */
export interface FileChange {
  readonly path: string;
  /** null takes the file away */
  readonly content: string | Uint8Array | null;
  /**
   * What the caller has read there, null for no file. Left out: the file is replaced without a
   * comparison.
   */
  readonly before?: Uint8Array | null;
}

/** A file was saved by another program between reading and writing. */
export class ChangedMeanwhile extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} was saved by another program meanwhile; nothing was written over it`);
    this.name = 'ChangedMeanwhile';
    this.path = path;
  }
}

/** Hidden, so readers of content leave scratch files out. */
const SCRATCH_START = '.undercroft-';
let scratchCount = 0;

/**
 * One change of a file in two steps: `prepare` writes a scratch file beside it, `commit` puts that
 * in its place. After `commit` either `takeBack` or `finish` must be called; `takeBack` may be
 * called at any time.
 */
export class PendingChange {
  readonly #change: FileChange;
  readonly #disk: Disk;
  readonly #isOneOfMany: boolean;
  readonly #foldersMade: string[] = [];
  #target: string;
  #scratch: string | null = null;
  /** Holds the old file until `finish`. */
  #backup: string | null = null;
  #state: 'open' | 'prepared' | 'committed' = 'open';
  #old: Stats | undefined;

  /**
   * @param isOneOfMany  whether the old file is kept until `finish`, so that `takeBack` can restore
   *                     it
   */
  constructor(change: FileChange, disk: Disk, isOneOfMany: boolean) {
    this.#change = change;
    this.#disk = disk;
    this.#isOneOfMany = isOneOfMany;
    this.#target = change.path;
  }

  /** @throws Error of the system */
  prepare(): void {
    this.#named(() => {
      this.#target = realPlace(this.#change.path);
      this.#old = this.#disk.statSync(this.#target, { throwIfNoEntry: false });
      this.#requireWritable();
      const { content } = this.#change;
      if (content === null || this.#isDirect) return;
      makeFolder(dirname(this.#target), this.#disk, this.#foldersMade);
      this.#writeScratch(content);
    });
    this.#state = 'prepared';
  }

  /** @throws Error of the system, `ChangedMeanwhile` */
  commit(): void {
    this.#named(() => {
      this.#requireUnchanged();
      const { content } = this.#change;
      if (content !== null && this.#isDirect) return this.#disk.writeFileSync(this.#target, content);
      if (this.#isOneOfMany && this.#old !== undefined) this.#keepOld();
      if (content === null) this.#disk.rmSync(this.#target, { force: true });
      else this.#disk.renameSync(this.#scratch!, this.#target);
      this.#scratch = null;
      this.#state = 'committed';
    });
  }

  /** Puts things back as they were before `prepare`, as far as the system lets it. */
  takeBack(): void {
    const { path, content } = { path: this.#target, content: this.#change.content };
    if (this.#scratch !== null) attempt(() => this.#disk.rmSync(this.#scratch!, { force: true }));
    if (this.#state === 'committed') {
      if (this.#backup !== null) attempt(() => this.#disk.renameSync(this.#backup!, path));
      else if (content !== null && this.#old === undefined) attempt(() => this.#disk.rmSync(path, { force: true }));
    } else this.#dropBackup();
    for (const folder of this.#foldersMade.toReversed()) attempt(() => this.#disk.rmdirSync(folder));
  }

  finish(): void {
    this.#dropBackup();
  }

  #dropBackup(): void {
    if (this.#backup !== null) attempt(() => this.#disk.rmSync(this.#backup!, { force: true }));
  }

  /**
   * A pipe or a device: it has no old content to keep, and a file in its place would be another
   * thing.
   */
  get #isDirect(): boolean {
    return this.#old !== undefined && !this.#old.isFile() && !this.#old.isDirectory();
  }

  /**
   * A rename replaces a file that this user may not write to, so the rights are asked for first.
   */
  #requireWritable(): void {
    if (this.#old === undefined) return;
    if (this.#old.isDirectory()) throw systemError('EISDIR', 'it is a folder');
    // Root may write to everything, so the mode is checked: a file without write bits is read-only
    // on purpose.
    if (this.#old.isFile() && (this.#old.mode & 0o222) === 0) throw systemError('EACCES', 'it is read-only');
    this.#disk.accessSync(this.#target, this.#disk.constants.W_OK);
  }

  #writeScratch(content: string | Uint8Array): void {
    const disk = this.#disk;
    const scratch = this.#nameBeside();
    const file = disk.openSync(scratch, 'wx', 0o666);
    this.#scratch = scratch;
    try {
      disk.writeFileSync(file, content);
      if (this.#old === undefined) return;
      disk.fchmodSync(file, this.#old.mode & 0o7777);
      // Only root can give a file to its old owner.
      attempt(() => disk.fchownSync(file, this.#old!.uid, this.#old!.gid));
      // Otherwise a crash of the machine after the rename can leave an empty file in the place of
      // the old one.
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
  }

  #requireUnchanged(): void {
    const { before, path } = this.#change;
    if (before === undefined) return;
    const now = this.#disk.existsSync(this.#target) ? this.#disk.readFileSync(this.#target) : null;
    if (now === null ? before !== null : before === null || !now.equals(before)) throw new ChangedMeanwhile(path);
  }

  #keepOld(): void {
    const backup = this.#nameBeside();
    try {
      this.#disk.linkSync(this.#target, backup);
    } catch {
      // Some file systems have no second names.
      this.#disk.copyFileSync(this.#target, backup);
    }
    this.#backup = backup;
  }

  /** A short name, which the system takes wherever it takes that of the file. */
  #nameBeside(): string {
    scratchCount++;
    return join(dirname(this.#target), `${SCRATCH_START}${process.pid}-${scratchCount}.tmp`);
  }

  /**
   * The system names the scratch file, or no file at all; the reader of the message knows only the
   * file itself.
   */
  #named(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (error instanceof Error && 'code' in error) {
        const { path } = error as NodeJS.ErrnoException;
        const isKnown = path !== undefined && !basename(path).startsWith(SCRATCH_START);
        Object.assign(error, { path: isKnown ? path : this.#change.path, dest: undefined, syscall: 'write' });
      }
      throw error;
    }
  }
}

function systemError(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code });
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The first error is what the caller is told.
  }
}
