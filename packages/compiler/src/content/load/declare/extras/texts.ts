import { wordTable } from '@undercroft/contract';
import type { GameContent, WordsModel } from '../../../model/model.ts';
import { entriesAt, mapAt } from '../../read.ts';
import { toPlain, type YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

/**
 * Reads `reasons:`, why a game may end.
 *
 * @throws never
 */
export function readReasons(context: LoadContext, game: YamlMap): GameContent['reasons'] {
  return entriesAt(game, 'reasons').flatMap(({ key, keySpan, value }) => {
    if (context.input.words.reserved.has(key)) context.report('load/reserved-word', keySpan, { name: key });
    return value.kind === 'scalar' ? [{ name: key, at: keySpan, text: value.text }] : [];
  });
}

/**
 * Reads a map from names to sentences: `phrases:` or `prompts:`.
 *
 * @returns  by name; the place is that of the sentence
 * @throws   never
 */
export function readTexts(context: LoadContext, game: YamlMap, key: 'phrases' | 'prompts'): GameContent['phrases'] {
  return new Map(
    entriesAt(game, key).flatMap((entry) =>
      entry.value.kind === 'scalar' ? [[entry.key, { text: entry.value.text, at: entry.value.span }] as const] : [],
    ),
  );
}

/**
 * Reads `words:`, the words that generated texts use, by group and name.
 *
 * @returns  plain JSON; what has another shape than texts, or forms of texts, is left out
 * @throws   never
 */
export function readWords(root: YamlMap): WordsModel {
  const groups = mapAt(root, 'words')?.entries ?? [];
  const words = Object.fromEntries(
    groups.flatMap(({ key, value }) =>
      value.kind === 'map'
        ? [
            [
              key,
              Object.fromEntries(
                value.entries.flatMap((entry) => (isWords(entry.value) ? [[entry.key, toPlain(entry.value)]] : [])),
              ),
            ],
          ]
        : [],
    ),
  );
  return wordTable(words) as WordsModel;
}

function isWords(node: YamlMap['entries'][number]['value']): boolean {
  if (node.kind === 'scalar') return typeof node.value === 'string';
  return (
    node.kind === 'map' && node.entries.every(({ value }) => value.kind === 'scalar' && typeof value.value === 'string')
  );
}
