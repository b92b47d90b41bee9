/**
 * Text of the rules language to a syntax tree. Every problem becomes one diagnostic, and a line
 * that does not parse becomes an `error` node, so that everything after it is still read.
 */
import { parse } from '#grammar';
import { newId } from '../../content/tree/id.ts';
import type { Expression, Node, Program } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { phase, type Phase, type Report } from '../../diagnostics/collector.ts';
import type { Expectation, GrammarOptions } from './grammar-options.ts';
import { layOut, type Layout } from './layout.ts';
import { reportLayout } from './report-layout.ts';
import { reportSyntax } from './report-syntax.ts';
import { isTooDeep, reviewSpelling } from './review.ts';
import type { ParsedText, RulesSource } from './parsed-text.ts';

/**
 * Lines that get the careful look, each of which costs a parse; the ones after them are told
 * shortly.
 */
const PROBE_COUNT_MAX = 30;

/**
 * Parses a list of items: a `.rules` file or an `effect`.
 *
 * @returns  the tree; lines that do not parse are `error` nodes, each with at least one diagnostic
 * @throws   never
 */
export function parseProgram(source: RulesSource): Phase<Program> {
  return phase((report) => {
    const { value, text } = run(source, report, 'Program', (laidOut, options) =>
      parse(laidOut, { ...options, startRule: 'Program' }),
    );
    return value ?? { kind: 'program', id: newId(), at: text.placeOfSource(0, source.text.length), items: [] };
  });
}

/**
 * Parses one expression: the query of a set, the base of an attribute.
 *
 * @returns the tree; an `error` node, with at least one diagnostic, when the text is not one
 *   expression
 * @throws   never
 */
export function parseExpression(source: RulesSource): Phase<Expression> {
  return phase((report) => {
    const { value, text } = run(source, report, 'ExpressionOnly', (laidOut, options) =>
      parse(laidOut, { ...options, startRule: 'ExpressionOnly' }),
    );
    const at = text.placeOfSource(0, source.text.length);
    return value ?? { kind: 'error', id: newId(), at, declares: [], by: null };
  });
}

interface SyntaxFailure {
  readonly at: number;
  readonly expected: readonly Expectation[];
}

interface Parsed<T> {
  /** missing when the text could not be read at all */
  readonly value?: T;
  readonly text: ParsedText;
}

function run<T extends Node>(
  source: RulesSource,
  report: Report,
  startRule: ParsedText['startRule'],
  read: (text: string, options: GrammarOptions) => T,
): Parsed<T> {
  const layout = layOut(source.text);
  const mapOf = source.map ?? ((index: number) => index);
  const { length } = source.text;
  // A block that ends with the text has its mark after the last character.
  const placeOfSource = (start: number, end: number): Span =>
    placeOf(source.file, mapOf, Math.min(start, length), Math.min(end, length));
  const placeOfLaid = (start: number, end: number): Span => placeOfLaidOut(layout, placeOfSource, start, end);
  const text: ParsedText = { source, startRule, layout, report, placeOfSource, placeOfLaidOut: placeOfLaid };
  // Keyed by place: a line that the grammar tries twice is one mistake.
  const failures = new Map<number, SyntaxFailure>();
  const options: GrammarOptions = {
    recover: true,
    newId,
    place: placeOfLaid,
    syntax: (at, expected) => void failures.set(at, { at, expected }),
  };
  reportLayout(text);
  let value: T | undefined;
  try {
    value = read(layout.text, options);
  } catch (error) {
    noteThrown(error, failures, text);
  }
  for (const [count, failure] of [...failures.values()].entries())
    reportSyntax(text, failure.at, failure.expected, count < PROBE_COUNT_MAX);
  if (value === undefined) return { text };
  if (isTooDeep(value)) {
    report('parse/too-deep', placeOfSource(0, source.text.length), {});
    return { text };
  }
  reviewSpelling(value, report);
  return { value, text };
}

/**
 * A text that is one expression has no line to skip, so peggy throws; a text nested too deep
 * overflows the stack.
 */
function noteThrown(error: unknown, failures: Map<number, SyntaxFailure>, text: ParsedText): void {
  const { location, expected } = error as {
    location?: { start: { offset: number } };
    expected?: readonly Expectation[] | null;
  };
  if (location === undefined) {
    text.report('parse/too-deep', text.placeOfSource(0, text.source.text.length), {});
    return;
  }
  failures.set(location.start.offset, { at: location.start.offset, expected: expected ?? [] });
}

function placeOfLaidOut(
  layout: Layout,
  placeOfSource: (start: number, end: number) => Span,
  start: number,
  end: number,
): Span {
  const first = layout.map[start] ?? 0;
  const afterLast = end > start ? (layout.map[end - 1] ?? 0) + 1 : first;
  return placeOfSource(first, Math.max(first, afterLast));
}

function placeOf(file: string, mapOf: (index: number) => number, start: number, end: number): Span {
  const first = mapOf(start);
  // The end of a stretch is one past its last character: in a folded scalar the next character may
  // lie lines further down.
  const afterLast = end > start ? mapOf(end - 1) + 1 : first;
  return { file, start: first, end: Math.max(first, afterLast) };
}
