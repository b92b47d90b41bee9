/** Begins a text: the one place that knows all three kinds of phrases. */
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { condition } from './condition.ts';
import { things } from './noun-phrase.ts';
import { speechWith, type Speech } from './speech.ts';
import { value } from './value.ts';
import type { Wording } from '../wording/words.ts';

/**
 * Begins a text.
 *
 * @param row    the thing whose card it is, or null for the rules
 * @param marks  counters as `[oil]` and timing in `**`, as on cards
 * @throws       never
 */
export function speechFor(model: GameModel, words: Wording, row: RowModel | null, marks: boolean): Speech {
  return speechWith({ value, condition, things }, model, words, row, marks);
}
