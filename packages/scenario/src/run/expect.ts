/** Comparing what a scenario expects with what came out. */
import { NONE } from '@undercroft/contract';
import { changesBetween, dumpState } from '../state/dump.ts';
import { evaluate } from '../state/expression.ts';
import type { Failure } from './result.ts';
import { ExpressionError, showReading, type Reading } from '../state/reading.ts';
import { compareSees } from './sees.ts';
import { listOf, ScenarioProblem, textOf, type SourceEntry, type SourceNode } from '../language/source.ts';
import { meansThings, parseThings, type ThingSpec } from '../language/specs.ts';
import { meansValue, tryValue, typeWords } from '../language/values.ts';
import { listWords, plainWords } from '../language/words.ts';
import type { Outcome } from './result.ts';

/**
 * Compares every entry of an `expect`; the failures in their order.
 *
 * @throws ScenarioProblem when an entry makes no sense
 */
export function compareExpected(outcome: Outcome, expect: SourceNode): Failure[] {
  if (expect.is !== 'map')
    throw new ScenarioProblem('`expect` is a map: what is looked at, and what it should be', expect.at);
  const touched = new Set<string>();
  const failures = expect.entries.flatMap((entry) => compareEntry(outcome, entry, touched));
  const unchanged = expect.entries.find(({ key }) => key === 'unchanged');
  if (unchanged === undefined || textOf(unchanged.value) !== 'true') return failures;
  for (const { name, before, after } of changesBetween(dumpState(outcome.begun), dumpState(outcome.situation))) {
    if (touched.has(name)) continue;
    failures.push({
      at: unchanged.keyAt,
      message: `${name} changed`,
      expected: before ?? 'nothing',
      found: after ?? 'nothing',
    });
  }
  return failures;
}

function compareEntry(outcome: Outcome, { key, keyAt, value }: SourceEntry, touched: Set<string>): Failure[] {
  switch (key) {
    case 'unchanged':
    case 'outcomes':
      return [];
    case 'events':
      return compareEvents(outcome, listOf(value));
    case 'no-events':
    case 'no events':
      return listOf(value).flatMap((node) => compareNoEvent(outcome, node));
    case 'open':
      return compareOpen(outcome, value);
    case 'sees':
      return compareSees(outcome, value);
  }
  if (/^(player \d|players)$/.test(key) && value.is === 'map') {
    return value.entries.flatMap((entry) => compareEntry(outcome, { ...entry, key: `${key}.${entry.key}` }, touched));
  }
  try {
    const { reading, touched: seen } = evaluate(outcome.situation, key);
    for (const name of seen) touched.add(name);
    return compareReading(outcome, reading, { key, keyAt, value }, touched);
  } catch (error) {
    if (error instanceof ExpressionError) throw new ScenarioProblem(`\`${key}\`: ${error.message}`, keyAt);
    throw error;
  }
}

function compareReading(
  outcome: Outcome,
  reading: Reading,
  { key, value }: SourceEntry,
  touched: Set<string>,
): Failure[] {
  const { situation } = outcome;
  if (value.is === 'map' && reading.is === 'value' && reading.type.is === 'thing' && reading.value !== NONE) {
    return value.entries.flatMap((entry) => compareEntry(outcome, { ...entry, key: `${key}.${entry.key}` }, touched));
  }
  const found = showReading(situation, reading);
  const failure = (expected: string): Failure[] => [{ at: value.at, message: key, expected, found }];
  if (reading.is === 'things') {
    const { specs, more } = parseThings(situation, value);
    return meansThings(situation, specs, more, reading.ids, reading.ordered) ? [] : failure(showSpecs(specs, more));
  }
  const text = textOf(value);
  if (reading.is === 'word') return plainWords(text) === plainWords(reading.text) ? [] : failure(text);
  const bound = /^(<=|>=|<|>)\s*(-?\d+)$/.exec(text.trim());
  if (bound !== null) return holds(reading.value, bound[1]!, Number(bound[2])) ? [] : failure(text);
  if (reading.type.is !== 'thing' && tryValue(situation, text, reading.type) === undefined) {
    throw new ScenarioProblem(`\`${text}\` is not ${typeWords(situation, reading.type)} (\`${key}\`)`, value.at);
  }
  if (reading.type.is === 'thing' && text !== 'none' && !situation.names.rows.has(plainWords(text.split('#')[0]!))) {
    throw new ScenarioProblem(`\`${text}\` is not a thing of the game (\`${key}\`)`, value.at);
  }
  return meansValue(situation, text, reading.type, reading.value) ? [] : failure(text);
}

function holds(value: number, sign: string, bound: number): boolean {
  if (sign === '<') return value < bound;
  if (sign === '<=') return value <= bound;
  return sign === '>' ? value > bound : value >= bound;
}

function showSpecs(specs: readonly ThingSpec[], more: boolean): string {
  return `[${[...specs.map(({ text }) => text), ...(more ? ['...'] : [])].join(', ')}]`;
}

/** Sentences of the log, each after the one before it. */
function compareEvents({ sentences }: Outcome, nodes: readonly SourceNode[]): Failure[] {
  const told = sentences.map(plainWords);
  let at = -1;
  let before: string | null = null;
  for (const node of nodes) {
    const text = textOf(node);
    const wanted = plainWords(text);
    const next = told.findIndex((sentence, index) => index > at && sentence.includes(wanted));
    if (next < 0) {
      const expected = `"${text}"${before === null ? '' : ` after "${before}"`}`;
      return [{ at: node.at, message: 'events', expected, found: quoted(sentences) }];
    }
    [at, before] = [next, text];
  }
  return [];
}

function compareNoEvent({ sentences }: Outcome, node: SourceNode): Failure[] {
  const text = textOf(node);
  const happened = sentences.some((sentence) => plainWords(sentence).includes(plainWords(text)));
  return happened ? [{ at: node.at, message: 'events', expected: `no "${text}"`, found: 'it in the log' }] : [];
}

function quoted(sentences: readonly string[]): string {
  return listWords(sentences.map((sentence) => `"${sentence}"`));
}

function compareOpen({ open }: Outcome, value: SourceNode): Failure[] {
  const text = textOf(value);
  const wanted = plainWords(text);
  const found = open[0] ?? 'none';
  const same =
    wanted === 'any'
      ? open.length > 0
      : wanted === 'none'
        ? open.length === 0
        : open.some((name) => plainWords(name) === wanted);
  return same ? [] : [{ at: value.at, message: 'open decision', expected: text, found }];
}
