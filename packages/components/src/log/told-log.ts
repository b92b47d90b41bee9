import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { readLayout } from '../layout/read-layout.ts';
import { spotsInSentences } from '../scene/spots.ts';
import { wordsFor } from '../words/words.ts';
import { withPlaceNames } from './place-names.ts';

/** The log of a view as a table tells it, for tests and tools that draw none. */
export interface ToldLog {
  readonly sentences: readonly string[];
  /** what places are called inside a sentence, by thing */
  readonly spots: ReadonlyMap<number, string>;
}

/** Tells the log of a view in the language of the game. @throws never */
export function toldLog(meta: GameMeta, view: GameView): ToldLog {
  const spots = spotsInSentences(meta, view, wordsFor(meta.lang ?? 'en'), readLayout(meta));
  return { sentences: withPlaceNames(view.log, spots).map(({ text }) => text), spots };
}
