import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '@undercroft/content-files';
import type { Content } from '../content/content.ts';
import { storyFiles } from './stories.ts';

/** Keeps a folder of story files equal to what the content asks for. */
export class StoryFolder {
  readonly #content: Content;
  readonly #folder: string;
  readonly #drawing: string;
  #changed: ReadonlySet<string> = new Set();

  /**
   * @param folder where story files are written; everything named `*.stories.js` in it belongs to
   *   this object
   * @param drawing  module with the `render` functions, as the story files import it
   */
  constructor(content: Content, folder: string, drawing: string) {
    this.#content = content;
    this.#folder = folder;
    this.#drawing = drawing;
  }

  get folder(): string {
    return this.#folder;
  }

  /**
   * Writes the files that are not as they should be and removes those that nothing asks for.
   *
   * Which cards differ from the last commit is looked up only when something is written anyway:
   * otherwise the first letter of an edit would move the card in the sidebar.
   *
   * @returns names of the files that were written or removed
   * @throws  Error when the folder cannot be written
   */
  update(): string[] {
    if (this.#stale().length === 0) return [];
    this.#changed = changedFiles(this.#content.folder);
    const stale = this.#stale();
    for (const [name, text] of stale) {
      if (text === null) rmSync(join(this.#folder, name), { force: true });
      else writeWhole(join(this.#folder, name), text);
    }
    return stale.map(([name]) => name);
  }

  /** Files to write, with their text, and files to remove, with null. */
  #stale(): [string, string | null][] {
    const games = this.#content.ids.map((id) => ({ now: this.#content.game(id), good: this.#content.lastGood(id) }));
    const wanted = storyFiles(games, { drawing: this.#drawing, changed: this.#changed });
    const found = new Map(present(this.#folder).map((name) => [name, readFileSync(join(this.#folder, name), 'utf8')]));
    const written = [...wanted].filter(([name, text]) => found.get(name) !== text);
    const removed = [...found.keys()].filter((name) => !wanted.has(name));
    return [...written, ...removed.map((name): [string, null] => [name, null])];
  }
}

function present(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.stories.js'));
  } catch {
    return [];
  }
}

/**
 * Files of the content that differ from the last commit, paths from the content folder; none
 * without git.
 *
 * @throws never
 */
export function changedFiles(content: string): Set<string> {
  try {
    const git = (...words: string[]): string =>
      execFileSync('git', words, { cwd: content, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const edited = git('diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.');
    const added = git('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
    return new Set(`${edited}\0${added}`.split('\0').filter((path) => path !== '' && dirname(path) !== '.'));
  } catch {
    return new Set();
  }
}
