/**
 * How many things others must think that there is a choice from, where they do not see what lies
 * there.
 */
import type { Context } from '../js/context.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan } from '../game/set-plan.ts';
import { each } from '../values/loops.ts';

/**
 * Counts the things of a set as players do who do not see them: of a hidden zone all that lie
 * there, with or without the conditions of the set, alike or not. Whether a question is asked may
 * follow from this number, and not from what only some players see.
 *
 * @returns null when all players see all that the set may hold
 */
export function countAsUnseen(game: GameEmit, context: Context, plan: SetPlan): Js | null {
  if (!hasHidden(plan)) return null;
  const count = context.local('unseen');
  context.writer.line(js.variables([count, 0]));
  for (const part of partsAsUnseen(plan))
    each(game, context, part, 'x', (_, inner) => inner.writer.line(js.increment(count)));
  return count;
}

function isHidden({ source }: SetPlan): boolean {
  const inZone = source.by === 'zone' || source.by === 'zones' || source.by === 'hosted';
  return inZone && source.zone.visible !== 'all';
}

function hasHidden(plan: SetPlan): boolean {
  return plan.source.by === 'union' ? plan.source.parts.some(hasHidden) : isHidden(plan);
}

function partsAsUnseen(plan: SetPlan): readonly SetPlan[] {
  const { source, tests } = plan;
  if (source.by !== 'union') return [isHidden(plan) ? { ...plan, tests: [] } : plan];
  return source.parts.flatMap((part) => partsAsUnseen({ ...part, tests: [...part.tests, ...tests] }));
}
