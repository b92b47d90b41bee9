import type { ThingView } from '@undercroft/view';
import type { CardScene } from './card-scene.ts';

/** Cards line by line. @throws never */
export function byLevel(
  things: readonly ThingView[],
  cards: readonly CardScene[],
  level: (thing: ThingView) => number,
): CardScene[][] {
  const rows: CardScene[][] = [];
  things.forEach((thing, index) => {
    const line = Math.max(1, level(thing));
    while (rows.length < line) rows.push([]);
    const card = cards[index];
    if (card !== undefined) rows[line - 1]?.push(card);
  });
  return rows;
}
