/** Whose zones are, in any game. */
import type { GameMeta } from '@undercroft/contract';
import { movableThings } from '@undercroft/engine';

/** Whose a zone is: a player's, directly or through the things it is part of. */
export class ZonePlayers {
  readonly #meta: GameMeta;
  /** from this id on things are made by a map */
  readonly #fixed: number;
  /** by zone: player, or -1 */
  readonly #player: Int32Array;
  /** by zone: thing it is part of, or -1 */
  readonly #thing: Int32Array;

  constructor(meta: GameMeta) {
    this.#meta = meta;
    this.#fixed = movableThings(meta);
    this.#player = new Int32Array(meta.layout.zones).fill(-1);
    this.#thing = new Int32Array(meta.layout.zones).fill(-1);
    for (const { owner, first, instances } of meta.zones) {
      for (let i = 0; i < instances; i++) {
        if (owner === 'player') this.#player[first + i] = i;
        else if (owner !== 'global') this.#thing[first + i] = meta.kinds[owner].first + i;
      }
    }
  }

  of(state: Int32Array, zone: number): number {
    let at = zone;
    // Things lie in things at most a few deep; the limit keeps a damaged state from hanging a bot.
    for (let depth = 0; depth < 8 && at >= 0 && this.#thing[at] >= 0; depth++) {
      const thing = this.#thing[at];
      if (thing >= this.#fixed) return this.#meta.thingPlayer[thing];
      at = state[this.#meta.layout.zoneOf + thing];
    }
    return at >= 0 ? this.#player[at] : -1;
  }

  /** Whether a zone is the same player's in all positions: it is part of nothing that moves. */
  isSteady(zone: number): boolean {
    return this.#thing[zone] < 0 || this.#thing[zone] >= this.#fixed;
  }
}
