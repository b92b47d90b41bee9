/** Who answers next at one screen, also when several are asked at the same time. */
import { ofBots, seedNumber, type Decision, type Game } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';
import type { Ask } from './ask.ts';
import type { Plan, Seat } from './plan.ts';

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

/** What the bot whose turn it is has to decide; null when no bot is asked. */
export function askOfBot(game: Game, { seats, seed }: Plan): Extract<Ask, { is: 'choose' }> | null {
  const decision = nextOfBots(game.decisions(), seats);
  const seat = seats[decision?.player ?? -1];
  if (decision === undefined || seat?.is !== 'bot') return null;
  const { player, options } = decision;
  return {
    is: 'choose',
    bot: seat.bot,
    seed: seedNumber(seed) + player + 1,
    state: game.snapshotFor(player),
    player,
    options: Int32Array.from(options, (option) => option.value),
  };
}

/** Position before the last answer that a person gave; -1 when no person has answered. */
export function lastOfPeople(game: Game, seats: readonly Seat[]): number {
  let position = game.position - 1;
  while (position >= 0 && seats[game.playerOf(position + 1)]?.is !== 'human') position--;
  return position;
}

/** What lies open to people who make games, with the question of the one who looks. */
export function asSeenBy({ viewer, decision, shown, together }: GameView, open: GameView): GameView {
  return { ...open, viewer, decision, shown, ...(together === undefined ? {} : { together }) };
}
