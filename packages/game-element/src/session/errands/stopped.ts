import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { ThingWish } from './errand.ts';

/**
 * Why a thing could not be put where it should go, as a sentence.
 *
 * @param meta  of the game, in the language of the words
 * @param view  of the person, at the question at which it ended
 * @throws      never
 */
export function whyStopped(meta: GameMeta, { decision }: GameView, { thing, place }: ThingWish, words: Words): string {
  const title = (of: number): string => meta.rows[meta.things[of] ?? -1]?.title ?? '';
  const reason = decision?.disabled.find((one) => one.thing === thing || one.thing === place)?.reason;
  const isHere = decision?.answers.some((one) => one.thing === thing || one.thing === place) === true;
  const why = reason ?? words.say(isHere ? 'game.wish-refused' : 'game.wish-asked');
  const key = place < 0 ? 'game.wish-unused' : 'game.wish-stopped';
  return words.say(key, { thing: title(thing), place: title(place), why: why.replace(/\.$/u, '') });
}
