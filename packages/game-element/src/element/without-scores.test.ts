import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { withoutScores } from './without-scores.ts';

const plain = () => {
  const module = tinyModule();
  return viewFor(module, createGame(module, { players: 2, seed: 3 }).state, 0);
};
const scored = (view: ReturnType<typeof plain>) => ({
  ...view,
  players: view.players.map((player) => ({ ...player, score: { total: 4, complete: true, lines: [] } })),
});

it('takes the scores out of a view and leaves the rest as it is', () => {
  const view = scored(plain());
  const { players, ...rest } = withoutScores(view);

  expect(players.map(({ score }) => score)).toEqual([null, null]);
  expect(view).toMatchObject(rest);
});

it('gives the same object for the same view, so that nothing is drawn twice', () => {
  const [view, unscored] = [scored(plain()), plain()];

  expect(withoutScores(view)).toBe(withoutScores(view));
  expect(withoutScores(unscored)).toBe(unscored);
});
