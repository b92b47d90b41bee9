import type { GameModule, ScoreLineMeta } from '@undercroft/contract';
import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { evaluate } from './expression.ts';
import { situationOf, thingNamed } from '../language/names.ts';
import { showReading } from './reading.ts';

const line = (name: string, each: boolean): ScoreLineMeta => ({
  name,
  title: name,
  each,
  site: 0,
  reads: { yourZones: [], zones: [], yourFields: [], fields: [] },
});

/** The orchard with a sheet: 3 points for baskets 1 and 4 for basket 2, and 2 off. */
function scored(): GameModule {
  const game = tinyModule();
  const attribute = game.meta.attributes.findIndex(({ owner }) => owner === 'player');
  const meta = { ...game.meta, score: { attribute, lines: [line('baskets', true), line('waste', false)] } };
  const baskets = situationOf(game, createState(game));
  const score = (_: Int32Array, player: number, into: Int32Array): number => {
    const [first, second] = [thingNamed(baskets, 'basket#1'), thingNamed(baskets, 'basket#2')];
    into.set([0, first, 3 + player, 0, second, 4, 1, -1, -2]);
    return 3;
  };
  return { ...game, meta, score };
}

const game = scored();
const situation = situationOf(game, createState(game));
game.init(situation.state, [10, 1], 2, 1);

const read = (text: string): string => showReading(situation, evaluate(situation, text).reading);

it.each([
  ['player 1.harvest.baskets', '7'],
  ['player 2.harvest.baskets', '8'],
  ['player 1.harvest.waste', '-2'],
  ['player 1.harvest.baskets.basket#2', '4'],
  ['player 1.harvest.baskets + player 1.harvest.waste', '5'],
])('reads %s of the score sheet', (text, shown) => {
  expect(read(text)).toBe(shown);
});

it.each([
  ['player 1.harvest.basket', 'the score has no line `basket`, did you mean `baskets`?; its lines are baskets, waste'],
  ['player 1.harvest.waste.basket#1', 'the line waste of the score has no part `basket#1`'],
  ['player 1.harvest.baskets.heap', 'the line baskets of the score has no part `heap`'],
  ['player 1.harvest.baskets.fig', 'is not counted in the score now'],
  ['player 1.points.baskets', 'only a player and a thing have parts'],
])('says what is wrong with %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
