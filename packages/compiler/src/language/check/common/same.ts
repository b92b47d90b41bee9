import type { Node } from '../../../content/tree/node.ts';

/** Whether two trees say the same in the same words, wherever they stand. Never throws. */
export function saysTheSame(one: Node | null, other: Node | null): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(tree: Node | null): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'id' || /^at$|At$/.test(key) ? undefined : value));
}
