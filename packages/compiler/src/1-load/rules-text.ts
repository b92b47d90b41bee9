// Texts of the rules language inside YAML, with exact places.

import type { SourceSet } from '../source/source-set.ts';
import type { RulesText } from './declare/context.ts';
import { mapScalar } from './scalar-map.ts';
import type { YamlScalar } from './yaml/node.ts';

/**
 * The text of a scalar and where each of its characters stands in the file.
 *
 * @throws never
 */
export function rulesTextOf({ sources }: { readonly sources: SourceSet }, scalar: YamlScalar): RulesText {
  const path = scalar.span.file;
  const map = mapScalar(sources.lookup(path) ?? { path, text: '' }, scalar);
  return { text: scalar.text, file: sources.numberOf(path) ?? 0, map: (index) => map.offsetOf(index) };
}
