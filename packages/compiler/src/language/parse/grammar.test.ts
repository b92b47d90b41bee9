import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { expect, it } from 'vitest';
import { generateParser, writtenByPeggy } from '../../../build-grammar.ts';
import { wordsModule, wordsOf } from '../../../grammar-words.ts';
import { KEPT } from '../../../quick-parser.ts';
import { RESERVED_WORDS } from '../vocabulary/words.ts';
import { parseProgram } from './parse.ts';

const grammar = readFileSync(new URL('grammar.peggy', import.meta.url), 'utf8');

it('has a parser that was made from this grammar, so that nobody needs a build step', () => {
  const generated = readFileSync(new URL('../../../generated/grammar.js', import.meta.url), 'utf8');

  expect(generated === generateParser(grammar), 'run: npm run generate -w @undercroft/compiler').toBe(true);
});

it('knows the farthest place of a failure, which it takes from inside of the parser', () => {
  const { diagnostics } = parseProgram({ text: 'let x = 3 of of', file: 'a.rules' });

  expect(diagnostics).toMatchObject([
    { code: 'parse/unexpected', span: { start: 13 }, message: expect.stringContaining('`of`') },
  ]);
});

it.each([...RESERVED_WORDS])('takes no name for %j, so that it always means the same', (word) => {
  const { diagnostics } = parseProgram({ text: `let ${word} = 3`, file: 'a.rules' });

  expect(diagnostics.map(({ code }) => code)).toEqual(['parse/reserved']);
});

/** Names of the rules that stand anywhere in a part of a grammar. */
function rulesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'rule_ref' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(rulesIn)];
}

it('keeps the results of so many rules that no way leads from any other rule back to itself', () => {
  const { rules } = peggy.parser.parse(grammar);
  const next = new Map(rules.map(({ name, expression }) => [name, rulesIn(expression)]));
  const reached = (from: string, seen: Set<string>): Set<string> => {
    for (const rule of next.get(from) ?? []) if (!KEPT.includes(rule) && !seen.has(rule)) reached(rule, seen.add(rule));
    return seen;
  };

  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(({ name }) => reached(name, new Set()).has(name)).map(({ name }) => name)).toEqual([]);
});

it('takes the names that the grammar takes', async () => {
  const [slow, quick] = await Promise.all(
    [writtenByPeggy(grammar, ['Name']), generateParser(grammar, ['Name'])].map(
      async (code) => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Pick<peggy.Parser, 'parse'>,
    ),
  );
  const words = [...RESERVED_WORDS, 'otter', 'o2', 'to2', 'x'];
  const ends = ['', '2', '-', '-2', '-x', '-2x', '-x-2', '--x', '_', 'X', ' x', '(', 'x'];
  const take = (parser: typeof slow, text: string): unknown => {
    try {
      return parser?.parse(text, { startRule: 'Name' });
    } catch (error) {
      return String(error);
    }
  };
  const texts = words.flatMap((word) => ends.map((end) => `${word}${end}`));

  expect(texts.map((text) => [text, take(quick, text)])).toEqual(texts.map((text) => [text, take(slow, text)]));
  expect(texts.filter((text) => take(quick, text) === text).length).toBeGreaterThan(100);
});

it('has the words that were made from this grammar', () => {
  const generated = readFileSync(new URL('../../../generated/words.ts', import.meta.url), 'utf8');

  expect(generated === wordsModule(grammar), 'run: npm run generate -w @undercroft/compiler').toBe(true);
});

it('takes a new statement of the grammar into all lists of words', () => {
  const swap =
    '"swap" W first:Postfix W ("gently" W)? "against" W second:Postfix body:Body { return node("swap", {}); }';
  const before = wordsOf(grammar);
  const after = wordsOf(
    grammar
      .replace('Statement\n  = ', `Swap = ${swap}\nStatement\n  = Swap / `)
      .replace('Reserved\n  = (', 'Reserved\n  = ("swap" / '),
  );
  const added = (list: keyof typeof after): readonly string[] =>
    after[list].filter((word) => !before[list].includes(word));

  expect(added('reserved')).toEqual(['swap']);
  expect(added('joining')).toEqual(['gently']);
  expect(added('statements')).toEqual(['swap']);
  expect(added('bodies')).toEqual(['swap']);
  expect(added('lines')).toEqual(['swap']);
});

it('finds the first words behind what may be left out, and none that a value or a name begins with', () => {
  const { bodies, lines, statements } = wordsOf(grammar);

  expect(bodies).toEqual(expect.arrayContaining(['in', 'once', 'option', 'otherwise', 'until']));
  expect(lines).toEqual(expect.arrayContaining([...bodies, ...statements, 'include']));
  expect(lines).not.toContain('highest');
  expect(lines).not.toContain('then');
});
