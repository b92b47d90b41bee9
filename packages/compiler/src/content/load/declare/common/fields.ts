// Fields, counters and printed values: numbers, flags and words that things and players have.

import type { CounterModel, FieldModel, KindModel, PrintedModel, Type } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { flagAt, mapOf, scalarAt, textAt, wholeAt, wordAt } from '../../read.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from './context.ts';
import { NUMBER_TYPE, readType, readValue, typeText, type TypeNames } from './types.ts';
import type { PrintedReading } from '../../schemas/row.ts';

/** Whether there is no first value that a field could begin with. */
function isNoneFirst({ is }: Type): boolean {
  return is === 'thing' || is === 'row' || is === 'kind';
}

/**
 * Things and players have nothing to begin with, so their fields begin as none; a player begins as
 * the first.
 */
function initialOf(type: Type): number {
  return isNoneFirst(type) || type.is === 'optional' ? -1 : 0;
}

function boundsOf(
  context: LoadContext,
  { key, keySpan }: YamlEntry,
  map: YamlMap | undefined,
): { min: number | null; max: number | null } {
  const min = wholeAt(map, 'min');
  const max = wholeAt(map, 'max');
  if (min !== null && max !== null && min > max) context.report('load/range', keySpan, { what: key, min, max });
  return { min, max };
}

/**
 * Reads one field: `side: {type: side, initial: printed, reset: turn}`.
 *
 * @param owner    what has the field
 * @param printed  printed values of the kind, its parents included
 * @throws         never
 */
export function readField(
  context: LoadContext,
  entry: YamlEntry,
  owner: FieldModel['owner'],
  names: TypeNames,
  printed: readonly PrintedModel[] = [],
): FieldModel {
  const map = mapOf(entry.value);
  const type = readType(context, scalarAt(map, 'type'), names);
  const bounds = boundsOf(context, entry, map);
  const begins = readInitial(context, entry, type, bounds, printed);
  if (isNoneFirst(type) && begins.initial < 0) {
    const at = scalarAt(map, 'type')?.span ?? entry.keySpan;
    context.report(
      'load/needs-optional',
      at,
      { what: entry.key, type: typeText(type) },
      { edits: [{ span: at, text: `${typeText(type)}?` }] },
    );
  }
  return {
    name: entry.key,
    at: entry.keySpan,
    owner,
    type,
    ...begins,
    ...bounds,
    resetBy: textAt(map, 'reset'),
    title: textAt(map, 'title') ?? titleFromId(entry.key),
    icon: textAt(map, 'icon'),
    visible: wordAt(map, 'visible', ['all', 'owner', 'team', 'none']),
    kept: flagAt(map, 'kept'),
  };
}

function readInitial(
  context: LoadContext,
  { key, value }: YamlEntry,
  type: Type,
  bounds: { min: number | null; max: number | null },
  printed: readonly PrintedModel[],
): { initial: number; fromPrinted: PrintedModel | null } {
  const scalar = scalarAt(mapOf(value), 'initial');
  const initial = Math.max(initialOf(type), type.is === 'number' ? (bounds.min ?? 0) : -1);
  if (scalar === undefined) return { initial, fromPrinted: null };
  if (scalar.text.trim() === 'printed') {
    const fromPrinted = printed.find((item) => item.name === key) ?? null;
    if (fromPrinted === null) context.report('load/no-printed', scalar.span, { what: key });
    return { initial, fromPrinted };
  }
  return { initial: readValue(context, scalar, { what: key, type, ...bounds }) ?? initial, fromPrinted: null };
}

/**
 * Reads one counter of each player: `oil: {min: 0, icon: oil-drum}`.
 *
 * @throws never
 */
export function readCounter(context: LoadContext, entry: YamlEntry): CounterModel {
  const map = mapOf(entry.value);
  const bounds = boundsOf(context, entry, map);
  const min = bounds.min ?? 0;
  const scalar = scalarAt(map, 'initial');
  const initial =
    scalar === undefined ? null : readValue(context, scalar, { what: entry.key, type: NUMBER_TYPE, ...bounds });
  const paidUp = wordAt(map, 'paying', ['down', 'up']) === 'up';
  if (paidUp && bounds.max === null) context.report('load/no-most', entry.keySpan, { what: entry.key });
  return {
    name: entry.key,
    at: entry.keySpan,
    owner: 'player',
    type: NUMBER_TYPE,
    initial: initial ?? Math.max(0, min),
    fromPrinted: null,
    min,
    max: bounds.max,
    resetBy: textAt(map, 'reset'),
    title: textAt(map, 'title') ?? titleFromId(entry.key),
    icon: textAt(map, 'icon'),
    visible: wordAt(map, 'visible', ['all', 'owner', 'team', 'none']),
    kept: flagAt(map, 'kept'),
    counter: true,
    paidUp,
  };
}

/**
 * Reads what is printed on the rows of a kind: `force: {type: number}`.
 *
 * @throws never
 */
export function readPrinted(
  context: LoadContext,
  entry: YamlEntry,
  owner: KindModel,
  names: TypeNames,
): PrintedReading {
  const map = mapOf(entry.value);
  const type = readType(context, scalarAt(map, 'type'), names);
  const bounds = boundsOf(context, entry, map);
  const inner = type.is === 'optional' ? type.of : type;
  if (isNoneFirst(inner) || inner.is === 'player') {
    context.report('load/not-printable', scalarAt(map, 'type')?.span ?? entry.keySpan, {
      what: entry.key,
      type: typeText(type),
    });
  }
  const scalar = scalarAt(map, 'default');
  const initial = scalar === undefined ? null : readValue(context, scalar, { what: entry.key, type, ...bounds });
  const model: PrintedModel = {
    name: entry.key,
    at: entry.keySpan,
    owner,
    type,
    initial: initial ?? initialOf(type),
    ...(initial === null ? {} : { default: initial }),
    title: textAt(map, 'title') ?? titleFromId(entry.key),
    icon: textAt(map, 'icon'),
  };
  return {
    model,
    required: scalar === undefined && inner === type && type.is !== 'flag' && type.is !== 'error',
    ...bounds,
  };
}
