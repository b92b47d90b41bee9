import type { SourceLookup } from './source/file.ts';
import type { Diagnostic } from './diagnostic.ts';
import { toJsonReport } from './print-json.ts';
import { printPretty } from './print-pretty.ts';
import type { Finding } from '@undercroft/contract';

export type { Finding };

/** Diagnostics as findings, sorted by place. @throws never */
export function findingsOf(diagnostics: readonly Diagnostic[], lookup: SourceLookup): Finding[] {
  const sorted = toJsonReport(diagnostics, lookup).diagnostics;
  const byKey = new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic]));
  return sorted.map(({ code, severity, message, place }) => {
    const diagnostic = byKey.get(keyOf({ code, message, span: place }));
    const printed = diagnostic === undefined ? message : printOne(diagnostic, lookup);
    return { code, severity, message, file: place.file, line: place.line, column: place.column, printed };
  });
}

function keyOf({
  code,
  message,
  span,
}: Pick<Diagnostic, 'code' | 'message'> & { span: { file: string; start: number; end: number } }): string {
  return JSON.stringify([code, message, span.file, span.start, span.end]);
}

/** One diagnostic with its code frame, without the closing count. */
function printOne(diagnostic: Diagnostic, lookup: SourceLookup): string {
  const lines = printPretty([diagnostic], lookup).trimEnd().split('\n');
  return lines.slice(0, -1).join('\n').trimEnd();
}
