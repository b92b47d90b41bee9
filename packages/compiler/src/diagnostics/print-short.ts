import type { SourceLookup } from './source/file.ts';
import { positionAt } from './source/lines.ts';
import { cutPerFile } from './collector.ts';
import type { Diagnostic } from './diagnostic.ts';
import { printable } from './print-text.ts';

/**
 * Prints one line a diagnostic: `file:line:column: severity code message`, columns in UTF-16 units
 * from 1, as editors jump to them.
 *
 * @param diagnostics  any order
 * @param lookup       finds the text of a file; places in an unknown file are given as `file:1:1`
 * @param perFileMax   diagnostics shown for one file at most; a line counts the rest
 * @returns            every line ends with a line feed; an empty text when there is nothing
 * @throws             never
 */
export function printShort(diagnostics: readonly Diagnostic[], lookup: SourceLookup, perFileMax?: number): string {
  const lines: string[] = [];
  for (const { file, shown, hiddenCount } of cutPerFile(diagnostics, perFileMax)) {
    for (const { span, severity, code, message } of shown) {
      const source = lookup(span.file);
      const { line, column } = source === undefined ? { line: 1, column: 1 } : positionAt(source, span.start);
      lines.push(`${printable(span.file)}:${line}:${column}: ${severity} ${code} ${printable(message)}\n`);
    }
    if (hiddenCount > 0) lines.push(`${printable(file)}: and ${hiddenCount} more\n`);
  }
  return lines.join('');
}
