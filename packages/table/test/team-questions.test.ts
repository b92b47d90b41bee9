// Questions to a side: any of its players answers, no rival does, and bots leave them to persons.

import type { GameModule } from '@undercroft/contract';
import { compileGame } from '@undercroft/compiler';
import { COUNCIL_ID, councilFiles } from '@undercroft/compiler/testing/council';
import { createGame, type Game } from '@undercroft/engine';
import { gameView, HIDDEN, optionIndexOf } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';
import { PlayedTable } from './played-table.ts';

let module: GameModule;
beforeAll(async () => {
  module = await council();
});

async function council(sides?: string): Promise<GameModule> {
  const { module: made, diagnostics } = compileGame(councilFiles(sides), COUNCIL_ID);
  if (made === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(made.code)}`)) as GameModule;
}

const asked = (game: Game): number[] => game.decisions().map(({ player }) => player);
const pointsOf = (game: Game): unknown[] =>
  gameView(game, 'spectator').players.map(({ counters }) => counters['points']);

/** Gives the answer of that name for a player. */
function answer(game: Game, player: number, name: string): void {
  const decision = game.decisions().find((one) => one.player === player)!;
  game.answerFor(player, decision.options.find(({ label }) => label.startsWith(name))!.index);
}

it('asks all of a side who are in, the player whose question it is first', () => {
  const game = createGame(module, { players: 4, seed: 1 });

  expect(asked(game)).toEqual([0, 2]);
  answer(game, 2, 'Earn');
  expect([pointsOf(game), asked(game)]).toEqual([
    [1, 0, 0, 0],
    [1, 3],
  ]);
  expect(() => game.answerFor(0, 0)).toThrow('player 1 is not asked anything now');
});

it('asks no partner who is out', () => {
  const game = createGame(module, { players: 4, seed: 1 });

  answer(game, 2, 'Yield');

  expect(asked(game)).toEqual([0]);
});

it('asks all players of a cooperative game', async () => {
  const game = createGame(await council('cooperative: true'), { players: 3, seed: 1 });

  expect(asked(game)).toEqual([0, 1, 2]);
});

it('shows the question to a partner as asked, with no card that lies hidden, and to no rival', () => {
  const game = createGame(module, { players: 4, seed: 1 });
  const seen = (viewer: number) => gameView(game, viewer).decision!;

  expect([0, 2, 1].map((viewer) => [seen(viewer).player, seen(viewer).answers.length])).toEqual([
    [0, 3],
    [2, 3],
    [0, 0],
  ]);
  answer(game, 2, 'Toss');
  expect(seen(0).answers.every(({ thing }) => thing >= 0)).toBe(true);
  expect(seen(2).answers.map(({ thing }) => thing)).toEqual([HIDDEN, HIDDEN]);
  expect([0, 2].map((viewer) => optionIndexOf(module, game.state, viewer, 1)).every((index) => index >= 0)).toBe(true);
  expect(optionIndexOf(module, game.state, 1, 1)).toBe(-1);
});

it('takes the answer of a partner at a table, and leaves it to persons', () => {
  const played = new PlayedTable(module, { seats: 4 });
  played.ask(0, { is: 'sit', seat: 2, name: 'Ann' });
  played.ask(1, { is: 'sit', seat: 3, name: 'Bob' });
  for (const seat of [0, 1]) played.ask(0, { is: 'bot', seat, bot: 'sensible' });
  expect(played.ask(0, { is: 'begin' })).toBe('done');
  const { table } = played;

  expect(table.botsAsked()).toEqual([]);
  expect(played.ask(1, { is: 'answer', at: table.placeOf(3), index: 0 })).toBe('not-asked');
  expect(played.ask(0, { is: 'answer', at: table.placeOf(2), index: 0 })).toBe('done');
  expect(asked(table.game!)).toEqual([1, 3]);
});

it('is answered by one bot where no person is on the side', () => {
  const played = new PlayedTable(module, { seats: 4 });
  played.ask(0, { is: 'sit', seat: 1, name: 'Ann' });
  for (const seat of [0, 2, 3]) played.ask(0, { is: 'bot', seat, bot: 'sensible' });
  played.ask(0, { is: 'begin' });

  expect(played.table.botsAsked().map(({ seat }) => seat)).toEqual([0]);
});
