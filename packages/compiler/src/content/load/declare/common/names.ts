// One word, one meaning: every name that may stand bare in a rule is claimed here once.

import type { Report } from '../../../../diagnostics/collector.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import type { YamlEntry } from '../../yaml/node.ts';
import type { RulesWords } from '../../input.ts';

/** Names of one scope, each with what it is and where it is declared. */
export interface NameRegister {
  /**
   * Takes a name.
   *
   * A name that is reserved or taken is reported; what it names is kept all the same, so that
   * nothing follows from the clash.
   */
  claim(what: string, name: string, at: Span): void;
  /**
   * Reports a name that the language keeps for itself; rows are held against all other names once
   * the rules are read.
   */
  check(name: string, at: Span): boolean;
  /** What a name is, when it is taken. */
  whatIs(name: string): string | undefined;
}

/**
 * Makes the register of names that stand bare in rules.
 *
 * @throws never
 */
export function nameRegister(report: Report, words: RulesWords): NameRegister {
  return register(report, words.reserved, words.names);
}

/**
 * Makes a register for names that follow a dot: the fields, attributes and zones of one kind, over
 * those of its parent.
 *
 * @throws never
 */
export function memberRegister(report: Report, words: RulesWords, parent?: NameRegister): NameRegister {
  return register(report, words.reserved, words.fields, parent);
}

/**
 * Takes the names of all entries of a section.
 *
 * @returns  the same entries
 * @throws   never
 */
export function claimAll(names: NameRegister, what: string, entries: readonly YamlEntry[]): readonly YamlEntry[] {
  for (const { key, keySpan } of entries) names.claim(what, key, keySpan);
  return entries;
}

function register(
  report: Report,
  reserved: ReadonlySet<string>,
  builtIn: ReadonlySet<string>,
  parent?: NameRegister,
): NameRegister {
  const taken = new Map<string, { what: string; at: Span }>();
  const whatIs = (name: string): string | undefined => taken.get(name)?.what ?? parent?.whatIs(name);
  const check = (name: string, at: Span): boolean => {
    const isFree = !reserved.has(name) && !builtIn.has(name) && !name.startsWith('printed-');
    if (!isFree) report('load/reserved-word', at, { name });
    return isFree;
  };
  return {
    whatIs,
    check,
    claim(what, name, at) {
      if (!check(name, at)) return;
      const other = whatIs(name);
      if (other === undefined) {
        taken.set(name, { what, at });
        return;
      }
      const first = taken.get(name)?.at;
      report(
        'load/name-taken',
        at,
        { name, what, other },
        first === undefined ? {} : { related: [{ span: first, message: 'declared here first' }] },
      );
    },
  };
}
