// Where diagnostics are gathered. Reporting never throws and never stops a phase.

import { compareSpans, type Span } from './source/span.ts';
import { docsPath, RELATED_COUNT_MAX, type Diagnostic, type Edit, type RelatedPlace } from './diagnostic.ts';
import type { DiagnosticEntry } from './table/define.ts';
import { entryOf, type Code, type ParamsOf } from './table/index.ts';

/** What a reporter may add to the texts of the table. */
export interface ReportExtra {
  readonly related?: readonly RelatedPlace[];
  /** Sentences after those of the table. */
  readonly notes?: readonly string[];
  /**
   * Edits of a safe repair. Its title comes from the table; without one there no fix is offered.
   */
  readonly edits?: readonly Edit[];
}

/** Reports one diagnostic: `report('load/unknown-key', span, { key, near })`. Never throws. */
export type Report = <C extends Code>(code: C, span: Span, params: ParamsOf<C>, extra?: ReportExtra) => void;

/**
 * What a phase gives: what it made, and everything that is wrong with what it was given, in the
 * order in which it was found.
 */
export interface Phase<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Runs a phase, which reports to a list of its own.
 *
 * @throws what the work throws
 */
export function phase<Value>(work: (report: Report) => Value): Phase<Value> {
  const diagnostics: Diagnostic[] = [];
  const value = work((code, place, params, extra) => void diagnostics.push(makeDiagnostic(code, place, params, extra)));
  return { value, diagnostics };
}

/** Gathers the diagnostics of a run over any number of files. */
export interface Collector {
  /** Adds a diagnostic; the second one with the same code at the same place is dropped. */
  readonly report: Report;
  /** Adds one that is already made, under the same rule. */
  add(diagnostic: Diagnostic): void;
  /** Adds what a phase found, and gives what it made. */
  readonly take: <Value>(phase: Phase<Value>) => Value;
  /** All of them, sorted by file, place, severity, code. */
  list(): readonly Diagnostic[];
  /** Whether an error was reported, in the given file or anywhere. Warnings do not count. */
  hasErrors(file?: string): boolean;
}

/**
 * Diagnostics that are kept for one file at most; the rest is dropped, so that a broken file cannot
 * fill the memory.
 */
export const DIAGNOSTICS_PER_FILE_MAX = 500;

const SEVERITY_ORDER = { error: 0, warning: 1, info: 2 } as const;

/**
 * Makes a diagnostic from its table entry, without gathering it.
 *
 * @param code    a code of the tables
 * @param place   what to underline
 * @param params  what the texts of the code take
 * @throws        never
 */
export function makeDiagnostic<C extends Code>(
  code: C,
  place: Span,
  params: ParamsOf<C>,
  extra: ReportExtra = {},
): Diagnostic {
  const texts = entryOf(code) as DiagnosticEntry<ParamsOf<C>> | undefined;
  const label = texts?.label?.(params);
  const fixTitle = texts?.fix?.(params);
  const edits = extra.edits ?? [];
  const { near = [] } = params as { readonly near?: readonly string[] };
  return {
    code,
    severity: texts?.severity ?? 'error',
    message: texts?.message(params) ?? code,
    ...(label === undefined ? {} : { label }),
    span: place,
    related: (extra.related ?? []).slice(0, RELATED_COUNT_MAX),
    notes: [...(texts?.notes?.(params) ?? []), ...(extra.notes ?? [])],
    ...(fixTitle === undefined || edits.length === 0 ? {} : { fix: { title: fixTitle, edits } }),
    ...(near.length === 0 ? {} : { meant: near }),
    docs: docsPath(code),
  };
}

/**
 * Makes an empty collector.
 *
 * @throws never
 */
export function createCollector(): Collector {
  const all: Diagnostic[] = [];
  const seen = new Set<string>();
  const countOf = new Map<string, number>();
  const filesWithErrors = new Set<string>();

  const add = (diagnostic: Diagnostic): void => {
    const { file, start, end } = diagnostic.span;
    if (diagnostic.severity === 'error') filesWithErrors.add(file);
    const place = `${diagnostic.code}\n${start}\n${end}\n${file}`;
    const count = countOf.get(file) ?? 0;
    if (seen.has(place) || count >= DIAGNOSTICS_PER_FILE_MAX) return;
    seen.add(place);
    countOf.set(file, count + 1);
    all.push(diagnostic);
  };

  return {
    add,
    take: ({ value, diagnostics }) => {
      for (const diagnostic of diagnostics) add(diagnostic);
      return value;
    },
    report: (code, place, params, extra) => add(makeDiagnostic(code, place, params, extra)),
    list: () => sortDiagnostics(all),
    hasErrors: (file) => (file === undefined ? filesWithErrors.size > 0 : filesWithErrors.has(file)),
  };
}

/**
 * Sorts by file, place, severity and code; gives a new list.
 *
 * @throws never
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (first, second) =>
      compareSpans(first.span, second.span) ||
      SEVERITY_ORDER[first.severity] - SEVERITY_ORDER[second.severity] ||
      (first.code < second.code ? -1 : Number(first.code > second.code)),
  );
}

/** Diagnostics of one file, cut to what a person will read. */
export interface ShownFile {
  readonly file: string;
  readonly shown: readonly Diagnostic[];
  /** How many more there are. */
  readonly hiddenCount: number;
}

/** Diagnostics that printers show for one file at most. */
export const SHOWN_PER_FILE_MAX = 20;

/**
 * Groups sorted diagnostics by file and keeps at most twenty of each: errors before warnings before
 * infos, then by place.
 *
 * @param countMax  how many a file
 * @throws          never
 */
export function cutPerFile(
  diagnostics: readonly Diagnostic[],
  countMax: number = SHOWN_PER_FILE_MAX,
): readonly ShownFile[] {
  const byFile = Map.groupBy(sortDiagnostics(diagnostics), (diagnostic) => diagnostic.span.file);
  return [...byFile].map(([file, found]) => {
    const kept = found
      .toSorted((first, second) => SEVERITY_ORDER[first.severity] - SEVERITY_ORDER[second.severity])
      .slice(0, countMax);
    return { file, shown: sortDiagnostics(kept), hiddenCount: found.length - kept.length };
  });
}
