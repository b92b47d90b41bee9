// What a verb or a function takes, while its parts are being written.

import { BUILT_IN_VERBS, isBuiltInVerb } from '../../language/vocabulary/verbs.ts';
import type { Define, Procedure } from '../../content/tree/node.ts';
import type { GameIndex } from './game-index.ts';
import { headOf, slotsOf } from './describe.ts';

/** How something is written, and at which part of it one is. */
export interface Signature {
  readonly text: string;
  /** What it does; empty without a description. */
  readonly meaning: string;
  /** Parts of the text, in order. */
  readonly parts: readonly string[];
  /** Index of the part that is being written; -1 for none. */
  readonly active: number;
}

/** Words that a part of a command begins with. */
const LABELS = /\b(?:to|by|with|from|because|using|at|into|onto|for|through|against)\b/g;

/**
 * What is being written at the end of a line.
 *
 * @param line  the text of the line up to the place
 * @returns     null where no verb or function of the game stands before the place
 * @throws      never
 */
export function signatureAt({ model }: GameIndex, line: string): Signature | null {
  const call = /([a-z][\w-]*)\(([^()]*)$/.exec(line);
  const define = call === null ? undefined : model.defines?.get(call[1] ?? '');
  if (call !== null && define !== undefined) return ofDefine(define, (call[2] ?? '').split(',').length - 1);
  const statement = /(?:^|, *(?:then +)?)([^,]*)$/.exec(line.replace(/^[^:]*: (?=[a-z])/, ''))?.[1]?.trimStart() ?? '';
  const verb = /^([a-z][\w-]*) /.exec(statement)?.[1] ?? '';
  const procedure = model.procedures?.get(verb);
  if (procedure !== undefined) return ofProcedure(procedure, statement);
  if (!isBuiltInVerb(verb)) return null;
  const { usage, does, object, slots } = BUILT_IN_VERBS[verb];
  const parts = usage.split(/ (?=[a-z])/);
  const label = [...statement.matchAll(LABELS)].at(-1)?.[0];
  const slot = slots.findIndex((one) => one.label === label);
  return { text: usage, meaning: does, parts, active: slot >= 0 ? slot + 1 : object === null ? -1 : 0 };
}

function ofDefine(define: Define, at: number): Signature {
  const parts = slotsOf(define);
  return { text: `${define.name}(${parts.join(', ')})`, meaning: '', parts, active: Math.min(at, parts.length - 1) };
}

function ofProcedure(procedure: Procedure, statement: string): Signature {
  const parts = slotsOf(procedure);
  const label = [...statement.matchAll(LABELS)].at(-1)?.[0];
  const labelled = procedure.params.findIndex((param) => param.label !== null && param.label === label);
  const first = procedure.params.findIndex((param) => param.label === null);
  return { text: headOf(procedure), meaning: '', parts, active: labelled >= 0 ? labelled : first };
}
