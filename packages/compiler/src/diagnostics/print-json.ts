// Diagnostics as data for other programs. The shape is stable: fields are added, never renamed or
// removed, within one version.

import type { SourceLookup } from './source/file.ts';
import { positionAt } from './source/lines.ts';
import type { Span } from './source/span.ts';
import { sortDiagnostics } from './collector.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

/**
 * A place with everything a reader may want; lines and columns count from 1, columns and offsets in
 * UTF-16 units, ends are not included.
 */
export interface JsonPlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One diagnostic as data. */
export interface JsonDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly label: string | null;
  readonly place: JsonPlace;
  readonly related: readonly { readonly message: string; readonly place: JsonPlace }[];
  readonly notes: readonly string[];
  readonly fix: {
    readonly title: string;
    readonly edits: readonly { readonly place: JsonPlace; readonly text: string }[];
  } | null;
  readonly docs: string;
}

/** The whole output. */
export interface JsonReport {
  readonly version: 1;
  readonly errorCount: number;
  readonly warningCount: number;
  readonly diagnostics: readonly JsonDiagnostic[];
}

/**
 * All diagnostics as data, none left out, sorted by place.
 *
 * @param lookup  finds the text of a file; places in an unknown file have line and column 1
 * @throws        never
 */
export function toJsonReport(diagnostics: readonly Diagnostic[], lookup: SourceLookup): JsonReport {
  const countOf = (severity: Severity): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    version: 1,
    errorCount: countOf('error'),
    warningCount: countOf('warning'),
    diagnostics: sortDiagnostics(diagnostics).map((diagnostic) => toJson(diagnostic, lookup)),
  };
}

/**
 * `toJsonReport` as text, indented by two spaces, with a line feed at the end.
 *
 * @throws never
 */
export function printJson(diagnostics: readonly Diagnostic[], lookup: SourceLookup): string {
  return `${JSON.stringify(toJsonReport(diagnostics, lookup), undefined, 2)}\n`;
}

function toJson(diagnostic: Diagnostic, lookup: SourceLookup): JsonDiagnostic {
  const { code, severity, message, label, span, related, notes, fix, docs } = diagnostic;
  return {
    code,
    severity,
    message,
    label: label ?? null,
    place: toPlace(span, lookup),
    related: related.map((place) => ({ message: place.message, place: toPlace(place.span, lookup) })),
    notes,
    fix:
      fix === undefined
        ? null
        : {
            title: fix.title,
            edits: fix.edits.map((edit) => ({ place: toPlace(edit.span, lookup), text: edit.text })),
          },
    docs,
  };
}

function toPlace(span: Span, lookup: SourceLookup): JsonPlace {
  const source = lookup(span.file);
  const start = source === undefined ? { line: 1, column: 1 } : positionAt(source, span.start);
  const end = source === undefined ? { line: 1, column: 1 } : positionAt(source, span.end);
  return {
    file: span.file,
    start: span.start,
    end: span.end,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
