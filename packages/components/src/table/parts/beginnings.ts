import type { GameMeta } from '@undercroft/contract';
import { calledBy } from '../../board/squares.ts';
import type { LogEntry, LogFold } from '../../log/log.ts';
import type { TableLayout } from '../../layout/layout.ts';
import { sceneInShort } from '../../playback/digest.ts';
import { scenesOf, thingOf } from '../../playback/scenes-of.ts';
import type { Words } from '../../words/words.ts';

/** Numbers of the sentences of a log above which a heading stands: a large one, a small one. */
interface Beginnings {
  readonly heads: ReadonlySet<number>;
  readonly phases: ReadonlySet<number>;
  /** those that tell nothing when nothing follows them: an ordinary heading, and a small one */
  readonly passing: ReadonlySet<number>;
}

/**
 * Headings follow from the sentences and not from the drawn view, because a table may show an
 * earlier moment than its log tells.
 *
 * @throws never
 */
export function beginningsIn(log: readonly LogEntry[], layout: Pick<TableLayout, 'drama'> | null): Beginnings {
  const scenes = log.map(({ event }) => layout?.drama.get(event ?? ''));
  return {
    heads: new Set([...scenes.keys()].filter((at) => scenes[at]?.heading === true)),
    phases: new Set([...scenes.keys()].filter((at) => scenes[at]?.weight === 0)),
    passing: new Set([...scenes.keys()].filter((at) => isPassing(scenes[at]))),
  };
}

/** A heading with a weight of its own tells something by itself. */
function isPassing(scene: { readonly heading: boolean; readonly weight: number } | undefined): boolean {
  return scene !== undefined && (scene.weight === 0 || (scene.heading && scene.weight === 1));
}

/**
 * Fights of many that are over, each with what came of it in a sentence: its blows are read only by
 * a player who wants to.
 *
 * @param spots  what places of a board are called inside a sentence, by thing
 * @throws never
 */
export function foldsIn(
  meta: GameMeta,
  layout: Pick<TableLayout, 'drama'>,
  log: readonly LogEntry[],
  spots: ReadonlyMap<number, string>,
  words: Words,
): readonly LogFold[] {
  // Most games have none, and a log is long.
  if (![...layout.drama.values()].some(({ fight }) => fight !== null)) return [];
  const told = log.map(({ event = '', places = [], text, things }) => {
    // A square of a map is told by its place.
    const [square] = places;
    return {
      name: event,
      text,
      thing: (parameter: string) => square?.thing ?? thingOf(meta, event, things)(parameter),
      speaksOf: (one: number) => things.includes(one) || places.some(({ thing }) => thing === one),
    };
  });
  return scenesOf(layout.drama, told).flatMap((scene) => {
    const { end, first, last, over, place } = scene;
    const title = calledBy(meta, spots, place);
    if (end === null || !over || last === first || title === undefined) return [];
    return [{ first, last, text: sceneInShort(scene, title, words) }];
  });
}
