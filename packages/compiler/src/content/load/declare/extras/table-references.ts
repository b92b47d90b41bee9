// What table.yaml names must exist: zones, kinds, counters, and what it shows of a kind.

import type {
  AttributeModel,
  FieldModel,
  GameContent,
  KindModel,
  PrintedModel,
  RowModel,
} from '../../../model/model.ts';
import { entriesAt, mapAt, mapOf, mapsAt, nodeAt, scalarAt, scalarsAt } from '../../read.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { checkKeys } from './table-keys.ts';

/** What table.yaml may speak of. */
export type TableScope = Pick<
  GameContent,
  'kinds' | 'zones' | 'counters' | 'playerFields' | 'playerAttributes' | 'globals' | 'options'
>;

/** Places of the table that hold areas. */
export const AREA_PLACES = ['player', 'shared', 'hand'] as const;

/** What the look of a kind may show of its things. */
interface Shown {
  /** fields and printed values */
  readonly values: readonly (FieldModel | PrintedModel)[];
  /** these and attributes */
  readonly all: readonly (FieldModel | PrintedModel | AttributeModel)[];
  readonly rows: readonly RowModel[];
}

/**
 * Reports names in table.yaml that are not declared.
 *
 * @param root  the root of table.yaml
 * @throws      never
 */
export function checkTableReferences(context: LoadContext, root: YamlMap, scope: TableScope): void {
  const reckoned = scope.playerAttributes.filter(({ params }) => params.length === 0);
  const counters = [...scope.counters, ...scope.playerFields, ...reckoned];
  const numbers = scope.globals.filter(({ type }) => type.is === 'number');
  for (const scalar of scalarsAt(root, 'counters')) checkCounter(context, scalar, counters, scope);
  for (const scalar of scalarsAt(root, 'numbers')) lookUp(context, 'number of the game', scalar, numbers);
  for (const scalar of scalarsAt(root, 'hide-zero')) lookUp(context, 'counter', scalar, [...counters, ...numbers]);
  const goal = mapAt(root, 'goal');
  const others = mapsAt(goal, 'with');
  for (const entry of [goal, ...others].flatMap((map) => entriesAt(map, 'reach')))
    lookUp(context, 'counter', keyOf(entry), [...scope.counters, ...scope.playerFields, ...scope.playerAttributes]);
  for (const other of others) {
    const option = scalarAt(other, 'option');
    if (option !== undefined) lookUp(context, 'option', option, scope.options);
  }
  for (const area of areasOf(root)) checkArea(context, area, scope);
  const bounded = [...scope.counters, ...scope.playerFields, ...scope.playerAttributes, ...numbers];
  for (const achievement of achievementsOf(root))
    for (const entry of ['at-least', 'at-most'].flatMap((key) => entriesAt(achievement, key)))
      lookUp(context, 'counter', keyOf(entry), bounded);
  for (const briefing of briefingsOf(root)) {
    for (const entry of mapAt(briefing, 'when')?.entries ?? []) checkState(context, entry, scope.globals);
    for (const zone of scalarsAt(briefing, 'shows')) lookUp(context, 'zone', zone, scope.zones);
    const scene = scalarAt(briefing, 'scene');
    if (scene !== undefined) lookUp(context, 'row', scene, shownOf(scope.kinds).rows);
  }
  for (const arrival of mapsAt(root, 'arrivals')) {
    const zone = scalarAt(arrival, 'zone');
    if (zone !== undefined) lookUp(context, 'zone', zone, scope.zones);
  }
  for (const entry of entriesAt(root, 'kinds')) {
    const kind = lookUp(context, 'kind', keyOf(entry), scope.kinds);
    if (kind !== undefined) checkLook(context, mapOf(entry.value), kind, scope.kinds);
  }
}

/** A number of players; an attribute that needs more to be read has none to show. */
function checkCounter(
  context: LoadContext,
  scalar: YamlScalar,
  counters: readonly { readonly name: string }[],
  { playerAttributes }: TableScope,
): void {
  const open = playerAttributes.find(({ name, params }) => name === scalar.text.trim() && params.length > 0);
  if (open === undefined) lookUp(context, 'counter', scalar, counters);
  else {
    const given = open.params.map(({ name }) => `\`${name}\``).join(' and ');
    const params = { what: open.name, expected: 'a number by itself', found: `an attribute that needs ${given}` };
    context.report('load/wrong-type', scalar.span, params);
  }
}

/** Areas of all places of the table. Never throws. */
export function areasOf(root: YamlMap): readonly YamlMap[] {
  return AREA_PLACES.flatMap((place) => mapsAt(root, place));
}

/** What players read before questions. Never throws. */
export function briefingsOf(root: YamlMap): readonly YamlMap[] {
  return mapsAt(root, 'briefing');
}

/** What players can achieve. Never throws. */
export function achievementsOf(root: YamlMap): readonly YamlMap[] {
  return mapsAt(root, 'achievements');
}

/** The key of an entry, to be looked up like a value. Never throws. */
export function keyOf({ key, keySpan }: YamlEntry): YamlScalar {
  return { kind: 'scalar', value: key, text: key, style: 'plain', span: keySpan };
}

function checkArea(context: LoadContext, area: YamlMap, scope: TableScope): void {
  const { zones, kinds } = scope;
  if (hasKnownMap(context, area, kinds)) checkKeys(context, area);
  const of = scalarAt(area, 'of');
  // What an area shows is said by one of several keys.
  if (['zone', 'map', 'kind', 'of'].every((key) => nodeAt(area, key) === undefined)) {
    const missing = [{ key: 'zone', expected: 'the id of a zone', example: 'hand' }];
    context.report('load/missing-key', area.entries[0]?.keySpan ?? area.span, { owner: 'area', missing });
  }
  if (of !== undefined) lookUp(context, 'field', of, [...scope.counters, ...scope.playerFields, ...scope.globals]);
  const to = scalarAt(area, 'to');
  if (to !== undefined && !/^-?\d+$/.test(to.text)) lookUp(context, 'option', to, scope.options);
  for (const entry of mapAt(area, 'when')?.entries ?? []) checkState(context, entry, scope.globals);
  const listed = scalarAt(area, 'kind');
  if (listed !== undefined) lookUp(context, 'kind', listed, kinds);
  for (const except of scalarsAt(area, 'except-in')) lookUp(context, 'zone', except, zones);
  const scalar = scalarAt(area, 'zone');
  const zone = scalar === undefined ? undefined : lookUp(context, 'zone', scalar, zones);
  if (zone === undefined) return;
  const { all, rows } = shownOf(
    kinds.filter((kind) => zone.holds.some((one) => lineOf(one).includes(kind) || lineOf(kind).includes(one))),
  );
  const by = scalarAt(area, 'by');
  if (by !== undefined) lookUp(context, 'field', by, all);
  for (const entry of entriesAt(area, 'at')) lookUp(context, 'row of this zone', keyOf(entry), rows);
}

/** Whether the map that an area shows is there; also when it shows none. */
function hasKnownMap(context: LoadContext, area: YamlMap, kinds: readonly KindModel[]): boolean {
  const maps = kinds.flatMap(({ map }) => (map?.is === 'grid' && map.name !== undefined ? [{ name: map.name }] : []));
  const scalar = scalarAt(area, 'map');
  return scalar === undefined || lookUp(context, 'map', scalar, maps) !== undefined;
}

function checkLook(
  context: LoadContext,
  look: YamlMap | undefined,
  kind: KindModel,
  kinds: readonly KindModel[],
): void {
  const related = kinds.filter((other) => lineOf(kind).includes(other) || lineOf(other).includes(kind));
  const shown = shownOf(related);
  const value = scalarAt(look, 'value');
  if (value !== undefined && value.text !== 'none') lookUp(context, 'attribute', value, shown.all);
  for (const { value: part } of entriesAt(look, 'gauge'))
    if (part.kind === 'scalar') lookUp(context, 'attribute', part, shown.all);
  for (const scalar of [...scalarsAt(look, 'stats'), ...scalarsAt(look, 'hide-zero')])
    lookUp(context, 'attribute', scalar, shown.all);
  for (const key of ['hue', 'motif', 'texture']) checkDeciding(context, mapAt(look, key), shown.values);
  for (const { value: state } of entriesAt(look, 'states')) {
    for (const entry of mapOf(state)?.entries ?? []) checkState(context, entry, shown.all);
  }
  const zones = related.flatMap((one) => one.zones);
  for (const scalar of [...scalarsAt(look, 'inside'), ...scalarsAt(look, 'fittings')])
    lookUp(context, 'zone of this kind', scalar, zones);
}

/** A colour or frame that goes by a field: the field, and its values. */
function checkDeciding(context: LoadContext, map: YamlMap | undefined, values: Shown['values']): void {
  const by = scalarAt(map, 'by');
  const field = by === undefined ? undefined : lookUp(context, 'field', by, values);
  if (field === undefined) return;
  for (const entry of map?.entries ?? []) if (entry.key !== 'by') checkValue(context, keyOf(entry), field);
}

function checkState(context: LoadContext, entry: YamlEntry, values: Shown['all']): void {
  const field = lookUp(context, 'field', keyOf(entry), values);
  if (field !== undefined && entry.value.kind === 'scalar') checkValue(context, entry.value, field);
}

/** A value of a field: a name of its enum, or a number; flags and things have no names. */
function checkValue(context: LoadContext, scalar: YamlScalar, { name, type }: Shown['all'][number]): void {
  const of = type.is === 'optional' ? type.of : type;
  if (of.is === 'number' && !/^-?\d+$/.test(scalar.text)) {
    const params = { what: name, expected: 'a whole number', found: `\`${scalar.text}\`` };
    context.report('load/wrong-type', scalar.span, params);
  }
  if (of.is === 'enum') lookUp(context, of.of.name, scalar, of.of.values);
}

/** A kind and its parents. */
function lineOf(kind: KindModel): readonly KindModel[] {
  return kind.parent === null ? [kind] : [kind, ...lineOf(kind.parent)];
}

function shownOf(kinds: readonly KindModel[]): Shown {
  const values = kinds.flatMap((kind) => [...kind.fields, ...kind.printed]);
  const attributes = kinds.flatMap((kind) => kind.attributes);
  return { values, all: [...attributes, ...values], rows: kinds.flatMap((kind) => kind.rows) };
}
