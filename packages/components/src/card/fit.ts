/**
 * Text in a box of fixed size: first the picture gives way, then the letters get smaller, in steps.
 * All sizes of a card are in proportion to its width, so what was found once holds for every card
 * with the same words.
 */

import { zoomOf } from '../page/boxes.ts';

/** One try: how large letters and picture are, as parts of their ordinary size. */
export interface FitStep {
  readonly text: number;
  readonly art: number;
}

/** The smallest letters that a card of the games may need: 7 points on a card of 63.5 mm. */
const LEAST_TEXT = 0.62;

/** The smallest letters of a title that are meant to be read, as a part of the ordinary ones. */
const LEAST_TITLE = 0.6;

/** Letters of texts in points on a card of this width in millimetres, in their ordinary size. */
const pointsOn = (width: number): number => (0.064 * width * 72) / 25.4;

/** From roomy to tight. */
const textSteps: readonly FitStep[] = [
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
const sizesOfTitles = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.52, 0.44].map((text) => ({ text }));

/** Steps of which the later ones break words that are wider than their box. */
export interface BreakingSteps<Step> {
  readonly steps: readonly (Step & { readonly breaks: boolean })[];
  /**
   * size below which letters are hard to read: smaller ones are there so that nothing is ever cut
   */
  readonly least: number;
}

/**
 * Whole words down to the least size, then that size again with broken words, then smaller ones.
 */
function breakingBelow<Step extends { readonly text: number }>(
  all: readonly Step[],
  least: number,
): BreakingSteps<Step> {
  const whole = all.filter(({ text }) => text >= least);
  const broken = all.slice(whole.length - 1);
  return {
    least,
    steps: [...whole.map((step) => ({ ...step, breaks: false })), ...broken.map((step) => ({ ...step, breaks: true }))],
  };
}

/** Of a title that stands with the text of its card: a broken word is better than small letters. */
export const titleSteps = breakingBelow(sizesOfTitles, LEAST_TITLE);

/** Of a title where a card is too small for text: small letters are better than a broken word. */
export const smallTitleSteps = breakingBelow(sizesOfTitles, 0);

const LEAST_POINTS = 7;

/** One try on a card too narrow for its numbers; letters are parts of their ordinary size. */
export interface SmallStep extends FitStep {
  /** as many whole lines as there is room for, and a sign that there is more */
  readonly cut: boolean;
}

/** Of the words of a card too narrow for its numbers; none breaks a word. */
export const smallTextSteps: readonly SmallStep[] = [
  { text: 1, art: 1, cut: false },
  { text: 1, art: 0.75, cut: false },
  { text: 1, art: 0.5, cut: false },
  { text: 0.95, art: 0.5, cut: false },
  { text: 0.9, art: 0.4, cut: false },
  { text: 0.85, art: 0.3, cut: false },
  { text: 0.8, art: 0.3, cut: false },
  { text: 0.9, art: 0.4, cut: true },
];

const screenSteps = breakingBelow(textSteps, LEAST_TEXT);

/**
 * Of the words below the picture.
 * @param width  of the card on paper, in millimetres; null on a screen
 */
export function textStepsOf(width: number | null): BreakingSteps<FitStep> {
  if (width === null) return screenSteps;
  return breakingBelow(textSteps, Math.max(LEAST_TEXT, Math.min(1, LEAST_POINTS / pointsOn(width))));
}

/**
 * What was found before, by the words and the layout. Bounded, since a designer's words change all
 * day.
 */
const found = new Map<string, number>();
const MOST_FOUND = 4000;

/** Forgets what was found: the letters have changed. */
export function forgetFits(): void {
  found.clear();
}

/** Something to find: the first of some steps that fits. */
export interface Fit {
  /** all that decides the size of the words, such as their text and the layout */
  readonly key: string;
  /** how many steps there are */
  readonly steps: number;
  /** draws a step; called with the found step last */
  readonly draw: (step: number) => void;
  /** whether everything fits as it is drawn; changes nothing */
  readonly holds: () => boolean;
  /** told the step that was found, the last one when none fits */
  readonly done?: (step: number) => void;
}

/** An element with words to fit: gives one thing to find after the other. */
export interface Fitting {
  fits(): Iterator<Fit, void>;
}

/**
 * Fits the words of many cards at once: all are drawn before one is looked at, so that the page is
 * laid out once for each step and not once for each card.
 */
export function fitTogether(cards: Iterable<Fitting>): void {
  let open = [...cards].flatMap((card) => next(card.fits()));
  while (open.length > 0) {
    for (const { fit, step } of open) fit.draw(step);
    const ended = new Set(open.filter(({ fit, step }) => fit.holds() || step >= fit.steps - 1));
    for (const { fit, step } of ended) {
      if (found.size >= MOST_FOUND) found.clear();
      found.set(fit.key, step);
      fit.done?.(step);
    }
    open = open.flatMap((one) => (ended.has(one) ? next(one.rest) : [{ ...one, step: one.step + 1 }]));
  }
}

interface Trial {
  readonly rest: Iterator<Fit, void>;
  readonly fit: Fit;
  readonly step: number;
}

/**
 * What fits at one width fits at another, but for the rounding of letters: so what was found before
 * is tried out again.
 */
function next(rest: Iterator<Fit, void>): Trial[] {
  const { value: fit } = rest.next();
  return fit === undefined ? [] : [{ rest, fit, step: found.get(fit.key) ?? 0 }];
}

/**
 * Sets how large something in a box is, as a part of its ordinary size. What holds already is left
 * alone: a property of a box reaches everything in it, and all of that would be styled anew.
 */
export function setPart(box: HTMLElement, name: string, part: number): void {
  setValue(box, name, part === 1 ? '' : String(part));
}

/**
 * Lets words of a box break that are wider than it, or keeps them whole.
 * @param name  `--fit` or `--fit-title`
 */
export function setBreaks(box: HTMLElement, name: string, breaks: boolean): void {
  setValue(box, `${name}-wrap`, breaks ? 'anywhere' : '');
  setValue(box, `${name}-hyphens`, breaks ? 'auto' : '');
}

/** Marks a box for its styles, or takes the mark away; what is marked already is left alone. */
export function setMark(box: HTMLElement, name: string, marked: boolean): void {
  if (box.hasAttribute(name) !== marked) box.toggleAttribute(name, marked);
}

function setValue(box: HTMLElement, name: string, value: string): void {
  if (box.style.getPropertyValue(name) !== value) box.style.setProperty(name, value);
}

const waiting = new Set<Fitting>();
const measures: (() => Promise<unknown>)[] = [];
let soon: Promise<void> | null = null;

/**
 * Fits the words of a card together with all others that were drawn at the same time.
 *
 * @returns when it is done
 */
export async function fitSoon(card: Fitting): Promise<void> {
  waiting.add(card);
  soon ??= fitWaiting();
  await soon;
}

/**
 * Looks how much room there is when all that is drawn at the same time has been drawn, before any
 * words are fitted.
 *
 * @param look  reads sizes, all at once; what it gives is kept when what follows from them is drawn
 */
export async function measureSoon(look: () => Promise<unknown>): Promise<void> {
  measures.push(look);
  soon ??= fitWaiting();
  await soon;
}

async function fitWaiting(): Promise<void> {
  await Promise.resolve();
  await Promise.all(measures.splice(0).map(async (look) => await look()));
  const cards = [...waiting];
  waiting.clear();
  soon = null;
  fitTogether(cards);
}

/**
 * Whether the parts of a card lie inside it, its margin left free.
 *
 * @param parts what is drawn in the box; words that are only for readers of the screen are none of
 *   them
 * @param margin  of the card, in pixels
 */
export function holds(box: Element, parts: Iterable<Element>, margin: number): boolean {
  const { bottom, right } = box.getBoundingClientRect();
  // What is scaled, or begins between two pixels, is rounded.
  const edge = right + 0.5;
  return [...parts].every((part) => {
    const inner = part.getBoundingClientRect();
    return (
      inner.bottom <= bottom - margin * zoomOf(box) && part.scrollWidth <= part.clientWidth + 1 && inner.right <= edge
    );
  });
}
