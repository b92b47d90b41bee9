/** Dice that lie on the table. */
import { HEADER, NONE } from '@undercroft/contract';
import type { ViewContext } from '../reader.ts';
import type { DieView } from '../shape.ts';

/** The dice of the last throw, in the order in which they were thrown. Everybody sees them. */
export function diceViews({ module, state }: ViewContext): DieView[] {
  const { dieSides, dieThrower, dieValue, firstDie } = module.meta.layout;
  if (dieSides === undefined || dieValue === undefined) return [];
  return Array.from({ length: state[HEADER.dice]! }, (_, i) =>
    Object.freeze({
      id: firstDie + i,
      value: state[dieValue + i]!,
      sides: state[dieSides + i]!,
      thrower: dieThrower === undefined ? NONE : state[dieThrower + i]!,
    }),
  );
}
