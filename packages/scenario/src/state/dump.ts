/** A state as names and values, to tell what changed. */
import type { GameMeta } from '@undercroft/contract';
import { HEADER } from '@undercroft/contract';
import { isInPlay } from '@undercroft/engine';
import { thingName, contentsOf, zoneName, type Situation } from '../language/names.ts';
import { showThings } from './reading.ts';
import { showValue } from '../language/values.ts';

/**
 * Every field and zone by name (`player 1.oil`, `glade#2.dwellers`) with its value as an author
 * would write it.
 */
export function dumpState(situation: Situation): Map<string, string> {
  const { names, state } = situation;
  const { meta } = names;
  const dump = new Map<string, string>();
  const playing = state[HEADER.players]!;
  for (const field of meta.fields) {
    for (const [owner, name] of ownersOf(meta, field.owner, playing, state)) {
      const value = state[field.offset + owner]!;
      dump.set(name === '' ? field.name : `${name}.${field.name}`, showValue(meta, field.type, value));
    }
  }
  for (const zone of meta.zones) {
    for (let i = 0; i < zone.instances; i++) {
      if (zone.owner === 'player' && i >= playing) break;
      const ids = contentsOf(situation, zone.first + i);
      dump.set(zoneName(names, zone.first + i), showThings(situation, ids, zone.order === 'pile'));
    }
  }
  return dump;
}

/** Things out of the game are left out: nothing about them can matter. */
function* ownersOf(
  meta: GameMeta,
  owner: number | 'player' | 'global',
  playing: number,
  state: Int32Array,
): Generator<readonly [number, string]> {
  if (owner === 'global') yield [0, ''];
  else if (owner === 'player') for (let player = 0; player < playing; player++) yield [player, `player ${player + 1}`];
  else {
    const { first, end } = meta.kinds[owner]!;
    for (let thing = first; thing < end; thing++) {
      if (isInPlay(meta, state, thing)) yield [thing, thingName(meta, thing)];
    }
  }
}

/** One name whose value is not what it was; undefined where it was not there. */
export interface Change {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two dumps, in the order of the game's declarations. */
export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const changes: Change[] = [];
  for (const [name, value] of after) {
    if (before.get(name) !== value) changes.push({ name, before: before.get(name), after: value });
  }
  for (const [name, value] of before) if (!after.has(name)) changes.push({ name, before: value, after: undefined });
  return changes;
}
