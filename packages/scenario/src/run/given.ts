/** Setting up a position: `given` written into a state that a game began with. */
import type { FieldMeta, ZoneMeta } from '@undercroft/contract';
import { HEADER, NONE } from '@undercroft/contract';
import { kindOf, thingNamed, contentsOf, zoneId, zoneName, type Members, type Situation } from '../language/names.ts';
import { ScenarioProblem, type SourceEntry, type SourceNode, type Spot } from '../language/source.ts';
import { fieldNamed, parseThings, type ThingSpec } from '../language/specs.ts';
import { parseValue } from '../language/values.ts';
import { nearHint } from '../language/words.ts';

/**
 * Things first, then the numbers and flags they have, so that a value may name a thing that is
 * placed further down.
 */
type Pass = 'things' | 'values';

/**
 * Writes everything that `given` says into the state of a situation. A zone that is listed holds
 * what is listed and nothing else, unless the list ends in `...`; a thing is taken from wherever it
 * lies.
 *
 * @throws ScenarioProblem when something is named that the game does not have
 */
export function setUp(situation: Situation, given: SourceNode): void {
  if (given.is === 'scalar' && given.value === null) return;
  if (given.is !== 'map') throw new ScenarioProblem('`given` is a map: what is where, and how much of it', given.at);
  for (const pass of ['things', 'values'] as const) for (const entry of given.entries) write(situation, entry, pass);
}

function write(situation: Situation, entry: SourceEntry, pass: Pass): void {
  const { key, keyAt, value } = entry;
  const dot = key.lastIndexOf('.');
  if (dot > 0) {
    const inner: SourceEntry = { key: key.slice(dot + 1).trim(), keyAt, value };
    writeUnder(situation, key.slice(0, dot).trim(), keyAt, [inner], pass);
    return;
  }
  if (writeMember(situation, situation.names.global, 0, NONE, entry, pass)) return;
  if (value.is !== 'map') throw new ScenarioProblem(withoutMembers(situation, key.trim()), keyAt);
  writeUnder(situation, key.trim(), keyAt, value.entries, pass);
}

/** Writes what stands under `player 1`, `players` or the name of a thing. */
function writeUnder(situation: Situation, owner: string, at: Spot, entries: readonly SourceEntry[], pass: Pass): void {
  const players = playersNamed(situation, owner);
  for (const entry of entries) {
    for (const player of players) {
      if (writeMember(situation, situation.names.player, player, player, entry, pass)) continue;
      const { fields, zones } = situation.names.player;
      const near = nearHint(entry.key, [...fields.keys(), ...zones.keys()]);
      throw new ScenarioProblem(`a player has no \`${entry.key}\` that can be given${near}`, entry.keyAt);
    }
  }
  if (players.length > 0) return;
  const thing = thingNamed(situation, owner);
  if (thing === NONE) throw new ScenarioProblem(unknown(situation, owner), at);
  for (const entry of entries) writeOfThing(situation, thing, entry, pass);
}

function writeOfThing(situation: Situation, thing: number, entry: SourceEntry, pass: Pass): void {
  const { meta, kinds } = situation.names;
  const kind = kindOf(meta, thing);
  if (writeMember(situation, kinds[kind]!, thing, meta.thingPlayer[thing]!, entry, pass)) return;
  const near = nearHint(entry.key, [...kinds[kind]!.fields.keys(), ...kinds[kind]!.zones.keys()]);
  throw new ScenarioProblem(
    `a ${meta.kinds[kind]!.name} has no \`${entry.key}\` that can be given${near}`,
    entry.keyAt,
  );
}

function playersNamed({ state }: Situation, text: string): number[] {
  const playing = state[HEADER.players]!;
  if (text === 'players') return Array.from({ length: playing }, (_, player) => player);
  const number = /^player ([1-9])$/.exec(text)?.[1];
  return number !== undefined && Number(number) <= playing ? [Number(number) - 1] : [];
}

/** Writes one field or zone of an owner; false when the owner has none of that name. */
function writeMember(
  situation: Situation,
  members: Members,
  owner: number,
  player: number,
  { key, value }: SourceEntry,
  pass: Pass,
): boolean {
  const zone = members.zones.get(key);
  if (zone !== undefined) {
    if (pass === 'things') fillZone(situation, zone, owner, player, value);
    return true;
  }
  const field = members.fields.get(key);
  if (field === undefined) return false;
  if (pass === 'values') writeField(situation, field, owner, value);
  return true;
}

function writeField(situation: Situation, field: FieldMeta, owner: number, node: SourceNode): void {
  const value = parseValue(situation, node, field.type);
  const { min, max } = field;
  if ((min !== null && value < min) || (max !== null && value > max)) {
    const range = `${min ?? 'any'} to ${max ?? 'any'}`;
    throw new ScenarioProblem(`\`${field.name}\` goes from ${range}, so it cannot be ${value}`, node.at);
  }
  situation.state[field.offset + (field.owner === 'global' ? 0 : owner)] = value;
}

function fillZone(situation: Situation, zone: ZoneMeta, owner: number, player: number, node: SourceNode): void {
  const { game, names, state } = situation;
  const id = zoneId(names.meta, zone, owner);
  const { specs, more } = parseThings(situation, node);
  const claimed = claimedThings(situation);
  const before = contentsOf(situation, id);

  const chosen: { thing: number; spec: ThingSpec }[] = [];
  for (const spec of specs) {
    checkHolds(situation, zone, spec);
    for (let i = 0; i < spec.count; i++) {
      const thing = claim(situation, spec, id, player, claimed);
      claimed.add(thing);
      chosen.push({ thing, spec });
    }
  }
  const named = new Set(chosen.map(({ thing }) => thing));
  const rest = before.filter((thing) => !named.has(thing));
  for (const thing of before) game.place(state, thing, NONE);
  for (const { thing } of chosen) game.place(state, thing, id);
  if (more) for (const thing of rest) game.place(state, thing, id);
  for (const { thing, spec } of chosen) describe(situation, thing, spec);
}

function claimedThings({ placed }: Situation): Set<number> {
  return new Set([...placed.values()].flat());
}

function checkHolds({ names }: Situation, zone: ZoneMeta, spec: ThingSpec): void {
  const row = names.meta.rows[spec.row]!;
  for (let kind = row.kind; kind >= 0; kind = names.meta.kinds[kind]!.parent) if (zone.holds.includes(kind)) return;
  const holds = zone.holds.map((kind) => names.meta.kinds[kind]!.plural).join(' and ');
  throw new ScenarioProblem(
    `\`${zone.name}\` holds ${holds}, \`${row.name}\` is a ${names.meta.kinds[row.kind]!.name}`,
    spec.at,
  );
}

/**
 * The thing that an entry of a list means: one that lies there already, else one of that player,
 * else any that is free.
 */
function claim(
  situation: Situation,
  spec: ThingSpec,
  zone: number,
  player: number,
  claimed: ReadonlySet<number>,
): number {
  const { names, placed, state } = situation;
  const { meta } = names;
  const { zoneOf } = meta.layout;
  const row = meta.rows[spec.row]!;
  let best = NONE;
  let bestRank = -1;
  for (let thing = row.first; thing < row.end; thing++) {
    if (claimed.has(thing) || (spec.number !== undefined && thing !== row.first + spec.number - 1)) continue;
    const own = meta.thingPlayer[thing];
    let rank = state[zoneOf + thing]! >= 0 ? 1 : 0;
    if (own === NONE) rank += 2;
    else if (own === player) rank += 4;
    if (state[zoneOf + thing] === zone) rank += 8;
    if (rank > bestRank) [best, bestRank] = [thing, rank];
  }
  if (best === NONE) {
    const all = row.end - row.first;
    const why =
      spec.number === undefined ? `there are ${all} of them` : 'it is somewhere else already, or there is none';
    throw new ScenarioProblem(`no \`${spec.text}\` is left for ${zoneName(names, zone)}: ${why}`, spec.at);
  }
  placed.set(spec.row, [...(placed.get(spec.row) ?? []), best]);
  return best;
}

/** Gives a thing the fields and the things inside it that its entry in a list tells. */
function describe(situation: Situation, thing: number, spec: ThingSpec): void {
  const kind = kindOf(situation.names.meta, thing);
  for (const { name, value } of spec.settings) {
    writeField(situation, fieldNamed(situation, kind, name, spec.at), thing, value);
  }
  if (spec.inside === undefined) return;
  if (spec.inside.is !== 'map')
    throw new ScenarioProblem(`under \`${spec.text}\` stand its fields and zones`, spec.inside.at);
  for (const pass of ['things', 'values'] as const) {
    for (const entry of spec.inside.entries) writeOfThing(situation, thing, entry, pass);
  }
}

/** Of something that has fields and zones, a value alone says nothing. */
function withoutMembers(situation: Situation, key: string): string {
  const { names } = situation;
  const isPlayer = playersNamed(situation, key).length > 0;
  const thing = isPlayer ? NONE : thingNamed(situation, key);
  if (!isPlayer && thing === NONE) return unknown(situation, key);
  const { fields, zones } = isPlayer ? names.player : names.kinds[kindOf(names.meta, thing)]!;
  const [zone] = zones.keys();
  const [field] = fields.keys();
  const example = zone === undefined ? `${field ?? '...'}: ...` : `${zone}: [...]`;
  return `under \`${key}\` stand its fields and zones: \`${key}: { ${example} }\``;
}

function unknown({ names }: Situation, key: string): string {
  const { fields, zones } = names.global;
  const known = [
    'player 1',
    'player 2',
    ...zones.keys(),
    ...fields.keys(),
    ...names.meta.rows.map((row) => row.name),
  ].filter((name) => name !== key);
  if (names.player.zones.has(key) || names.player.fields.has(key))
    return `\`${key}\` belongs to a player: write \`player 1: { ${key}: ... }\``;
  return `${names.meta.title} has nothing called \`${key}\` that can be given${nearHint(key, known)}`;
}
