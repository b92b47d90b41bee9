// Rows and kinds by name: `a row of beast`, `kinds of card`.

import type { NameSet } from '../../../content/tree/node.ts';
import { namedKinds } from '../../../content/model/named.ts';
import type { Type } from '../../../content/model/model.ts';
import { isMade } from '../../../content/model/tiles.ts';
import type { Environment } from '../common/environment.ts';
import { ERROR, setOf } from '../common/types.ts';

/**
 * The type of `rows of K`: a set of rows.
 *
 * @param one  whether one of them is chosen, so that it stands in the singular
 */
export function checkNames(node: NameSet, environment: Environment, one: boolean): Type {
  const ref = environment.facts.refs.get(node);
  if (ref?.to !== 'kind') return ERROR;
  const { kind } = ref;
  const { what, name, many, at } = node;
  const [singular, plural] = [`${what} of ${name}`, `${what}s of ${name}`];
  if (one === many) {
    const right = one ? singular : plural;
    const given = { name: one ? plural : singular, singular: right, plural: right };
    environment.report(one ? 'check/plural' : 'check/singular', at, given, { edits: [{ span: at, text: right }] });
  }
  if (what === 'row' && isMade(kind.map)) environment.report('check/rows-of-a-map', at, { kind: name });
  if (what === 'kind' && namedKinds(kind).length < 2) environment.report('check/only-kind', at, { kind: name });
  return setOf({ is: what, of: kind });
}
