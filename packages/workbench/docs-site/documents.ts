/** All documents of the repository, read once. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, type Document, type Surroundings } from './document.ts';
import { PARTS, partOf } from './parts.ts';

/** The documents as one thing. */
export interface Documents {
  /** by path, in the order in which they are listed */
  readonly byPath: ReadonlyMap<string, Document>;
  /** links that lead nowhere: `path: link` */
  readonly broken: readonly string[];
}

/**
 * Reads `docs`, and every document elsewhere that one of them leads to.
 *
 * @param root  folder that has `docs` in it, all of the repository or some
 */
export function readDocuments(root: string): Documents {
  const made = indexPages(root);
  const around: Surroundings = {
    isFile: (path) => made.has(path) || isThere(join(root, path), 'file'),
    isFolder: (path) => isThere(join(root, path), 'folder'),
  };
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const own = names.map((name) => `docs/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.md'));
  const waiting = [...made.keys(), ...own];
  const found = new Map<string, Document>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const document = readDocument(path, made.get(path) ?? readFileSync(join(root, path), 'utf8'), around);
    found.set(path, document);
    waiting.push(...document.links.map((link) => link.path));
  }
  const rank = (path: string): number => PARTS.indexOf(partOf(path));
  const sorted = [...found].toSorted(
    ([one], [other]) => rank(one) - rank(other) || place(one).localeCompare(place(other), 'en'),
  );
  const byPath = new Map(sorted);
  return { byPath, broken: [...byPath.values()].flatMap((document) => brokenIn(document, byPath)) };
}

/** The page of a folder comes before those in it. */
function place(path: string): string {
  return path.replace(/README\.md$/, '');
}

function brokenIn({ path, broken, links }: Document, all: ReadonlyMap<string, Document>): string[] {
  const lost = links
    .filter(({ path: to, anchor }) => anchor !== '' && all.get(to)?.anchors.has(anchor) !== true)
    .map(({ path: to, anchor }) => `${to}#${anchor}`);
  return [...broken, ...lost].map((link) => `${path}: ${link}`);
}

/** Pages that list a folder which has none of its own, by path. */
function indexPages(root: string): Map<string, string> {
  const lacking = PARTS.filter(
    ({ index }) =>
      index.endsWith('/README.md') && !existsSync(join(root, index)) && existsSync(join(root, index, '..')),
  );
  return new Map(lacking.map(({ index, title, about }) => [index, indexPage(join(root, index, '..'), title, about)]));
}

function indexPage(folder: string, title: string, about: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const lines = names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return `- [${/^# (.*)$/m.exec(text)?.[1] ?? name}](${name})`;
  });
  return `# ${title}\n\n${about}\n\n${lines.join('\n')}\n`;
}

function isThere(path: string, what: 'file' | 'folder'): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return what === 'file' ? found?.isFile() === true : found?.isDirectory() === true;
}
