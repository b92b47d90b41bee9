// Rows: cards, rooms and other things of a game, one a file or many in a table.

import type { SceneryMeta } from '@undercroft/contract';
import type { KindModel, OptionModel, RowModel, ZoneModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { mapAt, mapsAt, scalarAt, scalarsAt, textAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { toPlain, type YamlMap, type YamlScalar } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import type { PrintedReading } from '../../schemas/row.ts';
import { readValue } from '../common/types.ts';
import { holds } from './zones.ts';
import { COUNT_MAX } from '../../schemas/counts.ts';

/** One row as it is written: its own keys before those of the table's `each`. */
export interface RawRow {
  readonly name: string;
  /** The key in the table, or the start of the file. */
  readonly nameAt: Span;
  readonly kind: KindModel;
  readonly map: YamlMap;
}

/** What rows refer to. */
export interface RowScope {
  /** Zones of the table and of players. */
  readonly zones: readonly ZoneModel[];
  readonly options: readonly OptionModel[];
  readonly kinds: readonly KindModel[];
  readonly printedOf: ReadonlyMap<KindModel, readonly PrintedReading[]>;
}

const RULE_ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/;

/**
 * Reads one row.
 *
 * @param index  number of the row in the game
 * @throws       never
 */
export function readRow(context: LoadContext, raw: RawRow, index: number, scope: RowScope): RowModel {
  const { map, kind, name } = raw;
  context.words.check(name, raw.nameAt);
  const effect = scalarAt(map, 'effect');
  const count = readCount(context, scalarAt(map, 'count'));
  const option = scalarAt(map, 'if-option');
  const title = textAt(map, 'title') ?? titleFromId(name);
  const icon = textAt(map, 'icon') ?? kind.icon;
  return {
    name,
    at: raw.nameAt,
    kind,
    title,
    pluralTitle: textAt(map, 'plural') ?? context.input.names.pluralOf(title),
    ...count,
    starts: readStarts(context, raw, count, scope),
    ifOption: option === undefined ? null : (lookUp(context, 'option', option, scope.options)?.name ?? null),
    printed: readPrintedValues(context, raw, scope.printedOf.get(kind) ?? []),
    tags: scalarsAt(map, 'tags').map(({ text }) => text),
    icon,
    ...readScenery(context, map, icon),
    ruleIds: readRuleIds(context, scalarsAt(map, 'rules')),
    flavour: textAt(map, 'flavour'),
    text: textAt(map, 'text'),
    effect: effect === undefined ? null : context.take(context.input.program(rulesTextOf(context, effect))),
    index,
    file: raw.nameAt.file,
  };
}

/**
 * Its schema has been checked. A symbol without a name is the picture of the row, which must then
 * have one.
 */
function readScenery(context: LoadContext, map: YamlMap, icon: string | null): Pick<RowModel, 'scenery'> {
  const written = mapAt(map, 'scenery');
  if (written === undefined) return {};
  const missing = [{ key: 'icon', expected: 'the name of an icon', example: 'two-coins' }];
  for (const layer of icon === null ? mapsAt(written, 'layers') : [])
    if (scalarAt(layer, 'icon') === undefined)
      context.report('load/missing-key', layer.span, { owner: 'layer', missing });
  return { scenery: toPlain(written) as SceneryMeta };
}

function readCount(context: LoadContext, scalar: YamlScalar | undefined): { count: number; perPlayer: boolean } {
  if (scalar === undefined) return { count: 1, perPlayer: false };
  const match = /^(\d{1,6})( per player)?$/.exec(scalar.text.trim());
  const count = Number(match?.[1] ?? Number.NaN);
  if (!Number.isInteger(count)) context.report('load/count-format', scalar.span, { found: scalar.text });
  else if (count > COUNT_MAX)
    context.report('load/out-of-range', scalar.span, { what: 'count', found: String(count), min: 0, max: COUNT_MAX });
  return { count: count <= COUNT_MAX ? count : 1, perPlayer: match?.[2] !== undefined };
}

function readStarts(
  context: LoadContext,
  { map, kind }: RawRow,
  { count, perPlayer }: { count: number; perPlayer: boolean },
  { zones, kinds }: RowScope,
): string | null {
  const scalar = scalarAt(map, 'starts');
  const start = scalar?.text.trim();
  const host = kinds.find((one) => one.zones.some(({ name }) => name === start));
  if (scalar !== undefined && host !== undefined && !zones.some(({ name }) => name === start)) {
    context.report('load/start-in-thing', scalar.span, { zone: start ?? '', kind: host.name });
    return null;
  }
  const zone = scalar === undefined ? undefined : lookUp(context, 'zone', scalar, zones);
  if (scalar === undefined || zone === undefined) return null;
  if (zone.holds.length > 0 && !holds(zone, kind)) {
    context.report('load/cannot-start', scalar.span, {
      kind: kind.name,
      zone: zone.name,
      holds: zone.holds.map(({ name }) => name),
    });
    return null;
  }
  const written = scalarAt(map, 'count');
  const mayFollow = written === undefined && context.hasErrors(scalar.span.file);
  if (zone.owner === 'player' && !perPlayer && !mayFollow) {
    const edits = written === undefined ? [] : [{ span: written.span, text: `${count} per player` }];
    context.report('load/start-of-player', scalar.span, { zone: zone.name, count }, { edits });
    return null;
  }
  return zone.name;
}

function readPrintedValues(
  context: LoadContext,
  { map }: RawRow,
  printed: readonly PrintedReading[],
): Map<string, number> {
  const values = new Map<string, number>();
  for (const { model, min, max } of printed) {
    const scalar = scalarAt(map, model.name);
    const read =
      scalar === undefined
        ? null
        : readValue(context, scalar, { what: model.name, type: model.type, min, max, reported: true });
    values.set(model.name, read ?? model.initial);
  }
  return values;
}

/** Reads a list of rule ids. Never throws. */
export function readRuleIds(context: LoadContext, scalars: readonly YamlScalar[]): RowModel['ruleIds'] {
  return scalars.flatMap(({ text, span }) => {
    if (RULE_ID.test(text)) return [{ id: text, at: span }];
    context.report('load/bad-rule-id', span, { found: text });
    return [];
  });
}
