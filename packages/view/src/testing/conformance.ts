/**
 * What holds for the views of every game, as checks that any test runner can run; see `conformance`
 * of the engine.
 */
import { HEADER, type GameModule } from '@undercroft/contract';
import { Rng, createGame, createState, type Game, type GameSetup, type Viewer } from '@undercroft/engine';
import {
  commitsAlike,
  hiddenStaysHidden,
  playableDeals,
  readAsShown,
  remembersNothingWrong,
  soundDeals,
  type ViewCheck,
} from '../check-views.ts';

/** How much is tried; everything is seeded. */
export interface ViewConformanceSettings {
  /** games for each setup; default 2 */
  readonly games?: number;
  /** most answers of a game; default 300 */
  readonly limit?: number;
  /** looks at every nth position; default 5 */
  readonly every?: number;
  /** setups to try; default: fewest and most players */
  readonly setups?: readonly Omit<GameSetup, 'seed'>[];
}

const checks: readonly (readonly [string, ViewCheck])[] = [
  ['shows the same to a viewer from whom everything hidden is determinised', hiddenStaysHidden],
  ['is looked ahead from by what it shows, no more and no less', readAsShown],
  ['says the same of going back from an answer, whatever is hidden', commitsAlike],
  ['is the same when parts of an earlier view are used again', remembersNothingWrong],
  ['determinises hidden things into sound states, and leaves the original alone', soundDeals],
  ['gives deals that can be played on', playableDeals],
];

/**
 * The checks of the views of a game: `for (const { name, run } of viewConformance(module)) it(name,
 * run)`. `run` throws an Error that names setup, seed, position and viewer.
 */
export function viewConformance(
  module: GameModule,
  settings: ViewConformanceSettings = {},
): { readonly name: string; readonly run: () => void }[] {
  return checks.map(([name, check]) => ({ name, run: () => tryEverywhere(module, settings, name, check) }));
}

function tryEverywhere(module: GameModule, settings: ViewConformanceSettings, name: string, check: ViewCheck): void {
  const { every = 5, games = 2, limit = 300 } = settings;
  const { max, min } = module.meta.players;
  const setups = settings.setups ?? [...new Set([min, max])].map((players) => ({ players }));
  const deal = createState(module);
  for (const setup of setups) {
    for (let seed = 1; seed <= games; seed++) {
      const game = randomGame(module, { ...setup, seed }, limit);
      for (let position = 0; position <= game.length; position += every) {
        game.goTo(position);
        for (const viewer of viewersOf(game)) {
          const found = check({
            module,
            state: game.state.slice(),
            viewer,
            deal,
            rng: new Rng(seed * 7919 + position),
          });
          const where = `${JSON.stringify({ ...setup, seed })}, position ${position}, viewer ${viewer}`;
          if (found !== null)
            throw new Error(`${module.meta.title} ${name}: fails with ${where}\n${found}\n${game.replayLine()}`);
        }
      }
    }
  }
}

function viewersOf(game: Game): Viewer[] {
  return [...Array.from({ length: game.state[HEADER.players]! }, (_, seat) => seat), 'spectator'];
}

function randomGame(module: GameModule, setup: GameSetup & { readonly seed: number }, limit: number): Game {
  const game = createGame(module, { ...setup, log: false });
  const rng = new Rng(setup.seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}
