import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor, type AnswerView, type DecisionView, type GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { Passing, passOfWindow } from './passing.ts';

const { meta: bare } = tinyModule();
/** The first question is a window, the others are none. */
const meta = { ...bare, asks: bare.asks.map((ask, n) => (n === 0 ? { ...ask, window: 'moment' } : ask)) };
const start = viewFor(tinyModule(), createGame(tinyModule(), { players: 2, seed: 1 }).state, 1);

/** The second player is offered things in the first one's turn; the last answer passes. */
function offered(things: readonly number[], more: Partial<DecisionView> = {}, turn = 0): GameView {
  const answers = [...things, -1].map((thing, index): AnswerView => {
    return { index, label: '', thing, zone: -1, place: -1, player: -1, entry: 0, row: -1, none: thing < 0 };
  });
  const plain = { player: 1, ask: 0, prompt: '', about: 5, taken: 0, min: 1, max: 1, disabled: [] };
  return { ...start, turn, decision: { ...plain, answers, ...more } };
}

it('passes on while the same is offered about the same thing', () => {
  const passing = new Passing(meta, offered([7, 8]));

  expect([offered([7, 8]), offered([8]), offered([])].map((view) => passing.next(view))).toEqual([2, 1, 0]);
});

it.each([
  ['about another thing', offered([7], { about: 6 })],
  ['in another turn', offered([7], {}, 1)],
  ['at another question', offered([7], { ask: 1 })],
  ['when something can be used that could not', offered([7, 9])],
  ['of somebody else', offered([7], { player: 0 })],
  ['when nobody is asked', { ...offered([]), decision: null }],
])('is over %s', (_, view) => {
  expect(new Passing(meta, offered([7])).next(view)).toBe(-1);
});

it('knows what passes a window, and that nothing passes another question or one that is half answered', () => {
  const asked = [offered([7]), offered([7], { ask: 1 }), offered([7], { taken: 1 })];

  expect(asked.map(({ decision }) => passOfWindow(meta, decision!))).toEqual([1, -1, -1]);
});
