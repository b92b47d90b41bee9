import { isSortOf, type GameMeta } from '@undercroft/contract';
import { topZones, type GameView, type ThingView, type ZoneView } from '@undercroft/view';
import { calledBy } from '../board/squares.ts';
import type { AreaLayout } from '../layout/layout.ts';
import { capital } from '../words/capital.ts';
import type { CardScene } from './card-scene.ts';

/** A thing of a list. */
export interface Listed {
  readonly thing: ThingView;
  /** the thing that it lies in, -1: in none */
  readonly host: number;
}

/**
 * All things of a kind, and of kinds that are sorts of it, that a view shows, by id: wherever they
 * lie, but for the zones that the area leaves out.
 *
 * @throws never
 */
export function thingsOfKind(meta: GameMeta, view: GameView, { kind, exceptIn }: AreaLayout): Listed[] {
  const wanted = meta.kinds.findIndex(({ name }) => name === kind);
  const inZone = ({ zone, things, owner }: ZoneView): Listed[] => {
    const own = meta.zones[zone];
    if (exceptIn.includes(own?.name ?? '')) return [];
    const host = typeof own?.owner === 'number' ? owner : -1;
    return (things ?? []).flatMap((thing) => [{ thing, host }, ...thing.zones.flatMap(inZone)]);
  };
  return topZones(view)
    .flatMap(inZone)
    .filter(({ thing }) => isSortOf(meta, thing.kind, wanted))
    .toSorted((one, other) => one.thing.id - other.thing.id);
}

/**
 * Cards of a list; of several with one name each says where it lies, when that tells them apart.
 *
 * @param spots  what players call places of boards, by thing
 * @throws never
 */
export function listedCards(
  meta: GameMeta,
  listed: readonly Listed[],
  spots: ReadonlyMap<number, string>,
  draw: (thing: ThingView) => CardScene,
): CardScene[] {
  const cards = listed.map(({ thing }) => draw(thing));
  const places = listed.map(({ host }) => calledBy(meta, spots, host));
  const many = Map.groupBy(places.keys(), (n) => cards[n]?.face.title);
  return cards.map((card, n) => {
    const place = places[n];
    const others = many.get(card.face.title) ?? [];
    if (place === undefined || others.every((other) => places[other] === place)) return card;
    const marks = [...card.face.marks, { title: capital(place), icon: null }];
    return { ...card, face: { ...card.face, marks } };
  });
}
