import { expect, it } from 'vitest';
import { createState } from '../game/playout.ts';
import { scoreSheet } from './score-sheet.ts';
import { tinyModule } from '../testing/index.ts';

const reads = { yourZones: [], zones: [], yourFields: [], fields: [] };
const line = (name: string) => ({ name, title: name, each: false, site: 0, reads });

it('gives the records of the sheet of one player, in their order', () => {
  const game = tinyModule();
  const meta = { ...game.meta, score: { attribute: 0, lines: [line('fruits'), line('waste')] } };
  const score = (_: Int32Array, player: number, into: Int32Array): number => {
    into.set([0, 4, 7 + player, 1, -1, -2]);
    return 2;
  };

  expect(scoreSheet({ ...game, meta, score }, createState(game), 1)).toEqual([
    { line: 0, thing: 4, points: 8 },
    { line: 1, thing: -1, points: -2 },
  ]);
});

it('is empty, when the game keeps no score', () => {
  const game = tinyModule();

  expect(scoreSheet(game, createState(game), 0)).toEqual([]);
});
