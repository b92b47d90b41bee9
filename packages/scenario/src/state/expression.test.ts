import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { evaluate } from './expression.ts';
import { setUp } from '../run/given.ts';
import { situationOf, type Situation } from '../language/names.ts';
import { showReading } from './reading.ts';
import { plainSource } from '../language/source.ts';

function orchard(): Situation {
  const game = tinyModule();
  const situation = situationOf(game, createState(game));
  game.init(situation.state, [10, 1], 2, 1);
  const contents = { 'basket#1.contents': ['plum', '2 pear'], 'basket#2.contents': ['quince'] };
  setUp(situation, plainSource({ 'player 1.points': 4, 'player 2.points': 1, heap: ['fig'], ...contents }));
  return situation;
}

const situation = orchard();

function read(text: string): string {
  return showReading(situation, evaluate(situation, text).reading);
}

it.each([
  ['player 1.points', '4'],
  ['player 1.points - player 2.points', '3'],
  ['2 * (player 1.points + 1)', '10'],
  ['count(heap)', '1'],
  ['sum(basket#1.contents, worth)', '5'],
  ['max(basket#1.contents, printed-worth)', '2'],
  ['min(hand of player 1, worth)', '0'],
  ['basket.contents', '[2 pear, plum]'],
  ['player 2.stored-fruits', '[quince]'],
  ['count(stored-fruits of player 1)', '3'],
  ['player 1.harvest', '5'],
  ['quince.place', 'basket#2'],
  ['quince.owner', 'player 2'],
  ['fig.owner', 'none'],
  ['quince.zone', 'basket#2.contents'],
  ['quince.place.owner', 'player 2'],
  ['heap', '[fig]'],
  ['active', 'player 1'],
  ['winner', 'none'],
  ['ending', 'none'],
])('reads %s as %s', (text, shown) => {
  expect(read(text)).toBe(shown);
});

it.each([
  ['heep', 'Orchard has nothing called `heep`, did you mean `heap`?'],
  ['player 3.points', 'expected the number of a player, 1 to 2'],
  ['player 1.pionts', 'a player has no `pionts`, did you mean `points`?'],
  ['fig.place.owner', 'there is nothing there that could have a `owner`'],
  ['heap + 1', 'only numbers'],
  ['cuont(heap)', 'there is no `cuont(...)`, did you mean `count`?'],
  ['sum(heap)', '`sum` needs to know of what'],
  ['1 +', 'expected a name or a number, found the end'],
  ['1 2', 'nothing may follow here'],
  ['heap?', '`?` means nothing here'],
])('refuses %s with %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('tells which places of the state it looked at', () => {
  expect([...evaluate(situation, 'count(heap) + player 2.points').touched]).toEqual(['heap', 'player 2.points']);
});
