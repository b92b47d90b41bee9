/** What holds for the views of every game, as checks that any test runner can run; see `conformance` of the engine. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import {
  Rng,
  advance,
  checkInvariants,
  createGame,
  createState,
  determinise,
  isGameErrorLike,
  playRandom,
  statesEqual,
  type Game,
  type GameSetup,
  type Viewer,
} from '@undercroft/engine';
import { viewFor } from '../view.ts';

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

interface Position {
  readonly module: GameModule;
  readonly state: Int32Array;
  readonly viewer: Viewer;
  readonly deal: Int32Array;
  readonly rng: Rng;
}

/** Gives null when the check holds, else what does not. */
type Check = (position: Position) => string | null;

const checks: readonly (readonly [string, Check])[] = [
  ['shows the same to a viewer from whom everything hidden is dealt anew', hiddenStaysHidden],
  ['deals hidden things anew into sound states, and leaves the original alone', soundDeals],
  ['gives deals that can be played on', playableDeals],
];

/**
 * The checks of the views of a game: `for (const { name, run } of viewConformance(module)) it(name, run)`. `run` throws
 * an Error that names setup, seed, position and viewer.
 */
export function viewConformance(
  module: GameModule,
  settings: ViewConformanceSettings = {},
): { readonly name: string; readonly run: () => void }[] {
  return checks.map(([name, check]) => ({ name, run: () => tryEverywhere(module, settings, name, check) }));
}

function tryEverywhere(module: GameModule, settings: ViewConformanceSettings, name: string, check: Check): void {
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
  return [...Array.from({ length: game.state[HEADER.players] }, (_, seat) => seat), 'spectator'];
}

function randomGame(module: GameModule, setup: GameSetup, limit: number): Game {
  const game = createGame(module, { ...setup, log: false });
  const rng = new Rng(setup.seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

function hiddenStaysHidden({ deal, module, rng, state, viewer }: Position): string | null {
  determinise(module, state, viewer, rng, deal);
  // Seed and generator foretell what is hidden.
  deal[HEADER.seed] ^= 0x5555;
  if (!stillAsks(module, deal)) return null;
  const before = JSON.stringify(viewFor(module, state, viewer));
  const after = JSON.stringify(viewFor(module, deal, viewer));
  if (before === after) return null;
  const at = [...before].findIndex((letter, i) => letter !== after[i]);
  const around = (text: string): string => `...${text.slice(Math.max(0, at - 60), at + 60)}...`;
  return `the view tells something hidden: ${around(before)} became ${around(after)}`;
}

/**
 * Whether the pending question is still asked after a deal. That somebody else is asked may tell what he holds: with
 * another hand nobody would ask him, and the game goes on by itself. Then the rules tell it, not the view.
 */
function stillAsks(module: GameModule, deal: Int32Array): boolean {
  const trial = deal.slice();
  if (trial[HEADER.status] === STATUS.decision) advance(module, trial);
  return statesEqual(trial, deal);
}

function soundDeals({ deal, module, rng, state, viewer }: Position): string | null {
  const before = state.slice();
  determinise(module, state, viewer, rng, deal);
  if (state.some((cell, i) => cell !== before[i])) return 'the original changed';
  return checkInvariants(module, deal)[0] ?? null;
}

function playableDeals({ deal, module, rng, state, viewer }: Position): string | null {
  if (state[HEADER.status] !== STATUS.decision) return null;
  determinise(module, state, viewer, rng, deal);
  try {
    playRandom(module, deal, rng, 30);
    return null;
  } catch (error) {
    return isGameErrorLike(error) ? `the game fails after a new deal: ${error.message} (${error.code})` : String(error);
  }
}
