// A `when` hook runs after the event: a thing that the event moved is read where it lies now.

import type { Facts } from '../../facts/facts.ts';
import type { Hook, Local, Node, Procedure } from '../../../content/tree/node.ts';
import { sideEffectsOf } from '../../facts/side-effects.ts';
import { walk } from '../../../content/tree/walk.ts';
import type { Environment } from '../common/environment.ts';

/**
 * Warns of attributes that a hook reads of a thing after the event has moved it. The hook has been
 * checked.
 */
export function checkReadAfter(hook: Hook, { report, facts }: Environment): void {
  const { event } = hook;
  const local = facts.locals.get(hook);
  const procedure = facts.procedures.get(event) ?? undefined;
  if (hook.timing !== 'when' || event.kind !== 'happen' || procedure === undefined || local === undefined) return;
  if (!movesObject(facts, procedure, facts)) return;
  const look = (node: Node): void => {
    const ref = facts.refs.get(node);
    if (node.kind !== 'field' || ref?.to !== 'attribute' || !isLocal(facts, node.of, local)) return;
    const { attribute } = ref;
    const printed = attribute.owner !== 'player' && attribute.owner.printed.some(({ name }) => name === attribute.name);
    report('check/read-after', node.nameAt, { attribute: attribute.name, verb: procedure.name, printed });
  };
  for (const part of [hook.condition, hook.body]) if (part !== null) walk(part, look);
}

function isLocal(facts: Facts, node: Node, local: Local): boolean {
  const ref = facts.refs.get(node);
  return node.kind === 'name' && ref?.to === 'local' && ref.local === local;
}

/** Whether a procedure itself moves what it is done to. */
function movesObject(facts: Facts, { params, body }: Procedure, { locals }: Facts): boolean {
  const object = locals.get(params.find(({ label }) => label === null));
  let moves = false;
  walk(body, (node) => {
    for (const effect of sideEffectsOf(facts, node))
      if (effect.does === 'move' && effect.things !== null && object !== undefined)
        moves ||= isLocal(facts, effect.things, object);
  });
  return moves;
}
