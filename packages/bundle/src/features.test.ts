import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { importConditionsOf, elementsOf } from './features.ts';

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
  expect(importConditionsOf(meta({ score: { attribute: 0, lines: [] } }))).toContain('plans');
  expect(importConditionsOf(meta({ bots: { ahead: null, wants: [{}] } }))).toContain('pursues');
  expect(importConditionsOf(meta({ bots: { ahead: 9, wants: [{}] } }))).toContain('searches');
  expect(importConditionsOf(meta({}))).toContain('searches');
});

it('leaves out what is for campaigns, what was learned, maps, chances, plans, sight, tiles and several who are asked at once, when a game has none', () => {
  const without = [
    'without-campaign',
    'without-learned',
    'without-maps',
    'without-odds',
    'without-plan',
    'without-sight',
    'without-together',
    'without-tiles',
  ];
  const tiled = [{ board: { sight: true, tiles: {} } }];

  expect(importConditionsOf(meta({}))).toEqual(['searches', ...without]);
  const table = { plans: {}, kinds: { stone: { gauge: {} } } };
  const trained = { players: [{ plays: 'sensible' }, { plays: 'learned' }] };
  const all = { campaign: {}, extras: { table, trained }, kinds: tiled, layout: { maxDice: 2, together: 9 } };

  expect(importConditionsOf(meta(all))).toEqual(['searches']);
  const worse = { players: [{ plays: 'sensible' }] };
  expect(importConditionsOf(meta({ ...all, extras: { table, trained: worse } }))).toContain('without-learned');
});
