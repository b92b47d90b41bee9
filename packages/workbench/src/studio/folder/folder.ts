/**
 * A folder of the machine in which a game lies, where the browser gives pages one (File System
 * Access).
 */
import { FOLDER_DEPTH_MAX, isContentPath, isLeftOut, withEndsOf } from '@undercroft/contract';
import type { Texts } from '../home/home.ts';

declare global {
  interface Window {
    /** Chrome, Edge and their like have it. */
    showDirectoryPicker?: (options: { readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

declare global {
  interface FileSystemHandle {
    /** browsers that let pages keep folders have both */
    queryPermission?: (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
    requestPermission?: (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  }
}

/** A folder with what lay in it when it was looked at last: all that is needed to go on with it. */
export interface KeptFolder {
  readonly handle: FileSystemDirectoryHandle;
  readonly known: Readonly<Record<string, string>>;
}

/** Most files of a folder. */
const FILES_MAX = 4000;

/** What became of writing. */
export interface Written {
  /**
   * paths of files that are another one by now than when they were read; then nothing was written
   */
  readonly others: readonly string[];
  /** how many files were written or taken away */
  readonly count: number;
}

/** The folder of one game, and what lay in it when it was looked at last. */
export class OpenedFolder {
  readonly name: string;
  /** under which its files stand in the studio */
  readonly game: string;
  readonly #folder: FileSystemDirectoryHandle;
  #known: Readonly<Record<string, string>>;

  private constructor(game: string, folder: FileSystemDirectoryHandle, known: Readonly<Record<string, string>>) {
    this.name = folder.name;
    this.game = game;
    this.#folder = folder;
    this.#known = known;
  }

  /**
   * Reads a folder that the user has chosen: the game is that folder,
   * or the one in it that has the name of the game.
   *
   * @throws what the browser throws when it may not be read
   */
  static async read(game: string, chosen: FileSystemDirectoryHandle): Promise<OpenedFolder> {
    const inner = (await has(chosen, 'game.yaml')) ? null : await folderIn(chosen, game);
    const folder = inner !== null && (await has(inner, 'game.yaml')) ? inner : chosen;
    return new OpenedFolder(game, folder, await textsIn(folder, game));
  }

  /**
   * Goes on with a folder that was kept:
   * changes by others since then are noticed.
   */
  static goOn(game: string, { handle, known }: KeptFolder): OpenedFolder {
    return new OpenedFolder(game, handle, known);
  }

  get kept(): KeptFolder {
    return { handle: this.#folder, known: this.#known };
  }

  /**
   * What lay in it when it was looked at last, by path of the studio; `{}` for a folder without a
   * game.
   */
  get texts(): Readonly<Record<string, string>> {
    return this.#known;
  }

  /** Files that differ from it; null for one that is to be taken away. */
  changes(texts: Readonly<Record<string, string>>): Texts {
    const other = Object.entries(texts).filter(([path, text]) => this.#known[path] !== text);
    const gone = Object.keys(this.#known).filter((path) => texts[path] === undefined);
    return { ...Object.fromEntries(other), ...Object.fromEntries(gone.map((path) => [path, null])) };
  }

  /**
   * Writes the files that differ, or none. When another program has changed one
   * of them meanwhile, it is named, and a second write replaces it.
   *
   * @throws what the browser throws; Error with a sentence when a file is not UTF-8 or there are
   *   too many
   */
  async write(texts: Readonly<Record<string, string>>): Promise<Written> {
    const changes = Object.entries(this.changes(texts));
    const now = await textsIn(this.#folder, this.game);
    const open = changes.filter(([path, text]) => (now[path] ?? null) !== text);
    const others = open.map(([path]) => path).filter((path) => now[path] !== this.#known[path]);
    if (others.length > 0) {
      // Of these it is known now; other files that appeared there are left alone.
      const read = others.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]] as const]));
      const rest = Object.entries(this.#known).filter(([path]) => !others.includes(path));
      this.#known = Object.fromEntries([...rest, ...read]);
      return { others, count: 0 };
    }
    await putAll(
      this.#folder,
      open.map(([path, text]) => [path.slice(this.game.length + 1), text] as const),
    );
    this.#known = { ...texts };
    return { others, count: open.length };
  }
}

async function has(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  return await folder.getFileHandle(name).then(
    () => true,
    () => false,
  );
}

async function folderIn(folder: FileSystemDirectoryHandle, name: string): Promise<FileSystemDirectoryHandle | null> {
  return await folder.getDirectoryHandle(name).catch(() => null);
}

/**
 * Texts of a game in a folder, by path; what is no file of content is left alone.
 *
 * @throws Error when a file is not UTF-8 or there are too many: what is left out here would be
 *   taken for one that was taken away
 */
async function textsIn(folder: FileSystemDirectoryHandle, game: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const visit = async (inside: FileSystemDirectoryHandle, start: string, depth: number): Promise<void> => {
    for await (const handle of inside.values()) {
      const path = `${start}/${handle.name}`;
      if (isLeftOut(handle.name)) continue;
      if (handle.kind === 'directory') {
        if (depth < FOLDER_DEPTH_MAX) await visit(handle, path, depth + 1);
      } else if (isContentPath(path)) {
        texts[path] = plainOf(await textOf(handle, path));
        if (Object.keys(texts).length > FILES_MAX)
          throw new Error(`the folder holds more than ${FILES_MAX} files of a game; choose the folder of one game`);
      }
    }
  };
  await visit(folder, game, 0);
  return texts;
}

function plainOf(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

async function textOf(handle: FileSystemFileHandle, path: string): Promise<string> {
  const bytes = await (await handle.getFile()).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${path} is not UTF-8; save it as UTF-8 in your editor`);
  }
}

/** A file that is written beside the old one and takes its place when it is closed. */
interface OpenFile {
  readonly folder: FileSystemDirectoryHandle;
  readonly name: string;
  readonly isNew: boolean;
  /** null for a file that is to be taken away */
  readonly writable: FileSystemWritableFileStream | null;
}

/**
 * Writes files, null takes one away. Everything is written beside the old files first, so that a
 * full disk changes none of them.
 *
 * @throws what the browser throws
 */
async function putAll(
  folder: FileSystemDirectoryHandle,
  files: readonly (readonly [path: string, text: string | null])[],
): Promise<void> {
  const opened: OpenFile[] = [];
  try {
    for (const [path, text] of files) opened.push(await openFile(folder, path.split('/'), text));
  } catch (error) {
    for (const { folder: inside, name, isNew, writable } of opened) {
      await writable?.abort().catch(() => {});
      if (isNew) await inside.removeEntry(name).catch(() => {});
    }
    throw error;
  }
  for (const { folder: inside, name, writable } of opened)
    await (writable === null ? inside.removeEntry(name) : writable.close());
}

async function openFile(
  folder: FileSystemDirectoryHandle,
  path: readonly string[],
  text: string | null,
): Promise<OpenFile> {
  const [name = '', ...rest] = path;
  if (rest.length > 0) return await openFile(await folder.getDirectoryHandle(name, { create: true }), rest, text);
  const isNew = !(await has(folder, name));
  if (text === null) return { folder, name, isNew, writable: null };
  const handle = await folder.getFileHandle(name, { create: true });
  const before = isNew ? null : await textOf(handle, name);
  const writable = await handle.createWritable();
  try {
    await writable.write(withEndsOf(before, text));
    return { folder, name, isNew, writable };
  } catch (error) {
    await writable.abort().catch(() => {});
    if (isNew) await folder.removeEntry(name).catch(() => {});
    throw error;
  }
}
