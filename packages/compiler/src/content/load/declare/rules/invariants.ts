import type { InvariantModel } from '../../../model/model.ts';
import { entriesAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

/**
 * Reads `invariants: {few-cards: count(your hand) <= 7}`.
 *
 * @throws never
 */
export function readInvariants(context: LoadContext, game: YamlMap): InvariantModel[] {
  return entriesAt(game, 'invariants').flatMap(({ key, keySpan, value }) =>
    value.kind === 'scalar'
      ? [{ name: key, at: keySpan, condition: context.take(context.input.expression(rulesTextOf(context, value))) }]
      : [],
  );
}
