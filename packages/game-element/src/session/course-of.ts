import type { Game } from '@undercroft/engine';
import { viewFor, type GameView } from '@undercroft/view';

/** A moment of a game, with everything open. */
export interface CoursePoint {
  readonly position: number;
  readonly state: Int32Array;
  readonly view: GameView;
}

/**
 * Positions of a game, evenly over its course, the last one included.
 *
 * @param most how many at most
 */
export function courseOf(game: Game, most: number): readonly CoursePoint[] {
  const now = game.position;
  const count = Math.min(most, now + 1);
  const places = Array.from({ length: count }, (_, i) => (count === 1 ? now : Math.round((i * now) / (count - 1))));
  return places.map((position) => {
    const { state } = game.peek(position);
    return { position, state, view: viewFor(game.module, state, 'all') };
  });
}
