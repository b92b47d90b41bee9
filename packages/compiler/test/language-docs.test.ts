// The reference of the rules language says the truth: its examples are compiled, and nothing that
// the language has is left out.

import type { Facts } from '../src/language/facts/facts.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { grammarPage } from '../build-grammar-page.ts';
import { KINDS } from '../src/content/tree/children.ts';
import type { Node } from '../src/content/tree/node.ts';
import { walk } from '../src/content/tree/walk.ts';
import type { CompiledGame } from '../src/compile.ts';
import { BUILT_IN_FUNCTIONS } from '../src/language/vocabulary/functions.ts';
import { SPATIAL_FUNCTIONS } from '../src/language/vocabulary/spatial.ts';
import { BUILT_IN_VERBS } from '../src/language/vocabulary/verbs.ts';
import { BUILT_IN_FIELDS, BUILT_IN_NAMES, RESERVED_WORDS } from '../src/language/vocabulary/words.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { readErrorPage, textOfExample, type PageExample } from '../src/tooling/documents/error-page.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const DOCS = fileURLToPath(new URL('../../../docs/language/', import.meta.url));
const GRAMMAR = fileURLToPath(new URL('../src/language/parse/grammar.peggy', import.meta.url));

const tiny = tinyGame();
const pages = readdirSync(DOCS)
  .filter((name) => /^\d\d-.*\.md$/.test(name))
  .map((name) => ({ name, text: readFileSync(DOCS + name, 'utf8') }));

interface Tried {
  readonly page: string;
  readonly example: PageExample;
  readonly compiled: CompiledGame;
}

/**
 * Each example is compiled once, in the tiny game, together with the files that its page gives to
 * all of them.
 */
const tried: readonly Tried[] = pages.flatMap(({ name, text }) => {
  const { examples } = readErrorPage(text);
  const everywhere = examples.filter(({ role }) => role === 'with');
  return examples
    .filter(({ role }) => role !== 'with')
    .map((example) => ({
      page: name,
      example,
      compiled: compileText(Object.fromEntries([...everywhere, example].map((file) => [file.path, textOf(file)]))),
    }));
});

function textOf(example: PageExample): string | null {
  const text = textOfExample(tiny.get(`${TINY_GAME_ID}/${example.path}`) ?? '', example);
  return text === undefined ? 'the lines to change are not there' : text;
}

it.each(pages.map(({ name }) => name))(
  'has examples that compile, or give just the code they name, when it is %s',
  (name) => {
    for (const { example, compiled } of tried.filter(({ page }) => page === name)) {
      const codes = compiled.diagnostics.map(({ code, message }) =>
        example.role === 'right' ? `${code}: ${message}` : code,
      );
      const wanted = example.role === 'right' ? [] : [example.code];
      expect({ text: example.text, codes: [...new Set(codes)] }).toEqual({ text: example.text, codes: wanted });
    }
  },
);

it('has no example that nobody tries, when a fence is not plain text', () => {
  const fences = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/^```(\S.*)$/gm)].map(([, words = '']) => `${name}: ${words}`),
  );

  expect(fences.filter((fence) => !/: (?:text|sh|(?:rules|yaml|diff) (?:right|wrong|with)\b.*)$/.test(fence))).toEqual(
    [],
  );
});

it('shows every construct, verb, function and word, when the compiled examples are taken together', () => {
  const seen = new Set<string>();
  for (const { example, compiled } of tried) {
    if (example.role === 'right' || example.code === 'emit/not-runnable-yet') gather(compiled, example.path, seen);
  }
  const wanted = [
    ...KINDS.filter((kind) => kind !== 'error'),
    ...Object.keys(BUILT_IN_VERBS).map((verb) => `verb ${verb}`),
    ...[...Object.keys(BUILT_IN_FUNCTIONS), ...Object.keys(SPATIAL_FUNCTIONS)].map((name) => `function ${name}`),
    ...[...RESERVED_WORDS, ...BUILT_IN_NAMES, ...BUILT_IN_FIELDS].map((word) => `word ${word}`),
  ];

  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});

/** Kinds, verbs and functions of an example's tree, and the words of its text. */
function gather({ model }: CompiledGame, path: string, seen: Set<string>): void {
  const file = `${TINY_GAME_ID}/${path}`;
  const trees = [
    ...(model?.programs ?? []).map(({ program }) => program),
    ...(model?.rows ?? []).flatMap(({ effect }) => effect ?? []),
  ];
  for (const tree of trees.filter(({ at }) => at.file === file)) walk(tree, (node) => note(node, model!.facts, seen));
  const code = tried.find(({ compiled }) => compiled.model === model)?.example.text ?? '';
  for (const [word] of code.replaceAll(/--.*$/gm, '').matchAll(/[a-z]+(?:-[a-z0-9]+)*/g)) seen.add(`word ${word}`);
}

function note(node: Node, facts: Facts, seen: Set<string>): void {
  seen.add(node.kind);
  if (node.kind === 'command' && facts.procedures.get(node) === null) seen.add(`verb ${node.verb}`);
  if (node.kind === 'call' && facts.refs.get(node)?.to === 'function') seen.add(`function ${node.name}`);
}

it('has the grammar as it is, when the page is made anew (UPDATE=1 writes it)', () => {
  const made = grammarPage(readFileSync(GRAMMAR, 'utf8'));
  if (process.env['UPDATE'] === '1') writeFileSync(`${DOCS}90-grammar.md`, made);

  expect(readFileSync(`${DOCS}90-grammar.md`, 'utf8')).toBe(made);
});

it('has all words that cannot be names on the cheat sheet', () => {
  const sheet = readFileSync(`${DOCS}80-cheat-sheet.md`, 'utf8');
  const [, block = '', names = '', fields = ''] =
    /## Words that cannot be names\n\n```text\n([^]*?)```\n\n[^`]*`(.*?)`[^`]*`(.*?)`/.exec(sheet) ?? [];

  expect(block.split(/\s+/).filter(Boolean)).toEqual([...RESERVED_WORDS]);
  expect(names.split(' ').toSorted()).toEqual([...BUILT_IN_NAMES].toSorted());
  expect(fields.split(' ').toSorted()).toEqual([...BUILT_IN_FIELDS].toSorted());
});
