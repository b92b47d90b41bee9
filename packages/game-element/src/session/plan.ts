import type { GameMeta, UndoRule, VariantMeta } from '@undercroft/contract';
import type { Legacy, Seed } from '@undercroft/engine';
import { BOT_NAMES, botNamed } from '@undercroft/bots';

/**
 * Who plays a seat: a person here, or a program by the name of its bot. Those of the form, weakest
 * first: `random`, `sensible:24~40` (40 of 100 answers at random), `sensible:48` (the default),
 * `sensible:400ms`; in a style `sensible:48+cautious`, `sensible:48+greedy`. Another number of
 * playouts, or milliseconds, is allowed up to 5000.
 */
export type Seat = { readonly is: 'human' } | { readonly is: 'bot'; readonly bot: string };

/** Everything that is decided before a game begins. */
export interface Plan {
  /** who plays, one for each player */
  readonly seats: readonly Seat[];
  /** what the players are called, by seat; empty for who was given no name */
  readonly names: readonly string[];
  /** decides all chance */
  readonly seed: Seed;
  /** option values by name; what is left out keeps its default */
  readonly options: Readonly<Record<string, number | boolean | string>>;
  /** name of a variant of the game; null: the game as written */
  readonly variant: string | null;
  /** places in `COLOURS` by seat, none twice; left out: as the theme of the game has them */
  readonly colours?: readonly number[] | undefined;
  /**
   * whether answers may be taken back after a player has learned something; left out: see
   * `undoRuleOf`
   */
  readonly undo?: UndoRule | undefined;
  /** name of the lesson that it is; left out: none */
  readonly lesson?: string | undefined;
  /** what the last game of a campaign left; left out by a game that stands alone */
  readonly legacy?: Legacy | undefined;
}

/** How strong a program plays, or in which style. */
export type BotLevel = 'careless' | 'learning' | 'steady' | 'cunning' | 'cautious' | 'greedy';

/**
 * The levels by the name of their bot, weakest first, then those of standard strength that play in
 * a style. Their names are words of the interface.
 */
export const LEVELS: readonly { readonly bot: string; readonly level: BotLevel }[] = [
  { bot: 'random', level: 'careless' },
  { bot: 'sensible:24~40', level: 'learning' },
  { bot: 'sensible:48', level: 'steady' },
  { bot: 'sensible:400ms', level: 'cunning' },
  { bot: 'sensible:48+cautious', level: 'cautious' },
  { bot: 'sensible:48+greedy', level: 'greedy' },
];

/** The default bot. */
export const STANDARD = 'sensible:48';

/**
 * Most playouts or milliseconds for an answer: a saved game may not make a page wait for minutes.
 */
const BUDGET_MAX = 5000;

/** Longest name of a player. */
const NAME_MAX = 24;

/** How nameless players are called. */
export interface SeatWords {
  readonly person: (n: number) => string;
  /** @param n number of the bot, null when there is only one */
  readonly bot: (n: number | null) => string;
}

const plain: SeatWords = { person: (n) => `Player ${n}`, bot: (n) => (n === null ? 'Bot' : `Bot ${n}`) };

/** The variant that the designer recommends, undefined when it is the game as written. */
export function recommendedVariant({ variants, recommended }: GameMeta): VariantMeta | undefined {
  return recommended === undefined ? undefined : variants[recommended];
}

/**
 * A plan to begin with: a person against programs, the variant that is recommended, everything else
 * by default.
 */
export function standardPlan(meta: GameMeta, seed: Seed): Plan {
  const players = Math.max(meta.players.min, Math.min(2, meta.players.max));
  const seats: Seat[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { is: 'human' } : { is: 'bot', bot: STANDARD },
  );
  return { seats, names: seats.map(() => ''), seed, options: {}, variant: recommendedVariant(meta)?.name ?? null };
}

/**
 * What players are called who were given no name; programs are told apart when there are several.
 */
export function namesFor(seats: readonly Seat[], words: SeatWords = plain): string[] {
  const bots = seats.filter((seat) => seat.is === 'bot').length;
  let bot = 0;
  return seats.map((seat, index) => {
    if (seat.is === 'human') return words.person(index + 1);
    bot++;
    return words.bot(bots === 1 ? null : bot);
  });
}

/** What the players of a plan are called: as they were named, or else by their seats. */
export function namesOf(plan: Plan, words?: SeatWords): readonly string[] {
  return namesFor(plan.seats, words).map((name, seat) => plan.names[seat] || name);
}

/** A typed or saved name, made fit to be shown; empty when nothing is left of it. @throws never */
export function cleanName(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_MAX) : '';
}

/**
 * A seat from a saved or typed word: `human`, or the name of a bot; anything else, also one that
 * thinks too long, is a bot of standard strength.
 */
export function seatFrom(word: string): Seat {
  if (word === 'human') return { is: 'human' };
  // A game that has learned nothing has no bot that goes by it.
  const known = botNamed(word) !== null && BOT_NAMES.includes(/^[a-z]*/.exec(word)![0]);
  return { is: 'bot', bot: known && budgetOf(word) <= BUDGET_MAX ? word : STANDARD };
}

/** Playouts or milliseconds that the name of a bot asks for. */
function budgetOf(word: string): number {
  return Number(/:(\d+)/.exec(word)?.[1] ?? 0);
}

/** The word for a seat, as `seatFrom` reads it. */
export function seatWord(seat: Seat): string {
  return seat.is === 'human' ? 'human' : seat.bot;
}

/** The level of a bot; the nearest one for a bot that is none of them. */
export function botLevelOf(bot: string): BotLevel {
  return LEVELS.find((one) => one.bot === bot)?.level ?? (bot === 'random' ? 'careless' : 'steady');
}
