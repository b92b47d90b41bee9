import { dirname, join } from 'node:path/posix';
import { isTestFile, lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** A folder of more source files is divided by what they are about. */
export const FOLDER_FILES_MAX = 20;

/** Folders that are one thing with those beside them, and why. */
const INSEPARABLE: ReadonlyMap<string, string> = new Map([
  ['packages/kernel/src', 'its folders are parts that a game has or has not, each with what the others do about it'],
  ['packages/components/src/board', 'the scene has boards, and boards are made of scenes'],
]);

/**
 * Rooms that stand in an order: for each, the rooms beside it that it may import. Files beside the
 * rooms join them, so they may import every room, and a room may import such a file only where
 * `EVERYTHING` is allowed.
 */
const EVERYTHING = 'everything';
const ORDER: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> = new Map([
  [
    'packages/compiler/src',
    {
      diagnostics: [],
      content: ['diagnostics'],
      language: ['diagnostics', 'content'],
      core: ['diagnostics', 'content', 'language'],
      prose: ['diagnostics', 'content', 'language'],
      code: ['diagnostics', 'content', 'language', 'core'],
      tooling: [EVERYTHING],
    },
  ],
]);

/**
 * Folders with too many source files, and folders beside each other that import in both directions.
 */
export const rooms: Rule = (files) => {
  const sources = sourcesOf(files);
  return [...tooFull(sources), ...bothWays(sources)];
};

/** Imports against the order of rooms. */
export const orderOfRooms: Rule = (files) => againstOrder(sourcesOf(files));

function sourcesOf(files: readonly TextFile[]): TextFile[] {
  return files.filter(({ path }) => /^(packages|tools)\/.*\.(ts|js|mjs)$/.test(path) && !isTestFile(path));
}

function tooFull(sources: readonly TextFile[]): Finding[] {
  return [...Map.groupBy(sources, ({ path }) => dirname(path))]
    .filter(([, inside]) => inside.length > FOLDER_FILES_MAX)
    .map(([folder, { length }]) => {
      const message = `${length} source files in ${folder}, at most ${FOLDER_FILES_MAX}: divide it by what they are about`;
      return { rule: 'folder-size', path: `${folder}/`, line: 1, message };
    });
}

/** An import that leads from one folder into another beside it. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

function bothWays(sources: readonly TextFile[]): Finding[] {
  const arrows = sources.flatMap(arrowsOf);
  const next = Map.groupBy(arrows, ({ from }) => from);
  const leads = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (next.get(from) ?? []).some(({ to }) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      return leads(to, goal, seen.add(to));
    });
  const circle = arrows.filter(({ from, to }) => leads(to, from));
  // The fewest of one direction are told: they are what stands wrong, and often all of it.
  const [least = []] = [...Map.groupBy(circle, ({ from, to }) => `${from} ${to}`).values()].toSorted(
    (one, other) => one.length - other.length,
  );
  return least.map(({ from, to, path, line }) => {
    const message = `${from} imports ${to}, from where a way leads back: give them one direction`;
    return { rule: 'folder-circle', path, line, message };
  });
}

function againstOrder(sources: readonly TextFile[]): Finding[] {
  return [...ORDER].flatMap(([folder, order]) => {
    const roomOf = (path: string): string | null =>
      path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? null) : null;
    return sources.flatMap((file) => {
      const from = roomOf(file.path);
      // A file beside the rooms stands in none of them.
      if (from === null || !file.path.startsWith(`${folder}/${from}/`)) return [];
      const allowed = order[from];
      const faults = importsOf(file).filter(({ target }) => {
        const to = roomOf(target);
        return to !== null && to !== from && !allowed?.includes(to) && !allowed?.includes(EVERYTHING);
      });
      return faults.map(({ target, line }) => {
        const may = allowed === undefined ? 'a room with no place in the order' : `it may import ${allowed.join(', ')}`;
        const message = `${folder}/${from} imports ${target} against the order of rooms: ${may}`;
        return { rule: 'room-order', path: file.path, line, message };
      });
    });
  });
}

/** Relative imports of a file: of values and of types, when it is loaded and later. */
function importsOf({ path, text }: TextFile): { readonly target: string; readonly line: number }[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`](\.{1,2}\/[^'"`]+)['"`]/g)].map(
    ({ 1: target = '', index }) => ({ target: join(dirname(path), target), line: lineAt(text, index) }),
  );
}

function arrowsOf(file: TextFile): Arrow[] {
  return importsOf(file).flatMap(({ target, line }) => {
    const [from, to] = besides(dirname(file.path), dirname(target));
    if (from === null || to === null || INSEPARABLE.has(to) || INSEPARABLE.has(dirname(to))) return [];
    return [{ from, to, path: file.path, line }];
  });
}

/** Where the ways to two folders part; null for one that holds the other. */
function besides(from: string, to: string): readonly [string | null, string | null] {
  const [here, there] = [from.split('/'), to.split('/')];
  let same = 0;
  while (same < here.length && here[same] === there[same]) same++;
  const part = (names: readonly string[]) => (same < names.length ? names.slice(0, same + 1).join('/') : null);
  return [part(here), part(there)];
}
