// What is no longer known after a node has done what it does.

import type { Node } from '../../../content/tree/node.ts';
import { sideEffectsOf } from '../../facts/side-effects.ts';
import type { Environment } from './environment.ts';

/**
 * Forgets what a node itself may have changed: what it writes, and every global when other rules
 * have run. Never throws.
 */
export function forgetEffects(node: Node, { facts, flow }: Environment): void {
  for (const effect of sideEffectsOf(facts, node)) {
    if (effect.does === 'write') flow.forget(effect.field);
    else if (effect.does === 'rename') flow.forget(effect.local);
    else if (effect.does === 'call') flow.forgetGlobals();
  }
}
