import type { CardScene } from './card-scene.ts';
import type { Scene } from './scene.ts';
import type { AreaScene } from './area-scene.ts';

/** Where a thing is drawn. @throws never */
export function hostOf({ players, shared, hand, offered }: Scene, thing: number): CardScene | undefined {
  const areas = [
    ...players.flatMap((player) => player.areas),
    ...shared,
    ...hand,
    ...(offered === null ? [] : [offered]),
  ];
  const all = (card: CardScene): CardScene[] => [card, ...[...card.inside, ...card.fittings].flatMap(all)];
  return areas
    .flatMap(({ rows }) => rows.flat(1))
    .flatMap(all)
    .find((card) => card.things.includes(thing));
}

/** Whether a card stands for a thing, or it lies in that card. @throws never */
export function holds(card: CardScene, thing: number): boolean {
  return card.things.includes(thing) || [...card.inside, ...card.fittings].some((inner) => holds(inner, thing));
}

/**
 * Names of columns; that in which something happens now, or about which a question is, is lit.
 *
 * @param now  what is asked about and pointed at
 * @throws     never
 */
export function headsNow(
  { heads, rows }: Pick<AreaScene, 'heads' | 'rows'>,
  now: readonly number[],
): AreaScene['heads'] {
  return heads.map((head, column) => {
    const lit = rows[column]?.some((card) => now.some((thing) => thing >= 0 && holds(card, thing))) === true;
    return lit ? { ...head, lit } : head;
  });
}
