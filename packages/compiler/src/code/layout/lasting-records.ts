/** Which effects that last the game has, and which cells the record of each takes. */
import type { Facts } from '../../language/facts/facts.ts';
import { RECORD } from '@undercroft/contract';
import type { Block, Local, Node, Numbered } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { lastingItems, type LastingItem } from '../../core/lasting.ts';
import type { Units } from '../../core/units.ts';
import type { GameModel } from '../../language/game.ts';
import { isMany } from './set-kinds.ts';

/**
 * A name that a record remembers: one cell, or for a set where its list begins and how long it is.
 */
export interface Capture {
  readonly local: Local;
  readonly cell: number;
  readonly isSet: boolean;
}

/** One textual lasting effect. Its record: see `RECORD` of the contract. */
export interface LastingCode {
  readonly code: number;
  readonly item: LastingItem;
  readonly captures: readonly Capture[];
  /** cell of the record that says whether a watched condition held, or -1 */
  readonly held: number;
  /** cells of the record */
  readonly cells: number;
  /** frame function that runs it (at-end), or -1 */
  frame: number;
}

/** The node, and those of its parts that declare names. */
function declaredIn(node: Node): readonly (Numbered | null)[] {
  if (node.kind === 'let' || node.kind === 'continuous') return [node, ...node.names];
  if (node.kind === 'for-each') return [node, node.rolling];
  if (node.kind === 'option') return [node, node.each];
  return [node];
}

/** Names used inside a node that were declared outside it. */
export function freeLocals(facts: Facts, node: Block | LastingItem): Local[] {
  const used = new Set<Local>();
  const own = new Set<Local>();
  walk(node, (inner) => {
    const ref = facts.refs.get(inner);
    if (inner.kind === 'name' && ref?.to === 'local') used.add(ref.local);
    for (const local of [facts.olds.get(inner), ...declaredIn(inner).map((declares) => facts.locals.get(declares))])
      if (local) own.add(local);
    return undefined;
  });
  return [...used].filter((local) => !own.has(local));
}

/**
 * Finds all lasting effects of the game, so that the layout, attributes and events know them before
 * they are written.
 */
export function collectLasting(units: Units, model: GameModel): LastingCode[] {
  return lastingItems(units, model).map((item, code) => {
    let next: number = RECORD.locals;
    const captures = freeLocals(model.facts, item).map((local): Capture => {
      const isSet = isMany(model.facts.types.get(local));
      const capture = { local, cell: next, isSet };
      next += isSet ? 2 : 1;
      return capture;
    });
    const held = item.kind === 'as-soon-as' ? next++ : -1;
    return { code, item, captures, held, cells: next, frame: -1 };
  });
}
