/** Several who are asked at the same time, at one screen. */
import { ofBots, type Decision } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';
import type { Seat } from './plan.ts';

/**
 * The question that is in front of the page: of the person who is wanted, else of the first person,
 * else of the first bot.
 */
export function inFront(open: readonly Decision[], humans: readonly number[], wanted: number): Decision | null {
  const people = open.filter(({ player }) => humans.includes(player));
  return people.find(({ player }) => player === wanted) ?? people[0] ?? open[0] ?? null;
}

/** The question that a bot answers next; undefined when only persons are asked. */
export function nextOfBots(open: readonly Decision[], seats: readonly Seat[]): Decision | undefined {
  return ofBots(open, (player) => seats[player]?.is === 'bot')[0];
}

/** What lies open to people who make games, with the question of the one who looks. */
export function asSeenBy({ viewer, decision, shown, together }: GameView, open: GameView): GameView {
  return { ...open, viewer, decision, shown, ...(together === undefined ? {} : { together }) };
}
