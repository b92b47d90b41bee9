import { sceneNow } from '@undercroft/components/scene-now';
import type { GameMeta } from '@undercroft/contract';
import type { DecisionView, GameView, ZoneView } from '@undercroft/view';
import { passOfWindow } from './passing.ts';

/** When a player wants to be asked about interrupting what happens. */
export type AskMe = 'always' | 'fights' | 'losses' | 'never';

/**
 * Whether a question offers to interrupt what happens: a window that may be passed, and none of the
 * things that players do in their own turn, which `passes` of `table.yaml` names.
 *
 * @throws never
 */
export function isReaction(meta: GameMeta, { turn, viewer }: GameView, decision: DecisionView): boolean {
  if (passOfWindow(meta, decision) < 0) return false;
  const { window, within } = meta.asks[decision.ask]!;
  const own = meta.extras.table?.passes ?? [];
  return turn !== viewer || !(own.includes(window ?? '') || own.includes(within));
}

/**
 * The answer that passes a question for a player who does not want to be asked it; -1: the player
 * is asked.
 *
 * @param view  of the person who is asked
 * @throws      never
 */
export function passUnwanted(meta: GameMeta, view: GameView, wish: AskMe): number {
  const { decision } = view;
  if (wish === 'always' || decision === null || !isReaction(meta, view, decision)) return -1;
  const isWanted = wish !== 'never' && isStaked(meta, view, wish);
  return isWanted ? -1 : passOfWindow(meta, decision);
}

/**
 * Whether a fight is on; for `losses` one at a place that is the viewer's, or no player's as far as
 * is known.
 */
function isStaked(meta: GameMeta, { log, viewer, zones }: GameView, wish: AskMe): boolean {
  const place = sceneNow(meta, log);
  if (place < 0) return false;
  const holder = zones.find((zone) => holds(zone, place));
  return wish === 'fights' || holder === undefined || holder.owner < 0 || holder.owner === viewer;
}

function holds({ things }: ZoneView, wanted: number): boolean {
  return (things ?? []).some(({ id, zones }) => id === wanted || zones.some((zone) => holds(zone, wanted)));
}
