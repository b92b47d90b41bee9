/**
 * Which players held which cards in a game: had them where they see them, in a zone of their own.
 */
import type { GameMeta, GameModule } from '@undercroft/contract';
import type { Watcher } from '../play.ts';

/** Notes it at every question. */
export class HeldWatcher implements Watcher {
  readonly #meta: GameMeta;
  /** by zone id: the player whose zone it is, when that player sees it; else -1 */
  readonly #holders: Int8Array;
  /** by row: players who held one, as bits */
  readonly #seats: Int32Array;

  constructor({ meta }: GameModule) {
    this.#meta = meta;
    this.#holders = new Int8Array(meta.layout.zones).fill(-1);
    for (const { owner, first, instances, visible } of meta.zones) {
      if (owner !== 'player' || visible === 'none') continue;
      for (let player = 0; player < instances; player++) this.#holders[first + player] = player;
    }
    this.#seats = new Int32Array(meta.rows.length);
  }

  begin(): void {
    this.#seats.fill(0);
  }

  look(_game: GameModule, state: Int32Array): void {
    const { things, layout } = this.#meta;
    const moving = layout.fixed ?? layout.things;
    for (let thing = 0; thing < moving; thing++) {
      const zone = state[layout.zoneOf + thing]!;
      const holder = zone < 0 ? -1 : this.#holders[zone]!;
      const row = holder < 0 ? -1 : things[thing]!;
      if (row >= 0) this.#seats[row]! |= 1 << holder;
    }
  }

  /** Seats as bits, by the title of what they held in the game that has just ended. */
  held(): Map<string, number> {
    const held = new Map<string, number>();
    for (const [row, seats] of this.#seats.entries()) {
      const { title } = this.#meta.rows[row]!;
      if (seats !== 0) held.set(title, (held.get(title) ?? 0) | seats);
    }
    return held;
  }
}
