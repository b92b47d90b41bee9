import type { SetModel } from '../../../model/model.ts';
import { entriesAt, mapOf, scalarAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

/**
 * Reads `sets: {fighters: {one: fighter, is: beasts in glades in grove}}`.
 *
 * @throws never
 */
export function readSets(context: LoadContext, game: YamlMap): SetModel[] {
  return entriesAt(game, 'sets').flatMap(({ key, keySpan, value }) => {
    const map = mapOf(value);
    const one = scalarAt(map, 'one');
    const query = scalarAt(map, 'is');
    context.words.claim('set', key, keySpan);
    if (one !== undefined && one.text.trim() !== key) context.words.claim('member of a set', one.text.trim(), one.span);
    if (one === undefined || query === undefined) return [];
    const set: SetModel = {
      name: key,
      at: keySpan,
      one: one.text.trim(),
      query: context.take(context.input.expression(rulesTextOf(context, query))),
    };
    return [set];
  });
}
