import type { GameMeta } from '@undercroft/contract';
import { BOT_NAMES, botNamed } from '@undercroft/bots';

/** Who plays a seat: a person here, or a program by the name of its bot. */
export type Seat = { readonly is: 'human' } | { readonly is: 'bot'; readonly bot: string };

/** Everything that is decided before a game begins. */
export interface Plan {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly seed: number;
  /** option values by name; what is left out keeps its default */
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly variant: string | null;
}

/** How strong a program plays, weakest first. */
export const LEVELS: readonly { readonly bot: string; readonly title: string }[] = [
  { bot: 'random', title: 'Bot, careless' },
  { bot: 'sensible:24', title: 'Bot, sensible' },
  { bot: 'sensible:120', title: 'Bot, careful' },
];

const STANDARD = 'sensible:24';

/**
 * A plan to begin with: a person against programs, everything else by default.
 *
 * @param seed  any int
 */
export function standardPlan(meta: GameMeta, seed: number): Plan {
  const players = Math.max(meta.players.min, Math.min(2, meta.players.max));
  const seats: Seat[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { is: 'human' } : { is: 'bot', bot: STANDARD },
  );
  return { seats, names: namesFor(seats), seed, options: {}, variant: null };
}

/** What players are called; programs are told apart when there are several. */
export function namesFor(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.is === 'bot').length;
  let bot = 0;
  return seats.map((seat, index) => {
    if (seat.is === 'human') return `Player ${index + 1}`;
    bot++;
    return bots === 1 ? 'Bot' : `Bot ${bot}`;
  });
}

/** A seat from a saved or typed word: `human`, or the name of a bot; anything else is a bot of standard strength. */
export function seatFrom(word: string): Seat {
  if (word === 'human') return { is: 'human' };
  return { is: 'bot', bot: BOT_NAMES.includes(word) || botNamed(word) !== null ? word : STANDARD };
}

/** The word for a seat, as `seatFrom` reads it. */
export function seatWord(seat: Seat): string {
  return seat.is === 'human' ? 'human' : seat.bot;
}
