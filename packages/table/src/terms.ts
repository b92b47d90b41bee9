/** What the host of a table settles before the game begins, and everybody sees. */
import { UNDO_RULES, type GameMeta, type UndoRule } from '@undercroft/contract';
import { GameUseError, resolveSetup } from '@undercroft/engine';
import type { ClockRule } from './clock.ts';

export interface TableTerms {
  /** option values by name; what is left out keeps its default */
  readonly options: Readonly<Record<string, number | boolean | string>>;
  /** null: the game as written */
  readonly variant: string | null;
  /** whether what was learned may be taken back */
  readonly undo: UndoRule;
  /** milliseconds after which a bot plays for a person who is asked and away; null never */
  readonly takeOverAfter: number | null;
  /** how much time players have; null as much as they like */
  readonly clock: ClockRule | null;
  /** whether visitors without a seat see the game */
  readonly isWatched: boolean;
  /** how many answers later they see it: 0 at once */
  readonly watchDelay: number;
}

/**
 * Least times that a table may give, in milliseconds: for a question, for a game, until a bot
 * plays.
 */
const [MOVE_LEAST, GAME_LEAST, TAKE_OVER_LEAST] = [5000, 60_000, 15_000];
const TIME_MOST = 30 * 86_400_000;
/** Most answers by which spectators are behind. */
const WATCH_DELAY_MAX = 100;
/** Most options in one message. */
const OPTIONS_MAX = 100;

/**
 * Terms out of a message.
 *
 * @param given  some of the terms by name; names of other things are left out
 * @returns      null when one of them is none
 * @throws       never
 */
export function readTerms(given: unknown): Partial<TableTerms> | null {
  if (typeof given !== 'object' || given === null) return null;
  const { options, variant, undo, takeOverAfter, clock, isWatched, watchDelay } = given as Record<string, unknown>;
  const read = {
    options: isOptions(options) ? options : undefined,
    variant: variant === null || typeof variant === 'string' ? variant : undefined,
    undo: UNDO_RULES.find((rule) => rule === undo),
    takeOverAfter: isTime(takeOverAfter, TAKE_OVER_LEAST) ? takeOverAfter : undefined,
    clock: readClock(clock),
    isWatched: typeof isWatched === 'boolean' ? isWatched : undefined,
    watchDelay: isDelay(watchDelay) ? watchDelay : undefined,
  };
  const asked = Object.entries({ options, variant, undo, takeOverAfter, clock, isWatched, watchDelay });
  const isRead = asked.every(([name, value]) => value === undefined || read[name as keyof typeof read] !== undefined);
  if (!isRead) return null;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function isOptions(given: unknown): given is TableTerms['options'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const values: unknown[] = Object.values(given);
  return (
    values.length <= OPTIONS_MAX && values.every((value) => ['number', 'boolean', 'string'].includes(typeof value))
  );
}

/** Whether a value is a time in milliseconds, or null for no limit. */
function isTime(value: unknown, least: number): value is number | null {
  return value === null || (Number.isInteger(value) && (value as number) >= least && (value as number) <= TIME_MOST);
}

function isDelay(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= WATCH_DELAY_MAX;
}

/** @returns undefined when it is no clock */
function readClock(given: unknown): ClockRule | null | undefined {
  if (given === null) return null;
  if (typeof given !== 'object') return undefined;
  const { perMove = null, perGame = null } = given as Record<string, unknown>;
  return isTime(perMove, MOVE_LEAST) && isTime(perGame, GAME_LEAST) ? { perMove, perGame } : undefined;
}

/** Whether a game can begin so. */
export function isPlayable(
  meta: GameMeta,
  { options, variant }: Pick<TableTerms, 'options' | 'variant'>,
  players: number,
): boolean {
  try {
    resolveSetup(meta, { players, seed: 0, options, ...(variant === null ? {} : { variant }) });
    return true;
  } catch (error) {
    if (error instanceof GameUseError) return false;
    throw error;
  }
}
