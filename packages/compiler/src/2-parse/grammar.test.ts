import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { expect, it } from 'vitest';
import { withoutActions } from '../../build-grammar-page.ts';
import { generateParser, writtenByPeggy } from '../../build-grammar.ts';
import { KEPT } from '../../quick-parser.ts';
import { JOINING_WORDS, RESERVED_WORDS } from '../1-load/language-words.ts';
import { parseProgram } from './parse.ts';
import { OPENERS } from './misspelt.ts';
import { HEADER_WORDS, STATEMENT_WORDS } from './reserved.ts';

const grammar = readFileSync(new URL('grammar.peggy', import.meta.url), 'utf8');

it('has a parser that was made from this grammar, so that nobody needs a build step', () => {
  const generated = readFileSync(new URL('../../generated/grammar.js', import.meta.url), 'utf8');

  expect(generated === generateParser(grammar), 'run: npm run generate -w @undercroft/compiler').toBe(true);
});

it('reserves the words that the rest of the compiler takes for reserved', () => {
  const [, rule = ''] = /^Reserved\n([^]*?)!Letter/m.exec(grammar) ?? [];
  const words = [...rule.matchAll(/"([a-z]+)"/g)].map(([, word = '']) => word);

  expect(words.toSorted()).toEqual([...RESERVED_WORDS].toSorted());
});

it('has no word that those who colour a text do not know', () => {
  // Names of tokens stand behind their rule; `d` is a part of dice.
  const rules = withoutActions(grammar).replaceAll(/^\w+ "[a-z ]+" *=/gm, '');
  const words = new Set([...rules.matchAll(/"([a-z]+)"/g)].map(([, word = '']) => word).filter((word) => word !== 'd'));

  expect([...words].toSorted()).toEqual([...RESERVED_WORDS, ...JOINING_WORDS].toSorted());
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

/** The words that a part of a grammar can begin with; rules that it refers to are not looked into. */
function firstWords(part: peggy.ast.Expression | peggy.ast.Named | undefined): readonly string[] {
  if (part === undefined) return [];
  if (part.type === 'literal') return [part.value];
  if (part.type === 'choice') return part.alternatives.flatMap(firstWords);
  if (part.type === 'sequence') return firstWords(part.elements[0]);
  return 'expression' in part ? firstWords(part.expression) : [];
}

it('knows of every word of its own that it begins a statement, to tell what a broken line was meant to be', () => {
  const { rules } = peggy.parser.parse(grammar);
  const ruleOf = (name: string): peggy.ast.Rule | undefined => rules.find((rule) => rule.name === name);
  const words = rulesIn(ruleOf('Statement')).flatMap((name) => firstWords(ruleOf(name)?.expression));

  expect(words).toContain('repeat');
  expect(words.filter((word) => !STATEMENT_WORDS.has(word))).toEqual([]);
});

it('suggests every word of its own that a line begins with, when a broken line begins with nearly that', () => {
  const { rules } = peggy.parser.parse(grammar);
  const ruleOf = (name: string): peggy.ast.Rule | undefined => rules.find((rule) => rule.name === name);
  const words = ['Item', 'Statement', 'Limit', 'Times']
    .flatMap((name) => [name, ...rulesIn(ruleOf(name)?.expression)])
    .flatMap((name) => firstWords(ruleOf(name)?.expression))
    .filter((word) => word.length > 2);

  // `stop` and the like may stand alone, so a broken line with one is a command of an unknown name, which has suggestions of its own.
  const alone = ['stop', 'skip', 'expire', 'you'];
  expect([...new Set(words)].filter((word) => !alone.includes(word) && !OPENERS.includes(word))).toEqual([]);
  expect(OPENERS.filter((word) => !grammar.includes(`"${word}"`))).toEqual([]);
});

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

it('knows of every word of its own that something with a body begins with', () => {
  const { rules } = peggy.parser.parse(grammar);
  const ruleOf = (name: string): peggy.ast.Rule | undefined => rules.find((rule) => rule.name === name);
  const hasBody = (name: string): boolean =>
    rulesIn(ruleOf(name)?.expression).some((inner) => ['Body', 'BareBody', 'Block', 'MenuBlock'].includes(inner));
  const words = [...rulesIn(ruleOf('Item')), ...rulesIn(ruleOf('Statement'))]
    .filter(hasBody)
    .flatMap((name) => firstWords(ruleOf(name)?.expression));

  expect(words).toEqual(expect.arrayContaining(['if', 'for', 'repeat', 'when']));
  // A broken line that begins with `you` was meant as a statement: the message says that a statement names no player.
  expect(words.filter((word) => !HEADER_WORDS.has(word))).toEqual(['you']);
});
