// Turns the errors of the YAML library into diagnostics for a designer. The library says what its
// grammar missed; what the author did is read off the line: a colon in a text, a missing space, a
// sign that YAML keeps for itself.

import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { lineAt, lineCount, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import { sliceSpan, span, type Span } from '../../../diagnostics/source/span.ts';
import type { ErrorContext, ErrorLine, LibraryError, OpenPlace } from './error-context.ts';
import { SYNTAX_ERROR_COUNT_MAX } from './limits.ts';
import { recognizers } from './recognizers.ts';

/**
 * Reports the errors of one file: every mistake that is recognized, once a line; when none is, the
 * first error in the library's words.
 *
 * @param knownOffsets places where a cause is already reported; errors on their lines are its
 *   followers
 * @throws              never
 */
export function reportSyntaxErrors(
  file: SourceFile,
  errors: readonly LibraryError[],
  opened: readonly OpenPlace[],
  knownOffsets: readonly number[],
  report: Report,
): void {
  const doneLines = new Set(knownOffsets.map((offset) => lineAt(file, offset)));
  let reportedCount = doneLines.size;
  /** Errors on lines that a fix mends are followers, too. */
  const noting: Report = (code, place, params, extra) => {
    for (const edit of extra?.edits ?? []) doneLines.add(lineAt(file, edit.span.start));
    report(code, place, params, extra);
  };
  for (const error of errors.slice(0, SYNTAX_ERROR_COUNT_MAX)) {
    const line = errorLine(file, error.pos[0]);
    if (doneLines.has(line.number)) continue;
    const place = recognize({ file, error, line, opened, report: noting });
    if (place === undefined) continue;
    reportedCount++;
    for (const done of [line.number, lineAt(file, place.start), ...dashesBelow(file, place)]) doneLines.add(done);
  }
  const first = errors[0];
  if (first !== undefined && reportedCount === 0) reportUnrecognized(file, first, report);
}

/** When a whole list item was reported, the items right below it are followers. */
function dashesBelow(file: SourceFile, place: Span): readonly number[] {
  const line = lineAt(file, place.start);
  const isDash = (number: number): boolean => /^[ \t]*-(?:\s|$)/.test(lineText(file, number));
  if (!/^-\s/.test(sliceSpan(file, place))) return [];
  const lines: number[] = [];
  for (let next = line + 1; next <= lineCount(file) && isDash(next); next++) lines.push(next);
  return lines;
}

function recognize(context: ErrorContext): Span | undefined {
  for (const recognizer of recognizers) {
    const place = recognizer(context);
    if (place !== undefined) return place;
  }
  return undefined;
}

function reportUnrecognized(file: SourceFile, error: LibraryError, report: Report): void {
  const [start, end] = error.pos;
  const closing = /^[}\]]/.exec(file.text.slice(start, start + 1))?.[0];
  const problem = closing === undefined ? inPlainWords(error.message) : `this \`${closing}\` closes nothing`;
  const from = Math.min(start, Math.max(file.text.length - 1, 0));
  const line = lineExtent(file, lineAt(file, from));
  const to = Math.min(Math.max(end, from), Math.max(line.end, from));
  const edits = closing === undefined ? [] : [{ span: span(file.path, start, start + 1), text: '' }];
  report('load/yaml-syntax', span(file.path, from, to), { problem }, { edits });
}

const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/at node end|in YAML (?:stream|document)/, 'more follows where the value has already ended'],
  [/^Unexpected (?:,|empty item)/, 'a comma stands where a value was expected'],
  [/^Comments must be separated/, 'a `#` that starts a comment needs a space before it'],
  [/^Block collection cannot start on same line/, 'nothing may stand behind `---`'],
  [/^Missing directives-end/, 'a line that starts with `%` stands at the head of the file'],
];

/** What the library says, for a reader who does not know the words of the YAML standard. */
function inPlainWords(message: string): string {
  const known = PLAIN_WORDS.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`.replace(/\n[^]*$/, '');
}

function errorLine(file: SourceFile, offset: number): ErrorLine {
  const number = lineAt(file, Math.min(offset, file.text.length));
  const { start, end } = lineExtent(file, number);
  const text = file.text.slice(start, end);
  const before = /^[ \t]*(?:- +)*(?:(?:[\w-]+|'[^']*'|"[^"]*")[ \t]*:(?:[ \t]+|$))?/.exec(text)?.[0] ?? '';
  return { number, start, text, valueStart: start + before.length };
}
