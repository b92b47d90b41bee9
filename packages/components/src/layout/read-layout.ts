import type { AttributeMeta, FieldMeta, GameMeta, KindMeta, SceneryMeta } from '@undercroft/contract';
import type { CardShape } from '../card/card-face.ts';
import { printSizes, type PrintSizeName } from '../card/print-sizes.ts';
import { motifs } from '../theme/motifs.ts';
import { textures, type TextureName } from '../theme/textures.ts';
import { plainTheme, type Theme } from '../theme/plain-theme.ts';
import type { ZoneShape } from '../zone/zone.ts';
import { groundNames } from '../board/ground-names.ts';
import { GRAPH_RATIO, automaticAreas, automaticKind, isSpace, mapArea } from './automatic.ts';
import { readDrama } from './read-drama.ts';
import { names, oneOf, record, text } from './read-plain.ts';
import type {
  AchievementLayout,
  AreaLayout,
  BriefingLayout,
  KindLayout,
  PhaseLayout,
  StateRule,
  TableLayout,
  TrackLayout,
} from './layout.ts';

const shapes: readonly CardShape[] = ['card', 'tile', 'token', 'chip'];
const zoneShapes: readonly ZoneShape[] = ['row', 'stack', 'fan', 'count', 'levels', 'columns', 'graph', 'list'];
const paperSizes = [...(Object.keys(printSizes) as PrintSizeName[]), 'none'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const layouts = new WeakMap<GameMeta, TableLayout>();

/**
 * How a game lies on the table: what its `table.yaml` says, and a layout made from its zones for
 * the rest.
 *
 * @param meta  the game; `meta.extras.table` is the content of `table.yaml`, of any shape
 * @returns     the same object for the same game
 * @throws      never: what cannot be read is left to the automatic layout
 */
export function readLayout(meta: GameMeta): TableLayout {
  let layout = layouts.get(meta);
  if (layout === undefined) layouts.set(meta, (layout = makeLayout(meta)));
  return layout;
}

function makeLayout(meta: GameMeta): TableLayout {
  const raw = record(meta.extras.table);
  const kinds = readKinds(meta, record(raw['kinds']));
  const automatic = automaticAreas(
    meta,
    ({ holds }) => kinds.get(meta.kinds[holds[0] ?? -1]?.name ?? '')?.shape ?? 'card',
  );
  const asTracks = readTracks(raw['shared']);
  return {
    players: raw['players'] === 'stacked' ? 'stacked' : 'beside',
    counters: names(raw['counters']) ?? [...valuesOf(meta, 'player'), ...reckonedOf(meta)].map(({ name }) => name),
    hideZero: names(raw['hide-zero']) ?? [],
    achievements: readAchievements(raw['achievements']),
    briefings: readBriefings(raw['briefing']),
    reach: new Map(Object.entries(record(record(raw['goal'])['reach'])).filter(isNumbered)),
    player: readAreas(raw['player']) ?? automatic.player,
    shared: readShared(raw['shared']) ?? automatic.shared,
    tracks: asTracks,
    numbers: names(raw['numbers']) ?? untracked(meta, asTracks),
    arrivals: readArrivals(raw['arrivals']),
    hand: readAreas(raw['hand']) ?? (raw['player'] === undefined ? automatic.hand : []),
    kinds,
    phases: readPhases(raw['phases']),
    theme: readTheme(meta),
    drama: readDrama(record(raw['drama'])),
  };
}

/** What players can achieve; what has no name is left out. */
function readAchievements(raw: unknown): AchievementLayout[] {
  const bounds = (value: unknown) => new Map(Object.entries(record(value)).filter(isNumbered));
  return (Array.isArray(raw) ? raw.map(record) : []).flatMap((entry) => {
    const [title, says] = [text(entry['title']), text(entry['says'])];
    if (title === null || says === null) return [];
    const [never, ever] = [names(entry['never']) ?? [], names(entry['ever']) ?? []];
    const [least, most] = [bounds(entry['at-least']), bounds(entry['at-most'])];
    const neverAtAll = names(entry['never-at-all']) ?? [];
    return [{ title, says, won: entry['won'] !== false, never, ever, neverAtAll, least, most }];
  });
}

/** What is told before questions; pages that say nothing are left out. */
function readBriefings(raw: unknown): BriefingLayout[] {
  return (Array.isArray(raw) ? raw.map(record) : []).flatMap((entry) => {
    const says = text(entry['says']);
    if (says === null) return [];
    const recommended = Object.entries(record(entry['recommended'])).map(
      ([procedure, answers]) => [procedure, names(answers) ?? []] as const,
    );
    return [
      {
        title: text(entry['title']),
        says,
        when: readStates(entry['when']),
        shows: names(entry['shows']) ?? [],
        scene: text(entry['scene']),
        recommended: new Map(recommended),
      },
    ];
  });
}

const isNumbered = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

function readArrivals(raw: unknown): ReadonlyMap<string, string | null> {
  const entries = Array.isArray(raw) ? raw.map(record) : [];
  return new Map(
    entries.flatMap(({ title, zone }) => (typeof zone === 'string' ? [[zone, text(title)] as const] : [])),
  );
}

/** Kinds by name. */
function readKinds(meta: GameMeta, raw: Readonly<Record<string, unknown>>): Map<string, KindLayout> {
  const result = new Map<string, KindLayout>();
  meta.kinds.forEach((kind, index) => result.set(kind.name, readKind(meta, kind, index, raw)));
  return result;
}

function readKind(meta: GameMeta, kind: KindMeta, index: number, raw: Readonly<Record<string, unknown>>): KindLayout {
  const entry = lookOf(meta, kind, raw);
  const automatic = automaticKind(meta, kind, index);
  const hue = entry['hue'];
  const states = record(entry['states']);
  const inside = names(entry['inside']);
  const fittings = names(entry['fittings']) ?? [];
  const isPlace = isSpace(meta, kind);
  return {
    shape: oneOf(shapes, entry['shape']) ?? automatic.shape,
    print: oneOf(paperSizes, entry['print']),
    hue: typeof hue === 'number' ? hue : automatic.hue,
    hueBy: readHueBy(hue),
    motif: oneOf(motifs, entry['motif']) ?? automatic.motif,
    motifBy: readMotifBy(entry['motif']),
    texture: oneOf(groundNames, entry['texture']),
    textureBy: readTextureBy(entry['texture']),
    scenery: (entry['scenery'] as SceneryMeta | undefined) ?? null,
    value: 'value' in entry ? text(entry['value']) : automatic.value,
    short: text(entry['short']),
    pips: text(entry['pips']),
    gauge: readGauge(entry['gauge']),
    gist: entry['gist'] === true,
    seat: typeof entry['seat'] === 'boolean' ? entry['seat'] : automatic.seat && Object.keys(entry).length === 0,
    stats: names(entry['stats']),
    // On a board of many spaces zeros tell nothing.
    hideZero: names(entry['hide-zero']) ?? (isPlace && !('value' in entry) ? listOf(automatic.value) : []),
    exhausted: readStates(states['exhausted']),
    captured: readStates(states['captured']),
    damaged: readStates(states['damaged']),
    inside: inside ?? automatic.inside.filter((name) => !fittings.includes(name)),
    fittings,
  };
}

const listOf = (name: string | null): string[] => (name === null ? [] : [name]);

/**
 * What is said of a kind, key by key: by its own entry, else by those of the kinds that it is a
 * sort of.
 */
function lookOf(
  { kinds }: Pick<GameMeta, 'kinds'>,
  { name, parent }: KindMeta,
  raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const above = kinds[parent];
  return { ...(above === undefined ? {} : lookOf({ kinds }, above, raw)), ...record(raw[name]) };
}

function readHueBy(value: unknown): KindLayout['hueBy'] {
  const entry = record(value);
  const name = text(entry['by']);
  if (name === null) return null;
  const hues = new Map<string, number>();
  for (const [key, hue] of Object.entries(entry)) if (typeof hue === 'number') hues.set(key, hue);
  return { name, hues };
}

function readMotifBy(value: unknown): KindLayout['motifBy'] {
  const found = readWordsBy(motifs, value);
  return found === null ? null : { name: found.name, motifs: found.words };
}

function readTextureBy(value: unknown): KindLayout['textureBy'] {
  const found = readWordsBy(groundNames, value);
  return found === null ? null : { name: found.name, textures: found.words };
}

/**
 * What goes by a field or a printed value: its name, and one of some words for each of its values.
 */
function readWordsBy<T extends string>(
  allowed: readonly T[],
  value: unknown,
): { name: string; words: Map<string, T> } | null {
  const entry = record(value);
  const name = text(entry['by']);
  if (name === null) return null;
  const words = new Map<string, T>();
  for (const [key, word] of Object.entries(entry)) {
    const known = oneOf(allowed, word);
    if (key !== 'by' && known !== null) words.set(key, known);
  }
  return { name, words };
}

/**
 * The colours of a game alone: what a page needs before it shows anything of the table.
 * @throws never
 */
export function readTheme(meta: GameMeta): Theme {
  const raw = record(record(meta.extras.table)['theme']);
  const hue = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    ground: hue(raw['ground']) ?? plainTheme.ground,
    accent: hue(raw['accent']) ?? plainTheme.accent,
    inks: oneOf(['deep', 'bright'], raw['inks']) ?? plainTheme.inks,
    title: oneOf(['carved', 'storybook'], raw['title']) ?? plainTheme.title,
    texture: oneOf(Object.keys(textures) as TextureName[], raw['texture']) ?? plainTheme.texture,
  };
}

function readGauge(value: unknown): KindLayout['gauge'] {
  const { now, of } = record(value);
  const [known, most] = [text(now), text(of)];
  return known === null || most === null ? null : { now: known, of: most };
}

function readStates(value: unknown): StateRule[] {
  return Object.entries(record(value)).map(([field, known]) => ({ field, value: String(known) }));
}

function readAreas(value: unknown): AreaLayout[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(readArea).filter((area) => area !== null);
}

/**
 * Areas of all. Piles beside a map or graph are small where nothing is said: it needs the height.
 */
function readShared(value: unknown): AreaLayout[] | null {
  const all = readAreas(value);
  if (all === null || !all.some(({ map, shape }) => map !== null || shape === 'graph')) return all;
  const isSaid = new Set(
    (value as unknown[]).map(record).flatMap(({ size, zone }) => (size === undefined ? [] : [zone])),
  );
  return all.map((area) => (area.shape === 'stack' && !isSaid.has(area.zone) ? { ...area, size: 'small' } : area));
}

function readArea(value: unknown): AreaLayout | null {
  const entry = typeof value === 'string' ? { zone: value } : record(value);
  const map = text(entry['map']);
  if (map !== null) return { ...mapArea(map), title: text(entry['title']), when: readStates(entry['when']) };
  const zone = text(entry['zone']);
  const kind = text(entry['kind']);
  if (zone === null && kind === null) return null;
  return {
    zone: zone ?? '',
    map,
    kind: zone === null ? kind : null,
    exceptIn: names(entry['except-in']) ?? [],
    shape: zone === null ? 'list' : (oneOf(zoneShapes, entry['as']) ?? 'row'),
    by: text(entry['by']),
    title: text(entry['title']),
    icon: text(entry['icon']),
    when: readStates(entry['when']),
    at: readPlaces(entry['at']),
    ratio: typeof entry['ratio'] === 'number' ? entry['ratio'] : GRAPH_RATIO,
    passages: names(entry['passages']) ?? [],
    places: readCounts(entry['places']),
    usual: whole(entry['usual']),
    hideEmpty: entry['hide-empty'] === true,
    numbered: entry['numbered'] === true,
    spent: entry['spent'] === true,
    size: oneOf(sizes, entry['size']) ?? 'medium',
    things: oneOf(shapes, entry['things']),
  };
}

/** What is a number or a word of all players, or of the game. */
function valuesOf({ fields }: GameMeta, whose: 'player' | 'global'): FieldMeta[] {
  return fields.filter(({ owner, type }) => owner === whose && (type.is === 'number' || type.is === 'enum'));
}

/** Attributes of players that are a number or a word and need nothing to be read; not the score. */
function reckonedOf({ attributes, score }: GameMeta): AttributeMeta[] {
  return attributes.filter(
    ({ owner, params, type }, index) =>
      owner === 'player' && params === 0 && index !== score?.attribute && (type.is === 'number' || type.is === 'enum'),
  );
}

/** Numbers and words of the game that no track shows. */
function untracked(meta: GameMeta, shown: readonly TrackLayout[]): string[] {
  return valuesOf(meta, 'global')
    .map(({ name }) => name)
    .filter((name) => shown.every(({ of }) => of !== name));
}

/** Those of the areas that show a number. */
function readTracks(value: unknown): TrackLayout[] {
  return (Array.isArray(value) ? value.map(record) : []).flatMap((entry) => {
    const of = text(entry['of']);
    // `to` is still the name of an option when that is off or unknown, so the track has no end.
    if (entry['as'] !== 'track' || of === null || text(entry['to']) !== null) return [];
    return [
      {
        of,
        title: text(entry['title']),
        from: whole(entry['from']),
        to: whole(entry['to']),
        hideEmpty: entry['hide-empty'] === true,
        when: readStates(entry['when']),
      },
    ];
  });
}

const whole = (value: unknown): number | null => (Number.isInteger(value) ? (value as number) : null);

function readCounts(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

function readPlaces(value: unknown): Map<string, readonly [number, number]> {
  const places = new Map<string, readonly [number, number]>();
  for (const [row, at] of Object.entries(record(value))) {
    const [x, y] = Array.isArray(at) ? (at as readonly unknown[]) : [];
    if (typeof x === 'number' && typeof y === 'number') places.set(row, [x, y]);
  }
  return places;
}

/** One entry for each that is written, so that indices hold. */
function readPhases(value: unknown): PhaseLayout[] {
  return (Array.isArray(value) ? value.map(record) : []).map((entry) => ({
    title: text(entry['title']) ?? '',
    sometimes: entry['sometimes'] === true,
  }));
}
