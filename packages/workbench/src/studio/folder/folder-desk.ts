import type { Studio } from '../studio.ts';
import type { Say } from '../words/words.ts';
import { OpenedFolder, type KeptFolder } from './folder.ts';
import { askPermission, keepFolder, permissionOf, readKeptFolder } from './kept-folder.ts';

/** What is told of it. */
export interface FolderHost {
  readonly say: Say;
  /** Something is to be said. */
  readonly tell: (sentence: string) => void;
  /** What can be done is something else now. */
  readonly changed: () => void;
}

/**
 * A folder of one's own, beside what the browser keeps: what lies there is taken in, and what is
 * changed is written back. It is kept for the next time the page is loaded.
 */
export class FolderDesk {
  readonly #studio: Studio;
  readonly #host: FolderHost;
  #folder: OpenedFolder | null = null;
  /**
   * a folder from before the page was loaded, for which the browser needs the user's permission
   * again
   */
  #waiting: KeptFolder | null = null;

  constructor(studio: Studio, host: FolderHost) {
    this.#studio = studio;
    this.#host = host;
  }

  /** Opens the folder of the last time, or offers to. */
  async begin(): Promise<void> {
    const kept = await readKeptFolder(this.#studio.game);
    if (kept === null || this.#folder !== null) return;
    if ((await permissionOf(kept)) === 'granted') this.#goOn(kept);
    else this.#waiting = kept;
    this.#host.changed();
  }

  /** Name of the folder that is open; null: none is. */
  get name(): string | null {
    return this.#folder?.name ?? null;
  }

  /** Name of the folder that can be opened again. */
  get waits(): string | null {
    return this.#waiting?.handle.name ?? null;
  }

  /** Files that differ from those in the folder. */
  get count(): number {
    return this.#folder === null ? 0 : Object.keys(this.#folder.changes(this.#studio.texts)).length;
  }

  #goOn(kept: KeptFolder): void {
    this.#folder = OpenedFolder.goOn(this.#studio.game, kept);
    this.#waiting = null;
  }

  #failed(error: unknown): void {
    // The user has closed the dialog without a choice.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const { say, tell } = this.#host;
    tell(say('folder-failed', { why: error instanceof Error ? error.message : String(error) }));
  }

  /** After a press of a button: asks for the folder of the last time. */
  readonly again = async (): Promise<void> => {
    const kept = this.#waiting;
    if (kept === null) return;
    const { say, tell, changed } = this.#host;
    try {
      if (!(await askPermission(kept))) return;
      this.#goOn(kept);
      tell(say('folder-opened', { folder: kept.handle.name }));
    } catch (error) {
      this.#failed(error);
    }
    changed();
  };

  /**
   * After a press of a button: lets the user choose a folder, and offers to take in its files.
   */
  readonly open = async (): Promise<void> => {
    const { say, tell, changed } = this.#host;
    if (window.showDirectoryPicker === undefined) return tell(say('folder-unknown'));
    const studio = this.#studio;
    try {
      const folder = await OpenedFolder.read(studio.game, await window.showDirectoryPicker({ mode: 'readwrite' }));
      const { name, texts } = folder;
      const differ = Object.keys(folder.changes(studio.texts)).length;
      const isGame = texts[`${studio.game}/game.yaml`] !== undefined;
      if (isGame && differ > 0 && window.confirm(say('folder-take', { folder: name, n: differ }))) {
        const gone = studio.paths.filter((path) => texts[path] === undefined).map((path) => [path, null] as const);
        studio.take({ ...Object.fromEntries(gone), ...texts });
      }
      this.#folder = folder;
      this.#waiting = null;
      await keepFolder(studio.game, folder.kept);
      tell(say(isGame ? 'folder-opened' : 'folder-empty', { folder: name }));
    } catch (error) {
      this.#failed(error);
    }
    changed();
  };

  /** After a press of a button: writes what is changed into the open folder. */
  readonly write = async (): Promise<void> => {
    const folder = this.#folder;
    if (folder === null) return;
    const { say, tell, changed } = this.#host;
    try {
      const { others, count } = await folder.write(this.#studio.texts);
      await keepFolder(this.#studio.game, folder.kept);
      if (others.length > 0) tell(say('folder-others', { files: others.join(', ') }));
      else tell(say('folder-written', { folder: folder.name, n: count }));
    } catch (error) {
      this.#failed(error);
    }
    changed();
  };
}
