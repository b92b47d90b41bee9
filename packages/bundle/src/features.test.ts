import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { conditionsOf, elementsOf } from './features.ts';

const meta = (more: object): GameMeta =>
  ({ kinds: [], layout: { maxDice: 0 }, extras: {}, ...more }) as unknown as GameMeta;

it('takes of the elements that not every table has only those that the game says it has', () => {
  const table = { drama: { met: { sides: [] } }, player: [{ zone: 'moor', as: 'graph' }] };

  expect(elementsOf(meta({}))).toEqual([]);
  expect(elementsOf(meta({ layout: { maxDice: 3 } }))).toEqual(['dice']);
  expect(elementsOf(meta({ score: { attribute: 0, lines: [] } }))).toEqual(['score']);
  expect(elementsOf(meta({ extras: { table } }))).toEqual(['battle', 'graph']);
  expect(elementsOf(meta({ kinds: [{ board: { name: 'moor' } }] }))).toEqual(['board']);
});

it('takes the bots that plan for a game with a score, those that pursue for one that says what is wanted, and those that search for any other', () => {
  expect(conditionsOf(meta({ score: { attribute: 0, lines: [] } }))).toContain('plans');
  expect(conditionsOf(meta({ bots: { ahead: null, wants: [{}] } }))).toContain('pursues');
  expect(conditionsOf(meta({ bots: { ahead: 9, wants: [{}] } }))).toContain('searches');
  expect(conditionsOf(meta({}))).toContain('searches');
});

it('leaves out what is for campaigns, plans, tiles and several who are asked at once, when a game has none', () => {
  const without = ['without-campaign', 'without-plan', 'without-together', 'without-tiles'];
  const tiled = [{ board: { tiles: {} } }];

  expect(conditionsOf(meta({}))).toEqual(['searches', ...without]);
  const all = { campaign: {}, extras: { table: { plans: {} } }, kinds: tiled, layout: { maxDice: 0, together: 9 } };

  expect(conditionsOf(meta(all))).toEqual(['searches']);
});
