import type { OptionModel, VariantModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { entriesAt, mapOf, scalarAt, textAt, wholeAt } from '../../read.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import { reportUnknown, type LoadContext } from '../common/context.ts';
import { claimAll } from '../common/names.ts';
import { readType, readValue, type TypeNames } from '../common/types.ts';

/**
 * Reads `options:`, what players settle before a game.
 *
 * @throws never
 */
export function readOptions(context: LoadContext, game: YamlMap, names: TypeNames): OptionModel[] {
  return claimAll(context.words, 'option', entriesAt(game, 'options')).map((entry) =>
    readOption(context, entry, names),
  );
}

function readOption(context: LoadContext, { key, keySpan, value }: YamlEntry, names: TypeNames): OptionModel {
  const map = mapOf(value);
  const type = readType(context, scalarAt(map, 'type'), names);
  const min = wholeAt(map, 'min');
  const max = wholeAt(map, 'max');
  if (min !== null && max !== null && min > max) context.report('load/range', keySpan, { what: key, min, max });
  const scalar = scalarAt(map, 'default');
  const initial = scalar === undefined ? null : readValue(context, scalar, { what: key, type, min, max });
  return {
    name: key,
    at: keySpan,
    type,
    initial: initial ?? min ?? 0,
    min,
    max,
    title: textAt(map, 'title') ?? titleFromId(key),
    text: textAt(map, 'text') ?? '',
  };
}

/**
 * Reads `variants:`, named sets of options.
 *
 * @throws never
 */
export function readVariants(context: LoadContext, game: YamlMap, options: readonly OptionModel[]): VariantModel[] {
  return entriesAt(game, 'variants').map(({ key, keySpan, value }) => {
    const map = mapOf(value);
    return {
      name: key,
      at: keySpan,
      title: textAt(map, 'title') ?? titleFromId(key),
      text: textAt(map, 'text') ?? '',
      options: chosenOptions(context, entriesAt(map, 'options'), options),
    };
  });
}

/**
 * Reads values of options by their names.
 *
 * @throws never
 */
export function chosenOptions(
  context: LoadContext,
  entries: readonly YamlEntry[],
  options: readonly OptionModel[],
): ReadonlyMap<string, number> {
  const chosen = new Map<string, number>();
  for (const entry of entries) {
    const option = options.find((item) => item.name === entry.key);
    if (option === undefined) {
      reportUnknown(
        context,
        'option',
        entry.key,
        entry.keySpan,
        options.map((item) => item.name),
      );
    } else if (entry.value.kind === 'scalar') {
      const read = readValue(context, entry.value, {
        what: entry.key,
        type: option.type,
        min: option.min,
        max: option.max,
      });
      if (read !== null) chosen.set(entry.key, read);
    }
  }
  return chosen;
}
