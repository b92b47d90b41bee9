/** Who has the most or the fewest: players who tie are all meant, and the text says so. */
import type { Expression, Node } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { Speech } from './speech.ts';
import { say } from '../wording/words.ts';

function looksForBest(root: Node): boolean {
  let found = false;
  walk(root, (node) => {
    const isBest =
      node.kind === 'binary' &&
      node.operator === 'is-in' &&
      node.right.kind === 'call' &&
      (node.right.name === 'most' || node.right.name === 'least');
    found ||= isBest;
    return !found;
  });
  return found;
}

/**
 * Adds "alone or tied" to a condition that asks who is among the best, also when a function of the
 * game asks it.
 *
 * @param node  the condition, or the call of a function that stands for it
 * @throws      never
 */
export function withTies(text: string, node: Expression, speech: Speech): string {
  const define = node.kind === 'call' ? speech.model.defines?.get(node.name) : undefined;
  return looksForBest(define ?? node) ? say(speech.words, 'tied', { x: text }) : text;
}
