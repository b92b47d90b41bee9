/** Looking one thing up in a state by its name. */
import { ownOf } from '@undercroft/contract';
import type { FieldMeta, ValueMeta, ZoneMeta } from '@undercroft/contract';
import { NONE } from '@undercroft/contract';
import { ownerOf, seesField, seesThing, zoneOf, type Viewer } from '@undercroft/engine';
import {
  kindOf,
  placeOf,
  thingName,
  thingNamed,
  contentsOf,
  zoneId,
  zoneName,
  type Members,
  type Situation,
} from '../language/names.ts';
import { readSheet, type SheetPart } from './score-sheet.ts';
import { showValue } from '../language/values.ts';
import { nearHint } from '../language/words.ts';

/** A text that is no expression about this game; the caller knows where it stands. */
export class ExpressionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpressionError';
  }
}

/** What a name stands for: one value, several things, or a word such as the name of an ending. */
export type Reading =
  | {
      readonly is: 'value';
      readonly type: ValueMeta;
      readonly value: number;
      readonly sheet?: SheetPart | undefined;
      /** whether a viewer may read it, not looking at what it names; left out: everybody may */
      readonly seenBy?: (viewer: Viewer) => boolean;
    }
  | { readonly is: 'things'; readonly ids: readonly number[]; readonly ordered: boolean }
  | { readonly is: 'word'; readonly text: string };

/** A reading as an author would write it: `7`, `[den, 2 imp]`. Never throws. */
export function showReading(situation: Situation, reading: Reading): string {
  const { meta } = situation.names;
  if (reading.is === 'word') return reading.text;
  if (reading.is === 'value') return showValue(meta, reading.type, reading.value);
  return showThings(situation, reading.ids, reading.ordered);
}

/**
 * Things in brackets; where order means nothing equal ones are counted, and the same things always
 * give the same text.
 */
export function showThings({ names }: Situation, ids: readonly number[], ordered: boolean): string {
  const rows = ids.map((id) => names.meta.rows[names.meta.things[id] ?? -1]?.name ?? thingName(names.meta, id));
  if (ordered) return `[${rows.join(', ')}]`;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `[${sorted.map(([row, count]) => (count === 1 ? row : `${count} ${row}`)).join(', ')}]`;
}

/**
 * What a name alone means: a zone, a global, a set, a thing, or an option.
 *
 * @throws ExpressionError
 */
export function readName(situation: Situation, name: string, touched: Set<string>): Reading {
  const { global, sets, meta, rows, player } = situation.names;
  const zone = global.zones.get(name);
  if (zone !== undefined) return readZone(situation, zone, 0, touched);
  const field = global.fields.get(name);
  if (field !== undefined) return readField(situation, field, 0, field.name, touched);
  const set = sets.get(name);
  if (set !== undefined) return readSet(situation, set, 0);
  const thing = thingNamed(situation, name);
  if (thing !== NONE) return { is: 'value', type: { is: 'thing', of: -1 }, value: thing };

  const option = meta.options.findIndex((one) => one.name === name);
  if (option >= 0)
    return { is: 'value', type: meta.options[option]!.type, value: situation.state[meta.layout.options + option]! };

  if (player.fields.has(name) || player.zones.has(name)) {
    throw new ExpressionError(`\`${name}\` belongs to a player: write \`player 1.${name}\``);
  }
  const near = nearHint(name, [...global.zones.keys(), ...global.fields.keys(), ...sets.keys(), ...rows.keys()]);
  throw new ExpressionError(`${meta.title} has nothing called \`${name}\`${near}`);
}

/** What `owner.name` means. @throws ExpressionError */
export function readMember(situation: Situation, owner: Reading, name: string, touched: Set<string>): Reading {
  if (owner.is === 'value' && owner.sheet !== undefined) {
    const found = readSheet(situation, owner.sheet, name);
    if (typeof found === 'string') throw new ExpressionError(found);
    return { is: 'value', type: owner.type, value: found.points, sheet: found.part };
  }
  if (owner.is !== 'value' || (owner.type.is !== 'player' && owner.type.is !== 'thing')) {
    throw new ExpressionError(`only a player and a thing have parts, so \`.${name}\` says nothing here`);
  }
  if (owner.value === NONE) throw new ExpressionError(`there is nothing there that could have a \`${name}\``);
  return owner.type.is === 'player'
    ? readOfPlayer(situation, owner.value, name, touched)
    : readOfThing(situation, owner.value, name, touched);
}

function readOfPlayer(situation: Situation, player: number, name: string, touched: Set<string>): Reading {
  const found = readOwn(situation, situation.names.player, player, `player ${player + 1}`, name, touched);
  if (found !== undefined) return found;
  const set = situation.names.sets.get(name);
  if (set !== undefined) return readSet(situation, set, player);
  throw new ExpressionError(`a player has no \`${name}\`${nearHint(name, memberNames(situation.names.player))}`);
}

function readOfThing(situation: Situation, thing: number, name: string, touched: Set<string>): Reading {
  const { meta, kinds } = situation.names;
  const kind = kindOf(meta, thing);
  if (kind < 0) throw new ExpressionError(`a die has no \`${name}\``);
  const found = readOwn(situation, kinds[kind]!, thing, thingName(meta, thing), name, touched);
  if (found !== undefined) return found;
  if (name === 'owner')
    return { is: 'value', type: { is: 'player', optional: true }, value: ownerOf(meta, situation.state, thing) };
  if (name === 'place')
    return { is: 'value', type: { is: 'thing', of: -1, optional: true }, value: placeOf(situation, thing) };
  if (name === 'zone') return { is: 'word', text: zoneName(situation.names, zoneOf(meta, situation.state, thing)) };
  const printedName = name.startsWith('printed-') ? name.slice('printed-'.length) : name;
  const row = meta.rows[meta.things[thing]!]!;
  for (let at = kind; at >= 0; at = meta.kinds[at]!.parent) {
    const printed = meta.kinds[at]!.printed.find((one) => one.name === printedName);
    if (printed !== undefined)
      return { is: 'value', type: printed.type, value: ownOf(row.printed, printedName) ?? NONE };
  }
  throw new ExpressionError(
    `a ${meta.kinds[kind]!.name} has no \`${name}\`${nearHint(name, memberNames(kinds[kind]!))}`,
  );
}

function readOwn(
  situation: Situation,
  members: Members,
  owner: number,
  ownerName: string,
  name: string,
  touched: Set<string>,
): Reading | undefined {
  const { game, names, state } = situation;
  const zone = members.zones.get(name);
  if (zone !== undefined) return readZone(situation, zone, owner, touched);
  const attribute = members.attributes.get(name);
  if (attribute !== undefined) {
    return {
      is: 'value',
      type: names.meta.attributes[attribute]!.type,
      value: game.attribute(state, attribute, owner),
      sheet: attribute === names.meta.score?.attribute ? { player: owner } : undefined,
      seenBy: (viewer) =>
        names.meta.attributes[attribute]!.owner === 'player' || seesThing(names.meta, state, viewer, owner),
    };
  }
  const field = members.fields.get(name);
  return field === undefined ? undefined : readField(situation, field, owner, `${ownerName}.${name}`, touched);
}

function readZone(situation: Situation, zone: ZoneMeta, owner: number, touched: Set<string>): Reading {
  const id = zoneId(situation.names.meta, zone, owner);
  touched.add(zoneName(situation.names, id));
  return { is: 'things', ids: contentsOf(situation, id), ordered: zone.order === 'pile' };
}

function readField(situation: Situation, field: FieldMeta, owner: number, name: string, touched: Set<string>): Reading {
  touched.add(name);
  return {
    is: 'value',
    type: field.type,
    value: situation.state[field.offset + (field.owner === 'global' ? 0 : owner)]!,
    seenBy: (viewer) => seesField(situation.names.meta, situation.state, viewer, field, owner),
  };
}

function readSet({ game, names, state }: Situation, set: number, player: number): Reading {
  const into = new Int32Array(names.meta.layout.things);
  const count = game.set(state, set, player, into);
  return { is: 'things', ids: [...into.subarray(0, count)], ordered: false };
}

function memberNames(members: Members): string[] {
  return [...members.zones.keys(), ...members.attributes.keys(), ...members.fields.keys()];
}
