// What every reader of declarations needs: where to report, how places are numbered, and which
// words are taken.

import { makeDiagnostic, type Phase, type Report } from '../../../../diagnostics/collector.ts';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../../diagnostics/suggest.ts';
import type { SourceSet } from '../../../../diagnostics/source/source-set.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import type { LoadInput } from '../../input.ts';
import type { YamlScalar } from '../../yaml/node.ts';
import { nameRegister, type NameRegister } from './names.ts';

export interface LoadContext {
  readonly report: Report;
  /** The value of an earlier phase, whose diagnostics become those of this load. */
  readonly take: <Value>(phase: Phase<Value>) => Value;
  readonly sources: SourceSet;
  readonly input: LoadInput;
  /** Words that stand bare in rules: each means one thing in the whole game. */
  readonly words: NameRegister;
  /**
   * Whether an error was reported in a file: then what follows from it may be no mistake of its
   * own.
   */
  hasErrors(path: string): boolean;
}

/**
 * Makes the context of one load.
 *
 * @param diagnostics  gets what is wrong
 * @throws never
 */
export function loadContext(sources: SourceSet, input: LoadInput, diagnostics: Diagnostic[]): LoadContext {
  const broken = new Set<string>();
  const add = (diagnostic: Diagnostic): void => {
    if (diagnostic.severity === 'error') broken.add(diagnostic.span.file);
    diagnostics.push(diagnostic);
  };
  const report: Report = (code, at, params, extra) => add(makeDiagnostic(code, at, params, extra));
  return {
    report,
    take: ({ value, diagnostics: found }) => {
      for (const diagnostic of found) add(diagnostic);
      return value;
    },
    sources,
    input,
    words: nameRegister(report, input.words),
    hasErrors: (path) => broken.has(path),
  };
}

/**
 * Finds a declaration by the name that a scalar holds, and reports when there is none.
 *
 * @param what  the sort of thing, for the message: "kind"
 * @throws      never
 */
export function lookUp<T extends { readonly name: string }>(
  context: LoadContext,
  what: string,
  scalar: YamlScalar,
  candidates: readonly T[],
): T | undefined {
  const name = scalar.text.trim();
  const found = candidates.find((candidate) => candidate.name === name);
  if (found === undefined)
    reportUnknown(
      context,
      what,
      name,
      scalar.span,
      candidates.map((candidate) => candidate.name),
    );
  return found;
}

/**
 * Reports a name that is not declared, with what may have been meant.
 *
 * @param near  what may have been meant, where more is known than how it is spelt
 * @throws      never
 */
export function reportUnknown(
  context: LoadContext,
  what: string,
  name: string,
  at: Span,
  allowed: readonly string[],
  near: readonly string[] = suggest(name, allowed),
): void {
  context.report(
    'load/unknown-name',
    at,
    { what, name, near, allowed },
    near.length > 0 ? { edits: [{ span: at, text: near[0] ?? '' }] } : {},
  );
}
