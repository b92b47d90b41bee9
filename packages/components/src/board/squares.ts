import type { GameMeta } from '@undercroft/contract';
import type { WalkView } from '@undercroft/view';
import type { CardScene } from '../scene/scene.ts';
import type { BoardSource } from './grounds.ts';

/** All that lies on a square, also in other things. @throws never */
export function lyingOn(square: CardScene): CardScene[] {
  return [...square.inside, ...square.fittings].flatMap((card) => [card, ...lyingOn(card)]);
}

/** Whether a square, or something on it, can be chosen. @throws never */
export function canAnswer(square: CardScene): boolean {
  return square.answers.length > 0 || lyingOn(square).some((card) => card.answers.length > 0);
}

/** On which sides of a square walls stand: north, east, south, west. @throws never */
export function wallsAround(n: number, columns: number, walls: readonly (readonly [number, number])[]): boolean[] {
  const met = walls.flatMap(([one, other]) => (one === n ? [other] : other === n ? [one] : []));
  return [n - columns, n + 1, n + columns, n - 1].map((side) => met.includes(side));
}

/** By number of a square: the cheapest way of those that answers go there. @throws never */
export function walksOf({ answers }: BoardSource, squares: readonly CardScene[]): Map<number, WalkView> {
  const walks = new Map<number, WalkView>();
  const numbers = new Map(squares.map(({ thing }, n) => [thing, n]));
  for (const { thing, walk } of answers) {
    const n = numbers.get(thing);
    if (walk === undefined || n === undefined) continue;
    const known = walks.get(n);
    if (known === undefined || known.cost > walk.cost) walks.set(n, walk);
  }
  return walks;
}

/** What a thing is called, empty for one that is not known. @throws never */
export function titleOf(meta: GameMeta): (thing: number) => string {
  return (thing) => meta.rows[meta.things[thing] ?? -1]?.title ?? '';
}
