import { expect, it } from 'vitest';
import { compileText } from '../testing/index.ts';

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
