import type { GameView } from '@undercroft/view';

/** The same view gives the same one without scores, so that nothing is drawn twice. */
const known = new WeakMap<GameView, GameView>();

/** A view for a table on which no scores stand beside the names. */
export function withoutScores(view: GameView): GameView {
  if (view.players.every(({ score }) => score === null)) return view;
  const made = known.get(view) ?? { ...view, players: view.players.map((player) => ({ ...player, score: null })) };
  known.set(view, made);
  return made;
}
