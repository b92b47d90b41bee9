// Bots of a game without a score strive for what it says that its players want.
import { thinkingOf, type GameModule } from '@undercroft/contract';
import { advance, createState, readDecision } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { sensibleBot } from '../src/sensible.ts';
import { mothsGame } from './moths.ts';

/** What bots of several seeds answer first, by its label. */
function firstAnswers(game: GameModule, prize: number): string[] {
  const state = createState(game);
  game.init(state, [prize], 2, 5);
  advance(game, state);
  const { options } = readDecision(game, state, 0);
  return [1, 2, 3, 4, 5, 6].map((seed) => {
    advance(game, state);
    const { count, player } = game.io;
    const turn = { state, player, options: game.io.options.slice(0, count), count };
    return options[sensibleBot({ game, seed }, { playouts: 100 }).choose(turn)].label;
  });
}

const all = (label: string): string[] => Array.from({ length: 6 }, () => label);

it('takes what brings most in the end, though it costs something first', async () => {
  const game = await mothsGame('{ wants: { oil: your oil } }');

  expect(thinkingOf(game.meta)).toBe('pursues');
  expect(firstAnswers(game, 6)).toEqual(all('Dig'));
});

it('takes a chance for what it brings on average, not for what it may bring', async () => {
  const game = await mothsGame('{ wants: { oil: your oil }, until: depth + 1 }');

  expect(firstAnswers(game, 6)).toEqual(all('Save'));
  expect(firstAnswers(game, 60)).toEqual(all('Gamble'));
});

it('looks no farther than to where a number of the game is another one than after the first answer', async () => {
  const near = await mothsGame('{ wants: { oil: your oil }, until: depth + 1 }');

  expect(firstAnswers(near, 0)).toEqual(all('Save'));
});
