/** Several who are asked at the same time, at one screen. */
import type { Decision } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';

/**
 * The question that is in front of the page: of the person who is wanted, else of the first person,
 * else of the first bot.
 */
export function inFront(open: readonly Decision[], humans: readonly number[], wanted: number): Decision | null {
  const people = open.filter(({ player }) => humans.includes(player));
  return people.find(({ player }) => player === wanted) ?? people[0] ?? open[0] ?? null;
}

/** What lies open to people who make games, with the question of the one who looks. */
export function asSeenBy({ viewer, decision, shown, together }: GameView, open: GameView): GameView {
  return { ...open, viewer, decision, shown, ...(together === undefined ? {} : { together }) };
}
