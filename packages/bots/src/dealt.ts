/** Deals of one position after another, as bots that think look at them. */
import type { GameModule } from '@undercroft/contract';
import { Deals, createState } from '@undercroft/engine';
import type { Determinise } from './bot.ts';

/**
 * @param determinise as a seat brings it; left out: as the engine does it, which finds what is
 *   hidden once for all deals of a position
 */
export function dealsOf(game: GameModule, determinise?: Determinise): Pick<Deals, 'begin' | 'deal'> {
  if (determinise === undefined) return new Deals(game);
  const position = createState(game);
  let seat = 0;
  return {
    begin(state, viewer) {
      position.set(state);
      seat = Number(viewer);
    },
    deal: (rng, into) => determinise(game, position, seat, rng, into),
  };
}
