import { expect, it } from 'vitest';
import { compileText } from '../../testing/index.ts';
import { checkTexts, wordsOf } from '../index.ts';

/** What is said about a beast with this text and effect. */
function disagreements(text: string, effect: string): readonly string[] {
  const { model } = compileText({
    'beasts/newt.yaml': `might: 1\ntext: ${JSON.stringify(text)}\neffect: ${JSON.stringify(effect)}\n`,
  });
  const { diagnostics } = checkTexts(model!, wordsOf(model!));
  return diagnostics.map(({ message }) => message);
}

it.each([
  ['Whenever a beast is banished, gain two [oil].', 'when a beast is banished, gain 2 oil'],
  [
    'Throw 1d6; on 5 or more it stays.',
    'instead of this being banished\n  if d6 >= 5\n    set this.tired to true\n  otherwise\n    proceed',
  ],
  [
    'Pay 3 oil: draw a card.',
    'in main-window if count(your hand) < 7, you may\n  pay 3 oil\n  draw 1 from your deck to your hand',
  ],
  ['Every fighter of yours is stronger, and wins 3 embers at dusk.', 'your fighters have +1 might'],
])('is silent, when %j says what the effect does', (text, effect) => {
  expect(disagreements(text, effect)).toEqual([]);
});

it.each([
  [
    'When a beast is banished, gain 3 [oil].',
    'when a beast is banished, gain 2 oil',
    'The effect of `newt` has `2`, its text says `3`',
  ],
  [
    'When a beast is banished, gain 2.',
    'when a beast is banished, gain 2 oil',
    'The effect of `newt` has `oil`, its text does not',
  ],
  [
    'When a beast is banished, gain 2 embers.',
    'when a beast is banished, gain 2 oil',
    'The effect of `newt` has `oil`, its text says `embers`',
  ],
  ['Gain 2d6 oil.', 'gain d6 oil', 'The effect of `newt` has `d6`, its text says `2d6`'],
])('names what is missing and what is too much, when %j is not what the effect does', (text, effect, message) => {
  expect(disagreements(text, effect)).toEqual([message]);
});
