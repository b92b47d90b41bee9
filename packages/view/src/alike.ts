import type { AnswerIndex, GameMeta } from '@undercroft/contract';
import type { GameView, ThingView, ZoneView } from './shape.ts';
import { topZones } from './top-zones.ts';

/**
 * Things that are all the same to the rules, group by group: of one kind that says so, in one zone,
 * with the same values.
 *
 * @throws never
 */
export function alikeThings(meta: GameMeta, view: GameView): Iterable<readonly ThingView[]> {
  const groups = new Map<string, ThingView[]>();
  const visit = (zone: ZoneView): void => {
    for (const thing of zone.things ?? []) {
      if (meta.kinds[thing.kind]?.alike === true && thing.row >= 0) {
        const key = `${zone.id} ${thing.row} ${JSON.stringify(thing.fields)}`;
        groups.set(key, [...(groups.get(key) ?? []), thing]);
      }
      thing.zones.forEach(visit);
    }
  };
  topZones(view).forEach(visit);
  return groups.values();
}

/** Answers that choose a thing, or one that is the same to the rules. @throws never */
export function answersFor(meta: GameMeta, view: GameView, thing: number): readonly AnswerIndex[] {
  const same = [...alikeThings(meta, view)].find((group) => group.some(({ id }) => id === thing)) ?? [];
  const answers = view.decision?.answers ?? [];
  const own = answers.filter((answer) => answer.thing === thing);
  const found = own.length > 0 ? own : answers.filter((answer) => same.some(({ id }) => id === answer.thing));
  return found.filter((answer) => answer.thing === found[0]?.thing).map(({ index }) => index);
}
