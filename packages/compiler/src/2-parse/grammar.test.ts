import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateParser } from '../../build-grammar.ts';
import { RESERVED_WORDS } from '../1-load/language-words.ts';
import { parseProgram } from './parse.ts';

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

it('knows the farthest place of a failure, which it takes from inside of the parser', () => {
  const told: unknown[] = [];
  parseProgram({ text: 'let x = 3 of of', file: 0 }, (code, { start }, params) => void told.push(code, start, params));

  expect(told).toMatchObject(['parse/unexpected', 13, { found: 'of' }]);
});

it.each([...RESERVED_WORDS])('takes no name for %j, so that it always means the same', (word) => {
  const told: string[] = [];
  parseProgram({ text: `let ${word} = 3`, file: 0 }, (code) => void told.push(code));

  expect(told).toEqual(['parse/reserved']);
});
