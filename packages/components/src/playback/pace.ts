import type { TableLayout } from '../layout/layout.ts';
import type { AnimationStep } from './animation-steps.ts';
import { counterIn } from './event-slots.ts';

/** How fast what happened is shown. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';

/** An animation step of weight 1, in ms. */
const UNIT: Readonly<Record<Pace, number>> = { off: 0, fast: 420, normal: 1150, slow: 2300 };
/** Each letter of a sentence, in ms: long ones take longer to read. */
const LETTER: Readonly<Record<Pace, number>> = { off: 0, fast: 3, normal: 9, slow: 20 };
/** A duel is read on two sides and then decided. */
const DUEL = 2.4;
/**
 * All that follows from one answer should not take longer, in ms at usual pace; what is lighter
 * gives way first.
 */
const LONGEST: Readonly<Record<Pace, number>> = { off: 0, fast: 6000, normal: 24_000, slow: 90_000 };

/**
 * All that others do between two answers of the one who looks, in ms: with the pauses before their
 * answers ten seconds at usual pace.
 */
export const OTHERS: Readonly<Record<Pace, number>> = { off: 0, fast: 4000, normal: 8000, slow: 45_000 };
/** A fight of many, with all its blows; how it ends takes this part of it. */
const FIGHT: Readonly<Record<Pace, number>> = { off: 0, fast: 1300, normal: 2500, slow: 7000 };
const VERDICT = 0.45;
/** A small change that concerns no other player is shown no longer than that, in ms. */
const ROUTINE: Readonly<Record<Pace, number>> = { off: 0, fast: 110, normal: 180, slow: 900 };
/** However little time is left, something that is shown at all is shown so long, in ms. */
const LEAST = 90;

/**
 * How long each animation step is shown, in ms.
 *
 * @param left     no more than that for all of them, in ms; left out: what follows from one answer
 * @param routine  which of them are shown no longer than can be seen
 * @throws never
 */
export function durations(
  animationSteps: readonly AnimationStep[],
  pace: Pace,
  left = Infinity,
  routine: (step: AnimationStep) => boolean = () => false,
): number[] {
  const wished = unhurried(animationSteps, pace).map((time, n) =>
    routine(animationSteps[n]!) ? Math.min(time, ROUTINE[pace]) : time,
  );
  const total = wished.reduce((sum, time) => sum + time, 0);
  if (total <= left) return wished;
  const share = Math.max(0, left) / total;
  return wished.map((time) => (time === 0 ? 0 : Math.max(LEAST, time * share)));
}

/**
 * Whether a step is shown only in passing: a number that changes, or something of another player
 * that the digest leaves out. Scenes never are.
 *
 * @param viewer  seat that looks
 * @throws        never
 */
export function isRoutine(
  { events, fight, player, sides, weight }: AnimationStep,
  drama: TableLayout['drama'],
  viewer: number,
): boolean {
  if (sides.length === 2 || weight >= 2 || fight !== null) return false;
  const told = events.filter(({ text }) => text !== null);
  if (told.length > 0 && told.every(({ name }) => counterIn(name) !== null)) return true;
  if (viewer < 0 || player < 0 || player === viewer || ![...drama.values()].some(({ digest }) => digest)) return false;
  return !events.some(({ name }) => drama.get(name)?.digest === true);
}

function unhurried(animationSteps: readonly AnimationStep[], pace: Pace): number[] {
  const blows = Map.groupBy(
    animationSteps.filter(({ weight }) => weight > 0),
    ({ fight }) => fight,
  );
  const wished = animationSteps.map((animationStep) => {
    const { fight, sides, text, weight } = animationStep;
    if (weight === 0) return 0;
    if (fight !== null) return blowTime(animationStep, blows.get(fight)!, pace);
    return UNIT[pace] * (sides.length === 2 ? Math.max(DUEL, weight) : weight) + LETTER[pace] * text.length;
  });
  const isHeavy = (i: number): boolean =>
    (animationSteps[i]?.sides.length ?? 0) === 2 || animationSteps[i]?.fight !== null;
  const total = wished.reduce((sum, time) => sum + time, 0);
  if (total <= LONGEST[pace]) return wished;
  const heavy = wished.reduce((sum, time, i) => sum + (isHeavy(i) ? time : 0), 0);
  const light = Math.max(0.3, (LONGEST[pace] - heavy) / Math.max(1, total - heavy));
  return wished.map((time, i) => (isHeavy(i) ? time : time * Math.min(1, light)));
}

/**
 * The blows of a fight share its time; the last one stays, because it shows how the fight ends.
 *
 * @param blows  all of its fight that take time
 */
function blowTime(blow: AnimationStep, blows: readonly AnimationStep[], pace: Pace): number {
  if (blow === blows.at(-1)) return FIGHT[pace] * VERDICT;
  return (FIGHT[pace] * (1 - VERDICT)) / (blows.length - 1);
}
