// What a bot does rests on what its seat can see: the answer is the same when only hidden things
// are others, and so is everything that it weighed.
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Turn } from '../src/bot.ts';
import { sensibleBot } from '../src/sensible.ts';
import { PLAIN, STYLES } from '../src/style.ts';
import { antsGame } from './ants.ts';

const PLAYOUTS = 12;
/** What a style takes for a loss must not come of what is hidden either. */
const EACH_STYLE = [PLAIN, ...Object.values(STYLES)];

function turnOf({ io }: GameModule, state: Int32Array): Turn {
  const { count, player } = io;
  return { state, player, options: io.options.slice(0, count), count };
}

/** A position that looks the same to the player, and the same question. */
function otherwise(game: GameModule, { state, player }: Turn, seed: number): Turn {
  const other = createState(game);
  determinise(game, state, player, new Rng(seed), other);
  advance(game, other);
  return turnOf(game, other);
}

/**
 * Compares what is answered in positions of a few random games.
 *
 * @returns how many were others, when looked at with all that is hidden
 */
function compare(game: GameModule, options: readonly number[], players: number): number {
  const rng = new Rng(8);
  const state = createState(game);
  let others = 0;
  for (let seed = 1; seed <= 6; seed++) {
    game.init(state, options, players, seed);
    let status = advance(game, state);
    for (let answers = 0; status === STATUS.decision && answers < 40; answers++) {
      const turn = turnOf(game, state);
      if (turn.count > 1 && answers % 4 === 0) {
        const again = otherwise(game, turn, seed * 100 + answers);
        others += again.state.some((cell, i) => cell !== state[i]) ? 1 : 0;
        expect([...again.options]).toEqual([...turn.options]);
        for (const style of EACH_STYLE) {
          const bots = [0, 1].map(() =>
            sensibleBot({ game, seed: answers }, { playouts: PLAYOUTS, lessons: 500, style }),
          );
          expect(bots[1].choose(again)).toBe(bots[0].choose(turn));
          expect(bots[1].considered?.()).toEqual(bots[0].considered?.());
        }
      }
      advance(game, state);
      status = applyOption(game, state, turn.options[rng.below(turn.count)]);
    }
  }
  return others;
}

async function auction(bots: string): Promise<GameModule> {
  const files = auctionFiles();
  const path = `${AUCTION_ID}/game.yaml`;
  files.set(path, `${files.get(path)!}${bots}`);
  const { module } = compileGame(files, AUCTION_ID);
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module!.code)}`)) as GameModule;
}

it('holds for a bot that searches, of cards in hands and piles', () => {
  expect(compare(tinyModule(), [10, 0], 2)).toBeGreaterThan(10);
});

it('holds for one that plans its turn', async () => {
  expect(compare(await antsGame(), [], 2)).toBeGreaterThan(10);
});

it.each(['bots: { ahead: 6, wants: { wins: your wins } }\n', 'bots: { wants: { wins: your wins } }\n'])(
  'holds for those that go by what the game says that players want, asked together (%s)',
  async (bots) => {
    expect(compare(await auction(bots), [], 3)).toBeGreaterThan(10);
  },
);
