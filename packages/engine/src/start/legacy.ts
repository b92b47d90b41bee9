/**
 * What a game of a campaign leaves to the next: fields and zones that the content declares as
 * `kept`.
 */
import {
  HEADER,
  NONE,
  type FieldMeta,
  type GameMeta,
  type GameModule,
  type ValueMeta,
  type ZoneMeta,
} from '@undercroft/contract';
import { GameUseError } from '../state/game-error.ts';
import { fieldSubjects, metaIndex } from '../state/meta-index.ts';
import { isSeed, type Seed } from './seed.ts';
import { movableThings, thingsIn } from '../state/zones.ts';

/**
 * A number or flag; the name of a value of an enum, or of a thing (`imp`, `imp#2` where there are
 * several); a player by number from 1; null for none.
 */
export type LegacyValue = number | boolean | string | null;

/**
 * The kept values of one owner by the names of its fields; those left out are as every game begins.
 */
export type LegacyValues = Readonly<Record<string, LegacyValue>>;

/** What lies in a kept zone: things in order. Zones left out are empty. */
export interface LegacyZone {
  readonly zone: string;
  /** whose zone it is: a player from 1, or the name of a thing; left out for a zone of the table */
  readonly of?: number | string;
  readonly things: readonly string[];
}

/** A game of the campaign that is over. */
export interface PastGame {
  readonly seed: Seed;
  /** options that differed from the default, by name */
  readonly options: Readonly<Record<string, number>>;
  /** name of the reason for which it ended, null when none was given */
  readonly ending: string | null;
  /** players from 1 */
  readonly winners: readonly number[];
}

/** Games that a legacy remembers. */
export const PAST_MAX = 100;

/** All by name, so that it outlives changes of the content. Plain JSON. */
export interface Legacy {
  /** the games before, the first one first, at most the last hundred */
  readonly past: readonly PastGame[];
  readonly globals: LegacyValues;
  /** one per seat */
  readonly players: readonly LegacyValues[];
  /** by name of a thing */
  readonly things: Readonly<Record<string, LegacyValues>>;
  readonly zones: readonly LegacyZone[];
}

/** Most letters of a legacy as JSON that is read. */
export const LEGACY_MAX = 200_000;

/**
 * What is kept, as it is in a position.
 *
 * @throws never
 */
export function legacyOf(meta: GameMeta, state: Int32Array): Omit<Legacy, 'past'> {
  const globals: Record<string, LegacyValue> = {};
  const players = Array.from({ length: state[HEADER.players] }, (): Record<string, LegacyValue> => ({}));
  const things: Record<string, Record<string, LegacyValue>> = {};
  for (const field of meta.fields) {
    if (field.kept !== true) continue;
    const [first, end] = fieldSubjects(meta, field, players.length);
    for (let owner = first; owner < end; owner++) {
      const value = state[field.offset + owner];
      const values =
        field.owner === 'global'
          ? globals
          : field.owner === 'player'
            ? players[owner]
            : (things[nameOf(meta, owner)] ??= {});
      values[field.name] = legacyValueOf(meta, field.type, value);
    }
  }
  return { globals, players, things, zones: meta.zones.flatMap((zone) => zonesOf(meta, state, zone)) };
}

function zonesOf(meta: GameMeta, state: Int32Array, zone: ZoneMeta): LegacyZone[] {
  if (zone.kept !== true) return [];
  const found: LegacyZone[] = [];
  for (let i = 0; i < zone.instances; i++) {
    const things = thingsIn(meta, state, zone.first + i).map((thing) => nameOf(meta, thing));
    if (things.length === 0) continue;
    if (zone.owner === 'global') found.push({ zone: zone.name, things });
    else if (zone.owner === 'player') found.push({ zone: zone.name, of: i + 1, things });
    else found.push({ zone: zone.name, of: nameOf(meta, meta.kinds[zone.owner].first + i), things });
  }
  return found;
}

function nameOf(meta: GameMeta, thing: number): string {
  const { name, first, end } = meta.rows[meta.things[thing]];
  return end - first === 1 ? name : `${name}#${thing - first + 1}`;
}

function legacyValueOf(meta: GameMeta, type: ValueMeta, value: number): LegacyValue {
  if (type.is === 'number') return value;
  if (type.is === 'flag') return value !== 0;
  if (value === NONE) return null;
  if (type.is === 'player') return value + 1;
  if (type.is === 'row') return meta.rows[value].name;
  if (type.is === 'kind') return meta.kinds[value].name;
  return type.is === 'enum' ? meta.enums[type.of].values[value] : nameOf(meta, value);
}

/**
 * Puts what the last game left into a state that a game begins with. Kept zones hold what the
 * legacy says and nothing else; all else stays as every game begins.
 *
 * @param state filled by `module.init`; no rule has run yet
 * @throws GameUseError 'bad-setup' when the legacy names what the game does not have; the state is
 *   then worthless
 */
export function applyLegacy(module: GameModule, state: Int32Array, legacy: Legacy): void {
  const { meta } = module;
  const players = state[HEADER.players];
  if (meta.campaign === undefined)
    throw bad(`${meta.title} has no campaign, so nothing goes from one game to the next`);
  if (legacy.players.length !== players)
    throw bad(`the campaign is played by ${legacy.players.length} players, not ${players}`);
  for (const zone of meta.zones) if (zone.kept === true) clear(module, state, zone);
  for (const zone of legacy.zones) fillZone(module, state, zone);
  writeAll(meta, state, 'global', 0, legacy.globals);
  for (const [player, values] of legacy.players.entries()) writeAll(meta, state, 'player', player, values);
  for (const [name, values] of Object.entries(legacy.things)) {
    const thing = thingNamed(meta, name);
    writeAll(meta, state, meta.rows[meta.things[thing]].kind, thing, values);
  }
}

function clear(module: GameModule, state: Int32Array, zone: ZoneMeta): void {
  for (let i = 0; i < zone.instances; i++)
    for (const thing of thingsIn(module.meta, state, zone.first + i)) module.place(state, thing, NONE);
}

function fillZone(module: GameModule, state: Int32Array, { zone: name, of, things }: LegacyZone): void {
  const { meta } = module;
  const def = meta.zones.findIndex((zone) => zone.name === name && zone.kept === true && owns(meta, zone, of));
  if (def < 0) throw missing(meta, `a kept zone \`${name}\`${of === undefined ? '' : ` of ${of}`}`);
  const zone = meta.zones[def];
  const at =
    zone.owner === 'global'
      ? 0
      : typeof of === 'number'
        ? of - 1
        : thingNamed(meta, of!) - meta.kinds[zone.owner as number].first;
  if (at < 0 || at >= (zone.owner === 'player' ? state[HEADER.players] : zone.instances))
    throw missing(meta, `a kept zone \`${name}\` of ${of}`);
  for (const thing of things) {
    const id = thingNamed(meta, thing);
    if (id >= movableThings(meta) || metaIndex(meta).mayHold[def * meta.layout.things + id] !== 1)
      throw bad(`\`${thing}\` cannot lie in \`${name}\` any more`);
    module.place(state, id, zone.first + at);
  }
}

/** Whether a zone belongs to what `of` names. */
function owns(meta: GameMeta, { owner }: ZoneMeta, of: LegacyZone['of']): boolean {
  if (of === undefined) return owner === 'global';
  if (typeof of === 'number') return owner === 'player';
  if (typeof owner !== 'number') return false;
  const { first, end } = meta.kinds[owner];
  const thing = thingNamed(meta, of);
  return thing >= first && thing < end;
}

function writeAll(
  meta: GameMeta,
  state: Int32Array,
  owner: FieldMeta['owner'],
  id: number,
  values: LegacyValues,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = meta.fields.find((one) => one.name === name && one.kept === true && hasField(meta, one.owner, owner));
    if (field === undefined) throw missing(meta, `a kept value \`${name}\``);
    state[field.offset + id] = read(meta, state, field, value);
  }
}

/**
 * Whether something of one kind has the fields of another: its own or those of a kind that it is a
 * sort of.
 */
function hasField({ kinds }: GameMeta, of: FieldMeta['owner'], owner: FieldMeta['owner']): boolean {
  if (typeof of !== 'number' || typeof owner !== 'number') return of === owner;
  return isSortOf({ kinds }, owner, of);
}

function isSortOf({ kinds }: Pick<GameMeta, 'kinds'>, kind: number, of: number): boolean {
  for (let at = kind; at >= 0; at = kinds[at].parent) if (at === of) return true;
  return false;
}

function read(meta: GameMeta, state: Int32Array, { name, type, min, max }: FieldMeta, value: LegacyValue): number {
  const wrong = (): GameUseError => bad(`\`${name}\` of the campaign cannot be ${JSON.stringify(value)} any more`);
  if (type.is === 'flag' && typeof value === 'boolean') return Number(value);
  if (value === null && type.optional === true) return NONE;
  if (type.is === 'number' && typeof value === 'number' && (value | 0) === value) {
    if (value >= (min ?? value) && value <= (max ?? value)) return value;
  }
  if (type.is === 'player' && typeof value === 'number' && value >= 1 && value <= state[HEADER.players])
    return value - 1;
  if (type.is === 'enum' && typeof value === 'string' && meta.enums[type.of].values.includes(value))
    return meta.enums[type.of].values.indexOf(value);
  if (type.is === 'row' && typeof value === 'string') {
    const row = meta.rows.findIndex((one) => one.name === value);
    if (row >= 0 && isSortOf(meta, meta.rows[row].kind, type.of)) return row;
  }
  if (type.is === 'kind' && typeof value === 'string') {
    const kind = meta.kinds.findIndex((one) => one.name === value);
    if (kind >= 0 && isSortOf(meta, kind, type.of)) return kind;
  }
  if (type.is === 'thing' && typeof value === 'string') {
    const thing = thingNamed(meta, value);
    if (type.of < 0 || (thing >= meta.kinds[type.of].first && thing < meta.kinds[type.of].end)) return thing;
  }
  throw wrong();
}

/** @throws GameUseError when the game has no such thing */
function thingNamed(meta: GameMeta, name: string): number {
  const [, row = name, number = '1'] = /^(.*?)(?:#(\d+))?$/.exec(name) ?? [];
  const found = meta.rows.find((one) => one.name === row);
  const thing = (found?.first ?? 0) + Number(number) - 1;
  if (found === undefined || thing < found.first || thing >= found.end) throw missing(meta, `\`${name}\``);
  return thing;
}

/**
 * Whether plain JSON has the form of a legacy. What it names is looked at by `applyLegacy`.
 *
 * @throws never
 */
export function isLegacy(value: unknown): value is Legacy {
  if (!isRecord(value)) return false;
  const { past, globals, players, things, zones, ...more } = value;
  return (
    Object.keys(more).length === 0 &&
    Array.isArray(past) &&
    past.length <= PAST_MAX &&
    past.every(isPast) &&
    isValues(globals) &&
    Array.isArray(players) &&
    players.every(isValues) &&
    isRecord(things) &&
    Object.values(things).every(isValues) &&
    Array.isArray(zones) &&
    zones.every(isZone) &&
    JSON.stringify(value).length <= LEGACY_MAX
  );
}

function isPast(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { seed, options, ending, winners, ...more } = value;
  return (
    Object.keys(more).length === 0 &&
    isSeed(seed) &&
    isRecord(options) &&
    Object.values(options).every(Number.isInteger) &&
    (ending === null || typeof ending === 'string') &&
    Array.isArray(winners) &&
    winners.every(Number.isInteger)
  );
}

function isZone(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { zone, of, things, ...more } = value;
  return (
    Object.keys(more).length === 0 &&
    typeof zone === 'string' &&
    (of === undefined || typeof of === 'string' || Number.isInteger(of)) &&
    Array.isArray(things) &&
    things.every((thing) => typeof thing === 'string')
  );
}

function isValues(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => one === null || ['number', 'boolean', 'string'].includes(typeof one))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missing(meta: GameMeta, what: string): GameUseError {
  return bad(`the campaign has ${what}, which ${meta.title} does not have; it was saved with other content`);
}

function bad(message: string): GameUseError {
  return new GameUseError('bad-setup', message);
}
