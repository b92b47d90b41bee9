/** Several who are asked at the same time, at one screen. */
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, type Decision } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';

/** The question that is in front of the page: of the person who is wanted, else of the first person, else of the first bot. */
export function inFront(open: readonly Decision[], humans: readonly number[], wanted: number): Decision | null {
  const people = open.filter(({ player }) => humans.includes(player));
  return people.find(({ player }) => player === wanted) ?? people[0] ?? open[0] ?? null;
}

/** What lies open to people who make games, with the question of the one who looks. */
export function asSeenBy({ viewer, decision, shown, together }: GameView, open: GameView): GameView {
  return { ...open, viewer, decision, shown, ...(together === undefined ? {} : { together }) };
}

/**
 * Whether an answer is the last of a player who is asked at the same time as others.
 *
 * @param state  what `Game.stateFor` gives for the player: the rules stop in it when all have answered
 * @param index  of the engine's list
 */
export function isLastOf(module: GameModule, state: Int32Array, player: number, index: number): boolean {
  const after = state.slice();
  advance(module, after);
  const status = applyOption(module, after, module.io.options[index] ?? 0);
  return status !== STATUS.decision || module.io.player !== player;
}
