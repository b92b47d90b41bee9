import { posix } from 'node:path';
import { lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** Links between documents that lead nowhere, and paths in backticks that do not exist. */
export const docLinks: Rule = (files) => {
  const known = new Map(files.map((file) => [file.path, file]));
  const folders = new Set(files.flatMap(({ path }) => ancestors(path)));
  const exists = (path: string) => known.has(path) || folders.has(path.replace(/\/$/, '')) || path === '.';

  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => [...brokenLinks(file, known, exists), ...brokenPaths(file, exists)]);
};

function ancestors(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function brokenLinks(
  file: TextFile,
  known: ReadonlyMap<string, TextFile>,
  exists: (path: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  const prose = blank(blank(file.text, /^```[^]*?^```/gm), /`[^`\n]*`/g);
  for (const match of prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)) {
    const target = match[1]!;
    if (/^[a-z]+:/.test(target)) continue;
    const [path, anchor] = target.split('#') as [string, string?];
    const full = path === '' ? file.path : posix.normalize(posix.join(posix.dirname(file.path), decodeURI(path)));
    const line = lineAt(file.text, match.index);
    const page = known.get(full);
    if (!exists(full)) {
      findings.push({ rule: 'doc-link', path: file.path, line, message: `${target} leads nowhere` });
    } else if (anchor !== undefined && page?.path.endsWith('.md') === true && !anchors(page.text).has(anchor)) {
      findings.push({ rule: 'doc-link', path: file.path, line, message: `${target}: no such heading` });
    }
  }
  return findings;
}

/** A path of the repository in backticks, where it is written out in full. */
function brokenPaths(file: TextFile, exists: (path: string) => boolean): Finding[] {
  return [...file.text.matchAll(/`((?:packages|tools|docs)\/[\w./-]+)`/g)]
    .filter((match) => !exists(match[1]!))
    .filter((match) => !/(^|\/)(generated|dist)(\/|$)/.test(match[1]!))
    .map((match) => ({
      rule: 'doc-link',
      path: file.path,
      line: lineAt(file.text, match.index),
      message: `${match[1]} does not exist`,
    }));
}

/** The anchors a page has, made from its headings as code hosts make them. */
export function anchors(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Map<string, number>();
  for (const match of blank(text, /^```[^]*?^```/gm).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const plain = match[1]!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '').replaceAll(' ', '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    found.add(before === 0 ? slug : `${slug}-${before}`);
  }
  for (const match of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) found.add(match[1]!);
  return found;
}

/** Replaces what matches by blanks, so that offsets and lines stay. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (part) => part.replaceAll(/[^\n]/g, ' '));
}
