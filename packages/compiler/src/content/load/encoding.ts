// What shows in a text that its bytes were not UTF-8, or that its end is missing. Who read the file
// has put U+FFFD for what it could not read.

import { TEXT_LENGTH_MAX } from '@undercroft/contract';
import type { Report } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../diagnostics/source/file.ts';
import { span } from '../../diagnostics/source/span.ts';

const LOST_LETTER = '\uFFFD';

/**
 * Reports a file that is too long, or that is UTF-16: nothing in it can be read.
 *
 * @returns whether the file can be read
 * @throws  never
 */
export function checkReadable({ path, text }: SourceFile, report: Report): boolean {
  if (text.length > TEXT_LENGTH_MAX) {
    report('load/file-too-large', span(path, 0), {});
    return false;
  }
  if (!isUtf16(text)) return true;
  report('load/encoding', span(path, 0), { found: 'UTF-16', moreCount: 0 });
  return false;
}

/** UTF-16 begins with a mark that is no UTF-8, or has a zero byte in every Latin letter. */
function isUtf16(text: string): boolean {
  if (text.startsWith(LOST_LETTER + LOST_LETTER)) return text.includes('\0');
  const start = text.slice(0, 64);
  return start.length > 3 && start.split('\0').length - 1 >= start.length / 3;
}

/**
 * Reports letters that could not be read, once for the file.
 *
 * @returns their offsets
 * @throws  never
 */
export function checkLetters({ path, text }: SourceFile, report: Report): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(LOST_LETTER); at >= 0; at = text.indexOf(LOST_LETTER, at + 1)) found.push(at);
  const [first] = found;
  if (first !== undefined)
    report('load/encoding', span(path, first, first + 1), { found: 'a letter', moreCount: found.length - 1 });
  return found;
}
