// What is reported for the made-up game, for tests that mark the place in the text.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkFarm, EFFECT_PATH, FARM_RULES, RULES_PATH } from './farm.ts';
import { readMarks } from './marks.ts';

/** What was reported, and what was marked. */
export interface Reported {
  /** code and the words it underlines */
  readonly reported: readonly string[];
  /** what the test marked, as words */
  readonly marked: readonly string[];
  /** whether each marked place is underlined by something */
  readonly hit: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** the text after all repairs */
  readonly repaired: string;
}

function diagnose(
  marked: string,
  path: string,
  check: (text: string) => readonly Diagnostic[],
  before: number,
): Reported {
  const { text, ranges } = readMarks(marked);
  const diagnostics = check(text).filter(({ span }) => span.file === path);
  const own = diagnostics.map((one) => ({ ...one, start: one.span.start - before, end: one.span.end - before }));
  const edits = own
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((first, second) => second.span.start - first.span.start);
  return {
    reported: own.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`),
    marked: ranges.map(({ start, end }) => text.slice(start, end)),
    hit: ranges.every((range) => own.some(({ start, end }) => start === range.start && end === range.end)),
    diagnostics,
    repaired: edits.reduce(
      (all, { span, text: instead }) => all.slice(0, span.start - before) + instead + all.slice(span.end - before),
      text,
    ),
  };
}

/**
 * Checks the effect of an animal, with `<<` and `>>` around what should be reported.
 *
 * @throws never
 */
export function reportedInEffect(marked: string): Reported {
  return diagnose(marked, EFFECT_PATH, (text) => checkFarm(FARM_RULES, text).diagnostics, 0);
}

/**
 * Checks rules that stand after those of the made-up game.
 *
 * @throws never
 */
export function reportedInRules(marked: string): Reported {
  return diagnose(marked, RULES_PATH, (text) => checkFarm(`${FARM_RULES}${text}`).diagnostics, FARM_RULES.length);
}
