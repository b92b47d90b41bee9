import type { AnyNode } from './walk.ts';
import type { Assign, Choice, Command, Expression, ForEach, Gain, Let, May, Menu, MenuOption } from './node.ts';
import { walk } from './walk.ts';

/** Choices of which nothing need be taken. */
export const MAY_BE_NONE: ReadonlySet<Choice['what']> = new Set(['up-to-one', 'up-to', 'any-number']);

/**
 * A choice, its name, and the node that gives it that: `let foe = ...`, `set your bid to ...`,
 * `gain ...`, the loop that goes through what is chosen, or the command whose verb or label stands
 * before it.
 */
export type NamedChoice = readonly [name: string, choice: Choice, by: Let | Command | Assign | Gain | ForEach];

/**
 * The choices of a procedure, or of what a card does, that have a name there: that of the `let` or
 * of what is set, which holds what was chosen, that of the loop, the verb that is done to it, or
 * the label that the choice stands behind. Of several choices under one name the first has it.
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
    if (node.kind === 'assign' && node.value.kind === 'choice') {
      const name = nameOfTarget(node.target);
      if (name !== null) add(name, node.value, node);
    }
    if (node.kind === 'gain' && node.amount.kind === 'choice') add(node.how, node.amount, node);
    if (node.kind === 'for-each' && node.set.kind === 'choice') add(node.name, node.set, node);
    return true;
  });
  return found;
}

/** `bid` of `set your bid to ...`, of `set p.bid to ...` and of a global `bid`. */
function nameOfTarget(target: Expression): string | null {
  return target.kind === 'your' || target.kind === 'field' || target.kind === 'name' ? target.name : null;
}

/**
 * What is done at once to what is chosen: the command that a choice stands in alone, or the `for
 * each` that goes through what is chosen.
 */
export type Deed = Command | ForEach;

/**
 * What is done to what a choice of a card takes, when the card says it in one breath with the
 * choice: not when a `let` keeps what is chosen for later, and not when another choice stands in
 * the same command.
 *
 * @returns null when there is no such statement in the body
 * @throws  never
 */
export function deedOf(choice: Choice, body: AnyNode): Deed | null {
  const before = deeds.get(body) ?? deedsIn(body);
  deeds.set(body, before);
  return before.get(choice) ?? null;
}

const deeds = new WeakMap<AnyNode, ReadonlyMap<Choice, Deed>>();

function deedsIn(body: AnyNode): ReadonlyMap<Choice, Deed> {
  const found = new Map<Choice, Deed>();
  walk(body, (node) => {
    if (node.kind === 'for-each' && node.set.kind === 'choice') found.set(node.set, node);
    if (node.kind === 'command') {
      const parts = [node.object, ...node.args.map(({ value }) => value)];
      const choices = parts.flatMap((part) => (part?.kind === 'choice' ? [part] : []));
      if (choices[0] !== undefined && choices.length === 1) found.set(choices[0], node);
    }
    return true;
  });
  return found;
}

/**
 * The numbers that an option is offered with, where they are written there one by one: `each n in
 * [1, 3]`.
 *
 * @throws never
 */
export function listedNumbers({ each }: MenuOption): readonly number[] {
  const entries = each?.set.kind === 'list' ? each.set.entries : [];
  return entries.flatMap((entry) => (entry.kind === 'number' ? [entry.value] : []));
}

/** What is asked in a tree without a name of its own, and the options that are offered there. */
export interface Asks {
  readonly unnamed: readonly (Menu | May)[];
  readonly options: readonly MenuOption[];
}

/** What is asked in a tree. @throws never */
export function asksIn(tree: AnyNode): Asks {
  const before = asks.get(tree);
  if (before !== undefined) return before;
  const unnamed: (Menu | May)[] = [];
  const options: MenuOption[] = [];
  walk(tree, (node) => {
    if (node.kind === 'menu' || node.kind === 'may') unnamed.push(node);
    if (node.kind === 'option') options.push(node);
  });
  const found = { unnamed, options };
  asks.set(tree, found);
  return found;
}

const asks = new WeakMap<AnyNode, Asks>();
