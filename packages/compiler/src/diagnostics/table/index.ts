// All tables together. A new phase adds its table here and nothing else.

import { analyseTable } from './analyse.ts';
import { checkTable } from './check.ts';
import type { AnyEntry, DiagnosticEntry } from './define.ts';
import { emitTable } from './emit.ts';
import { explainTable } from './explain.ts';
import { loadTable } from './load.ts';
import { parseTable } from './parse.ts';
import { resolveTable } from './resolve.ts';

/** Phase to its table, in the order of the phases. */
export const tables = {
  load: loadTable,
  parse: parseTable,
  resolve: resolveTable,
  check: checkTable,
  analyse: analyseTable,
  emit: emitTable,
  explain: explainTable,
};

type Entries = typeof loadTable &
  typeof parseTable &
  typeof resolveTable &
  typeof checkTable &
  typeof analyseTable &
  typeof emitTable &
  typeof explainTable;

/** Every code there is. */
export type Code = keyof Entries;

/** Parameters that the texts of a code take. */
export type ParamsOf<C extends Code> = Entries[C] extends DiagnosticEntry<infer P> ? P : never;

const entryByCode: ReadonlyMap<string, AnyEntry> = new Map(
  Object.values(tables).flatMap((table): [string, AnyEntry][] => Object.entries(table)),
);

/** Every code, in the order of the phases and of their tables. */
export const allCodes: readonly Code[] = [...entryByCode.keys()] as Code[];

/**
 * The texts of a code.
 *
 * @param code  a code, or any text
 * @returns     undefined when there is no such code
 * @throws      never
 */
export function entryOf(code: string): AnyEntry | undefined {
  return entryByCode.get(code);
}
