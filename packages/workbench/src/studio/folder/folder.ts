/** A folder of the machine in which a game lies, where the browser gives pages one (File System Access). */
import { isContentPath } from '../home/archive.ts';
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

/** Most files of a folder, and folders inside each other. */
const FILES_MAX = 4000;
const DEPTH_MAX = 16;

/** What became of writing. */
export interface Written {
  /** paths of files that are another one by now than when they were read; then nothing was written */
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
   * Reads a folder that somebody has chosen: the game is that folder, or the one in it that is called like the game.
   *
   * @throws what the browser throws when it may not be read
   */
  static async read(game: string, chosen: FileSystemDirectoryHandle): Promise<OpenedFolder> {
    const inner = (await has(chosen, 'game.yaml')) ? null : await folderIn(chosen, game);
    const folder = inner !== null && (await has(inner, 'game.yaml')) ? inner : chosen;
    return new OpenedFolder(game, folder, await textsIn(folder, game));
  }

  /** Goes on with a folder that was kept: what somebody else has changed there since is noticed as ever. */
  static goOn(game: string, { handle, known }: KeptFolder): OpenedFolder {
    return new OpenedFolder(game, handle, known);
  }

  get kept(): KeptFolder {
    return { handle: this.#folder, known: this.#known };
  }

  /** What lay in it when it was looked at last, by path of the studio; `{}` for a folder without a game. */
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
   * Writes what differs, or nothing: where somebody else has changed one of those files meanwhile it is named, and whoever writes once more means it.
   *
   * @throws what the browser throws
   */
  async write(texts: Readonly<Record<string, string>>): Promise<Written> {
    const changes = Object.entries(this.changes(texts));
    const now = await textsIn(this.#folder, this.game);
    const open = changes.filter(([path, text]) => (now[path] ?? null) !== text);
    const others = open.map(([path]) => path).filter((path) => now[path] !== this.#known[path]);
    if (others.length > 0) {
      // Of these it is known now; what somebody else has put there besides stays theirs.
      const read = others.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]] as const]));
      const rest = Object.entries(this.#known).filter(([path]) => !others.includes(path));
      this.#known = Object.fromEntries([...rest, ...read]);
      return { others, count: 0 };
    }
    for (const [path, text] of open) await put(this.#folder, path.slice(this.game.length + 1).split('/'), text);
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

/** Texts of a game in a folder, by path; what is no file of content is left alone. */
async function textsIn(folder: FileSystemDirectoryHandle, game: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const visit = async (inside: FileSystemDirectoryHandle, start: string, depth: number): Promise<void> => {
    for await (const handle of inside.values()) {
      const path = `${start}/${handle.name}`;
      if (Object.keys(texts).length >= FILES_MAX || handle.name.startsWith('.')) continue;
      if (handle.kind === 'directory') {
        if (depth < DEPTH_MAX && handle.name !== 'node_modules') await visit(handle, path, depth + 1);
      } else if (isContentPath(path)) {
        const file = await handle.getFile();
        texts[path] = (await file.text()).replaceAll(/\r\n?/g, '\n');
      }
    }
  };
  await visit(folder, game, 0);
  return texts;
}

async function put(folder: FileSystemDirectoryHandle, path: readonly string[], text: string | null): Promise<void> {
  const [name = '', ...rest] = path;
  if (rest.length > 0) return await put(await folder.getDirectoryHandle(name, { create: true }), rest, text);
  if (text === null) return await folder.removeEntry(name);
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(text);
  await file.close();
}
