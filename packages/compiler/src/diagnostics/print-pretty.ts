// Diagnostics for a terminal: the author's own lines with carets under exactly the wrong words.

import type { SourceLookup } from './source/file.ts';
import { positionAt } from './source/lines.ts';
import { cutPerFile } from './collector.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { ansi, paintColour, paintNothing, type Paint, type PaintCodes } from './paint.ts';
import { printable } from './print-text.ts';
import { renderSnippet } from './snippet.ts';
import { counted } from './table/words.ts';

/** How diagnostics are printed. */
export interface PrettyOptions {
  /** Whether to use terminal colours, or who writes them; off by default. */
  readonly colour?: boolean | PaintCodes;
  /** Diagnostics shown for one file at most; 20 by default. */
  readonly perFileMax?: number;
  /** Makes a text lead to a page, `docs/errors/load/tiles.md`; left out: codes are plain text. */
  readonly link?: (docs: string, text: string) => string;
}

/**
 * Prints diagnostics with code frames, sorted by place, with a closing line that counts them.
 *
 * @param diagnostics  any order
 * @param lookup finds the text of a file; a diagnostic of an unknown file is printed without code
 * @returns lines joined by line feeds, with a line feed at the end; an empty text when there is
 *   nothing to print
 * @throws             never
 */
export function printPretty(
  diagnostics: readonly Diagnostic[],
  lookup: SourceLookup,
  options: PrettyOptions = {},
): string {
  if (diagnostics.length === 0) return '';
  const { colour = false, link = (_docs, text) => text } = options;
  const paint = colour === false ? paintNothing : paintColour(colour === true ? ansi : colour);
  const blocks: string[] = [];
  for (const { file, shown, hiddenCount } of cutPerFile(diagnostics, options.perFileMax)) {
    for (const diagnostic of shown) blocks.push(printOne(diagnostic, lookup, paint, link));
    if (hiddenCount > 0) blocks.push(paint('dim', `… and ${hiddenCount} more in ${printable(file)}`));
  }
  blocks.push(countSeverities(diagnostics));
  return `${blocks.join('\n\n')}\n`;
}

/**
 * "2 errors, 1 warning".
 *
 * @throws never
 */
export function countSeverities(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const parts = (['error', 'warning', 'info'] as const)
    .filter((severity) => count(severity) > 0)
    .map((severity) => counted(count(severity), severity, severity === 'info' ? 'infos' : undefined));
  return parts.join(', ');
}

function printOne(
  diagnostic: Diagnostic,
  lookup: SourceLookup,
  paint: Paint,
  link: NonNullable<PrettyOptions['link']>,
): string {
  const { severity, code, message, span, related, notes, fix } = diagnostic;
  const head = `${link(diagnostic.docs, paint(severity, `${severity}[${code}]`))}${paint('bold', `: ${printable(message)}`)}`;
  const gutter = gutterWidth(diagnostic, lookup);
  const lines = [
    head,
    ...renderSnippet({ span, label: diagnostic.label, lookup, gutter, paint, style: severity, arrow: '-->' }),
  ];
  for (const place of related) {
    lines.push(
      ...renderSnippet({ span: place.span, label: place.message, lookup, gutter, paint, style: 'info', arrow: ':::' }),
    );
  }
  const indent = ' '.repeat(gutter);
  for (const note of notes) lines.push(`${indent} ${paint('dim', '=')} note: ${printable(note)}`);
  if (fix !== undefined) lines.push(`${indent} ${paint('dim', '=')} fix: ${printable(fix.title)}`);
  lines.push(`${indent} ${paint('dim', '=')} help: undercroft explain ${code}`);
  return lines.join('\n');
}

function gutterWidth(diagnostic: Diagnostic, lookup: SourceLookup): number {
  let line = 1;
  for (const { file, start, end } of [diagnostic.span, ...diagnostic.related.map((place) => place.span)]) {
    const source = lookup(file);
    if (source !== undefined) line = Math.max(line, positionAt(source, Math.max(start, end)).line);
  }
  return String(line).length;
}
