import type { GameMeta } from '@undercroft/contract';
import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor, type GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { achievedIn, achievementsOf } from './achievements.ts';
import type { KeptResult } from './results.ts';

const bare = tinyModule().meta;
const withThose = (achievements: NonNullable<NonNullable<GameMeta['extras']['table']>['achievements']>): GameMeta => ({
  ...bare,
  extras: { table: { achievements } },
});
const start = viewFor(tinyModule(), createGame(tinyModule(), { players: 2, seed: 1 }).state, 0);

/** The end of a game: who won, which events happened to which seat, and a number of each player. */
function ended(winner: number, events: readonly (readonly [string, number])[], jars = 0): GameView {
  const players = start.players.map((player) => ({
    ...player,
    outcome: player.seat === winner ? ('won' as const) : ('lost' as const),
    fields: { ...player.fields, jars },
  }));
  const log = events.map(([event, player]) => {
    return { step: 1, text: event, player, event, things: [], file: null, line: null };
  });
  return { ...start, players, log, globals: { ...start.globals, day: 5 } };
}

const meta = withThose([
  { title: 'Whole', says: 'Win without a fall.', never: ['fall'] },
  { title: 'Quiet', says: 'Win, and nobody falls.', 'never-at-all': ['fall'] },
  { title: 'Bold', says: 'Strike.', won: false, ever: ['strike'] },
  { title: 'Thrift', says: 'Nine jars.', won: false, 'at-least': { jars: 9 } },
  { title: 'Swift', says: 'By day five.', 'at-most': { day: 5 } },
  { title: 'Swifter', says: 'By day four.', 'at-most': { day: 4 } },
]);

it('judges what happened to the player and to all, and numbers of the player and of the game', () => {
  expect(achievedIn(meta, ended(0, [['fall', 1]]), 0)).toEqual(['Whole', 'Swift']);
  expect(achievedIn(meta, ended(0, [['strike', 0]], 9), 0)).toEqual(['Whole', 'Quiet', 'Bold', 'Thrift', 'Swift']);
  expect(achievedIn(meta, ended(0, [['fall', 0]]), 0)).toEqual(['Swift']);
});

it('asks for a victory unless the game says otherwise', () => {
  expect(achievedIn(meta, ended(1, [['strike', 0]], 9), 0)).toEqual(['Bold', 'Thrift']);
});

it('knows no number of that name as out of bounds', () => {
  const unknown = withThose([{ title: 'Odd', says: 'No such number.', 'at-most': { pears: 3 } }]);

  expect(achievedIn(unknown, ended(0, []), 0)).toEqual([]);
});

it('lists all in the language of the page, and tells those that are new in this game', () => {
  const results: KeptResult[] = [
    { id: 'a', won: true, points: null, achieved: ['Whole'] },
    { id: 'b', won: true, points: null, achieved: ['Whole', 'Bold'] },
  ];
  const french = withThose([
    { title: 'Intact', says: 'Gagner sans chute.' },
    { title: 'Calme', says: 'Sans chute.' },
    { title: 'Hardi', says: 'Frapper.' },
  ]);

  const listed = achievementsOf(meta, french, results, 'b');

  expect(listed.map(({ title, done, fresh }) => [title, done, fresh])).toEqual([
    ['Intact', true, false],
    ['Calme', false, false],
    ['Hardi', true, true],
  ]);
});
