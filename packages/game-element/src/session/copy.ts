import { Rng, determinise, gameFromState, seedNumber, type Game, type Seed } from '@undercroft/engine';
import { seatFrom, type Plan } from './plan.ts';

/**
 * A copy of a game in which one person tries something out against bots: what that seat cannot know
 * is determinised, and all may be taken back. It cannot be saved.
 *
 * @param plan  of the game, with a name for everybody
 */
export function copyOf(game: Game, plan: Plan, seat: number, deal: Seed): { readonly plan: Plan; readonly game: Game } {
  const from = game.stateFor(seat);
  const state = new Int32Array(from.length);
  determinise(game.module, from, seat, new Rng(seedNumber(deal)), state);
  const seats = plan.seats.map((one, at) => (at === seat || one.is === 'bot' ? one : seatFrom('')));
  return { plan: { ...plan, seats, undo: 'free' }, game: gameFromState(game.module, state, { names: plan.names }) };
}
