// What a table of diagnostics is. A phase writes each of its messages once, here and nowhere else.

import type { Severity } from '../diagnostic.ts';

/** Everything that is said about one code. `P` are the parameters that its texts take. */
export interface DiagnosticEntry<P> {
  readonly severity: Severity;
  /** A few words, for lists and for the heading of the page; no full stop. */
  readonly title: string;
  /** One sentence for a designer: what is wrong here. It stands alone. */
  message(params: P): string;
  /** A few words under the carets. */
  label?(params: P): string | undefined;
  /** Further sentences: what is allowed, what was meant. */
  notes?(params: P): readonly string[];
  /** Title of the fix; it is offered when the reporter hands in edits. */
  fix?(params: P): string;
}

/** Parameters of a code that needs none. */
export type NoParams = Readonly<Record<string, never>>;

/**
 * Marks an entry with the type of its parameters: `entry<{ key: string }>({ … })`.
 *
 * @throws never
 */
export function entry<P = NoParams>(texts: DiagnosticEntry<P>): DiagnosticEntry<P> {
  return texts;
}

/** Entries of any parameters; only for code that walks over all tables. */
export type AnyEntry = DiagnosticEntry<never>;

/**
 * Makes the table of a phase. Every key must start with the phase: `load/unknown-key` stands in the
 * table `load`.
 *
 * @param phase    name of the phase, for the type check of the keys only
 * @param entries  code to texts
 * @throws         never
 */
export function defineTable<const Phase extends string, Entries extends Readonly<Record<string, AnyEntry>>>(
  phase: Phase,
  entries: Entries & { readonly [C in keyof Entries]: C extends `${Phase}/${string}` ? Entries[C] : never },
): Entries {
  void phase;
  return entries;
}
