import { dirname, join } from 'node:path/posix';
import { isTestFile, lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** A folder of more source files is divided by what they are about. */
export const FOLDER_FILES_MAX = 20;

/** Folders that are one thing with those beside them, and why. */
const INSEPARABLE: ReadonlyMap<string, string> = new Map([
  ['packages/kernel/src', 'its folders are parts that a game has or has not, each with what the others do about it'],
  ['packages/components/src/board', 'the scene has boards, and boards are made of scenes'],
  ['packages/compiler/src', 'nodes refer to what the model declares, which holds nodes'],
]);

/** Folders with too many source files, and folders beside each other that import in both directions. */
export const rooms: Rule = (files) => {
  const sources = files.filter(({ path }) => /^(packages|tools)\/.*\.(ts|js|mjs)$/.test(path) && !isTestFile(path));
  return [...tooFull(sources), ...bothWays(sources)];
};

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

function arrowsOf({ path, text }: TextFile): Arrow[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].flatMap(({ 1: target = '', index }) => {
    const [from, to] = besides(dirname(path), dirname(join(dirname(path), target)));
    if (from === null || to === null || INSEPARABLE.has(to) || INSEPARABLE.has(dirname(to))) return [];
    return [{ from, to, path, line: lineAt(text, index) }];
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
