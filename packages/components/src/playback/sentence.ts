import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { TableModel } from './model.ts';

/**
 * The table as it was when some sentences of a step had been said: with all that had moved by then,
 * and before what was told later.
 *
 * @param before  where the step began
 * @param after   where it ended, with what happened since `before`
 * @param told    sentences that have been said, from 1
 * @returns       a view in which nothing is asked; `after` when all has been said
 * @throws        never
 */
export function viewAtSentence(meta: GameMeta, before: GameView, after: GameView, told: number): GameView {
  const events = after.happened.filter(({ step }) => step > before.position);
  const sentences = events.flatMap(({ text }, at) => (text === null ? [] : [at]));
  const end = sentences[told];
  if (end === undefined) return after;
  const model = new TableModel(meta, before, after);
  for (const event of events.slice(0, end)) model.apply(event);
  const { log, position } = after;
  return { ...model.view, log, position, happened: [] };
}
