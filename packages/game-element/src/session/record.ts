/**
 * A game as text, for storage and as a file: who plays, and what the engine needs to play it again.
 */
import { UNDO_RULES, type UndoRule } from '@undercroft/contract';
import { coloursFor } from './colours.ts';
import { readJson, record, RECORD, RECORD_MAX } from './untrusted.ts';
import { cleanName, seatFrom, seatWord, type Plan, type Seat } from './plan.ts';

/** Version of the shape below. */
const FORMAT = 1;

interface Written {
  readonly undercroft: typeof FORMAT;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly colours?: readonly number[] | undefined;
  readonly undo?: UndoRule | undefined;
  readonly lesson?: string | undefined;
  /**
   * what the engine writes, with the id of the game, the hash of its rules, options, seed and
   * answers
   */
  readonly save: unknown;
}

export type ReadRecord =
  | {
      readonly ok: true;
      readonly seats: readonly Seat[];
      readonly names: readonly string[];
      readonly colours: readonly number[] | undefined;
      readonly undo: UndoRule | undefined;
      readonly lesson: string | undefined;
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
    lesson: plan.lesson,
    save: JSON.parse(save) as unknown,
  };
  return JSON.stringify(written);
}

/** Reads what `writeRecord` wrote. @throws never: any other text is refused with the reason */
export function readRecord(text: string): ReadRecord {
  const found = readJson(text, RECORD_MAX, record);
  if (!found.ok) return refuse(`This is not a saved game: it ${found.reason}.`);
  const { undercroft, seats, names, colours, undo, lesson, save } = found.value as Readonly<Record<string, unknown>>;
  if (undercroft === undefined) return refuse('This is not a saved game of Undercroft.');
  if (undercroft !== FORMAT) {
    const format = typeof undercroft === 'number' ? `format ${String(undercroft)}` : 'a format that is none';
    return refuse(`This game was saved in ${format}; only ${FORMAT} can be read.`);
  }
  const reason = RECORD(found.value);
  if (reason !== null) return refuse(`The saved game is damaged: it ${reason}.`);
  const read = (seats as readonly string[]).map(seatFrom);
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  const called = read.map((_, index) => cleanName(given[index]));
  const worn = Array.isArray(colours) ? coloursFor(read.length, colours) : undefined;
  const rule = UNDO_RULES.find((one) => one === undo);
  const taught = typeof lesson === 'string' ? lesson : undefined;
  return {
    ok: true,
    seats: read,
    names: called,
    colours: worn,
    undo: rule,
    lesson: taught,
    save: JSON.stringify(save),
  };
}

function refuse(message: string): ReadRecord {
  return { ok: false, message };
}
