import type { AnyNode } from './walk.ts';
import type { Choice, MenuOption } from './node.ts';
import { walk } from './walk.ts';

/** Choices of which nothing need be taken. */
export const MAY_BE_NONE: ReadonlySet<Choice['what']> = new Set(['up-to-one', 'up-to', 'any-number']);

/**
 * The choices of a procedure, or of what a card does, that have a name there: that of the `let` that holds what was chosen, the verb that is done to it, or the
 * label that the choice stands behind. Of several choices under one name the first has it.
 *
 * @throws never
 */
export function namedChoices(body: AnyNode): readonly (readonly [name: string, choice: Choice])[] {
  const before = known.get(body) ?? choicesIn(body);
  known.set(body, before);
  return before;
}

/** All that is looked at was written by the author, so it stays as long as the tree does. */
const known = new WeakMap<AnyNode, readonly (readonly [name: string, choice: Choice])[]>();

function choicesIn(body: AnyNode): readonly (readonly [name: string, choice: Choice])[] {
  const found: [string, Choice][] = [];
  const add = (name: string, choice: Choice): void => {
    if (!found.some(([taken]) => taken === name)) found.push([name, choice]);
  };
  walk(body, (node) => {
    if (node.kind === 'let' && node.value.kind === 'choice' && node.names[0] !== undefined)
      add(node.names[0].name, node.value);
    if (node.kind === 'command') {
      if (node.object?.kind === 'choice') add(node.verb, node.object);
      for (const { label, value } of node.args) if (value.kind === 'choice') add(label, value);
    }
    return true;
  });
  return found;
}

/** The numbers that an option is offered with, where they are written there one by one: `each n in [1, 3]`. @throws never */
export function listedNumbers({ each }: MenuOption): readonly number[] {
  const entries = each?.set.kind === 'list' ? each.set.entries : [];
  return entries.flatMap((entry) => (entry.kind === 'number' ? [entry.value] : []));
}
