/** A number for how a position looks to one player. Positions that differ only in which of several like things lies where have the same. */
import { HEADER, type GameMeta } from '@undercroft/contract';
import { countIn, movableThings, seesThing, seesZone } from '@undercroft/engine';

const A = 0x85ebca6b;
const B = 0xc2b2ae35;
/** What stands for the row of a thing that is not seen. */
const UNSEEN = 0x51ed270b;
/** What is added for a thing that has been revealed: to whom. */
const REVEALED = 0x27d4eb2f;

export class Fingerprint {
  readonly #meta: GameMeta;
  /** by thing: number of its row, mixed; alike for things of one row */
  readonly #rowKey: Int32Array;
  /** by zone + 1: number of it, mixed; first that of no zone */
  readonly #zoneKey: Int32Array;
  /** by zone + 1: 1 = the player sees what lies there */
  readonly #seen: Uint8Array;
  /** by thing: its fields are `#fields[#firstField[thing]]` and so on, up to those of the next thing */
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
  }

  /** From now on positions are told apart as far as this player can, seeing what the player sees in this one. */
  lookAs(player: number, state: Int32Array): void {
    for (let zone = 0; zone < this.#meta.layout.zones; zone++) {
      this.#seen[zone + 1] = seesZone(this.#meta, state, player, zone) ? 1 : 0;
    }
    if (this.#shown < 0) return;
    this.#bit = 1 << player;
    for (let id = 0; id < this.#things; id++) this.#known[id] = seesThing(this.#meta, state, player, id) ? 1 : 0;
  }

  /** @returns an integer below 2^53 */
  of(state: Int32Array): number {
    const { zoneOf } = this.#meta.layout;
    const fixed = movableThings(this.#meta);
    let a = 1;
    let b = 2;
    for (let id = 0; id < this.#things; id++) {
      const zone = id < fixed ? state[zoneOf + id] + 1 : 0;
      const revealed = this.#shown < 0 || id >= fixed ? 0 : state[this.#shown + id];
      const mine = (revealed & this.#bit) !== 0;
      const isSeen = this.#seen[zone] === 1 || (mine && this.#known[id] === 1);
      let key = Math.imul((isSeen ? this.#rowKey[id] : UNSEEN) ^ this.#zoneKey[zone], A);
      // That something hidden was shown to the player tells positions apart, but not what it was: nobody knows that beforehand.
      if (isSeen || mine) key ^= Math.imul(revealed, REVEALED);
      key ^= key >>> 13;
      const end = this.#firstField[id + 1];
      for (let i = this.#firstField[id]; i < end; i++) key = Math.imul(key ^ state[this.#fields[i] + id], B) + i;
      // A sum: which of several like things lies where makes no difference.
      a = (a + key) | 0;
      b = (b + (Math.imul(key, B) ^ (key >>> 15))) | 0;
    }
    for (let i = 0; i < this.#cells.length; i++) {
      a = Math.imul(a ^ state[this.#cells[i]], A);
      b = Math.imul(b ^ (a >>> 15), B);
    }
    return joined(a, b);
  }

  /** Whether more or fewer things lie in some zone that the player does not see, or a thing was revealed that the player did not know. */
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
  return joined(a, b);
}

function joined(a: number, b: number): number {
  return (a >>> 0) * 2_097_152 + (b >>> 11);
}

function scramble(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), A);
  x = Math.imul(x ^ (x >>> 13), B);
  return x ^ (x >>> 16);
}
