/**
 * Files that import each other in a circle through `import()`, which lint does not follow. Types
 * are left to lint.
 */
import { dirname, join } from 'node:path/posix';
import { isTestFile, type Rule, type TextFile } from '../rule.ts';

const IMPORT = /(?:^(?:import|export) (?!type\b)(?:[^;']*? from )?|\bimport\(\s*)'(\.[^']+)'/gm;

/** Files whose imports lead back to themselves, each circle told at one of them. */
export const circles: Rule = (files) => {
  const next = new Map(files.filter(isSource).map((file) => [file.path, importsOf(file)]));
  const told = new Set<string>();
  return [...next.keys()].flatMap((path) => {
    const way = told.has(path) ? null : wayBack(next, path);
    for (const one of way ?? []) told.add(one);
    const message = `imports lead back to it, by import() too: ${way?.join(' → ')}`;
    return way === null ? [] : [{ rule: 'circle', path, line: 1, message }];
  });
};

function isSource({ path }: TextFile): boolean {
  return /^(packages|tools)\/.*\.ts$/.test(path) && !isTestFile(path);
}

function importsOf({ path, text }: TextFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, to = '']) => join(dirname(path), to));
}

/** The shortest way from a file back to itself; null if there is none. */
function wayBack(next: ReadonlyMap<string, readonly string[]>, start: string): string[] | null {
  const from = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const to of next.get(path) ?? []) {
      if (to === start) return [...wayTo(from, path), start];
      if (from.has(to)) continue;
      from.set(to, path);
      queue.push(to);
    }
  }
  return null;
}

function wayTo(from: ReadonlyMap<string, string>, end: string): string[] {
  const before = from.get(end);
  return [...(before === undefined ? [] : wayTo(from, before)), end];
}
