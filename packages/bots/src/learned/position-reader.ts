/**
 * Numbers about a position as one player sees it, made from the declarations of any game: what a
 * learned evaluation looks at.
 */
import type { GameMeta } from '@undercroft/contract';
import { NumberNames, UNWANTED, valuesOf, type ReadValues } from './number-names.ts';
import { WHOSE, Sums, sumNames } from './sums.ts';

/** Reads positions. Its buffers are its own: one reader, one user at a time. */
export interface PositionReader {
  /** what each number is; the same content gives the same names in the same order */
  readonly names: readonly string[];
  /**
   * Writes the input of the network for a player: own numbers, the mean of the
   * others who still play, those of things without an owner, and the open question.
   *
   * @param ask   index into `meta.asks` of the open question; -1 when there is none
   * @param whom  who is asked; -1 when there is no question
   * @param into  Float32Array[names.length], overwritten
   */
  read(this: void, state: Int32Array, player: number, ask: number, whom: number, into: Float32Array): void;
}

/** All numbers that a game has. */
export function positionNames(meta: GameMeta): readonly string[] {
  const rest = new NumberNames(() => UNWANTED);
  describeRest(meta, rest);
  const sums = sumNames(meta);
  return [...WHOSE.flatMap((whose) => sums.map((name) => `${whose} ${name}`)), ...rest.names];
}

/**
 * @param names what is read, in this order; one that the game does not have stays 0. Default:
 *   everything
 */
export function positionReader(meta: GameMeta, names: readonly string[] = positionNames(meta)): PositionReader {
  const places = new Map(names.map((name, i) => [name, i]));
  const sums = new Sums(meta, names);
  const rest = describeRest(meta, new NumberNames((name) => places.get(name) ?? UNWANTED));
  const turn = meta.fields[meta.turn]?.offset ?? -1;

  const read = (state: Int32Array, player: number, ask: number, whom: number, into: Float32Array): void => {
    into.fill(0);
    sums.sumUp(state);
    const others = sums.put(state, player, into);
    rest.ofAll(state, 0, player, into, 0);
    if (rest.turn >= 0) into[rest.turn] = turn >= 0 && state[turn] === player ? 1 : 0;
    if (rest.others >= 0) into[rest.others] = others;
    if (rest.seats[player] >= 0) into[rest.seats[player]] = 1;
    const asked = ask < 0 ? UNWANTED : rest.asked[2 * ask + (whom === player ? 0 : 1)];
    if (asked >= 0) into[asked] = 1;
  };
  return { names, read };
}

/** Reads what is no sum over the things of a player. */
interface Rest {
  readonly ofAll: ReadValues;
  readonly turn: number;
  readonly others: number;
  readonly seats: readonly number[];
  /** by question: place of "it is asked", then of "another is asked it" */
  readonly asked: Int32Array;
}

function describeRest(meta: GameMeta, numbers: NumberNames): Rest {
  const ofAll = valuesOf(meta, 'global', numbers);
  const turn = numbers.add('own turn');
  const others = numbers.add('others still playing');
  const seats = Array.from({ length: meta.players.max }, (_, seat) => numbers.add(`at seat ${seat + 1}`));
  const asked = meta.asks.flatMap(({ within, what }) => [
    numbers.add(`asked ${within} ${what}`),
    numbers.add(`another is asked ${within} ${what}`),
  ]);
  return { ofAll, turn, others, seats, asked: Int32Array.from(asked) };
}
