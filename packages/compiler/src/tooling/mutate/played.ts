/** What of a tree decides how the game is played. */
import type { Node } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';

/**
 * Calls `visit` for each node that decides how the game is played. What an option is `showing` is
 * only drawn before a player commits.
 */
export function walkPlayed(root: Node, visit: (node: Node) => void): void {
  const drawn = new Set<Node>();
  walk(root, (node) => {
    if (drawn.has(node)) return false;
    if (node.kind === 'option' && node.showing !== null) drawn.add(node.showing);
    visit(node);
    return true;
  });
}
