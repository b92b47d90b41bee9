// Kinds of things: first their names and parents, then what each has, because they refer to each
// other.

import type { EnumModel, FieldModel, KindModel, MapModel } from '../../../model/model.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { pluralFromId, titleFromId } from '../../naming.ts';
import { entriesAt, flagAt, mapAt, mapOf, nodeAt, scalarAt, textAt, wholeAt } from '../../read.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import { readAttribute } from '../common/attributes.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { readField, readPrinted } from '../common/fields.ts';
import type { PrintedReading } from '../../schemas/row.ts';
import { placeOnMap, readMaps } from './maps.ts';
import { claimAll, memberRegister, type NameRegister } from '../common/names.ts';
import { borderOfGate, linkTiles, tileKindOf } from './tiles.ts';
import { readZone } from './zones.ts';
import type { KindsReading } from './kinds-reading.ts';

/** Names of what a kind has. */
interface Members {
  readonly printed: NameRegister;
  readonly other: NameRegister;
}

type Shell = { -readonly [Key in keyof KindModel]: KindModel[Key] };

/**
 * Reads `kinds:`.
 *
 * @throws never
 */
export function readKinds(context: LoadContext, game: YamlMap, enums: readonly EnumModel[]): KindsReading {
  const entries = claimAll(context.words, 'kind', entriesAt(game, 'kinds'));
  const made = readMaps(game);
  const kinds = entries.map((entry) => shellOf(context, entry, made.get(entry.key) ?? null));
  entries.forEach((entry, index) => linkParent(context, entry, kinds[index], kinds));
  const printedOf = new Map<KindModel, PrintedReading[]>();
  const members = new Map<KindModel, Members>();
  // Attributes may take what is printed on things of another kind, so all printed values are read
  // before.
  const attributes: (() => void)[] = [];
  for (const kind of parentsFirst(kinds)) {
    const entry = entries[kinds.indexOf(kind)];
    if (entry !== undefined) attributes.push(fillKind(context, entry, kind, { enums, kinds }, printedOf, members));
  }
  for (const read of attributes) read();
  const claim = (kind: KindModel, name: string, at: Span): void =>
    members.get(kind)?.other.claim('attribute', name, at);
  return { kinds, printedOf, tiles: linkTiles(context, game, { kinds, printedOf }, claim), tileKind: tileKindOf(game) };
}

/** @param made the map that makes its things, if one does */
function shellOf(context: LoadContext, { key, keySpan, value }: YamlEntry, made: MapModel | null): Shell {
  const map = mapOf(value);
  const written = scalarAt(map, 'plural');
  const plural = written?.text.trim() ?? pluralFromId(key);
  if (plural !== key) context.words.claim('plural of a kind', plural, written?.span ?? keySpan);
  return {
    name: key,
    at: keySpan,
    plural,
    parent: null,
    children: [],
    fields: [],
    printed: [],
    attributes: [],
    zones: [],
    rows: [],
    folder: made === null ? textAt(map, 'folder') : null,
    play: textAt(map, 'play'),
    alike: made === null && flagAt(map, 'alike'),
    title: textAt(map, 'title') ?? titleFromId(key),
    icon: textAt(map, 'icon'),
    map: made ?? readMap(map),
  };
}

function readMap(kind: YamlMap | undefined): MapModel | null {
  const map = mapAt(kind, 'map');
  const grid = mapAt(map, 'grid');
  if (grid !== undefined) {
    return {
      is: 'grid',
      columns: wholeAt(grid, 'columns') ?? 1,
      rows: wholeAt(grid, 'rows') ?? 1,
      diagonal: flagAt(grid, 'diagonal'),
    };
  }
  const links = nodeAt(map, 'links');
  if (links?.kind !== 'seq') return null;
  const pairs = links.items.map((pair) =>
    (pair.kind === 'seq' ? pair.items : []).flatMap((end) => (end.kind === 'scalar' ? [end.text] : [])),
  );
  return {
    is: 'links',
    links: pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const])),
  };
}

function linkParent(
  context: LoadContext,
  { key, value }: YamlEntry,
  kind: Shell | undefined,
  kinds: readonly Shell[],
): void {
  const scalar = scalarAt(mapOf(value), 'is');
  if (scalar === undefined || kind === undefined) return;
  const parent = lookUp(context, 'kind', scalar, kinds);
  if (parent === undefined) return;
  for (let each: KindModel | null = parent; each !== null; each = each.parent) {
    if (each !== kind) continue;
    context.report('load/circular-kind', scalar.span, { name: key });
    return;
  }
  kind.parent = parent;
  parent.children.push(kind);
}

function parentsFirst(kinds: readonly Shell[]): Shell[] {
  const depth = (kind: KindModel): number => (kind.parent === null ? 0 : 1 + depth(kind.parent));
  return kinds.toSorted((first, second) => depth(first) - depth(second));
}

/**
 * Reads what a kind has; its parents are filled before it.
 *
 * @returns what reads its attributes, to be called when all kinds are filled
 */
function fillKind(
  context: LoadContext,
  entry: YamlEntry,
  kind: Shell,
  names: { enums: readonly EnumModel[]; kinds: readonly KindModel[] },
  printedOf: Map<KindModel, PrintedReading[]>,
  members: Map<KindModel, Members>,
): () => void {
  const map = mapOf(entry.value);
  const inherited = kind.parent === null ? undefined : members.get(kind.parent);
  // A field or attribute may repeat the name of a printed value: it begins as that value, or is
  // computed from it.
  const printedNames = memberRegister(context.report, context.input.words, inherited?.printed);
  const other = memberRegister(context.report, context.input.words, inherited?.other);
  members.set(kind, { printed: printedNames, other });
  const own = claimAll(printedNames, 'printed value', entriesAt(map, 'printed')).map((item) =>
    readPrinted(context, item, kind, names),
  );
  const readings = [...((kind.parent === null ? undefined : printedOf.get(kind.parent)) ?? []), ...own];
  printedOf.set(kind, readings);
  kind.printed.push(...own.map(({ model }) => model));
  if (kind.map?.is === 'grid' && kind.map.made !== undefined) kind.printed.push(...placeOnMap(context, kind));
  if (kind.map?.is === 'gates') kind.printed.push(...borderOfGate(context, kind, names.enums));
  const printed = readings.map(({ model }) => model);
  for (const item of claimAll(other, 'field', entriesAt(map, 'fields'))) {
    kind.fields.push(readField(context, item, kind, names, printed));
  }
  kind.standsFor = readStandsFor(context, map, kind);
  kind.copies = readCopies(context, map, kind);
  const attributes = claimAll(other, 'attribute', entriesAt(map, 'attributes'));
  for (const item of claimAll(other, 'zone', entriesAt(map, 'zones'))) {
    kind.zones.push(readZone(context, item, names.kinds, kind));
  }
  return () => {
    const stood = kindStoodFor(kind);
    const onIt = ((stood && printedOf.get(stood)) ?? []).map(({ model }) => model);
    for (const item of attributes) kind.attributes.push(readAttribute(context, item, kind, names, printed, onIt));
  };
}

/** The kind of the things that those of a kind stand for. */
function kindStoodFor({ standsFor }: KindModel): KindModel | null {
  const type = standsFor?.type.is === 'optional' ? standsFor.type.of : standsFor?.type;
  return type?.is === 'thing' ? type.of : null;
}

/** The field of `copies`, of the kind itself or of one above it. */
function readCopies(context: LoadContext, map: YamlMap | undefined, kind: KindModel): FieldModel | null {
  const scalar = scalarAt(map, 'copies');
  const above = kind.parent?.copies ?? null;
  if (scalar === undefined) return above;
  const field = lookUp(context, 'field', scalar, kind.fields);
  if (field === undefined) return above;
  const { type, visible } = field;
  if (type.is === 'optional' && type.of.is === 'thing' && type.of.of === kind && visible === 'all' && above === null)
    return field;
  if (type.is !== 'error') context.report('load/copies', scalar.span, { field: field.name, kind: kind.name });
  return above;
}

/** The field of `stands-for`, of the kind itself or of one above it. */
function readStandsFor(context: LoadContext, map: YamlMap | undefined, kind: KindModel): FieldModel | null {
  const scalar = scalarAt(map, 'stands-for');
  const above = kind.parent?.standsFor ?? null;
  if (scalar === undefined) return above;
  const fields: FieldModel[] = [];
  for (let at: KindModel | null = kind; at !== null; at = at.parent) fields.push(...at.fields);
  const field = lookUp(context, 'field', scalar, fields);
  if (field === undefined) return above;
  const type = field.type.is === 'optional' ? field.type.of : field.type;
  if (type.is === 'error') return above;
  if (type.is === 'thing' && field.visible === 'all') return field;
  context.report('load/stands-for', scalar.span, { field: field.name, hidden: type.is === 'thing' });
  return above;
}
