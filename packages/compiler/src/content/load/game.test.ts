import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { compileGame } from '../../compile.ts';
import { compileText } from '../../testing/index.ts';

it('reads a whole game without a word, when nothing is wrong', () => {
  const { diagnostics, model } = compileText();

  expect(diagnostics).toEqual([]);
  expect(model?.title).toBe('Lantern');
  expect(model?.rows.map(({ name }) => name)).toContain('full-moon');
});

it('gives each row its printed values as numbers, when a table shares some of them', () => {
  const wolf = compileText().model?.rows.find(({ name }) => name === 'wolf');

  expect(Object.fromEntries(wolf?.printed ?? [])).toEqual({ might: 4, cost: 3, mood: 1 });
  expect(wolf).toMatchObject({
    count: 2,
    perPlayer: true,
    starts: 'deck',
    icon: 'paw',
    title: 'Wolf',
    pluralTitle: 'Wolves',
  });
});

it('begins a field with what is printed, when the field says so', () => {
  const beast = compileText().model?.kinds.find(({ name }) => name === 'beast');

  expect(beast?.fields.find(({ name }) => name === 'mood')?.fromPrinted?.name).toBe('mood');
  expect(beast?.parent?.name).toBe('card');
});

it('gives no model, when there is no game.yaml', () => {
  const { diagnostics, model } = compileText({ 'game.yaml': null });

  expect(model).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toEqual(['load/no-game-file']);
});

it.each([
  'two words',
  'x\u2028globalThis.pwned = 1//',
  '*/ x /*',
  '\u202Egame',
  '__proto__',
  'constructor',
  'LPT1',
  '..',
  'é',
  'x'.repeat(65),
])('refuses the folder of a game, when it is called %j', (id) => {
  const files = [...tinyGame()].map(([path, text]): [string, string] => [path.replace(TINY_GAME_ID, () => id), text]);
  const { diagnostics, module } = compileGame(new Map(files), id);

  expect(diagnostics.map(({ code }) => code)).toEqual(['load/file-name']);
  expect(module).toBeNull();
});

it.each(['Two-Words_2', 'construct', '9'])('takes the folder of a game, when it is called %s', (id) => {
  const files = [...tinyGame()].map(([path, text]): [string, string] => [path.replace(TINY_GAME_ID, id), text]);

  expect(compileGame(new Map(files), id).diagnostics).toEqual([]);
});

it('names a character that nobody sees, when it stands in a comment of the rules', () => {
  const { diagnostics } = compileText({ 'rules/more.rules': '-- a \u202Eturned\u202C note\nto more\n  gain 1 oil\n' });

  expect(diagnostics.map(({ code, span }) => [code, span.start])).toEqual([
    ['load/invisible-character', 5],
    ['load/invisible-character', 12],
  ]);
});
