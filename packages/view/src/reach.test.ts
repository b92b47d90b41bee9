import { createGame, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { alikeThings, answersFor, lookOn, placesAfter, viewFor } from './index.ts';

const begin = (): Game => createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });

it('tells what is passed on the way to the end of a turn, without touching the game', () => {
  const { module, state } = begin();
  const before = Int32Array.from(state);
  const { ask } = viewFor(module, state, 0).decision!;

  expect(lookOn(module, state, 0, ['turn'])).toEqual({ later: [], passes: [ask] });
  expect(lookOn(module, state, 0, ['quince'])).toEqual({ later: [], passes: [] });
  expect(lookOn(module, state, 0, [])).toEqual({ later: [], passes: [] });
  expect(lookOn(module, state, 1, ['turn'])).toEqual({ later: [], passes: [] });
  expect(state).toEqual(before);
});

it('knows no place, when nothing is asked for after an answer but what may be left out', () => {
  const game = begin();
  const { answers } = viewFor(game.module, game.state, 0).decision!;

  expect(answers.map(({ index }) => placesAfter(game.module, game.state, 0, index))).toEqual(answers.map(() => []));
  expect(placesAfter(game.module, game.state, 0, 99)).toEqual([]);
});

it('takes things that are the same to the rules for each other, and no others', () => {
  const { module, state } = begin();
  const view = viewFor(module, state, 0);
  const hand = view.zones.find(({ zone, owner }) => module.meta.zones[zone]?.name === 'hand' && owner === 0)!;
  const [group] = alikeThings(module.meta, view);

  expect(hand.things!.map(({ id }) => answersFor(module.meta, view, id).length)).toEqual(hand.things!.map(() => 1));
  expect(new Set(group!.map(({ row }) => row)).size).toBe(1);
  expect(answersFor(module.meta, view, 99)).toEqual([]);
});
