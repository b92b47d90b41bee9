import { botNamed } from '@undercroft/bots';
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { createGame, type Game } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { recordedTerminal } from '../testing/terminal.ts';
import { TerminalSession } from './session.ts';

let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  module = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
});

const begin = (): Game => createGame(module, { players: 2, seed: 3 });

async function play(game: Game, typed: readonly string[], ...bots: (string | null)[]): Promise<string> {
  const terminal = recordedTerminal('.', typed);
  const seated = [0, 1].map((seat) => {
    const make = botNamed(bots[seat] ?? 'none');
    return make === null ? null : make({ game: module, seed: seat });
  });
  await new TerminalSession(terminal, game, seated).play();
  return terminal.outText();
}

it('lets another answer first, and says who has answered and nothing else', async () => {
  const game = begin();

  const out = await play(game, ['n', 'one', 'two', '3']);

  expect(game.asked).toMatchObject({ answered: [0], waitingFor: [1] });
  expect(out.match(/Player \d: /g)).toEqual(['Player 2: ', 'Player 1: ', 'Player 1: ', 'Player 1: ', 'Player 2: ']);
  expect(out.split('Already answered: Player 1')).toHaveLength(2);
});

it('takes back what was answered early, without a word', async () => {
  const game = begin();

  await play(game, ['one', 'two', 'u', 'u']);

  expect([game.position, game.canTakeBack(1)]).toEqual([0, false]);
});

it('hands on to nobody, where nobody else is asked', async () => {
  const game = begin();

  expect(await play(game, ['n'], 'random', null)).toContain('Nobody else is asked now.');
});

it('lets bots answer at once, so that nobody waits for them', async () => {
  const game = begin();

  const out = await play(game, ['one'], 'random', null);

  expect(game.asked).toMatchObject({ answered: [0], waitingFor: [1] });
  expect(out).toContain('Already answered: Player 1');
});
