// Characters that a designer cannot see and that change what a file means.

import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span } from '../../../diagnostics/source/span.ts';
import { checkLetters } from '../encoding.ts';
import { mapScalar } from '../scalar-map.ts';
import type { YamlScalar } from './node.ts';

/**
 * Without width, or ending a line for some and not for others, or turning the writing direction, or
 * no characters at all.
 */
const UNSEEN = String.raw`[\u200B\u2028\u2029\u202A-\u202E\u2060-\u206F\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}`;
const INVISIBLE = new RegExp(String.raw`[^\P{Cc}\t\n\r]|\r(?!\n)|${UNSEEN}`, 'gu');
/** The same in a value that is read: only an escape brings a carriage return there. */
const INVISIBLE_VALUE = new RegExp(String.raw`[^\P{Cc}\t\n]|${UNSEEN}`, 'gu');
const INVISIBLE_NAME = new RegExp(String.raw`\p{Cc}|${UNSEEN}`, 'u');
const ODD_SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
/** Where YAML needs a space: before the text of a line, behind a colon or a dash. */
const BEFORE_ODD_SPACE = /(?:^|[\r\n])[ \t\u00A0\u2000-\u200A\u202F\u205F\u3000-]*$|[:\-,[{][ \t]*$/;
const LOOK_BACK = 200;
/** A file with more of them is broken in another way; looking on would only take time. */
const LOOKED_AT_MAX = 1000;
/** In one value. */
const REPORTED_MAX = 8;

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\r', 'a carriage return'],
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
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
    return `a mark that turns the writing direction (${number})`;
  if (code >= 0xd800 && code <= 0xdfff) return `half of a character (${number})`;
  if (character.search(ODD_SPACE) >= 0) return `a special space (${number})`;
  return code >= 0x2000 ? `a character that nothing is drawn for (${number})` : `a control character (${number})`;
}

/**
 * Reports a byte order mark, control characters, marks that reorder a line, and spaces that are
 * none for YAML where YAML needs one.
 *
 * @returns  offsets of what was reported as an error
 * @throws   never
 */
export function checkCharacters(file: SourceFile, report: Report): readonly number[] {
  const { path, text } = file;
  if (text.startsWith('\uFEFF')) {
    const place = span(path, 0, 1);
    report('load/byte-order-mark', place, {}, { edits: [{ span: place, text: '' }] });
  }
  const found = [...checkInvisible(file, report)];
  for (const [character, indexes] of groupByCharacter(text, oddSpaces(text))) {
    const params = { name: nameOf(character), moreCount: indexes.length - 1 };
    const places = indexes.map((index) => span(path, index, index + 1));
    const edits = places.map((place) => ({ span: place, text: ' ' }));
    report('load/odd-space', places[0] ?? span(path, 0), params, { edits });
    found.push(...indexes);
  }
  return found;
}

/**
 * Reports invisible characters and letters that could not be decoded: the part of `checkCharacters`
 * that applies to a text that is not YAML.
 *
 * @returns  offsets of what was reported
 * @throws   never
 */
export function checkInvisible(file: SourceFile, report: Report): readonly number[] {
  const { path, text } = file;
  const found: number[] = [...checkLetters(file, report)];
  for (const [character, indexes] of groupByCharacter(text, invisibles(text))) {
    const params = { name: nameOf(character), moreCount: indexes.length - 1 };
    const places = indexes.map((index) => span(path, index, index + 1));
    const edits = places.map((place) => ({ span: place, text: character === '\r' ? '\n' : '' }));
    report('load/invisible-character', places[0] ?? span(path, 0), params, { edits });
    found.push(...indexes);
  }
  return found;
}

/**
 * Reports such characters of a value that the file brings in with an escape, `"\\L"`: what is
 * written there looks harmless, what is read from it is not.
 *
 * @throws never
 */
export function checkValue(file: SourceFile, scalar: YamlScalar, report: Report): void {
  if (scalar.style !== 'double' || scalar.text.search(INVISIBLE_VALUE) < 0) return;
  const map = mapScalar(file, scalar);
  let count = 0;
  for (const { 0: character, index } of scalar.text.matchAll(INVISIBLE_VALUE)) {
    const place = map.spanOf(index, index + 1);
    // What stands there as itself was reported with the file.
    if (map.exact && file.text[place.start] !== '\\') continue;
    const params = { name: nameOf(character), moreCount: 0 };
    const edits = map.exact ? [{ span: place, text: '' }] : [];
    report('load/invisible-character', place, params, { edits });
    if (++count >= REPORTED_MAX || !map.exact) return;
  }
}

/**
 * Returns the name of the first invisible character in a path.
 *
 * @returns  undefined when there is none
 * @throws   never
 */
export function invisibleIn(path: string): string | undefined {
  const found = INVISIBLE_NAME.exec(path)?.[0];
  return found === undefined ? undefined : nameOf(found);
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
