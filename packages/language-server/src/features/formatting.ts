// The one layout of a file.

import { formatText } from '@undercroft/compiler';
import type { TextEdit } from 'vscode-languageserver';
import { rangeIn, type AskedFile } from '../workspace.ts';

/**
 * What is laid out in another way, as one edit of the lines between, so that a cursor elsewhere
 * stays where it is. Never throws.
 */
export function formattingOf({ path, file }: AskedFile): TextEdit[] {
  const before = file.text;
  const after = formatText(path, before);
  if (after === before) return [];
  let start = 0;
  while (start < before.length && before.charAt(start) === after.charAt(start)) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.charAt(before.length - 1 - end) === after.charAt(after.length - 1 - end)) end++;
  // A line end of two characters is not taken apart.
  if (before.charAt(start - 1) === '\r') start--;
  return [{ range: rangeIn(file, start, before.length - end), newText: after.slice(start, after.length - end) }];
}
