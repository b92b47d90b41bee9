/**
 * Scenarios that say how likely something is: `expect: {chances: {count(grove): {0: 1/3, 1:
 * 2/3}}}`.
 */
import { isGameErrorLike } from '@undercroft/engine';
import { evaluate } from '../state/expression.ts';
import { ChanceError, chancesOf, type Chances } from '../state/chances.ts';
import { readFraction, showFraction, type Fraction } from '../state/fraction.ts';
import { ExpressionError, showReading } from '../state/reading.ts';
import type { Situation } from '../language/names.ts';
import { listOf, ScenarioProblem, textOf, valueAt, type SourceEntry, type SourceNode } from '../language/source.ts';
import type { Scenario } from '../language/scenario.ts';
import { whyNeverOffered } from '../language/vocabulary.ts';
import { plainWords } from '../language/words.ts';
import type { Failure } from './result.ts';

/**
 * The `chances` that a scenario expects, if it expects any.
 *
 * @throws ScenarioProblem when they do not stand alone
 */
export function chancesExpected({ node }: Scenario): SourceNode | undefined {
  const expect = valueAt(node, 'expect');
  const chances = expect === undefined ? undefined : valueAt(expect, 'chances');
  if (chances === undefined) {
    const always = valueAt(node, 'always');
    if (always !== undefined) throw new ScenarioProblem('`always` goes with `chances` in `expect`', always.at);
    return undefined;
  }
  if (expect?.is === 'map' && expect.entries.length > 1)
    throw new ScenarioProblem('`chances` stands alone in `expect`: no end is the only one', expect.at);
  if (valueAt(node, 'do') === undefined && valueAt(node, 'dice') !== undefined)
    throw new ScenarioProblem('`dice` are for the answers of `do`; chances are of all dice', valueAt(node, 'dice')!.at);
  return chances;
}

/**
 * Compares the written `chances` with those of the position.
 *
 * @throws ScenarioProblem when they cannot be told
 */
export function compareChances(situation: Situation, scenario: Scenario, chances: SourceNode): Failure[] {
  if (chances.is !== 'map')
    throw new ScenarioProblem('`chances` is a map: what is looked at, and how likely each value is', chances.at);
  return chances.entries.flatMap((entry) => {
    const expected = readChances(entry);
    const found = chancesIn(situation, scenario, entry);
    const same =
      found.size === expected.size &&
      [...found].every(([value, share]) => {
        const wanted = expected.get(plainWords(value));
        return wanted !== undefined && wanted.over === share.over && wanted.under === share.under;
      });
    if (same) return [];
    const text = (all: Chances): string =>
      [...all].map(([value, share]) => `${value}: ${showFraction(share)}`).join(', ');
    return [
      { at: entry.keyAt, message: `chances of ${entry.key}`, expected: text(expected), found: text(inOrder(found)) },
    ];
  });
}

/** What a scenario gives wherever it is offered. */
export function alwaysOf({ node }: Scenario): string[] {
  return listOf(valueAt(node, 'always')).map(textOf);
}

/** Numbers from the lowest, other values by their letters. */
export function inOrder(chances: Chances): Chances {
  return new Map([...chances].toSorted(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1)));
}

function chancesIn(situation: Situation, scenario: Scenario, { key, keyAt }: SourceEntry): Chances {
  for (const node of listOf(valueAt(scenario.node, 'always'))) {
    const never = whyNeverOffered(situation.names.meta, textOf(node));
    if (never !== null) throw new ScenarioProblem(never, node.at);
  }
  try {
    return chancesOf(situation, (end) => showReading(end, evaluate(end, key).reading), alwaysOf(scenario));
  } catch (error) {
    if (error instanceof ExpressionError) throw new ScenarioProblem(`\`${key}\`: ${error.message}`, keyAt);
    if (error instanceof ChanceError || isGameErrorLike(error)) throw new ScenarioProblem(error.message, keyAt);
    throw error;
  }
}

function readChances({ value }: SourceEntry): Chances {
  if (value.is !== 'map')
    throw new ScenarioProblem(
      'expected a map: each value, and how likely it is, such as `{1: 19/24, 2: 5/24}`',
      value.at,
    );
  const chances = new Map<string, Fraction>();
  for (const entry of value.entries) {
    const share = readFraction(textOf(entry.value));
    if (share === null)
      throw new ScenarioProblem(
        `\`${textOf(entry.value)}\` is no share: write \`3/8\`, \`0\` or \`1\``,
        entry.value.at,
      );
    if (share.over > 0n) chances.set(plainWords(entry.key), share);
  }
  return chances;
}
