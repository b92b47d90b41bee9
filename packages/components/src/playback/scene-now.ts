import type { GameMeta } from '@undercroft/contract';
import type { LogLineView } from '@undercroft/view';
import type { DramaRule } from '../layout/layout.ts';
import { readDrama } from '../layout/read-drama.ts';
import { slotsIn } from './event-slots.ts';
import type { FightOn } from './fight-on.ts';

/** A scene that has begun and not ended. */
export interface SceneOn {
  /** thing where it is played; -1: none is on */
  readonly place: number;
  /** events with which it ends */
  readonly ends: readonly string[];
  /** the fight of many that goes on there, or null */
  readonly fight: FightOn | null;
}

type Line = Pick<LogLineView, 'event' | 'things' | 'places' | 'step' | 'player'>;
type Told = readonly Line[];

/**
 * The place of the scene that has begun and not ended, as `drama` of `table.yaml` says; -1 where
 * none is on.
 *
 * @throws never
 */
export function sceneNow(meta: GameMeta, log: Told): number {
  return sceneOn(meta, readDrama(meta.extras.table?.drama ?? {}), log).place;
}

/** The scene that has begun and not ended in what has been told. @throws never */
export function sceneOn(meta: GameMeta, drama: ReadonlyMap<string, DramaRule>, log: Told): SceneOn {
  let now: SceneOn = { place: -1, ends: [], fight: null };
  for (const line of log) {
    const { event, step, player } = line;
    const rule = drama.get(event);
    if (rule !== undefined && rule.at !== null) {
      const place = placeOf(meta, line, rule.at);
      now = {
        place,
        ends: rule.until,
        fight: rule.fight === null ? null : { step, seat: player, place, ...rule.fight },
      };
    } else if (now.ends.includes(event)) now = { place: -1, ends: [], fight: null };
    else if (rule?.heading === true) now = { ...now, fight: null };
  }
  return now;
}

/** A thing that a line speaks of, by its parameter. Squares are not among its things. */
function placeOf(meta: GameMeta, { event, things, places = [] }: Line, parameter: string): number {
  const slots = slotsIn(meta, event);
  const [squares, others] = [true, false].map((wanted) =>
    slots.flatMap(({ name, type }) => (type.is === 'thing' && isSquare(meta, type.of) === wanted ? [name] : [])),
  ) as [string[], string[]];
  const at = squares.indexOf(parameter);
  return (at < 0 ? things[others.indexOf(parameter)] : places[at]?.thing) ?? -1;
}

function isSquare(meta: GameMeta, kind: number): boolean {
  return meta.kinds[kind]?.board !== undefined;
}
