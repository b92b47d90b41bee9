// What is understood but has no code yet. It is refused here, so that no game is compiled of which
// a part would be missing.

import type { Facts } from '../language/facts/facts.ts';
import type { Node } from '../content/tree/node.ts';
import type { Span } from '../diagnostics/source/span.ts';
import { phase, type Phase } from '../diagnostics/collector.ts';
import { walk } from '../content/tree/walk.ts';
import { treesOf } from './all-trees.ts';
import { BUILT_IN_VERBS, isBuiltInVerb, type Verb } from '../language/vocabulary/verbs.ts';
import type { GameModel } from '../language/game.ts';

/**
 * Finds every use of a word of the language that cannot be played yet.
 *
 * @param model  resolved and checked
 * @throws       never
 */
export function findNotRunnable(model: GameModel): Phase<void> {
  return phase((report) => {
    for (const tree of treesOf(model)) {
      walk(tree, (node) => {
        const what = whatCannotRun(node, model.facts);
        if (what !== null) report('emit/not-runnable-yet', wordAt(node), { what: `\`${what}\`` });
      });
    }
  });
}

/** The word itself, not all that belongs to it. */
function wordAt(node: Node): Span {
  return node.kind === 'command' ? node.verbAt : node.at;
}

function whatCannotRun(node: Node, { procedures }: Facts): string | null {
  if (node.kind !== 'command' || procedures.get(node) !== null || !isBuiltInVerb(node.verb)) return null;
  const shape: Verb = BUILT_IN_VERBS[node.verb];
  return shape.runs === false ? node.verb : null;
}
