/** Looking one thing up in a state by its name. */
import { ownOf } from '@undercroft/contract';
import type { FieldMeta, ValueMeta, ZoneMeta } from '@undercroft/contract';
import { HEADER, NONE } from '@undercroft/contract';
import { isInPlay, ownerOf, seesField, seesThing, zoneOf, type Viewer } from '@undercroft/engine';
import {
  kindOf,
  placeOf,
  thingName,
  thingNamed,
  contentsOf,
  zoneId,
  zoneName,
  type Members,
  type Plural,
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
  | {
      readonly is: 'things';
      readonly ids: readonly number[];
      readonly ordered: boolean;
      /** indices of kinds of which such things can be, -1 for any */
      readonly kinds: readonly number[];
      /** whether these are what lies in one zone, or in that zone of every owner */
      readonly isZone?: boolean;
    }
  | { readonly is: 'word'; readonly text: string };

export type Things = Extract<Reading, { readonly is: 'things' }>;

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

const BY_NUMBER = 'a scenario says which, `player 1` or the name of a thing';
const BY_FUNCTION = 'rules make a function of it, `define how-many as count(...)`, and a scenario asks `how-many()`';

/** What to write in place of words of the language that no expression has. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ...['you', 'your', 'opponent', 'this'].map((word) => [word, BY_NUMBER] as const),
  ...['players', 'others', 'everyone', 'any', 'no', 'here'].map((word) => [word, BY_FUNCTION] as const),
]);

/**
 * What a name alone means: a zone (one that players or things have: all of these together), a
 * global, a set, the plural of a kind or of a row, a thing, or an option.
 *
 * @throws ExpressionError
 */
export function readName(situation: Situation, name: string, touched: Set<string>): Reading {
  const { global, sets, meta, rows, player, plurals } = situation.names;
  const zone = global.zones.get(name);
  if (zone !== undefined) return readZone(situation, zone, 0, touched);
  const field = global.fields.get(name);
  if (field !== undefined) return readField(situation, field, 0, field.name, touched);
  const set = sets.get(name);
  if (set !== undefined) return readSet(situation, set, 0);
  const plural = plurals.get(name);
  if (plural?.is === 'kind') return readPlural(situation, plural);
  const everywhere = meta.zones.filter((one) => one.name === name);
  if (everywhere.length > 0) return readZones(situation, everywhere, touched);
  const thing = thingNamed(situation, name);
  if (thing !== NONE) return { is: 'value', type: { is: 'thing', of: -1 }, value: thing };
  if (plural !== undefined) return readPlural(situation, plural);

  const option = meta.options.findIndex((one) => one.name === name);
  if (option >= 0)
    return { is: 'value', type: meta.options[option]!.type, value: situation.state[meta.layout.options + option]! };

  if (player.fields.has(name) || player.attributes.has(name)) {
    throw new ExpressionError(`\`${name}\` belongs to a player: write \`player 1.${name}\``);
  }
  const way = WAYS.get(name);
  if (way !== undefined) throw new ExpressionError(`\`${name}\` stands in rules only: ${way}`);
  const near = nearHint(name, [
    ...global.zones.keys(),
    ...global.fields.keys(),
    ...sets.keys(),
    ...plurals.keys(),
    ...rows.keys(),
  ]);
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
  const [ids, ordered] = [contentsOf(situation, id), zone.order === 'pile'];
  return { is: 'things', ids, ordered, kinds: zone.holds, isZone: true };
}

/** All things of a kind or of a row that are in play, as the plural means in rules. */
function readPlural({ names: { meta }, state }: Situation, { is, index }: Plural): Things {
  const { first, end } = (is === 'kind' ? meta.kinds : meta.rows)[index]!;
  const all = Array.from({ length: end - first }, (_, offset) => first + offset);
  const ids = all.filter((thing) => isInPlay(meta, state, thing));
  return { is: 'things', ids, ordered: false, kinds: [is === 'kind' ? index : meta.rows[index]!.kind] };
}

/** What lies in the zones of that name of all who play, and of all things. */
function readZones(situation: Situation, zones: readonly ZoneMeta[], touched: Set<string>): Things {
  const { names, state } = situation;
  const playing = state[HEADER.players]!;
  const ids = zones.flatMap((zone) => {
    const instances = zone.owner === 'player' ? playing : zone.instances;
    return Array.from({ length: instances }, (_, i) => zone.first + i).flatMap((id) => {
      touched.add(zoneName(names, id));
      return contentsOf(situation, id);
    });
  });
  return { is: 'things', ids, ordered: false, kinds: zones.flatMap(({ holds }) => holds), isZone: true };
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
  return { is: 'things', ids: [...into.subarray(0, count)], ordered: false, kinds: [names.meta.sets[set]!.kind] };
}

function memberNames(members: Members): string[] {
  return [...members.zones.keys(), ...members.attributes.keys(), ...members.fields.keys()];
}
