// Which file of a game is what. Paths are relative to the content folder: `<game>/game.yaml`,
// `<game>/rules/turn.rules`.

import { sourceFile } from '../../diagnostics/source/file.ts';
import { sourceSet, type SourceSet } from '../../diagnostics/source/source-set.ts';

/** Files of one game, by what they hold; each list in code unit order. */
export interface GameFiles {
  readonly game: string;
  readonly rules: readonly string[];
  /** Rows and tables of rows, under the folders of kinds. */
  readonly rows: readonly string[];
  readonly scenarios: readonly string[];
  readonly lessons: readonly string[];
  readonly table: string | undefined;
  readonly rulebook: string | undefined;
  /** Rulebooks in other languages: `rulebook.fr.yaml`. */
  readonly rulebooks: readonly string[];
  /** What programs that play have learned. */
  readonly trained: string | undefined;
  /** Files of names and texts, one a language. */
  readonly locales: readonly string[];
  /** All of them, in code unit order. */
  readonly all: readonly string[];
}

/** What the name of a file of scenarios beside a row ends with. */
export const SCENARIO_SUFFIX = '.scenarios.yaml';
/** What the name of a table of rows ends with. */
export const TABLE_SUFFIX = '.table.yaml';

/** The rulebook, in English and in other languages. */
const RULEBOOK = /^rulebook(?:\.[^./]+)?\.yaml$/;

/** What a file of a game holds; `other` is none of the compiler's business. */
export type FileRole =
  | 'game'
  | 'rules'
  | 'row'
  | 'row-table'
  | 'scenarios'
  | 'lesson'
  | 'table'
  | 'rulebook'
  | 'trained'
  | 'locale'
  | 'other';

/**
 * What a file holds, by its path alone.
 *
 * @param path  relative to the folder of the game: `beasts/moth.yaml`
 * @throws      never
 */
export function roleOf(path: string): FileRole {
  if (path.endsWith('.rules')) return 'rules';
  if (!path.endsWith('.yaml') || path.split('/').some((part) => part.startsWith('.'))) return 'other';
  if (path === 'game.yaml') return 'game';
  if (path === 'table.yaml') return 'table';
  if (path === 'trained.yaml') return 'trained';
  // Marks equivalent mutants; it says nothing about the game.
  if (path === 'equivalents.yaml') return 'other';
  if (RULEBOOK.test(path)) return 'rulebook';
  if (path.startsWith('locale/')) return 'locale';
  if (path.startsWith('lessons/')) return 'lesson';
  if (path.startsWith('scenarios/') || path.endsWith(SCENARIO_SUFFIX)) return 'scenarios';
  return path.endsWith(TABLE_SUFFIX) ? 'row-table' : 'row';
}

/**
 * Sorts the files of one game by what they hold.
 *
 * @param paths   paths of any number of games
 * @param gameId  the game; files of others are left out
 * @throws        never
 */
export function gameFiles(paths: Iterable<string>, gameId: string): GameFiles {
  const prefix = `${gameId}/`;
  const all = [...paths].filter((path) => path.startsWith(prefix)).toSorted();
  const roles = new Map(all.map((path) => [path, roleOf(path.slice(prefix.length))]));
  const withRole = (...wanted: readonly FileRole[]): string[] =>
    all.filter((path) => wanted.some((role) => role === roles.get(path)));
  return {
    game: `${prefix}game.yaml`,
    rules: withRole('rules'),
    rows: withRole('row', 'row-table'),
    scenarios: withRole('scenarios'),
    lessons: withRole('lesson'),
    table: withRole('table')[0],
    rulebook: withRole('rulebook').find((path) => path.endsWith('/rulebook.yaml')),
    rulebooks: withRole('rulebook').filter((path) => !path.endsWith('/rulebook.yaml')),
    trained: withRole('trained')[0],
    locales: withRole('locale'),
    all: all.filter((path) => roles.get(path) !== 'other'),
  };
}

/**
 * The files of one game as a source set, numbered in code unit order of their paths.
 *
 * @param files   path to text, of any number of games
 * @param gameId  the game; files of others are left out
 * @throws        never
 */
export function gameSources(files: ReadonlyMap<string, string>, gameId: string): SourceSet {
  const own = [...files].filter(([path]) => path.startsWith(`${gameId}/`));
  const inOrder = own.toSorted(([first], [second]) => (first < second ? -1 : 1));
  return sourceSet(inOrder.map(([path, text]) => sourceFile(path, text)));
}
