/** Which effects that last the game has, and which cells the record of each takes. */
import type { Facts } from '../../ast/facts.ts';
import { RECORD } from '@undercroft/contract';
import type { Block, Local } from '../../ast/node.ts';
import { walk } from '../../ast/walk.ts';
import { lastingItems, type LastingItem } from '../../5-analyze/lasting.ts';
import type { Units } from '../../5-analyze/units.ts';
import type { GameModel } from '../../model/model.ts';
import { isMany } from './set-kinds.ts';

/** A name that a record remembers: one cell, or for a set where its list begins and how long it is. */
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

/** Names used inside a node that were declared outside it. */
export function freeLocals(facts: Facts, node: Block | LastingItem): Local[] {
  const used = new Set<Local>();
  const own = new Set<Local>();
  walk(node, (inner) => {
    const known = inner as {
      kind: string;
      ref?: { to: string; local?: Local };
      local?: Local;
      names?: readonly { local?: Local }[];
      rolling?: { local?: Local } | null;
    };
    if (known.kind === 'name' && known.ref?.to === 'local' && known.ref.local) used.add(known.ref.local);
    for (const local of [known.local, facts.olds.get(inner), known.rolling?.local]) if (local) own.add(local);
    for (const entry of Array.isArray(known.names) ? known.names : []) if (entry.local) own.add(entry.local);
    if ('each' in inner && typeof inner.each === 'object' && inner.each !== null) {
      const { local } = inner.each as { local?: Local };
      if (local) own.add(local);
    }
    return undefined;
  });
  return [...used].filter((local) => !own.has(local));
}

/** Finds all lasting effects of the game, so that the layout, attributes and events know them before they are written. */
export function collectLasting(units: Units, model: GameModel): LastingCode[] {
  return lastingItems(units, model).map((item, code) => {
    let next: number = RECORD.locals;
    const captures = freeLocals(model.facts, item).map((local): Capture => {
      const isSet = isMany(local.type);
      const capture = { local, cell: next, isSet };
      next += isSet ? 2 : 1;
      return capture;
    });
    const held = item.kind === 'as-soon-as' ? next++ : -1;
    return { code, item, captures, held, cells: next, frame: -1 };
  });
}
