// A line that does not parse becomes one message: the word that cannot stand, what could, and the
// habit behind it where one is known.

import { parse } from '#grammar';
import { suggest } from '../../diagnostics/suggest.ts';
import { expectedKeys, expectedWords } from './expected.ts';
import { placeOfToken, type FailedLine } from './failure.ts';
import type { Expectation } from './grammar-options.ts';
import { recogniseSigns } from './habits-signs.ts';
import { recogniseLines } from './habits-lines.ts';
import { recogniseReserved, recogniseWords } from './habits-words.ts';
import { IN, NEXT, OUT } from './layout.ts';
import { recogniseMisspelt } from './misspelt.ts';
import type { ParsedText } from './parsed-text.ts';
import { statementAt, type Token } from './tokens.ts';

/** A character that no rule takes: the parse ends exactly where it stands. */
const PROBE = '\uE00F';

/**
 * Reports one line that does not parse. Never throws.
 *
 * @param at        index in the laid-out text of the farthest place that the grammar reached
 * @param expected  what could have stood there
 * @param probe whether to ask the grammar again at the start of the word, which costs a parse of
 *   everything before
 */
export function reportSyntax(text: ParsedText, at: number, expected: readonly Expectation[], probe: boolean): void {
  const failure = describeFailure(text, at, expected, probe);
  if (failure === null || isExplained(text, failure)) return;
  if (
    recogniseSigns(failure) ||
    recogniseWords(failure) ||
    recogniseLines(failure) ||
    recogniseReserved(failure) ||
    recogniseMisspelt(failure)
  )
    return;
  const { found, report } = failure;
  const words = expectedWords([...failure.expected]);
  if (found.sort === 'mark')
    report('parse/ends-early', placeOfToken(failure, failure.before ?? found), { expected: words });
  else {
    const near = suggest(
      found.text,
      [...failure.expected].filter(
        (key) => /^[a-z]+$/.test(key) && key !== 'name' && key !== 'number' && key !== 'end',
      ),
    );
    report('parse/unexpected', placeOfToken(failure, found), { found: found.text, expected: words, near });
  }
}

function describeFailure(
  text: ParsedText,
  at: number,
  expected: readonly Expectation[],
  probe: boolean,
): FailedLine | null {
  const { layout } = text;
  const tokens = statementAt(layout.text, at);
  const atEnd: Token = { text: '', start: layout.text.length, end: layout.text.length, sort: 'mark' };
  const all = tokens.at(-1)?.sort === 'mark' ? tokens : [...tokens, atEnd];
  const found = all.findIndex(({ end }) => end > at);
  const index = found < 0 ? all.length - 1 : found;
  const token = all[index];
  const [head] = all;
  if (token === undefined || head === undefined) return null;
  const start = layout.map[token.start] ?? text.source.text.length;
  return {
    report: text.report,
    tokens: all,
    index,
    found: token,
    before: all[index - 1] ?? null,
    after: all[index + 1] ?? wordAfter(text, token),
    head,
    expected: new Set(expectedKeys(probe ? expectedAround(text, token, all[index - 1], expected) : expected)),
    lineBefore: text.source.text.slice(text.source.text.lastIndexOf('\n', start - 1) + 1, start),
    endsLine: ({ end }) =>
      /^[^\S\n]*(?:--[^\n]*)?(?:\n|$)/.test(text.source.text.slice((layout.map[end - 1] ?? 0) + 1)),
    place: text.placeOfLaidOut,
  };
}

/** The first token of the block that opens after a statement. */
function wordAfter({ layout }: ParsedText, token: Token): Token | null {
  return token.text === IN ? (statementAt(layout.text, token.end)[0] ?? null) : null;
}

/** An unclosed bracket, a tab or a stray mark in the same statement says it all already. */
function isExplained({ layout }: ParsedText, { tokens }: FailedLine): boolean {
  const first = layout.map[tokens[0]?.start ?? 0] ?? 0;
  const last = layout.map[tokens.at(-1)?.start ?? 0] ?? 0;
  return layout.problems.some(
    ({ code, start }) => code !== 'tab' && code !== 'indent' && start >= first && start <= last,
  );
}

/** What could stand right after the word before, and after a space. */
function expectedAround(
  text: ParsedText,
  found: Token,
  before: Token | undefined,
  otherwise: readonly Expectation[],
): readonly Expectation[] {
  const at = before === undefined ? found.start : before.end;
  if (found.start < at || before?.sort === 'mark') return expectedAt(text, found.start, '', otherwise);
  return [...expectedAt(text, at, '', otherwise), ...expectedAt(text, at, ' ', otherwise)];
}

/**
 * What could stand where a word begins; inside of a word the grammar only tells how another word
 * would go on.
 */
function expectedAt(
  { layout, startRule }: ParsedText,
  at: number,
  space: string,
  otherwise: readonly Expectation[],
): readonly Expectation[] {
  const start = startRule === 'Program' ? startOfItem(layout.text, at) : 0;
  let reported: readonly Expectation[] | null = null;
  const options = {
    recover: true,
    newId: () => 0,
    place: () => ({ file: '', start: 0, end: 0 }),
    syntax: (place: number, expected: readonly Expectation[]) => {
      if (place === at - start + space.length) reported = expected;
    },
  };
  try {
    const text = `${layout.text.slice(start, at)}${space}${PROBE}`;
    if (startRule === 'Program') parse(text, { ...options, startRule });
    else parse(text, { ...options, startRule });
  } catch (error) {
    // A block that is cut off cannot be skipped either, so the parse ends in an error after it told
    // what was wrong.
    const { expected } = error as { expected?: readonly Expectation[] | null };
    return reported ?? expected ?? otherwise;
  }
  return reported ?? otherwise;
}

/** Where the outermost item begins that holds an index. */
function startOfItem(text: string, at: number): number {
  let depth = 0;
  let start = 0;
  for (let index = 0; index < at; index++) {
    const character = text.charAt(index);
    if (character === IN) depth++;
    else if (character === OUT) depth--;
    else if (character === NEXT && depth === 0) start = index + 1;
  }
  return start;
}
