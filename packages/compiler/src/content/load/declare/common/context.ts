// What every reader of declarations needs: where to report, how places are numbered, and which words are taken.

import type { Expression, Program } from '../../../../language/ast/node.ts';
import { makeDiagnostic, type Phase, type Report } from '../../../../diagnostics/collector.ts';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../../diagnostics/suggest.ts';
import type { SourceFile } from '../../../../diagnostics/source/file.ts';
import type { SourceSet } from '../../../../diagnostics/source/source-set.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import type { LoadedYaml } from '../../yaml.ts';
import type { YamlScalar } from '../../yaml/node.ts';
import { nameRegister, type NameRegister } from './names.ts';

/** A text in the rules language and where it stands. */
export interface RulesText {
  readonly text: string;
  /** Path of its file. */
  readonly file: string;
  /** Where it begins in its file, which tells it from other texts there; left out = the text is the file. */
  readonly start?: number;
  /** UTF-16 offset in the file of an index of `text`, also for the index after the last. */
  readonly map?: (index: number) => number;
}

/** What loading is handed in: turns texts into trees, which is a later phase, and what the host knows. Never throws. */
export interface RulesParser {
  program(source: RulesText): Phase<Program>;
  expression(source: RulesText): Phase<Expression>;
  /** Reads a YAML file; left out = every file is read anew. */
  readonly yaml?: (file: SourceFile) => Phase<LoadedYaml>;
  /** Holds a part of a file against its format; left out = always. What is wrong depends on the file, the part and game.yaml alone. */
  readonly checked?: (file: SourceFile, part: string, check: () => Phase<void>) => Phase<void>;
  /** Names of all icons that there are, always the same; null or left out = any name is taken. */
  readonly icons?: ReadonlySet<string> | null;
}

export interface LoadContext {
  readonly report: Report;
  /** The value of an earlier phase, whose diagnostics become those of this load. */
  readonly take: <Value>(phase: Phase<Value>) => Value;
  readonly sources: SourceSet;
  readonly parser: RulesParser;
  /** Words that stand bare in rules: each means one thing in the whole game. */
  readonly words: NameRegister;
  /** Whether an error was reported in a file: then what follows from it may be no mistake of its own. */
  hasErrors(path: string): boolean;
}

/**
 * Makes the context of one load.
 *
 * @param diagnostics  gets what is wrong
 * @throws never
 */
export function loadContext(sources: SourceSet, parser: RulesParser, diagnostics: Diagnostic[]): LoadContext {
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
    parser,
    words: nameRegister(report),
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
