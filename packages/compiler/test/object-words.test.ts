// Names that every object of JavaScript has are words like others: none of them finds something in
// a table of the compiler.

import { expect, it } from 'vitest';
import { compileText } from '../src/testing/compile-text.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then'];

/** Where a word of the language, a name or an operator may stand. */
const RULES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word} 1 oil`,
  (word) => `${word} beasts in grove`,
  (word) => `gain 1 ${word}`,
  (word) => `gain ${word} oil`,
  (word) => `gain ${word}(1) oil`,
  (word) => `gain count(${word} beasts in grove) oil`,
  (word) => `gain count(beasts in ${word}) oil`,
  (word) => `gain count(beasts in grove where its ${word} > 1) oil`,
  (word) => `gain 1 ${word} 2 oil`,
  (word) => `let ${word} = 1`,
  (word) => `if ${word}, gain 1 oil`,
  (word) => `if windfall ${word} windfall, gain 1 oil`,
  (word) => `for each ${word} b in grove, gain 1 oil`,
  (word) => `when ${word}, gain 1 oil`,
  (word) => `choose ${word} beast in grove`,
  (word) => `${word} player gains 1 oil`,
  (word) => `move ${word} to grove`,
  (word) => `${word} instead of move`,
];

it.each(WORDS)('says what is wrong, and never what nobody wrote, when %s stands in a rule', (word) => {
  for (const rule of RULES) {
    const { diagnostics } = compileText({
      'rules/more.rules': `to more\n  ${rule(word)}\n`,
      'beasts/imp.yaml': `count: 1\nmight: 1\neffect: ${rule(word)}\n`,
      'game.yaml': game.replace('sets:\n', `sets:\n  extra: { one: extra, is: ${rule(word)} }\n`),
    });

    for (const { message, notes } of diagnostics)
      expect([message, ...notes].join(' ')).not.toMatch(/undefined|\[object|native code|function|=>/);
  }
});

it.each(WORDS)('keeps titles, texts and words, when a language names %s', (word) => {
  const quoted = JSON.stringify(word);
  const { diagnostics } = compileText({
    'locale/fr.yaml': `titles: { ${quoted}: x }\nwords: { nouns: { ${quoted}: x }, ${quoted}: { a: b } }\nphrases: { ${quoted}: x }\n`,
  });

  expect(diagnostics.length).toBeGreaterThan(0);
  expect({}).not.toHaveProperty('a');
});

it.each(['grove', 'deck', 'oil', 'days', 'trick', 'owl', 'might'])(
  'compiles, and tells in every language, when %s is called constructor',
  (name) => {
    const renamed = [...tinyGame()].map(([path, text]): [string, string] => [
      path.slice(TINY_GAME_ID.length + 1),
      text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'constructor'),
    ]);
    const { diagnostics } = compileText({ ...Object.fromEntries(renamed), 'locale/fr.yaml': 'draft: true\n' });

    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  },
);
