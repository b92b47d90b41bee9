import type { AnimationStep } from './animation-steps.ts';

/** How fast what happened is shown. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';

/** An animation step of weight 1, in ms. */
const UNIT: Readonly<Record<Pace, number>> = { off: 0, fast: 420, normal: 1150, slow: 2300 };
/** Each letter of a sentence, in ms: long ones take longer to read. */
const LETTER: Readonly<Record<Pace, number>> = { off: 0, fast: 3, normal: 9, slow: 20 };
/** A duel is read on two sides and then decided. */
const DUEL = 2.4;
/** All that follows from one answer should not take longer, in ms at usual pace; what is lighter gives way first. */
const LONGEST: Readonly<Record<Pace, number>> = { off: 0, fast: 6000, normal: 24_000, slow: 90_000 };

/** All that others do between two answers of the one who looks, in ms: with the pauses before their answers ten seconds at usual pace. */
export const OTHERS: Readonly<Record<Pace, number>> = { off: 0, fast: 4000, normal: 8000, slow: 45_000 };
/** However little time is left, something that is shown at all is shown so long, in ms. */
const LEAST = 90;

/**
 * How long each animation step is shown, in ms.
 *
 * @param left  no more than that for all of them; left out: what follows from one answer
 * @throws never
 */
export function durations(animationSteps: readonly AnimationStep[], pace: Pace, left?: number): number[] {
  const wished = unhurried(animationSteps, pace);
  const total = wished.reduce((sum, time) => sum + time, 0);
  if (left === undefined || total <= left) return wished;
  const share = Math.max(0, left) / total;
  return wished.map((time) => (time === 0 ? 0 : Math.max(LEAST, time * share)));
}

function unhurried(animationSteps: readonly AnimationStep[], pace: Pace): number[] {
  const wished = animationSteps.map((animationStep) => {
    if (animationStep.weight === 0) return 0;
    const weight = animationStep.sides.length === 2 ? Math.max(DUEL, animationStep.weight) : animationStep.weight;
    return UNIT[pace] * weight + LETTER[pace] * animationStep.text.length;
  });
  const total = wished.reduce((sum, time) => sum + time, 0);
  if (total <= LONGEST[pace]) return wished;
  const heavy = wished.reduce((sum, time, i) => sum + ((animationSteps[i]?.sides.length ?? 0) === 2 ? time : 0), 0);
  const light = Math.max(0.3, (LONGEST[pace] - heavy) / Math.max(1, total - heavy));
  return wished.map((time, i) => ((animationSteps[i]?.sides.length ?? 0) === 2 ? time : time * Math.min(1, light)));
}
