/** What a number of games finds, as it is said before they are played. */
import { detectable, pairsFor, type SampleDesign } from '@undercroft/simulator';
import { count } from '@undercroft/report';

/** A difference of shares that people ask for, in points of 100. */
export const ASKED = 3;

/** `31.3 points`: the difference of shares that so many games find in 8 of 10 cases. */
export function detectableText(games: number, design: SampleDesign): string {
  return `${Math.min(100, 100 * detectable(games, design)).toFixed(1)} points`;
}

/** `; 3 points need 4,361`, where so many games find less; else empty. */
export function neededText(games: number, design: SampleDesign): string {
  const isMore = 100 * detectable(games, design) > ASKED;
  return isMore ? `; ${ASKED} points need ${count(pairsAsked(design))}` : '';
}

/** How many games find the difference that people ask for. */
export function pairsAsked(design: SampleDesign): number {
  return pairsFor(ASKED / 100, design);
}
