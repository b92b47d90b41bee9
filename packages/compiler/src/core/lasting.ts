/**
 * Everything that lasts beyond the line that says it: what stands below `until`, what ends it, and
 * what waits for the end of a period.
 */
import type { AsSoonAs, AtEnd, Continuous, Hook, Until } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import type { GameModel } from '../language/game.ts';
import { enderOf } from './enders.ts';
import type { Units } from './units.ts';

export type LastingItem = Hook | Continuous | AsSoonAs | AtEnd;

/**
 * All lasting effects of the game, in the order of the text: procedures, things, rules that always
 * hold.
 */
export function lastingItems(units: Units, model: GameModel): LastingItem[] {
  const items: LastingItem[] = [];
  const visit = (node: { readonly kind: string }): undefined => {
    if (node.kind === 'at-end') items.push(node as AtEnd);
    if (node.kind !== 'until') return undefined;
    const ender = enderOf(node as Until);
    if (ender) items.push(ender);
    items.push(...(node as Until).items);
    return undefined;
  };
  for (const procedure of units.procedures) walk(procedure.body, visit);
  for (const row of model.rows) if (row.effect) walk(row.effect, visit);
  for (const item of model.standing ?? []) walk(item, visit);
  return items;
}
