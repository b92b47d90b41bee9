// Characters that a designer cannot see and that change what a file means.

import type { Report } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../source/file.ts';
import { span } from '../../source/span.ts';

const INVISIBLE = /[^\P{Cc}\t\n\r]|[\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\r(?!\n)|\p{Cs}/gu;
const ODD_SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
/** Where YAML needs a space: before the text of a line, behind a colon or a dash. */
const BEFORE_ODD_SPACE = /(?:^|[\r\n])[ \t\u00A0\u2000-\u200A\u202F\u205F\u3000-]*$|[:\-,[{][ \t]*$/;
const LOOK_BACK = 200;
/** A file with more of them is broken in another way; looking on would only take time. */
const LOOKED_AT_MAX = 1000;

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\r', 'a carriage return without a line feed'],
  ['\u007F', 'a delete character'],
  ['\u200B', 'a zero-width space'],
  ['\u2028', 'a line separator'],
  ['\u2029', 'a paragraph separator'],
  ['\u2060', 'a word joiner'],
  ['\uFEFF', 'a byte order mark'],
  ['\u00A0', 'a no-break space'],
  ['\u202F', 'a narrow no-break space'],
  ['\u3000', 'an ideographic space'],
]);

function nameOf(character: string): string {
  const code = character.charCodeAt(0);
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const known = NAMES.get(character);
  if (known !== undefined) return `${known} (${number})`;
  if (code >= 0x202a && code <= 0x2069 && !(code >= 0x202f && code <= 0x2065))
    return `a mark that turns the writing direction (${number})`;
  if (code >= 0xd800 && code <= 0xdfff) return `half of a character (${number})`;
  return code >= 0x2000 ? `a special space (${number})` : `a control character (${number})`;
}

/**
 * Reports a byte order mark, control characters, marks that reorder a line, and spaces that are none for YAML where YAML needs one.
 *
 * @returns  offsets of what was reported as an error
 * @throws   never
 */
export function checkCharacters(file: SourceFile, report: Report): readonly number[] {
  const { path, text } = file;
  const found: number[] = [];
  if (text.startsWith('\uFEFF')) {
    const place = span(path, 0, 1);
    report('load/byte-order-mark', place, {}, { edits: [{ span: place, text: '' }] });
  }
  for (const [character, indexes] of groupByCharacter(text, invisibles(text))) {
    const params = { name: nameOf(character), moreCount: indexes.length - 1 };
    const places = indexes.map((index) => span(path, index, index + 1));
    const edits = places.map((place) => ({ span: place, text: character === '\r' ? '\n' : '' }));
    report('load/invisible-character', places[0] ?? span(path, 0), params, { edits });
    found.push(...indexes);
  }
  for (const [character, indexes] of groupByCharacter(text, oddSpaces(text))) {
    const params = { name: nameOf(character), moreCount: indexes.length - 1 };
    const places = indexes.map((index) => span(path, index, index + 1));
    const edits = places.map((place) => ({ span: place, text: ' ' }));
    report('load/odd-space', places[0] ?? span(path, 0), params, { edits });
    found.push(...indexes);
  }
  return found;
}

/** One report a character and file: the second place says nothing new, the fix mends all. */
function groupByCharacter(text: string, indexes: readonly number[]): ReadonlyMap<string, readonly number[]> {
  return Map.groupBy(indexes, (index) => text[index] ?? '');
}

function invisibles(text: string): readonly number[] {
  const found: number[] = [];
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    if (index === 0 && character === '\uFEFF') continue;
    if (found.push(index) >= LOOKED_AT_MAX) break;
  }
  return found;
}

function oddSpaces(text: string): readonly number[] {
  const found: number[] = [];
  let lookedAtCount = 0;
  for (const { index } of text.matchAll(ODD_SPACE)) {
    if (++lookedAtCount > LOOKED_AT_MAX) break;
    if (BEFORE_ODD_SPACE.test(text.slice(Math.max(0, index - LOOK_BACK), index))) found.push(index);
  }
  return found;
}
