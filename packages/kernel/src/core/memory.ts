/** Memory of the loaded module that is no part of a state. */
import { MAX_EVENT_INTS, MAX_OPTIONS, MAX_SAYS, MAX_SHOW_INTS, MAX_WALK_INTS, type Io } from '@undercroft/contract';
import { MAX_DICE, THINGS } from '../layout.ts';

export const io: Io = {
  count: 0,
  ask: 0,
  player: 0,
  taken: 0,
  min: 0,
  max: 1,
  about: -1,
  explain: false,
  disabledCount: 0,
  walkLength: 0,
  showLength: 0,
  log: false,
  eventLength: 0,
  turn: -1,
  turns: 0,
  reached: null,
  notBegun: null,
  says: new Int32Array(MAX_SAYS),
  options: new Int32Array(MAX_OPTIONS),
  disabled: new Int32Array(MAX_OPTIONS * 4),
  walks: new Int32Array(MAX_WALK_INTS),
  shows: new Int32Array(MAX_SHOW_INTS),
  events: new Int32Array(MAX_EVENT_INTS),
};

/** Room for a list of all things and dice that a loop of the rules goes through. */
export function newList(): Int32Array {
  return new Int32Array(THINGS + MAX_DICE + 8);
}

/** Room for a list of all things and dice, for the length of one function. */
export const scratch = new Int32Array(THINGS + MAX_DICE + 1);

/**
 * A table that holds one number but for some cells in its middle.
 *
 * @param from the first of those
 */
export function filled<Table extends Int8Array | Uint8Array | Int16Array | Int32Array>(
  table: Table,
  usual: number,
  from: number,
  others: readonly number[],
): Table {
  table.fill(usual).set(others, from);
  return table;
}
