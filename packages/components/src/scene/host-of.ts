import type { CardScene } from './card-scene.ts';
import type { Scene } from './scene.ts';

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
