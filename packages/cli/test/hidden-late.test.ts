/**
 * What is hidden stays hidden, late in a game as well: of many random games the longest is looked
 * at, since the short ones show next to nothing of a map.
 */
import { botNamed } from '@undercroft/bots';
import { HEADER } from '@undercroft/contract';
import { createGame } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { setupsOf, simulate } from '@undercroft/simulator';
import { checkViews } from '@undercroft/view';
import { expect, it } from 'vitest';
import { gamesToTest, TIMES } from './games-to-test.ts';

/**
 * Random games of each set-up, answers of each at most, and positions of the longest that are
 * looked at. A set-up that differs from another in one option alone has fewer games, because nearly
 * all that happens in it happens in the other, too.
 */
const GAMES = 12 * TIMES;
const GAMES_OF_ONE_OPTION = 4 * TIMES;
const ANSWERS = 1500;
const LOOKS = 5;

const bots = [{ name: 'random', make: botNamed('random')! }];

for (const id of gamesToTest) {
  const module = await loadCompiled(compiledGame(id));

  it.for(setupsOf(module.meta).map((setup) => [setup.name, setup] as const))(
    `${id}, %s: views tell nothing hidden, from the beginning to the end of a long game`,
    ([, { setup, options }]) => {
      const isOneOption = Object.keys(setup.options ?? {}).length === 1;
      let longest: { seed: number; trail: Int32Array } | null = null;
      simulate(
        { game: module, players: setup.players, options, seed: 23, bots, answers: ANSWERS },
        {
          to: isOneOption ? GAMES_OF_ONE_OPTION : GAMES,
          each: ({ seed, trail }) => {
            if (trail.length > (longest?.trail.length ?? -1)) longest = { seed, trail: trail.slice() };
          },
        },
      );
      const { seed, trail } = longest!;
      const game = createGame(module, { ...setup, seed, log: false });
      for (const answer of trail) game.answer(answer);

      const found: string[] = [];
      for (let look = 1; look <= LOOKS; look++) {
        game.goTo(Math.floor((game.length * look) / LOOKS) - (look === LOOKS ? 1 : 0));
        const wrong = checkViews(module, game.state.slice(), 31 * look);
        if (wrong !== null) found.push(`position ${game.state[HEADER.answers]}, ${wrong}; ${game.replayLine()}`);
      }
      expect(found).toEqual([]);
      expect(game.length).toBeGreaterThan(LOOKS);
    },
  );
}
