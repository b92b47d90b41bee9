/** What happens at a table that no person asks for: bots answer and stand in, and time passes. */
import type { OptionIndex } from '@undercroft/contract';
import { ofBots, type Game } from '@undercroft/engine';
import type { Entry } from '../entry.ts';
import { isSamePlace, type AnswerPlace } from '../protocol.ts';
import { presentAt, type Sitter } from '../seats.ts';

/** A table as it stands when something happens unasked. */
interface StandingTable {
  /** how many entries made it */
  readonly length: number;
  readonly seats: readonly Sitter[];
  /** null before it begins */
  readonly game: Game | null;
  readonly over: boolean;
  /** seats whose clocks run */
  readonly timed: readonly number[];
  /** Where an answer of a seat belongs now. */
  placeOf(seat: number): AnswerPlace;
}

/** A seat that a bot has to answer for. */
export interface AskedBot {
  readonly seat: number;
  /** its name; empty where it stands in for a person */
  readonly bot: string;
  readonly at: AnswerPlace;
}

/** Seats that a bot has to answer for now. */
export function botsAskedAt(table: StandingTable): AskedBot[] {
  if (table.over) return [];
  const present = presentAt(table.seats);
  return ofBots(table.game?.questions() ?? [], (seat) => !present.includes(seat)).flatMap(({ player: seat }) => {
    const sitter = table.seats[seat];
    const at = table.placeOf(seat);
    if (sitter?.is === 'bot') return [{ seat, bot: sitter.bot, at }];
    return sitter?.is === 'person' ? [{ seat, bot: '', at }] : [];
  });
}

/** The answer of a bot; null when the table stands elsewhere, or a person plays the seat again. */
export function botAnswer(table: StandingTable, seat: number, at: AnswerPlace, index: OptionIndex): Entry | null {
  const asked = botsAskedAt(table).find((one) => one.seat === seat);
  if (asked === undefined || !isSamePlace(at, asked.at)) return null;
  const key = `bot/${seat}/${at.epoch}/${at.position}/${at.early}/${table.length}`;
  return { is: 'answer', seat, index, by: 'bot', key };
}

/** A bot stands in for a person, or the person plays again; null where it is so. */
export function standInAt({ length, seats }: StandingTable, seat: number, on: boolean): Entry | null {
  const sitter = seats[seat];
  if (sitter?.is !== 'person' || sitter.isAway === on || sitter.late !== undefined) return null;
  return { is: 'stand-in', seat, on, key: `stand-in/${length}` };
}

/** Seats of persons who are asked and play themselves. */
export function timedAt({ game, over, seats }: StandingTable): readonly number[] {
  if (over) return [];
  const asked = game?.questions().map(({ player }) => player) ?? [];
  return presentAt(seats).filter((seat) => asked.includes(seat));
}

/** Time has passed; null when no clock runs, or it is none. */
export function spentAt({ length, timed }: StandingTable, ms: number): Entry | null {
  return ms <= 0 || timed.length === 0 ? null : { is: 'clock', seats: timed, ms, key: `clock/${length}` };
}
