import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor, type AnswerView, type GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { Prepared } from './prepared.ts';

const { meta: bare } = tinyModule();
const entries = ['red', 'green', 'blue'].map((name) => ({ name, label: name, argument: null, row: -1, site: 0 }));
/** The first question is asked by `paint`, the second by `walk`. */
const meta = {
  ...bare,
  asks: [
    { ...bare.asks[0]!, within: 'paint', entries },
    { ...bare.asks[0]!, within: 'walk', entries },
  ],
};
const start = viewFor(tinyModule(), createGame(tinyModule(), { players: 2, seed: 1 }).state, 0);

/** A question to a player, with these of the entries. */
function asked(ask: number, offered: readonly number[], player = 0): GameView {
  const answers = offered.map((entry, index): AnswerView => {
    return { index, label: '', thing: -1, zone: -1, place: -1, player: -1, entry, row: -1, none: false };
  });
  const decision = { player, ask, prompt: '', about: -1, taken: 0, min: 1, max: 1, disabled: [], answers };
  return { ...start, viewer: 0, decision };
}

const paint = asked(0, [0, 1, 2]);

it('gives the answers in turn, and the first one where the list ends or names none that is offered', () => {
  const prepared = new Prepared(meta, paint, new Map([['paint', ['blue', 'blue', 'green']]]));
  const questions = [paint, asked(0, [0, 1]), paint, paint];

  expect(questions.map((view) => prepared.next(view))).toEqual([2, 0, 1, 0]);
});

it.each([
  ['at a question of a procedure that is not named', asked(1, [0, 1])],
  ['at a question to another player', asked(0, [0, 1], 1)],
  ['when no player is asked', { ...paint, decision: null }],
])('is over %s', (_, view) => {
  expect(new Prepared(meta, paint, new Map([['paint', []]])).next(view)).toBe(-1);
});
