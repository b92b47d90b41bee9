// Bots of one strength that play in different styles.
import { advance, createState, readDecision } from '@undercroft/engine';
import type { GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { botNamed } from '../src/named.ts';
import { mothsGame } from './moths.ts';

/** What bots of several seeds answer first, by its label. */
function firstAnswers(game: GameModule, name: string): string[] {
  const state = createState(game);
  game.init(state, [6], 2, 5);
  advance(game, state);
  const { options } = readDecision(game, state, 0);
  const labels = [1, 2, 3, 4, 5, 6].map((seed) => {
    advance(game, state);
    const { count, player } = game.io;
    const turn = { state, player, options: game.io.options.slice(0, count), count };
    return options[botNamed(name)!({ game, seed }).choose(turn)].label;
  });
  return labels;
}

const all = (label: string): string[] => Array.from({ length: 6 }, () => label);

const WANTS = '{ wants: { oil: your oil }, until: depth + 1 }';

const gamble = (win: number, lose: number): string => `to take-turn
  gain 20 oil
  choose
    option save
      gain 2 oil
    option gamble
      let n = roll d6
      if n >= 4, gain ${win} oil
      if n < 4, lose ${lose} oil
`;

it('shuns a risk that pays on average, when it is cautious', async () => {
  const game = await mothsGame(WANTS, gamble(9, 2));

  expect(firstAnswers(game, 'sensible:100')).toEqual(all('Gamble'));
  expect(firstAnswers(game, 'sensible:100+cautious')).toEqual(all('Save'));
});

it('takes a risk that does not pay on average, when it is greedy', async () => {
  const game = await mothsGame(WANTS, gamble(8, 6));

  expect(firstAnswers(game, 'sensible:100')).toEqual(all('Save'));
  // A few throws are tried, so that some find the risk too high all the same.
  const bold = firstAnswers(game, 'sensible:100+greedy').filter((label) => label === 'Gamble');
  expect(bold.length).toBeGreaterThan(3);
});

it('takes what is most for itself, when it is greedy, whatever it could take from others', async () => {
  const spite = `to take-turn
  each player
    gain 20 oil
  choose
    option save
      gain 3 oil
    option spoil
      gain 2 oil
      as opponent, lose 4 oil
`;
  const game = await mothsGame(WANTS, spite);

  expect(firstAnswers(game, 'sensible:100')).toEqual(all('Spoil'));
  expect(firstAnswers(game, 'sensible:100+greedy')).toEqual(all('Save'));
});

it('errs in a style, too, and knows no other styles', () => {
  expect(botNamed('sensible:24+greedy~40')).not.toBeNull();
  expect(botNamed('sensible+bold')).toBeNull();
  expect(botNamed('random+greedy')).toBeNull();
});
