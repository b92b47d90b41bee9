import { Rng, createGame, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { previewPlan, viewFor, type PlanChange } from '../index.ts';

const RULE = { within: 'turn', until: ['turn'] };
const begin = (): Game => createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });
const labelled = (game: Game, word: string): number =>
  viewFor(game.module, game.state, 0).decision!.answers.find(({ label }) => label.startsWith(word))!.index;
const asked = (game: Game): { player: number; within: string; options: number } => {
  const { player, ask, options } = game.decisions()[0]!;
  return { player, within: ask.within, options: options.length };
};
const pointsOf = (changes: readonly PlanChange[], seat: number): readonly number[] | undefined =>
  changes.find(({ fact }) => fact.is === 'counter' && fact.name === 'points' && fact.seat === seat)?.after;

it('touches nothing, and knows whose plan it is', () => {
  const game = begin();
  const { module } = game;
  const state = game.snapshot();

  expect(previewPlan(module, state, 0, -1, RULE)?.answer).toBe(-1);
  expect(state).toEqual(game.snapshot());
  expect(previewPlan(module, state, 1, -1, RULE)).toBeNull();
  expect(previewPlan(module, state, 0, 99, RULE)).toBeNull();
  expect(previewPlan(module, state, 0, -1, { ...RULE, within: 'fig' })).toBeNull();
});

it('calls certain what comes out alike, whatever anybody does up to the next plan', () => {
  const start = begin();
  const index = labelled(start, 'Store: Quince');
  const { changes } = previewPlan(start.module, start.snapshot(), 0, index, RULE)!;
  const sure = pointsOf(changes, 0);
  const found = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const game = begin();
    const rng = new Rng(seed);
    game.answer(index);
    while (!game.over && !(asked(game).player === 0 && asked(game).within === 'turn'))
      game.answer(rng.below(asked(game).options));
    const { players } = viewFor(game.module, game.state, 0);
    expect(players[0]!.counters['points']).toBe(sure?.[0]);
    found.add(players[1]!.counters['points']!);
  }

  expect(sure).toHaveLength(1);
  expect(pointsOf(changes, 1)).toEqual(expect.arrayContaining([...found]));
  expect(found.size).toBeGreaterThan(1);
});

it('tells what else may come of it, with all values from the least', () => {
  const game = begin();
  const { changes } = previewPlan(game.module, game.snapshot(), 0, labelled(game, 'Store: Quince'), RULE)!;

  expect(changes.find(({ fact }) => fact.is === 'field' && fact.name === 'bruised')?.after).toEqual([0, 1]);
});
