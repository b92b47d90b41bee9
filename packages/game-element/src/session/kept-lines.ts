import type { FieldMeta, GameMeta, RowMeta } from '@undercroft/contract';
import type { Legacy, LegacyValue, LegacyValues } from '@undercroft/engine';

/** What one owner takes along. */
export interface KeptLine {
  /**
   * a player, a thing, a place, or what holds for several things; empty for what belongs to the
   * game
   */
  readonly owner: string;
  readonly values: readonly string[];
}

/**
 * What goes on from one game of a campaign to the next, as far as everybody may know it, in the
 * words of players. Things say only what has changed since their first game, and those of which
 * nothing but the same can be said stand in one line.
 *
 * @param names  what the players are called
 */
export function keptLines(meta: GameMeta, legacy: Legacy, names: readonly string[]): readonly KeptLine[] {
  const { globals, players, things, zones } = legacy;
  const ofThings = Object.entries(things).map(([name, values]) => {
    const row = rowOf(meta, name);
    return { owner: row?.title ?? name, values: valuesInWords(meta, values, row) };
  });
  const ofZones = zones.flatMap(({ zone: name, of, things: within }) => {
    const zone = meta.zones.find((one) => one.name === name && one.kept === true);
    if (zone?.visible !== 'all') return [];
    const owner = typeof of === 'number' ? (names[of - 1] ?? '') : of === undefined ? '' : titleOf(meta, of);
    return [{ owner: [owner, zone.title].filter(Boolean).join(', '), values: within.map((one) => titleOf(meta, one)) }];
  });
  return [
    { owner: '', values: valuesInWords(meta, globals) },
    ...players.map((values, seat) => ({ owner: names[seat] ?? '', values: valuesInWords(meta, values) })),
    ...together(ofThings),
    ...ofZones,
  ].filter(({ values }) => values.length > 0);
}

/**
 * Things that say the same single thing: nine tiles are built in one line. Those that say more, or
 * alone, keep a line of their own.
 */
function together(lines: readonly KeptLine[]): KeptLine[] {
  const shared = Map.groupBy(lines, ({ values }) => (values.length === 1 ? values[0]! : ''));
  return [...shared].flatMap(([value, all]) =>
    value === '' || all.length === 1 ? all : [{ owner: value, values: all.map(({ owner }) => owner) }],
  );
}

/** @param row  of the thing whose values they are */
function valuesInWords(meta: GameMeta, values: LegacyValues, row?: RowMeta): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = meta.fields.find((one) => one.name === name && one.kept === true);
    if (field?.visible !== 'all' || (row !== undefined && isAsAtFirst(field, row, value))) return [];
    return sayValue(meta, field, value) ?? [];
  });
}

function isAsAtFirst({ name, initial }: FieldMeta, { printed }: RowMeta, value: LegacyValue): boolean {
  return Number(value) === (printed[name] ?? initial);
}

function sayValue(meta: GameMeta, { title, type }: FieldMeta, value: LegacyValue): string | null {
  if (value === null || value === false) return null;
  if (value === true) return title;
  if (type.is === 'enum') {
    const { values, titles } = meta.enums[type.of]!;
    const word = titles?.[values.indexOf(String(value))] ?? String(value).replaceAll('-', ' ');
    return `${title} ${word}`;
  }
  if (type.is === 'kind') return `${title} ${meta.kinds.find(({ name }) => name === value)?.title ?? value}`;
  return `${title} ${type.is === 'thing' || type.is === 'row' ? titleOf(meta, String(value)) : value}`;
}

const rowOf = (meta: GameMeta, thing: string): RowMeta | undefined =>
  meta.rows.find(({ name }) => name === thing.replace(/#\d+$/, ''));

const titleOf = (meta: GameMeta, thing: string): string => rowOf(meta, thing)?.title ?? thing;
