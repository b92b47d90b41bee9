import type { GameModule } from '@undercroft/contract';
import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { evaluate } from './expression.ts';
import { setUp } from '../run/given.ts';
import { situationOf, thingNamed, type Situation } from '../language/names.ts';
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
  ['goal', '10'],
  ['wishes', 'true'],
  ['count(fruits where its worth > 1)', '10'],
  ['count(fruits)', '14'],
  ['count(pears)', '4'],
  ['count(pears in basket#1)', '2'],
  ['count(fruits in basket#1 where its worth is 2)', '2'],
  ['count(fruits in baskets)', '4'],
  ['count(fruits in heap)', '1'],
  ['count(fruits of player 1)', '3'],
  ['count(fruits of player 2 where not its bruised)', '1'],
  ['count(contents)', '4'],
  ['contents', '[2 pear, plum, quince]'],
  ['count(hand)', '0'],
  ['pears in basket#1.contents', '[2 pear]'],
  ['count(fruits where it is pear)', '4'],
  ['count(contents where its owner is player 2 or its worth >= 2 and not its bruised)', '3'],
  ['count(contents where (its owner is player 2 or its worth >= 2) and its place is basket#1)', '2'],
  ['count(fruits where its owner is not none)', '4'],
  ['count(fruits where it is in heap)', '1'],
  ['count(fruits where it is not in contents) - count(deck) - count(heap)', '0'],
  ['count(fruits where its worth < player 1.points) - count(fruits)', '0'],
  ['sum(contents where it is fruit, its worth)', '8'],
])('reads %s as %s', (text, shown) => {
  expect(read(text)).toBe(shown);
});

/**
 * The orchard with functions: what two fruits are worth to a player, fruits of some worth, what
 * stops.
 */
function withFunctions(): Situation {
  const plain = orchard();
  const { meta } = plain.game;
  const fruit = { is: 'thing', of: meta.rows[meta.things[0]!]!.kind } as const;
  const number = { is: 'number' } as const;
  const functions = [
    {
      name: 'together',
      params: [
        { name: 'one', type: fruit },
        { name: 'other', type: { ...fruit, optional: true } },
        { name: 'twice', type: { is: 'flag' as const } },
      ],
      type: number,
      many: false,
    },
    { name: 'first-two', params: [], type: fruit, many: true },
  ];
  const game: GameModule = {
    ...plain.game,
    meta: { ...meta, functions },
    evaluate: (_state, index, args, you, into) => {
      if (index === 0) return args[0]! * 100 + args[1]! * 10 + args[2]! + you * 1000;
      into.set([0, 1]);
      return 2;
    },
  };
  return { ...situationOf(game, plain.state), placed: plain.placed };
}

it('asks functions of the game, with things, values and for a player', () => {
  const asked = withFunctions();
  const plum = thingNamed(asked, 'plum');
  const fig = thingNamed(asked, 'fig');
  const value = (text: string): string => showReading(asked, evaluate(asked, text).reading);

  expect(value('together(plum, fig, true)')).toBe(String(plum * 100 + fig * 10 + 1));
  expect(value('together(plum, none, no) of player 2')).toBe(String(plum * 100 - 10 + 1000));
  expect(value('1 + together(plum, fig, no)')).toBe(String(plum * 100 + fig * 10 + 1));
  expect(value('first-two()')).toMatch(/^\[.*\]$/);
});

it.each([
  ['together(plmu, fig, no)', 'Orchard has nothing called `plmu`, did you mean `plum`?'],
  ['together(heap, fig, no)', '`one` of `together` is a '],
  ['together(plum)', '`together` needs its `twice`: true or false'],
  ['together(plum, fig, no, 1)', '`together` takes no more than 3 in its brackets'],
  ['together(plum, fig, maybe)', 'nothing called `maybe`'],
  ['neighbours(plum)', 'there is no `neighbours(...)`; one of the language is asked through one of the game'],
  ['togehter(plum, fig, no)', 'there is no `togehter(...)`, did you mean `together`?'],
])('says what is wrong with %s', (text, message) => {
  expect(() => evaluate(withFunctions(), text)).toThrow(message);
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
  ['count(fruits where its wroth > 1)', 'a fruit has no `wroth`, did you mean `worth`?'],
  ['count(hand where its wroth > 1)', 'a fruit has no `wroth`, did you mean `worth`?'],
  ['count(fruits where its worth = 1)', 'what is compared stands behind `is` or `is not`'],
  ['count(fruits where its worth)', 'behind `where` stands a condition, such as `its might >= 3`'],
  ['count(fruits where its owner is plum)', 'behind `is` stands a player (player 1, player 2 ...) or none'],
  ['count(fruits in 3)', 'expected a zone or a thing, found `3`'],
  ['count(fruits in active)', 'behind `in` stands a zone or a thing'],
  ['count(players)', '`players` stands in rules only: rules make a function of it, `define how-many as count(...)`'],
  ['count(hand of you)', 'expected `player`, found `you`'],
  ['count(your)', '`your` stands in rules only: a scenario says which, `player 1`'],
  ['its worth', '`its` stands behind `where` only'],
  ['count(plmus)', 'Orchard has nothing called `plmus`, did you mean `plums`?'],
])('refuses %s with %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('tells which places of the state it looked at', () => {
  expect([...evaluate(situation, 'count(heap) + player 2.points').touched]).toEqual(['heap', 'player 2.points']);
});
