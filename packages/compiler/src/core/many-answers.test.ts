import { expect, it } from 'vitest';
import { tinyGame } from '../../test/tiny-game.ts';
import { compileText } from '../testing/compile-text.ts';

const GAME = tinyGame().get('lantern/game.yaml') ?? '';
const HEAPS = Object.fromEntries(
  ['aa', 'bb', 'cc', 'dd', 'ee'].map((name) => [`beasts/${name}.yaml`, 'count: 1000\nstarts: meadow\nmight: 1\n']),
);

/** What is told of a question, in a game in which five thousand beasts begin in one zone. */
function told(rules: string, kind = '  beast:\n    is: card\n'): string[] {
  const game = GAME.replace('zones:\n  deck', 'zones:\n  meadow: { holds: beast }\n  deck').replace(
    '  beast:\n    is: card\n',
    kind,
  );
  const { diagnostics } = compileText({ ...HEAPS, 'game.yaml': game, 'rules/more.rules': `to probe\n${rules}` });
  return diagnostics.flatMap(({ code, message }) => (code === 'check/same-title' ? [] : [`${code}: ${message}`]));
}

it.each([
  ['things of a zone', '  let b = a beast in meadow\n  move b to your hand\n'],
  ['the zone itself', '  move up to 3 meadow to your hand\n'],
  ['a kind', '  let b = up to one beast\n  move b to your hand\n'],
  ['an option for each', '  choose\n    option take for each b in beasts in meadow\n      move b to your hand\n'],
  ['numbers', '  let n = a number from 0 to 4999\n  gain n oil\n'],
])('tells of too many answers, when they are %s', (_what, rules) => {
  expect(told(rules)).toEqual([expect.stringMatching(/^check\/many-answers: There are 50\d\d answers/)]);
});

it.each([
  ['some of them are meant', '  let b = a beast in meadow where its cost > 3\n  move b to your hand\n'],
  ['nobody is asked', '  let b = a random beast in meadow\n  move b to your hand\n'],
  ['they lie elsewhere', '  let b = a beast in your hand\n  move b to your discard\n'],
  ['a number depends on the game', '  let n = a number from 0 to your oil\n  gain n oil\n'],
])('says nothing, when %s', (_what, rules) => {
  expect(told(rules)).toEqual([]);
});

it('says nothing of things that are the same and offered once', () => {
  expect(
    told('  let b = a beast in meadow\n  move b to your hand\n', '  beast:\n    is: card\n    alike: true\n'),
  ).toEqual([]);
});
