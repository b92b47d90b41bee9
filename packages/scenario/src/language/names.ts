/** What the names of a game mean: built once from its metadata. */
import type { AttributeMeta, FieldMeta, GameMeta, GameModule, SetMeta, ZoneMeta } from '@undercroft/contract';
import { NONE } from '@undercroft/contract';
import { thingsIn, zoneOf } from '@undercroft/engine';
import { plainWords } from './words.ts';

/**
 * Everything that belongs to one owner: a kind (with what it inherits), the players, or the game as
 * a whole.
 */
export interface Members {
  readonly fields: ReadonlyMap<string, FieldMeta>;
  readonly zones: ReadonlyMap<string, ZoneMeta>;
  /** index into `meta.attributes`; only those that can be read without arguments */
  readonly attributes: ReadonlyMap<string, number>;
}

export interface Names {
  readonly meta: GameMeta;
  readonly player: Members;
  readonly global: Members;
  readonly kinds: readonly Members[];
  /** index into `meta.sets` */
  readonly sets: ReadonlyMap<string, number>;
  /** index into `meta.functions` */
  readonly functions: ReadonlyMap<string, number>;
  /** index into `meta.rows`, by name and, where no name is the same, by title */
  readonly rows: ReadonlyMap<string, number>;
  /** plurals of kinds and of rows, as rules write them */
  readonly plurals: ReadonlyMap<string, Plural>;
  /** by zone id */
  readonly zoneOfId: readonly ZoneMeta[];
}

/** What a plural is of: an index into `meta.kinds` or `meta.rows`. */
export interface Plural {
  readonly is: 'kind' | 'row';
  readonly index: number;
}

const known = new WeakMap<GameMeta, Names>();

/** The names of a game. Never throws. */
export function namesOf(meta: GameMeta): Names {
  let names = known.get(meta);
  if (names === undefined) known.set(meta, (names = readNames(meta)));
  return names;
}

function readNames(meta: GameMeta): Names {
  const rows = new Map<string, number>();
  // A title that several rows have names none of them.
  for (const [title, named] of Map.groupBy(meta.rows.keys(), (index) => plainWords(meta.rows[index]!.title)))
    if (named.length === 1) rows.set(title, named[0]!);
  for (const [index, row] of meta.rows.entries()) rows.set(plainWords(row.name), index);

  const zoneOfId: ZoneMeta[] = [];
  for (const zone of meta.zones) for (let i = 0; i < zone.instances; i++) zoneOfId[zone.first + i] = zone;

  return {
    meta,
    player: membersOf(meta, ['player']),
    global: membersOf(meta, ['global']),
    kinds: meta.kinds.map((_, kind) => membersOf(meta, kindLine(meta, kind))),
    sets: new Map(meta.sets.map((set: SetMeta, index) => [set.name, index])),
    functions: new Map((meta.functions ?? []).map(({ name }, index) => [name, index])),
    rows,
    plurals: pluralsOf(meta),
    zoneOfId,
  };
}

/** A plural of a kind goes before that of a row; of two rows the first one has it. */
function pluralsOf(meta: GameMeta): ReadonlyMap<string, Plural> {
  const plurals = new Map<string, Plural>();
  for (const [index, { plural }] of meta.kinds.entries()) plurals.set(plural, { is: 'kind', index });
  for (const [index, row] of meta.rows.entries()) {
    const titled = plainWords(row.pluralTitle).replaceAll(' ', '-');
    for (const name of [`${row.name}s`, titled])
      if (!plurals.has(name) && name !== row.name) plurals.set(name, { is: 'row', index });
  }
  return plurals;
}

/** A kind and its parents, nearest first. */
export function kindLine(meta: GameMeta, kind: number): number[] {
  const line: number[] = [];
  for (let at = kind; at >= 0; at = meta.kinds[at]!.parent) line.push(at);
  return line;
}

function membersOf(meta: GameMeta, owners: readonly (number | 'player' | 'global')[]): Members {
  const fields = new Map<string, FieldMeta>();
  const zones = new Map<string, ZoneMeta>();
  const attributes = new Map<string, number>();
  for (const owner of owners.toReversed()) {
    for (const field of meta.fields) if (field.owner === owner) fields.set(field.name, field);
    for (const zone of meta.zones) if (zone.owner === owner) zones.set(zone.name, zone);
    for (const [index, attribute] of meta.attributes.entries()) {
      if (readable(attribute) && attribute.owner === owner) attributes.set(attribute.name, index);
    }
  }
  return { fields, zones, attributes };
}

function readable(attribute: AttributeMeta): boolean {
  return attribute.params === 0;
}

/** What is looked at or set up: a game, a state of it, and which things its author named. */
export interface Situation {
  readonly game: GameModule;
  readonly names: Names;
  readonly state: Int32Array;
  /** things that `given` put somewhere, by row, in the order they were named */
  readonly placed: Map<number, number[]>;
}

/** @param state Int32Array[meta.layout.size], kept, not copied */
export function situationOf(game: GameModule, state: Int32Array): Situation {
  return { game, names: namesOf(game.meta), state, placed: new Map() };
}

/**
 * The thing a text names, `den` or `den#2`: the first one that `given` placed, else the first there
 * is; NONE when there is no such thing.
 */
export function thingNamed(situation: Situation, text: string): number {
  const { meta, rows } = situation.names;
  const [name, number] = splitNumber(text);
  const rowIndex = rows.get(plainWords(name));
  if (rowIndex === undefined) return NONE;
  const row = meta.rows[rowIndex]!;
  if (number !== undefined) return number >= 1 && row.first + number - 1 < row.end ? row.first + number - 1 : NONE;
  return situation.placed.get(rowIndex)?.[0] ?? (row.first < row.end ? row.first : NONE);
}

/** `den#2` as `den` and 2. */
export function splitNumber(text: string): readonly [string, number | undefined] {
  const match = /^(.*?)#(\d+)$/.exec(text.trim());
  return match === null ? [text.trim(), undefined] : [match[1]!, Number(match[2])];
}

/** Name of a thing as an author writes it: with its number where its row has several. */
export function thingName(meta: GameMeta, thing: number): string {
  if (thing === NONE) return 'none';
  if (thing >= meta.layout.firstDie && thing < meta.layout.firstDie + meta.layout.maxDice) {
    return `die#${thing - meta.layout.firstDie + 1}`;
  }
  const row = meta.rows[meta.things[thing] ?? -1];
  if (row === undefined) return `thing ${thing}`;
  return row.end - row.first > 1 ? `${row.name}#${thing - row.first + 1}` : row.name;
}

/** Index of the kind of a thing, -1 for dice. */
export function kindOf(meta: GameMeta, thing: number): number {
  return meta.rows[meta.things[thing] ?? -1]?.kind ?? -1;
}

/**
 * Zone id of one instance of a zone.
 *
 * @param owner player or thing it belongs to; any for a global zone
 */
export function zoneId(meta: GameMeta, zone: ZoneMeta, owner: number): number {
  if (zone.owner === 'global') return zone.first;
  return zone.owner === 'player' ? zone.first + owner : zone.first + owner - meta.kinds[zone.owner]!.first;
}

/** Who or what a zone belongs to: a player, a thing, or the game. */
export function zoneHost(names: Names, zone: number): { readonly player: number } | { readonly thing: number } | null {
  const found = names.zoneOfId[zone];
  if (found === undefined || found.owner === 'global') return null;
  const offset = zone - found.first;
  return found.owner === 'player' ? { player: offset } : { thing: names.meta.kinds[found.owner]!.first + offset };
}

/** The thing a thing lies in, or NONE. */
export function placeOf({ names, state }: Situation, thing: number): number {
  const owner = zoneHost(names, zoneOf(names.meta, state, thing));
  return owner !== null && 'thing' in owner ? owner.thing : NONE;
}

/** Ids of the things in a zone, first or top one first. */
export function contentsOf({ names, state }: Situation, zone: number): number[] {
  return thingsIn(names.meta, state, zone);
}

/** Name of a zone as an author writes it: `player 1.hand`, `glade.dwellers`, `deck`. */
export function zoneName(names: Names, zone: number): string {
  const found = names.zoneOfId[zone];
  if (found === undefined) return 'nowhere';
  const owner = zoneHost(names, zone);
  if (owner === null) return found.name;
  return `${'player' in owner ? `player ${owner.player + 1}` : thingName(names.meta, owner.thing)}.${found.name}`;
}
