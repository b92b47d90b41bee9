/** A game as text, for storage and as a file: who plays, and what the engine needs to play it again. */
import { UNDO_RULES, type UndoRule } from '@undercroft/contract';
import { coloursFor } from './colours.ts';
import { cleanName, seatFrom, seatWord, type Plan, type Seat } from './plan.ts';

/** Version of the shape below. */
const FORMAT = 1;

/** Longest text that is read; a game of ten thousand answers is far shorter. */
const LONGEST = 1_000_000;

interface Written {
  readonly undercroft: typeof FORMAT;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly colours?: readonly number[] | undefined;
  readonly undo?: UndoRule | undefined;
  /** what the engine writes, with the id of the game, the hash of its content, options, seed and answers */
  readonly save: unknown;
}

export type ReadRecord =
  | {
      readonly ok: true;
      readonly seats: readonly Seat[];
      readonly names: readonly string[];
      readonly colours: readonly number[] | undefined;
      readonly undo: UndoRule | undefined;
      readonly save: string;
    }
  | { readonly ok: false; readonly message: string };

/** @param save  text that `Game.save` gave */
export function writeRecord(plan: Plan, save: string): string {
  const written: Written = {
    undercroft: FORMAT,
    seats: plan.seats.map(seatWord),
    names: plan.names,
    colours: plan.colours,
    undo: plan.undo,
    save: JSON.parse(save) as unknown,
  };
  return JSON.stringify(written);
}

/** Reads what `writeRecord` wrote. @throws never: any other text is refused with the reason */
export function readRecord(text: string): ReadRecord {
  if (text.length > LONGEST) return refuse('This is not a saved game: it is too long.');
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('undercroft' in value))
    return refuse('This is not a saved game of Undercroft.');
  const { undercroft, seats, names, colours, undo, save } = value as Partial<Written>;
  if (undercroft !== FORMAT)
    return refuse(`This game was saved in format ${String(undercroft)}; only ${FORMAT} can be read.`);
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((seat) => typeof seat === 'string'))
    return refuse('The saved game is damaged: it does not say who plays.');
  if (typeof save !== 'object' || save === null) return refuse('The saved game is damaged: it holds no answers.');
  const read = (seats as readonly string[]).map(seatFrom);
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  const called = read.map((_, index) => cleanName(given[index]));
  const worn = Array.isArray(colours) ? coloursFor(read.length, colours) : undefined;
  const rule = UNDO_RULES.find((one) => one === undo);
  return { ok: true, seats: read, names: called, colours: worn, undo: rule, save: JSON.stringify(save) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuse(message: string): ReadRecord {
  return { ok: false, message };
}
