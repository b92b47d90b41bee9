/** Between what was decided before a game and what the engine begins with. */
import type { GameMeta } from '@undercroft/contract';
import { nextSetup, type Game, type GameSettings, type GameSetup, type ResolvedSetup } from '@undercroft/engine';
import type { Plan } from './plan.ts';
import type { ReadRecord } from './record.ts';

/** What the engine begins a plan with. */
export function setupOf(plan: Plan): GameSetup & GameSettings {
  const { seats, seed, options, variant, names, legacy } = plan;
  return { players: seats.length, seed, options, names, legacy, ...(variant === null ? {} : { variant }) };
}

/** The plan with which a saved game began. */
export function planOf(meta: GameMeta, record: ReadRecord & { readonly ok: true }, setup: ResolvedSetup): Plan {
  const { seats, names, colours, undo, lesson } = record;
  const options = Object.fromEntries(
    meta.options.map(({ name, initial }, index) => [name, setup.options[index] ?? initial]),
  );
  const { seed, legacy } = setup;
  return { seats, names, seed, options, variant: null, colours, undo, lesson, legacy: legacy ?? undefined };
}

/** The next game of a campaign with the same seats and the same seed; null when none follows. */
export function nextPlan(plan: Plan, { module, setup, state }: Game): Plan | null {
  const next = setup && nextSetup(module, state, setup);
  return next && { ...plan, variant: null, lesson: undefined, options: next.options ?? {}, legacy: next.legacy };
}
