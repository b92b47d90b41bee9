import type { AnswerIndex, GameModule } from '@undercroft/contract';
import { previewLays } from '#lays';
import { previewOdds } from '#odds';
import { previewPlan } from '#plan';
import { viewFor } from '../view.ts';
import { previewAnswer, type Preview } from './preview.ts';

const nothing: Preview = { counters: [], moves: [], uncertain: false };

/**
 * What can be said of an answer before it is given: what it certainly brings, and the plan that it
 * belongs to. Before any answer is pointed at: the plan as it stands, how a tile may lie, and how
 * likely answers are to hurt.
 *
 * @param state   what `Game.stateFor` gives for the seat
 * @param index   of the view of the seat; -1 before any answer is pointed at
 * @param within  procedure that asks
 * @cost          a few ms; for interfaces
 * @throws        never
 */
export function lookAhead(
  module: GameModule,
  state: Int32Array,
  seat: number,
  index: AnswerIndex,
  within: string,
): Preview | null {
  const until = module.meta.extras.table?.plans?.[within];
  const plan = until === undefined ? null : previewPlan(module, state, seat, index, { within, until });
  const preview = index < 0 ? nothing : previewAnswer(module, state, seat, index);
  const lays = index < 0 && plan === null ? previewLays(module, state, seat) : [];
  if (lays.length > 0) return { ...nothing, lays };
  if (plan === null) return index < 0 ? oddsOf(module, state, seat) : preview;
  return { ...(preview ?? nothing), plan };
}

/** Chances of answers to lower what is drawn as a bar. */
function oddsOf(module: GameModule, state: Int32Array, seat: number): Preview | null {
  const gauges = gaugesOf(module);
  if (gauges.size === 0) return null;
  const { decision } = viewFor(module, state, seat);
  return { ...nothing, odds: previewOdds(module, state, seat, decision?.answers ?? [], gauges) };
}

/** Fields of things that `table.yaml` draws as a bar. */
function gaugesOf({ meta }: GameModule): ReadonlySet<string> {
  const kinds = Object.values(meta.extras.table?.kinds ?? {}) as readonly { gauge?: { now?: unknown } }[];
  return new Set(kinds.flatMap(({ gauge }) => (typeof gauge?.now === 'string' ? [gauge.now] : [])));
}
