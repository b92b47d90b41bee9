import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { conditionsOf, elementsOf, languagesBeside } from './features.ts';

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

it('takes the languages of the game that the interface speaks', () => {
  expect(languagesBeside(meta({ languages: { fr: {}, xx: {} } }), ['en', 'fr', 'de'])).toEqual(['fr']);
  expect(languagesBeside(meta({}), ['en', 'fr'])).toEqual([]);
});

it('takes the bots that plan for a game with a score, those that pursue for one that says what is wanted, and those that search for any other', () => {
  expect(conditionsOf(meta({ score: { attribute: 0, lines: [] } }))).toEqual(['plans']);
  expect(conditionsOf(meta({ bots: { ahead: null, wants: [{}] } }))).toEqual(['pursues']);
  expect(conditionsOf(meta({ bots: { ahead: 9, wants: [{}] } }))).toEqual(['searches']);
  expect(conditionsOf(meta({}))).toEqual(['searches']);
});
