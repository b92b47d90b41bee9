/**
 * Numbers about a position, each with a name and a place; and those that fields of players and of
 * the game hold.
 */
import type { GameMeta, ValueMeta } from '@undercroft/contract';

/** Members of an enumeration that have a number each. */
const MEMBERS_MAX = 16;
/** Place of a number that is not read. */
export const UNWANTED = -1;

/**
 * Gives numbers names of their own, and each the place at which it is wanted: of those that would
 * share a name, the second is `x 2`.
 */
export class NumberNames {
  readonly names: string[] = [];
  readonly #times = new Map<string, number>();
  readonly #placeOf: (name: string) => number;

  constructor(placeOf: (name: string) => number) {
    this.#placeOf = placeOf;
  }

  /** @returns the place, or UNWANTED */
  add(name: string): number {
    const times = (this.#times.get(name) ?? 0) + 1;
    this.#times.set(name, times);
    const own = times === 1 ? name : `${name} ${times}`;
    this.names.push(own);
    return this.#placeOf(own);
  }
}

export type ReadValues = (
  state: Int32Array,
  index: number,
  viewer: number,
  into: Float32Array | Float64Array,
  at: number,
) => void;

/**
 * Fields of players or of the game: numbers as they are, members of small enumerations one by one,
 * the identity of a player and the presence of a thing as 0 or 1.
 */
export function valuesOf(meta: GameMeta, owner: 'player' | 'global', numbers: NumberNames): ReadValues {
  const readers = meta.fields
    .filter((field) => field.owner === owner)
    .flatMap(({ name, type, offset }) => {
      const put = valueReader(meta, name, type, numbers);
      return put === null ? [] : [{ offset, put }];
    });
  return (state, index, viewer, into, at) => {
    for (const { offset, put } of readers) put(state[offset + index], viewer, into, at);
  };
}

type PutValue = (value: number, viewer: number, into: Float32Array | Float64Array, at: number) => void;

/** @returns null when none of its numbers is read */
function valueReader(meta: GameMeta, name: string, type: ValueMeta, numbers: NumberNames): PutValue | null {
  switch (type.is) {
    case 'number':
    case 'flag': {
      const place = numbers.add(name);
      return place < 0
        ? null
        : (value, _viewer, into, at) => {
            into[at + place] = value;
          };
    }
    case 'enum': {
      const { values } = meta.enums[type.of];
      if (values.length > MEMBERS_MAX) return null;
      const places = values.map((value) => numbers.add(`${name} is ${value}`));
      return putOne(places, (value) => value);
    }
    case 'player': {
      const places = [numbers.add(`${name} is self`), numbers.add(`${name} is another`)];
      return putOne(places, (value, viewer) => (value < 0 ? UNWANTED : value === viewer ? 0 : 1));
    }
    case 'row':
    case 'kind':
    case 'thing':
      return putOne([numbers.add(`has ${name}`)], (value) => (value < 0 ? UNWANTED : 0));
  }
}

/** Puts a 1 at one of several places, or nowhere. */
function putOne(places: readonly number[], which: (value: number, viewer: number) => number): PutValue | null {
  if (places.every((place) => place < 0)) return null;
  return (value, viewer, into, at) => {
    const place = places[which(value, viewer)] ?? UNWANTED;
    if (place >= 0) into[at + place] = 1;
  };
}
