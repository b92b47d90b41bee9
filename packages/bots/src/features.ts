/** Numbers that tell how a player stands, read from any game by its declarations alone. */
import { HEADER, OUTCOME, type GameMeta } from '@undercroft/contract';

/** Reads how players stand. Its buffers are its own: one reader, one user at a time. */
export interface FeatureReader {
  /** how many numbers there are */
  readonly size: number;
  /** what each is, for people */
  readonly names: readonly string[];
  /** whether more is taken to be better until games have shown otherwise */
  readonly hopeful: readonly boolean[];
  /**
   * Numbers of one player less the mean of the others who still play.
   *
   * @param into Float64Array[size], overwritten
   */
  read(state: Int32Array, player: number, into: Float64Array): void;
}

/** Makes the reader of a game: counters and numbers of the players, things they own by kind, and what is printed on those. */
export function featureReader(meta: GameMeta): FeatureReader {
  const fields = meta.fields.filter(
    ({ owner, type }) => owner === 'player' && (type.is === 'number' || type.is === 'flag'),
  );
  const owned = ownedFeatures(meta);
  const names = [...fields.map(({ name }) => name), ...owned.names];
  const hopeful = [...fields.map(({ counter }) => counter), ...owned.names.map(() => true)];
  const size = names.length;
  const own = new Float64Array(size);
  const owners = ownerReader(meta);

  const readOne = (state: Int32Array, player: number): void => {
    own.fill(0);
    for (let i = 0; i < fields.length; i++) own[i] = state[fields[i].offset + player];
    owned.add(owners.of, player, own, fields.length);
  };

  const read = (state: Int32Array, player: number, into: Float64Array): void => {
    owners.look(state);
    into.fill(0);
    const players = state[HEADER.players];
    let others = 0;
    for (let p = 0; p < players; p++) if (p !== player && state[HEADER.outcome + p] !== OUTCOME.lost) others++;
    for (let p = 0; p < players; p++) {
      if (p !== player && state[HEADER.outcome + p] === OUTCOME.lost) continue;
      readOne(state, p);
      const weight = p === player ? 1 : -1 / others;
      for (let i = 0; i < size; i++) into[i] += weight * own[i];
    }
  };
  return { size, names, hopeful, read };
}

/** For each kind: how many a player owns, and the sum of each number printed on them. */
function ownedFeatures(meta: GameMeta): {
  readonly names: readonly string[];
  add(owners: Int32Array, player: number, into: Float64Array, from: number): void;
} {
  const names: string[] = [];
  const slots: { readonly kind: number; readonly printed: string | null }[] = [];
  for (const [index, kind] of meta.kinds.entries()) {
    names.push(kind.plural);
    slots.push({ kind: index, printed: null });
    for (const { name, type } of kind.printed) {
      if (type.is !== 'number') continue;
      names.push(`${name} of ${kind.plural}`);
      slots.push({ kind: index, printed: name });
    }
  }
  // By slot and thing: what the thing adds. Children are among the things of their parent.
  const worth = slots.map(({ kind, printed }) => {
    const { first, end } = meta.kinds[kind];
    return Float64Array.from({ length: end - first }, (_, i) => {
      const row = meta.rows[meta.things[first + i] ?? -1];
      return printed === null ? 1 : (row?.printed[printed] ?? 0);
    });
  });
  const add = (owners: Int32Array, player: number, into: Float64Array, from: number): void => {
    for (let slot = 0; slot < slots.length; slot++) {
      const { first } = meta.kinds[slots[slot].kind];
      const values = worth[slot];
      let sum = 0;
      for (let i = 0; i < values.length; i++) if (owners[first + i] === player) sum += values[i];
      into[from + slot] = sum;
    }
  };
  return { names, add };
}

/** Owners of all things at once: a thing belongs to whoever owns the zone it lies in, through the things it lies in. */
function ownerReader(meta: GameMeta): { readonly of: Int32Array; look(state: Int32Array): void } {
  const { things, zones, zoneOf } = meta.layout;
  const player = new Int32Array(zones).fill(-1);
  const thing = new Int32Array(zones).fill(-1);
  for (const zone of meta.zones) {
    for (let i = 0; i < zone.instances; i++) {
      if (zone.owner === 'player') player[zone.first + i] = i;
      else if (zone.owner !== 'global') thing[zone.first + i] = meta.kinds[zone.owner].first + i;
    }
  }
  const of = new Int32Array(things);
  const look = (state: Int32Array): void => {
    for (let id = 0; id < things; id++) {
      let zone = state[zoneOf + id];
      // Things lie in things at most a few deep; the limit keeps a damaged state from hanging a bot.
      for (let depth = 0; depth < 8 && zone >= 0 && thing[zone] >= 0; depth++) zone = state[zoneOf + thing[zone]];
      of[id] = zone >= 0 ? player[zone] : -1;
    }
  };
  return { of, look };
}
