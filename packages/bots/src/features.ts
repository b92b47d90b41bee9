/** Numbers that tell how a player stands, read from any game by its declarations alone. */
import { HEADER, isSortOf, OUTCOME, type GameMeta, type ZoneMeta, ownOf } from '@undercroft/contract';
import { inMask, sideOf } from '@undercroft/engine';
import { ZonePlayers } from './zone-players.ts';

/** Reads how players stand. Its buffers are its own: one reader, one user at a time. */
export interface FeatureReader {
  /** how many numbers there are */
  readonly size: number;
  /** what each is, for people */
  readonly names: readonly string[];
  /** whether more is taken to be better until games have shown otherwise */
  readonly hopeful: readonly boolean[];
  /**
   * Numbers of one player less the mean of the others who still play; the mean of a side, in a game
   * that has sides, less that of all others.
   *
   * @param into   Float64Array[size], overwritten
   * @param weight how much of the mean of the others is taken away, 0 to 1; default 1
   */
  read(state: Int32Array, player: number, into: Float64Array, weight?: number): void;
}

/** One number that is summed over things: where they lie, and what each of them adds. */
interface Sum {
  readonly name: string;
  readonly hopeful: boolean;
  /** by thing id */
  readonly worth: Float64Array;
}

/**
 * Makes the reader of a game. It looks at counters and other numbers of players; at what lies in
 * each zone that is theirs, directly or in things of theirs: how much, what is printed on it, and
 * how many of their things hold anything at all; and at whose turn it is.
 */
export function featureReader(meta: GameMeta): FeatureReader {
  const fields = meta.fields.filter(
    ({ owner, type }) => owner === 'player' && (type.is === 'number' || type.is === 'flag'),
  );
  const zones = meta.zones.filter(({ owner }) => owner !== 'global');
  const sums = zones.map((zone) => sumsOf(meta, zone));
  const offsets: number[] = [];
  const names = fields.map(({ name }) => name);
  const hopeful = fields.map(({ counter }) => counter);
  for (const list of sums) {
    offsets.push(names.length);
    for (const sum of list) {
      names.push(sum.name);
      hopeful.push(sum.hopeful);
    }
  }
  const turn = meta.fields[meta.turn]?.offset ?? -1;
  if (turn >= 0) {
    names.push('turn');
    hopeful.push(false);
  }
  const size = names.length;
  const players = meta.players.max;
  const all = new Float64Array(size * players);
  const zonePlayers = new ZonePlayers(meta);

  /** Numbers of all players at once, player by player. */
  const readAll = (state: Int32Array): void => {
    const { head, next } = meta.layout;
    all.fill(0);
    for (let p = 0; p < players; p++)
      for (let i = 0; i < fields.length; i++) all[p * size + i] = state[fields[i].offset + p];
    for (let z = 0; z < zones.length; z++) {
      const { first, instances } = zones[z];
      const list = sums[z];
      for (let i = 0; i < instances; i++) {
        let thing = state[head + first + i];
        if (thing < 0) continue;
        const player = zonePlayers.of(state, first + i);
        if (player < 0) continue;
        const at = player * size + offsets[z];
        all[at]++;
        for (; thing >= 0; thing = state[next + thing])
          for (let s = 1; s < list.length; s++) all[at + s] += list[s].worth[thing];
      }
    }
    if (turn >= 0 && state[turn] >= 0) all[state[turn] * size + size - 1] = 1;
  };

  const read = (state: Int32Array, player: number, into: Float64Array, weight = 1): void => {
    readAll(state);
    const playing = state[HEADER.players];
    const side = sideOf(meta, state, player);
    let others = 0;
    let partners = 0;
    for (let p = 0; p < playing; p++)
      if (inMask(side, p)) partners++;
      else if (state[HEADER.outcome + p] !== OUTCOME.lost) others++;
    into.fill(0);
    for (let p = 0; p < playing; p++) {
      const share = inMask(side, p) ? 1 / partners : -weight / others;
      if (share < 0 && state[HEADER.outcome + p] === OUTCOME.lost) continue;
      for (let i = 0; i < size; i++) into[i] += share * all[p * size + i];
    }
  };
  return { size, names, hopeful, read };
}

/**
 * What is summed over a zone: its instances that hold anything, the things, and each number printed
 * on them.
 */
function sumsOf(meta: GameMeta, zone: ZoneMeta): Sum[] {
  const things = meta.layout.things;
  const ofThings = typeof zone.owner === 'number';
  const sums: Sum[] = [
    { name: `${zone.name} in use`, hopeful: ofThings, worth: new Float64Array(0) },
    { name: `things in ${zone.name}`, hopeful: true, worth: new Float64Array(things).fill(1) },
  ];
  const printed = new Set<string>();
  for (const [index, kind] of meta.kinds.entries()) {
    if (!zone.holds.some((held) => isSortOf(meta, index, held))) continue;
    for (const { name, type } of kind.printed) if (type.is === 'number') printed.add(name);
  }
  for (const name of printed) {
    const worth = Float64Array.from(
      { length: things },
      (_, id) => ownOf(meta.rows[meta.things[id] ?? -1]?.printed, name) ?? 0,
    );
    sums.push({ name: `${name} in ${zone.name}`, hopeful: false, worth });
  }
  return sums;
}
