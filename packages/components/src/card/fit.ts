/**
 * Text in a box of fixed size: first the picture gives way, then the letters get smaller, in steps. All sizes of a card are
 * in proportion to its width, so what was found once holds for every card with the same words.
 */

/** One try: how large letters and picture are, as parts of their ordinary size. */
export interface FitStep {
  readonly text: number;
  readonly art: number;
}

/** The smallest letters that a card of the games may need: 7 points on a card of 63.5 mm. */
export const LEAST_TEXT = 0.62;

/** From roomy to tight. Those below `LEAST_TEXT` are there so that nothing is ever cut; a card that needs them is `crowded`. */
export const fitSteps: readonly FitStep[] = [
  { text: 1, art: 1 },
  { text: 1, art: 0.8 },
  { text: 0.96, art: 0.7 },
  { text: 0.92, art: 0.65 },
  { text: 0.88, art: 0.6 },
  { text: 0.84, art: 0.55 },
  { text: 0.8, art: 0.5 },
  { text: 0.76, art: 0.45 },
  { text: 0.72, art: 0.4 },
  { text: 0.67, art: 0.36 },
  { text: LEAST_TEXT, art: 0.32 },
  { text: 0.56, art: 0.28 },
  { text: 0.5, art: 0.24 },
  { text: 0.44, art: 0.2 },
  { text: 0.36, art: 0.16 },
  { text: 0.28, art: 0.12 },
];

/** Sizes of a title, as parts of the ordinary one. */
export const titleSteps: readonly number[] = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.52, 0.44];

/** What was found before, by the words and the layout. Bounded, since a designer's words change all day. */
const found = new Map<string, number>();
const MOST_FOUND = 4000;

/** Forgets what was found: the letters have changed. */
export function forgetFits(): void {
  found.clear();
}

/**
 * The first of some steps that fits.
 *
 * @param key    all that decides the size of the words, such as their text and the layout
 * @param steps  how many steps there are
 * @param tryOut draws a step and says whether everything fits; called with the found step last
 * @returns      the step, the last one when none fits
 */
export function fit(key: string, steps: number, tryOut: (step: number) => boolean): number {
  // What fits at one width fits at another, but for the rounding of letters: so it is tried out again.
  let step = found.get(key) ?? 0;
  while (!tryOut(step) && step < steps - 1) step += 1;
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, step);
  return step;
}

/**
 * Whether the parts of a card lie inside it, its margin left free.
 *
 * @param parts   what is drawn in the box; words that are only for readers of the screen are none of them
 * @param margin  of the card, in pixels
 */
export function holds(box: Element, parts: Iterable<Element>, margin: number): boolean {
  const { bottom, right } = box.getBoundingClientRect();
  return [...parts].every((part) => {
    const inner = part.getBoundingClientRect();
    return inner.bottom <= bottom - margin && part.scrollWidth <= part.clientWidth + 1 && inner.right <= right;
  });
}
