import type { GameView } from '@undercroft/view';

/** A view in which the question can be read and nothing be answered. */
export function withoutAnswers(view: GameView): GameView {
  if (view.decision === null) return view;
  return { ...view, decision: { ...view.decision, answers: [], disabled: [], taken: 0, min: 0, max: 0 } };
}
