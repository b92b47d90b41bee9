// Bots that are asked at the same time in simulated games: none learns what another has answered.
import type { MakeBot } from '@undercroft/bots';
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { replayGame } from '@undercroft/engine';
import { simulate, type Series } from '@undercroft/simulator';
import { beforeAll, expect, it } from 'vitest';

let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  module = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
});

const series = (...makers: MakeBot[]): Series => ({
  game: module,
  players: 3,
  options: [],
  seed: 5,
  bots: makers.map((make, i) => ({ name: `bot ${i}`, make })),
  answers: 100,
});

/** Answers that stand at this part of the list. */
const at =
  (part: number): MakeBot =>
  () => ({ name: 'at', choose: ({ count }) => Math.floor(part * (count - 1)) });

/** States that the first seat thinks about, while the others answer like that. */
function seen(part: number): string[] {
  const states: string[] = [];
  const looking: MakeBot = () => ({
    name: 'looking',
    choose({ state }) {
      states.push(state.join());
      return 0;
    },
  });
  simulate(series(looking, at(part), at(part)), { to: 1 });
  return states;
}

it('shows a bot nothing of what others have answered before it', () => {
  const [low, high] = [seen(0), seen(1)];

  // Two coins and a guess; another player is asked first.
  expect(low.slice(0, 3)).toEqual(high.slice(0, 3));
  expect(new Set(low.slice(0, 3)).size).toBe(3);
  expect(low[3]).not.toBe(high[3]);
});

it('plays the games that the rules play: a replay of the answers ends the same', () => {
  const games: { trail: Int32Array; state: Int32Array; seed: number }[] = [];
  simulate(series(at(0), at(0.5), at(1)), {
    to: 4,
    each: ({ trail, state, seed }) => games.push({ trail: trail.slice(), state: state.slice(), seed }),
  });

  for (const { trail, state, seed } of games)
    expect([...replayGame(module, { players: 3, seed }, [...trail]).state]).toEqual([...state]);
});
