/** The best of the positions that were reached by equally many answers. */

/** A position that the search continues from, and how it was reached. */
export interface BeamEntry {
  /** Int32Array[meta.layout.size] */
  readonly state: Int32Array;
  /** number of its path in `Paths`, -1 for the position that is thought about */
  path: number;
  /** answers of that path */
  length: number;
  /** number of the first answer, -1 before it */
  root: number;
  /** fingerprint, and what tells it from others in which the same things lie in the same places */
  print: number;
  key: number;
  /**
   * points, and how much of them is owed to chance: what the mean of several throws was more than
   * this one
   */
  value: number;
  luck: number;
}

/** A place for a position. @param size ints of a state */
export function emptyBeamEntry(size: number): BeamEntry {
  return { state: new Int32Array(size), path: -1, length: 0, root: -1, print: 0, key: 0, value: 0, luck: 0 };
}

/** Keeps so many positions, the best ones. Their memory is used again. */
export class Beam {
  readonly #places: BeamEntry[] = [];
  readonly #size: number;
  #width = 0;
  #count = 0;

  /** @param size ints of a state */
  constructor(size: number) {
    this.#size = size;
  }

  /** Those that are kept, in no order; valid until `clear`. */
  get kept(): readonly BeamEntry[] {
    return this.#places.slice(0, this.#count);
  }

  clear(width: number): void {
    this.#width = width;
    this.#count = 0;
  }

  /** Copies a position into the beam, when it is among the best. */
  add(reached: BeamEntry): void {
    const place = this.#placeFor(reached.value);
    if (place === null) return;
    place.state.set(reached.state);
    const { path, length, root, print, key, value, luck } = reached;
    Object.assign(place, { path, length, root, print, key, value, luck });
  }

  #placeFor(value: number): BeamEntry | null {
    if (this.#count < this.#width) return (this.#places[this.#count++] ??= emptyBeamEntry(this.#size));
    let worst: BeamEntry | null = null;
    for (let i = 0; i < this.#count; i++) {
      const place = this.#places[i];
      if (worst === null || place.value < worst.value) worst = place;
    }
    return worst !== null && value > worst.value ? worst : null;
  }
}
