/** Two ways in which a game comes into play: from a seed, or from a state. */
import type { GameModule } from '@undercroft/contract';
import { GameUseError } from '../state/game-error.ts';
import { initState, resolveSetup, type GameSetup } from '../start/setup.ts';
import type { GameSettings } from './game-settings.ts';
import { Game } from './game.ts';
import { createState } from './playout.ts';

/**
 * Begins a game and goes to its first decision.
 *
 * @throws GameUseError 'bad-setup'; GameError when the rules fail before the first decision
 */
export function createGame(module: GameModule, setup: GameSetup & GameSettings): Game {
  const resolved = resolveSetup(module.meta, setup);
  const state = createState(module);
  initState(module, state, resolved);
  return new Game(module, state, resolved, setup);
}

/**
 * Goes on from any state: one built by hand for a scenario or a preview, or the snapshot of another
 * game. It can be played, undone and looked at, but not saved.
 *
 * @param state copied
 * @throws GameUseError 'wrong-state' when its length is not that of the game; GameError when the
 *   rules fail
 */
export function gameFromState(module: GameModule, state: Int32Array, settings: GameSettings = {}): Game {
  const { size } = module.meta.layout;
  if (state.length !== size) {
    throw new GameUseError('wrong-state', `a state of ${module.meta.title} has ${size} cells, not ${state.length}`);
  }
  return new Game(module, state, null, settings);
}
