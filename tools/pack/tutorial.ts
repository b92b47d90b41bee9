/** The steps of the tutorial, as they stand in its page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a reader does, in the order of the page. */
export type Step =
  /** a file is written */
  | { readonly does: 'write'; readonly path: string; readonly text: string }
  /** lines of a file become others */
  | { readonly does: 'change'; readonly path: string; readonly from: string; readonly to: string }
  /** something is typed into a terminal */
  | { readonly does: 'type'; readonly line: string }
  /** what the terminal has said since the last lines that were typed */
  | { readonly does: 'read'; readonly lines: readonly string[] };

/** A block of the page, with the paragraph before it. */
const BLOCK = /(?:^|\n)([^\n]*)\n\n```(\w+)\n([^]*?)```/g;

/**
 * Reads the steps.
 *
 * @param page  text of the tutorial
 * @throws      Error where a block says neither what is typed nor which file it is
 */
export function stepsOf(page: string): Step[] {
  // A block is the paragraph before the next one, too.
  const spread = page.replaceAll(/```\n\n```/g, '```\n\n\n\n```');
  return [...spread.matchAll(BLOCK)].flatMap(([, before = '', sort = '', text = '']): Step[] => {
    const lines = text.trimEnd().split('\n');
    const path = /`(content\/[^`]+)`/.exec(before)?.[1];
    if (sort === 'sh') return lines.map((line) => ({ does: 'type', line }));
    if (sort === 'diff' && path !== undefined) {
      const taken = (sign: string): string =>
        lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])).join('\n');
      return [{ does: 'change', path, from: taken('-'), to: taken('+') }];
    }
    if (path !== undefined) return [{ does: 'write', path, text }];
    if (sort === 'text') return [{ does: 'read', lines }];
    throw new Error(`nobody knows where this belongs: ${text}`);
  });
}

/** Writes or changes a file. @throws Error when the lines to be changed are not there */
export function carryOut(step: Step & { readonly does: 'write' | 'change' }, folder: string): void {
  const file = join(folder, step.path);
  if (step.does === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, step.text);
  }
  const text = readFileSync(file, 'utf8');
  if (!text.includes(step.from)) throw new Error(`${step.path} has no ${step.from}`);
  writeFileSync(
    file,
    text.replace(step.from, () => step.to),
  );
}
