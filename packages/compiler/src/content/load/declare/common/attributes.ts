import type { AttributeModel, KindModel, PrintedModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { entriesAt, mapOf, scalarAt, textAt, wholeAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlEntry } from '../../yaml/node.ts';
import type { LoadContext } from './context.ts';
import { NUMBER_TYPE, readType, type TypeNames } from './types.ts';

/**
 * Reads one attribute: `price: {base: its printed-force, min: 0}`. Its type is that of the printed
 * value of the same name, or a number; title and icon are those of that value, too, unless it has
 * its own.
 *
 * @param owner    what has the attribute
 * @param printed  printed values of the kind, its parents included
 * @param stood    printed values of the kind that it stands for
 * @throws         never
 */
export function readAttribute(
  context: LoadContext,
  entry: YamlEntry,
  owner: KindModel | 'player',
  names: TypeNames,
  printed: readonly PrintedModel[] = [],
  stood: readonly PrintedModel[] = [],
): AttributeModel {
  const map = mapOf(entry.value);
  const typeScalar = scalarAt(map, 'type');
  const base = scalarAt(map, 'base');
  const own = printed.find((item) => item.name === entry.key);
  const shown = base === undefined && own === undefined && owner !== 'player' ? (owner.standsFor ?? null) : null;
  const same = shown === null ? own : stood.find((item) => item.name === entry.key);
  if (base === undefined && own === undefined && shown === null)
    context.report('load/no-base', entry.keySpan, { name: entry.key, player: owner === 'player' });
  const min = wholeAt(map, 'min');
  const max = wholeAt(map, 'max');
  if (min !== null && max !== null && min > max)
    context.report('load/range', entry.keySpan, { what: entry.key, min, max });
  return {
    name: entry.key,
    at: entry.keySpan,
    owner,
    type: typeScalar === undefined ? (same?.type ?? NUMBER_TYPE) : readType(context, typeScalar, names),
    base: base === undefined ? null : context.take(context.input.expression(rulesTextOf(context, base))),
    ...(shown === null ? {} : { shown: { by: shown } }),
    params: entriesAt(map, 'params').map(({ key, value }) => {
      const typeName = value.kind === 'scalar' ? value.text.trim() : '';
      if (value.kind === 'scalar') readType(context, value, names);
      return { name: key, typeName };
    }),
    min,
    max,
    title: textAt(map, 'title') ?? same?.title ?? titleFromId(entry.key),
    icon: textAt(map, 'icon') ?? same?.icon ?? null,
  };
}
