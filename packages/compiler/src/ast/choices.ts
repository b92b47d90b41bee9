import type { AnyNode } from './walk.ts';
import type { Choice, Command, Let, MenuOption } from './node.ts';
import { walk } from './walk.ts';

/** Choices of which nothing need be taken. */
export const MAY_BE_NONE: ReadonlySet<Choice['what']> = new Set(['up-to-one', 'up-to', 'any-number']);

/** A choice, its name, and the node that gives it that: `let foe = ...`, or the command whose verb or label stands before it. */
export type NamedChoice = readonly [name: string, choice: Choice, by: Let | Command];

/**
 * The choices of a procedure, or of what a card does, that have a name there: that of the `let` that holds what was chosen, the verb that is done to it, or the
 * label that the choice stands behind. Of several choices under one name the first has it.
 *
 * @throws never
 */
export function namedChoices(body: AnyNode): readonly NamedChoice[] {
  const before = known.get(body) ?? choicesIn(body);
  known.set(body, before);
  return before;
}

/** All that is looked at was written by the author, so it stays as long as the tree does. */
const known = new WeakMap<AnyNode, readonly NamedChoice[]>();

function choicesIn(body: AnyNode): readonly NamedChoice[] {
  const found: NamedChoice[] = [];
  const add = (...named: NamedChoice): void => {
    if (!found.some(([taken]) => taken === named[0])) found.push(named);
  };
  walk(body, (node) => {
    if (node.kind === 'let' && node.value.kind === 'choice' && node.names[0] !== undefined)
      add(node.names[0].name, node.value, node);
    if (node.kind === 'command') {
      if (node.object?.kind === 'choice') add(node.verb, node.object, node);
      for (const { label, value } of node.args) if (value.kind === 'choice') add(label, value, node);
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
