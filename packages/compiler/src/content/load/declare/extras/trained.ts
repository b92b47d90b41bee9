// What trained.yaml names must exist, and each way to play stands in it once.

import type { VariantModel } from '../../../model/model.ts';
import { mapOf, nodeAt, scalarAt, wholeAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';

/**
 * Reports variants that are not declared, ways to play that stand there twice, and those that were
 * matched at other seats than play.
 *
 * @param root  the root of trained.yaml
 * @throws      never
 */
export function checkTrained(
  context: LoadContext,
  root: YamlMap,
  { variants }: { readonly variants: readonly VariantModel[] },
): void {
  const ways = nodeAt(root, 'players');
  const seen = new Set<string>();
  for (const node of ways?.kind === 'seq' ? ways.items : []) {
    const way = mapOf(node);
    const variant = scalarAt(way, 'variant');
    if (variant !== undefined) lookUp(context, 'variant', variant, variants);
    const seats = wholeAt(way, 'seats');
    const key = `${variant?.text ?? ''} ${seats}`;
    if (seen.has(key))
      context.report('load/duplicate-training', node.span, { variant: variant?.text ?? null, seats: seats ?? 0 });
    seen.add(key);
    const matched = nodeAt(way, 'by-seat');
    if (matched?.kind === 'seq' && seats !== null && matched.items.length !== seats)
      context.report('load/training-seats', matched.span, { seats, matched: matched.items.length });
  }
}
