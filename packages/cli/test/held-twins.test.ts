/** Rules hold hidden things under local names while a player is asked: nothing may tell which. */
import type { AnswerIndex } from '@undercroft/contract';
import { holdsHidden } from '@undercroft/engine';
import { lookOn, mayDisclose, previewAnswer } from '@undercroft/view';
import { expect, it } from 'vitest';
import { LETTERS, loadTwins, stateAtQuestion } from './twin-beasts.ts';

const ASK = `choose
    option wait
      gain 1 oil
    option stay
      gain 2 oil`;

const RULES = `
to hold-first
  let b = first(beasts in your deck)
  ${ASK}
  if b is not none, move b to your discard

to hold-nothing
  ${ASK}

to hold-each
  for each b in beasts in your deck
    choose
      option wait
        gain 1 oil
      option stay
        gain 2 oil
    move b to your discard

to hold-zone
  for each c in your deck
    choose
      option wait
        gain 1 oil
      option stay
        gain 2 oil
    move c to your discard

to hold-set
  let them = beasts in your deck
  show-off-set them

to show-off-set set of beast them
  ${ASK}
  let b = first(them)
  if b is not none, move b to your discard

to hold-until-later
  later

to later
  let b = first(beasts in your deck)
  at end of later
    if b is not none, move b to your discard
  ${ASK}

to hold-parameter
  let b = first(beasts in your deck)
  if b is not none, show-off b

to show-off beast b
  ${ASK}
  move b to your discard
`;

const FIRST = 0 as AnswerIndex;
it.each(['hold-first', 'hold-parameter', 'hold-each', 'hold-zone', 'hold-set', 'hold-until-later'])(
  'nothing is previewed while the rules hold a hidden thing: %s',
  async (procedure) => {
    const module = await loadTwins(RULES);
    for (const letter of LETTERS) {
      const state = stateAtQuestion(module, procedure, `twin-${letter}`);

      expect(holdsHidden(module, state, 0)).toBe(true);
      expect(holdsHidden(module, state, 'all')).toBe(false);
      expect(previewAnswer(module, state, 0, FIRST)).toBeNull();
      expect(lookOn(module, state, 0, [procedure])).toEqual({ later: [], passes: [] });
      expect(mayDisclose(module, state, 0, FIRST, [0, 1])).toBe(true);
    }
  },
);

it('previews what follows when the rules hold nothing hidden', async () => {
  const module = await loadTwins(RULES);
  const state = stateAtQuestion(module, 'hold-nothing', 'twin-a');

  expect(holdsHidden(module, state, 0)).toBe(false);
  expect(previewAnswer(module, state, 0, FIRST)!.counters).toHaveLength(1);
});
