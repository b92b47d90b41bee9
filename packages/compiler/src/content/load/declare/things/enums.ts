import type { EnumModel } from '../../../model/model.ts';
import { entriesAt } from '../../read.ts';
import type { YamlMap, YamlNode } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import { claimAll } from '../common/names.ts';

/**
 * Reads `enums: {side: [evil, good]}`. Values may share names with other things: the expected type
 * tells them apart.
 *
 * @throws never
 */
export function readEnums(context: LoadContext, game: YamlMap): EnumModel[] {
  return claimAll(context.words, 'enum', entriesAt(game, 'enums')).map(({ key, keySpan, value }) => ({
    name: key,
    at: keySpan,
    values: valuesOf(context, value),
  }));
}

function valuesOf(context: LoadContext, node: YamlNode): EnumModel['values'] {
  const scalars = node.kind === 'seq' ? node.items.filter((item) => item.kind === 'scalar') : [];
  for (const { text, span } of scalars)
    if (context.input.words.reserved.has(text)) context.report('load/reserved-word', span, { name: text });
  return scalars.map((scalar) => ({ name: scalar.text, at: scalar.span }));
}
