import type { TableLayout } from '../layout/layout.ts';
import type { AnimationStep } from './animation-steps.ts';
import type { StepSound } from '../layout/step-sounds.ts';

/**
 * What is heard when something begins to be shown: what `drama` says, else by what it is.
 *
 * @throws never
 */
export function soundOf(
  { events, dice, sides, weight }: AnimationStep,
  { drama }: Pick<TableLayout, 'drama'>,
): StepSound {
  const rules = events.flatMap(({ name }) => drama.get(name) ?? []);
  const chosen = rules.find(({ sound }) => sound !== null)?.sound;
  if (chosen !== undefined && chosen !== null) return chosen;
  if (sides.length === 2) return 'meet';
  const is = (...names: readonly string[]): boolean =>
    events.some(({ name }) => names.some((one) => name === one || name.startsWith(`${one} `)));
  if (dice.length > 0 && is('roll')) return 'roll';
  if (rules.some(({ heading }) => heading)) return 'page';
  if (weight === 0) return 'none';
  if (is('move')) return 'move';
  if (is('gain')) return 'gain';
  return is('pay', 'lose') ? 'pay' : 'none';
}
