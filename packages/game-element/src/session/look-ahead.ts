import type { GameModule } from '@undercroft/contract';
import { previewAnswer, previewLays, previewPlan, type Preview } from '@undercroft/view';

const nothing: Preview = { counters: [], moves: [], uncertain: false };

/**
 * What an answer certainly brings; where the player plans, what the plan comes to with it; where they lay a tile, how it may lie.
 *
 * @param index   of the view of the seat; -1 for the plan as it stands, and for how a tile may lie
 * @param within  procedure that asks
 * @throws        never
 */
export function lookAhead(
  module: GameModule,
  state: Int32Array,
  seat: number,
  index: number,
  within: string,
): Preview | null {
  const until = module.meta.extras.table?.plans?.[within];
  const plan = until === undefined ? null : previewPlan(module, state, seat, index, { within, until });
  const preview = index < 0 ? nothing : previewAnswer(module, state, seat, index);
  const lays = index < 0 && plan === null ? previewLays(module, state, seat) : [];
  if (lays.length > 0) return { ...nothing, lays };
  if (plan === null) return index < 0 ? null : preview;
  return { ...(preview ?? nothing), plan };
}
