// Texts of the rules language inside YAML, with exact places.

import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import type { RulesText } from './input.ts';
import { mapScalar, type ScalarMap } from './scalar-map.ts';
import type { YamlScalar } from './yaml/node.ts';

/**
 * The text of a scalar and where each of its characters stands in the file.
 *
 * @throws never
 */
export function rulesTextOf({ sources }: { readonly sources: SourceSet }, scalar: YamlScalar): RulesText {
  const path = scalar.span.file;
  // Finding where each character stands is work, and a text that is known from before needs none of
  // it.
  let found: ScalarMap | null = null;
  const map = (index: number): number =>
    (found ??= mapScalar(sources.lookup(path) ?? { path, text: '' }, scalar)).offsetOf(index);
  return { text: scalar.text, file: path, start: scalar.span.start, map };
}
