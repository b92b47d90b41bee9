import { join } from 'node:path';
import { createCompileCache, type CompileCache } from '@undercroft/compiler';
import { fontFilesIn, gamesAmong, readContent, readTextOf } from '@undercroft/content-files';
import { buildGame, type BuiltGame } from './build-game.ts';
import { readAuthors, type IconAuthors } from '../icons/credits.ts';

/** What a page needs to list a game. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** number of errors in its content now */
  readonly errors: number;
}

/** The games of a content folder, compiled, and kept up to date by `refresh`. */
export class Content {
  readonly #folder: string;
  readonly #only: readonly string[] | undefined;
  #files: ReadonlyMap<string, string> = new Map();
  readonly #games = new Map<string, BuiltGame>();
  /** the last output without an error, by game: a page goes on with it while an error stands */
  readonly #good = new Map<string, BuiltGame>();
  /** trees of files that did not change, by game */
  readonly #caches = new Map<string, CompileCache>();

  /** @param only ids of the games that there are for this reader; left out: all of the folder */
  constructor(folder: string, only?: readonly string[]) {
    this.#folder = folder;
    this.#only = only;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Who made the icons: `icon-authors.json` in the content folder. */
  get iconAuthors(): IconAuthors {
    return readAuthors(textOrNull(join(this.#folder, 'icon-authors.json')));
  }

  get ids(): readonly string[] {
    if (this.#files.size === 0) this.refresh();
    return gamesAmong(this.#files).filter((id) => this.#only?.includes(id) ?? true);
  }

  get entries(): readonly GameEntry[] {
    return this.ids.map((id) => {
      const game = this.game(id);
      const meta = (this.lastGood(id) ?? game).output?.meta;
      const errors = game.findings.filter((finding) => finding.severity === 'error').length;
      return { id, title: meta?.title ?? id, players: meta?.players ?? { min: 1, max: 1 }, errors };
    });
  }

  /** A game as it is now, with its errors. */
  game(id: string): BuiltGame {
    if (this.#files.size === 0) this.refresh();
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    const cache = this.#caches.get(id) ?? createCompileCache();
    this.#caches.set(id, cache);
    const built = buildGame(this.#files, id, cache);
    this.#games.set(id, built);
    if (built.output !== null) this.#good.set(id, built);
    return built;
  }

  /** The files of a game, paths from the content folder. */
  filesOf(id: string): ReadonlyMap<string, string> {
    if (this.#files.size === 0) this.refresh();
    return new Map([...this.#files].filter(([path]) => path.startsWith(`${id}/`)));
  }

  /**
   * Addresses of the fonts of a game. They hold the bytes of a font and nothing of its name.
   *
   * @throws Error of the system when a font cannot be read
   */
  fontsOf(id: string): string[] {
    if (!this.ids.includes(id)) return [];
    const fonts = fontFilesIn({ id, folder: join(this.#folder, id) });
    return fonts.flatMap(({ bytes }) =>
      bytes === null ? [] : [`data:application/octet-stream;base64,${bytes.toString('base64')}`],
    );
  }

  /** The last version of a game that could be played, if there was one. */
  lastGood(id: string): BuiltGame | null {
    return this.#good.get(id) ?? null;
  }

  /**
   * Reads the folder again.
   *
   * @returns ids of the games whose files have changed, came or went
   */
  refresh(): string[] {
    const before = this.#files;
    const now = readContent(this.#folder);
    this.#files = now;
    const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => path.includes('/'));
    const touched = paths.filter((path) => before.get(path) !== now.get(path));
    const changed = new Set(touched.map((path) => path.slice(0, path.indexOf('/'))));
    for (const id of changed) this.#games.delete(id);
    return [...changed].toSorted();
  }
}

function textOrNull(path: string): string | null {
  try {
    return readTextOf(path);
  } catch {
    return null;
  }
}
