// Safe repairs that put quotes around the text of a line.

import type { Edit } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { lineAt, lineCount, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import { span } from '../../../diagnostics/source/span.ts';

/**
 * A text as a quoted YAML scalar in one line: single quotes, double ones where they save doubling.
 *
 * @param text  without line breaks
 * @throws      never
 */
export function quoteYaml(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}

/**
 * A value that starts and ends with the same quotes, and has more of them inside: `'don't'`. Quoted
 * in the other way it is whole.
 *
 * @param written  from the opening quote to the end of the text
 * @returns        undefined when the text does not end with such a quote, or takes several lines
 * @throws         never
 */
export function quotedWhole(written: string): string | undefined {
  const [, mark = '', inner] = /^(['"])([^\n]+)\1$/.exec(written) ?? [];
  // `"one", "two"` are two texts.
  if (inner === undefined || /\\|["'][ ,;]*["']/.test(inner.replaceAll("''", ''))) return undefined;
  // `"one" and "two"` is one text with two words in quotes.
  const [first = '', middle = '', ...rest] = inner.split(mark);
  if (rest.length === 1 && /\S$/.test(first) && /^ .* $/.test(middle)) return quoteYaml(written);
  return quoteYaml(inner.replaceAll("''", "'"));
}

/**
 * A text whose first words stand in quotes: `"Gold" is found`. In quotes of the other sort it is
 * whole.
 *
 * @param written  from the opening quote to the end of the text
 * @returns        undefined when more quotes follow, because the author may mean two texts
 * @throws         never
 */
export function quotedStart(written: string): string | undefined {
  return /^(["'])[^"'\\\n]+\1[ \t]+[^\s"'#,][^"'\\#\n]*$/.test(written) ? quoteYaml(written.trimEnd()) : undefined;
}

/**
 * Edits that quote everything from an offset to the end of its line, a comment behind it excepted.
 *
 * @param offset  where the value starts
 * @returns nothing when that is not safe: the value goes on in the next line, or lies in brackets
 * @throws        never
 */
export function quoteRestOfLine(file: SourceFile, offset: number): readonly Edit[] {
  const line = lineAt(file, offset);
  const { start, end } = lineExtent(file, line);
  const before = file.text.slice(start, offset);
  const rest = file.text.slice(offset, end);
  const text = rest.replace(/[ \t]#.*$/, '').trimEnd();
  if (text === '' || isInBrackets(before) || goesOn(file, line, before)) return [];
  return [{ span: span(file.path, offset, offset + text.length), text: quoteYaml(text) }];
}

/**
 * Whether the value at an offset goes on in the next line.
 *
 * @throws never
 */
export function goesOnBelow(file: SourceFile, offset: number): boolean {
  const line = lineAt(file, offset);
  return goesOn(file, line, file.text.slice(lineExtent(file, line).start, offset));
}

function isInBrackets(before: string): boolean {
  return /(?:^|[\s[{,])[[{]/.test(before);
}

/**
 * Whether the next line that is not blank is indented further than the thing that the value belongs
 * to.
 */
function goesOn(file: SourceFile, line: number, before: string): boolean {
  const column = ownerColumn(before);
  for (let next = line + 1; next <= lineCount(file); next++) {
    const text = lineText(file, next);
    if (text.trim() !== '') return leadingSpaceCount(text) > column;
  }
  return false;
}

/**
 * Column of the key that the value belongs to, or of the dash when it is a list item without a key.
 */
function ownerColumn(before: string): number {
  const dashes = /^[ \t]*(?:- +)*/.exec(before)?.[0] ?? '';
  return dashes.length < before.length ? dashes.length : Math.max(before.lastIndexOf('-'), 0);
}

function leadingSpaceCount(text: string): number {
  return text.length - text.trimStart().length;
}
