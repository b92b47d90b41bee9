import type { KindModel, WindowModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { entriesAt, flagAt, mapOf, scalarAt, textAt, wordAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { claimAll } from '../common/names.ts';

/**
 * Reads `windows: {attack-window: {asks: you, repeats: true}}`.
 *
 * @throws never
 */
export function readWindows(context: LoadContext, game: YamlMap, kinds: readonly KindModel[]): WindowModel[] {
  return claimAll(context.words, 'window', entriesAt(game, 'windows')).map(({ key, keySpan, value }) => {
    const map = mapOf(value);
    const of = scalarAt(map, 'of');
    return {
      name: key,
      at: keySpan,
      of: of === undefined ? null : (lookUp(context, 'kind', of, kinds)?.name ?? null),
      asks: wordAt(map, 'asks', ['you', 'everyone', 'others', 'opponent']),
      repeats: flagAt(map, 'repeats'),
      restarts: flagAt(map, 'restarts'),
      title: textAt(map, 'title') ?? titleFromId(key),
    };
  });
}
