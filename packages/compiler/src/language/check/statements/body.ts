// Bodies: which locals are their own, and what is known when they run later.

import type { Local } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import type { Environment } from '../common/environment.ts';

/**
 * The surroundings of a body that runs later: what is known now may be different then, and its
 * locals are copies.
 */
export function later(environment: Environment): Environment {
  return { ...environment, flow: laterFlow(environment), returning: null, loop: null, own: new Set() };
}

function laterFlow({ flow }: Environment): Environment['flow'] {
  const copy = flow.copy();
  copy.reachable = true;
  copy.forgetGlobals();
  return copy;
}

/** Gives a local its type; it belongs to the body that is checked. */
export function typeLocal(local: Local | undefined, type: Type, environment: Environment): void {
  if (local === undefined) return;
  environment.facts.types.set(local, type);
  environment.own?.add(local);
}
