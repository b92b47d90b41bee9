/** Whose things are, in any game. */
import type { GameMeta } from '@undercroft/contract';
import { ZonePlayers } from '../../zone-players.ts';

/**
 * Whose things are: of whom they lie with, else of whom they were made for, else of whom a field of
 * theirs names.
 */
export class Owners {
  /**
   * by zone: 1 where it is the same player's in all positions; by thing: 1 where no field of its
   * own says whose it is
   */
  readonly steadyZone: Uint8Array;
  readonly steadyThing: Uint8Array;
  readonly #zones: ZonePlayers;
  readonly #thingPlayer: readonly number[];
  /** by thing: offset of the field that names a player, or -1 */
  readonly #field: Int32Array;

  constructor(meta: GameMeta) {
    this.#zones = new ZonePlayers(meta);
    this.#thingPlayer = meta.thingPlayer;
    this.#field = new Int32Array(meta.layout.things).fill(-1);
    for (const { owner, type, offset } of meta.fields)
      if (typeof owner === 'number' && type.is === 'player')
        this.#field.fill(offset, meta.kinds[owner].first, meta.kinds[owner].end);
    this.steadyZone = Uint8Array.from({ length: meta.layout.zones }, (_, zone) => (this.#zones.isSteady(zone) ? 1 : 0));
    this.steadyThing = Uint8Array.from(this.#field, (offset) => (offset < 0 ? 1 : 0));
  }

  ofZone(state: Int32Array, zone: number): number {
    return this.#zones.of(state, zone);
  }

  /** @param zone where the thing lies */
  of(state: Int32Array, thing: number, zone: number): number {
    const holder = this.#zones.of(state, zone);
    if (holder >= 0) return holder;
    const player = this.#thingPlayer[thing] ?? -1;
    if (player >= 0) return player;
    const offset = this.#field[thing];
    return offset < 0 ? -1 : state[offset + thing];
  }
}
