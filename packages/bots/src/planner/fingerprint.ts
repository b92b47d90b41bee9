/**
 * A number for how a position looks to one player. Positions that differ only in which of several
 * like things lies where have the same.
 */
import { HEADER, type GameMeta } from '@undercroft/contract';
import { countIn, movableThings, seesThing, seesZone } from '@undercroft/engine';

const A = 0x85ebca6b;
const B = 0xc2b2ae35;
/** What stands for the row of a thing that is not seen. */
const UNSEEN = 0x51ed270b;
/** What is added for a thing that has been revealed: to whom. */
const REVEALED = 0x27d4eb2f;

/** Cells that say something about each of some things: `base + thing`. */
interface Watched {
  readonly base: number;
  readonly first: number;
  readonly end: number;
}

export class Fingerprint {
  readonly #meta: GameMeta;
  /** by thing: number of its row, mixed; alike for things of one row */
  readonly #rowKey: Int32Array;
  /** by zone + 1: number of it, mixed; first that of no zone */
  readonly #zoneKey: Int32Array;
  /** by zone + 1: 1 = the player sees what lies there */
  readonly #seen: Uint8Array;
  /**
   * by thing: its fields are `#fields[#firstField[thing]]` and so on, up to those of the next thing
   */
  readonly #firstField: Int32Array;
  readonly #fields: Int32Array;
  /** cells of fields of players and of the table */
  readonly #cells: Int32Array;
  readonly #things: number;
  /** first cell that says to whom a thing was revealed, or -1 */
  readonly #shown: number;
  /** by thing: 1 = it was revealed to the player */
  readonly #known: Uint8Array;
  /** bit of the player */
  #bit = 1;
  readonly #watched: readonly Watched[];
  /**
   * cells of the position before; positions that are looked at one after the other differ in few of
   * them
   */
  #before = new Int32Array(0);
  #isBegun = false;
  /** by thing, then by cell: what it adds to each of the two sums */
  readonly #adds: Int32Array;
  readonly #addsToo: Int32Array;
  #sum = 1;
  #sumToo = 2;

  constructor(meta: GameMeta) {
    const { layout, fields, kinds, players } = meta;
    this.#meta = meta;
    // Dice come last and lie nowhere.
    this.#things = Math.min(layout.things, layout.firstDie);
    this.#shown = layout.shown ?? -1;
    this.#known = new Uint8Array(this.#things);
    this.#rowKey = Int32Array.from({ length: this.#things }, (_, id) => scramble(meta.things[id] + 7));
    this.#zoneKey = Int32Array.from({ length: layout.zones + 1 }, (_, zone) => scramble(zone * 31 + 101));
    this.#seen = new Uint8Array(layout.zones + 1).fill(1);
    this.#firstField = new Int32Array(this.#things + 1);
    const ofThings: number[] = [];
    for (let id = 0; id < this.#things; id++) {
      this.#firstField[id] = ofThings.length;
      for (const { owner, offset } of fields) {
        if (typeof owner !== 'number') continue;
        if (id >= kinds[owner].first && id < kinds[owner].end) ofThings.push(offset);
      }
    }
    this.#firstField[this.#things] = ofThings.length;
    this.#fields = Int32Array.from(ofThings);
    const cells: number[] = [HEADER.lasting];
    for (const { owner, offset } of fields) {
      if (owner === 'global') cells.push(offset);
      else if (owner === 'player') for (let p = 0; p < players.max; p++) cells.push(offset + p);
    }
    this.#cells = Int32Array.from(cells);
    this.#watched = this.#cellsOfThings();
    this.#adds = new Int32Array(this.#things + cells.length);
    this.#addsToo = new Int32Array(this.#things + cells.length);
  }

  #cellsOfThings(): Watched[] {
    const { layout, fields, kinds } = this.#meta;
    const movable = Math.min(movableThings(this.#meta), this.#things);
    const watched: Watched[] = [{ base: layout.zoneOf, first: 0, end: movable }];
    if (this.#shown >= 0) watched.push({ base: this.#shown, first: 0, end: movable });
    for (const { owner, offset } of fields) {
      if (typeof owner !== 'number') continue;
      const { first, end } = kinds[owner];
      watched.push({ base: offset, first, end: Math.min(end, this.#things) });
    }
    return watched;
  }

  /**
   * From now on positions are told apart as far as this player can, seeing what the player sees in
   * this one.
   */
  lookAs(player: number, state: Int32Array): void {
    this.#isBegun = false;
    for (let zone = 0; zone < this.#meta.layout.zones; zone++) {
      this.#seen[zone + 1] = seesZone(this.#meta, state, player, zone) ? 1 : 0;
    }
    if (this.#shown < 0) return;
    this.#bit = 1 << player;
    for (let id = 0; id < this.#things; id++) this.#known[id] = seesThing(this.#meta, state, player, id) ? 1 : 0;
  }

  /** @returns an integer below 2^53 */
  of(state: Int32Array): number {
    if (this.#isBegun) this.#addChanged(state);
    else this.#addAll(state);
    return joinHalves(scramble(this.#sum), scramble(this.#sumToo ^ this.#sum));
  }

  #addAll(state: Int32Array): void {
    this.#isBegun = true;
    this.#before = state.slice();
    this.#adds.fill(0);
    this.#addsToo.fill(0);
    this.#sum = 1;
    this.#sumToo = 2;
    for (let id = 0; id < this.#things; id++) this.#addThing(id, state);
    for (let i = 0; i < this.#cells.length; i++) this.#addCell(i, state[this.#cells[i]]);
  }

  #addChanged(state: Int32Array): void {
    const before = this.#before;
    for (let w = 0; w < this.#watched.length; w++) {
      const { base, first, end } = this.#watched[w];
      for (let id = first; id < end; id++) {
        const cell = state[base + id];
        if (before[base + id] === cell) continue;
        before[base + id] = cell;
        this.#addThing(id, state);
      }
    }
    const cells = this.#cells;
    for (let i = 0; i < cells.length; i++) {
      const value = state[cells[i]];
      if (before[cells[i]] === value) continue;
      before[cells[i]] = value;
      this.#addCell(i, value);
    }
  }

  #addThing(id: number, state: Int32Array): void {
    const fixed = movableThings(this.#meta);
    const zone = id < fixed ? state[this.#meta.layout.zoneOf + id] + 1 : 0;
    const revealed = this.#shown < 0 || id >= fixed ? 0 : state[this.#shown + id];
    const mine = (revealed & this.#bit) !== 0;
    const isSeen = this.#seen[zone] === 1 || (mine && this.#known[id] === 1);
    let key = Math.imul((isSeen ? this.#rowKey[id] : UNSEEN) ^ this.#zoneKey[zone], A);
    // That something hidden was shown to the player tells positions apart, but not what it was,
    // because the player cannot know that beforehand.
    if (isSeen || mine) key ^= Math.imul(revealed, REVEALED);
    key ^= key >>> 13;
    const end = this.#firstField[id + 1];
    for (let i = this.#firstField[id]; i < end; i++) key = Math.imul(key ^ state[this.#fields[i] + id], B) + i;
    this.#add(id, key);
  }

  #addCell(i: number, value: number): void {
    const key = Math.imul(value ^ Math.imul(i + 1, REVEALED), A);
    this.#add(this.#things + i, key ^ (key >>> 13));
  }

  /**
   * Puts what a thing or a cell adds in the place of what it added before. They are sums: which of
   * several like things lies where makes no difference.
   */
  #add(at: number, key: number): void {
    const too = Math.imul(key, B) ^ (key >>> 15);
    this.#sum = (this.#sum + key - this.#adds[at]) | 0;
    this.#sumToo = (this.#sumToo + too - this.#addsToo[at]) | 0;
    this.#adds[at] = key;
    this.#addsToo[at] = too;
  }

  /**
   * Whether more or fewer things lie in some zone that the player does not see, or a thing was
   * revealed that the player did not know.
   */
  hasHiddenMoved(before: Int32Array, after: Int32Array): boolean {
    const { zones } = this.#meta.layout;
    for (let zone = 0; zone < zones; zone++)
      if (this.#seen[zone + 1] === 0 && countIn(this.#meta, before, zone) !== countIn(this.#meta, after, zone))
        return true;
    return this.#shown >= 0 && this.#hasRevealed(before, after);
  }

  #hasRevealed(before: Int32Array, after: Int32Array): boolean {
    for (let id = 0; id < movableThings(this.#meta); id++) {
      const cell = this.#shown + id;
      if (this.#known[id] === 0 && (after[cell] & ~before[cell] & this.#bit) !== 0) return true;
    }
    return false;
  }
}

/** Combines two numbers into one: for a position together with what leads on from it. */
export function follow(print: number, answer: number): number {
  const low = (print % 4294967296) | 0;
  const high = Math.floor(print / 4294967296);
  const a = scramble(low ^ Math.imul(answer + 0x7f4a7c15, A));
  const b = scramble(high ^ Math.imul(answer ^ 0x165667b1, B) ^ a);
  return joinHalves(a, b);
}

function joinHalves(a: number, b: number): number {
  return (a >>> 0) * 2_097_152 + (b >>> 11);
}

function scramble(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), A);
  x = Math.imul(x ^ (x >>> 13), B);
  return x ^ (x >>> 16);
}
