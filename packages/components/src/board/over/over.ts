import type { AnswerIndex } from '@undercroft/contract';
import { svg, type SVGTemplateResult } from 'lit';
import type { BoardShape } from '@undercroft/contract';
import type { AnswerView, WalkView } from '@undercroft/view';
import type { Words } from '../../words/words.ts';
import { latticeOf, outlines } from '../lattice/lattice.ts';

/** How spaces lie, row by row. */
export type Size = BoardShape;

/** The line around spaces: where one of them meets one that is not among them. @throws never */
function outlinePath(numbers: ReadonlySet<number>, size: Size): string {
  const lattice = latticeOf(size);
  const around = [...numbers].flatMap((n) => lattice.edges(n).filter(({ other }) => !numbers.has(other)));
  return around.map(({ path }) => path).join('');
}

/**
 * Squares that belong together: a ground, and a line around them.
 *
 * @param name class of what is drawn
 */
export function regionPart(name: string, numbers: ReadonlySet<number>, size: Size): SVGTemplateResult {
  const around = outlinePath(numbers, size);
  return svg`<g class=${`region ${name}`}>
    <path class="fill" d=${outlines(latticeOf(size), numbers)}></path>
    <path class="under" d=${around}></path><path class="line" d=${around}></path>
  </g>`;
}

/**
 * A way over squares, with a mark on each that is entered, and rings around what it provokes.
 *
 * @param numberOf  number of the square that is a thing, or on which it lies; -1 when it is on none
 * @throws          never
 */
export function wayPart(walk: WalkView, size: Size, numberOf: (thing: number) => number): SVGTemplateResult {
  const middle = (thing: number): readonly [number, number] | null => {
    const n = numberOf(thing);
    return n < 0 ? null : latticeOf(size).middle(n);
  };
  const places = [walk.from, ...walk.steps.map(({ space }) => space)].map(middle).filter((at) => at !== null);
  const risks = [...new Set(walk.steps.flatMap((step) => step.risks))].map(middle).filter((at) => at !== null);
  const path = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return svg`<g class="way">
    <path class="under" d=${path}></path><path class="line" d=${path}></path>
    ${places.slice(1).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="9"></circle>`)}
    ${risks.map(([x, y]) => svg`<circle class="risk" cx=${x} cy=${y} r="42"></circle>`)}
  </g>`;
}

/** What an answer would strike or concern, on a board. */
export interface AnswerMarks {
  /** numbers of squares */
  readonly squares: ReadonlySet<number>;
  /** numbers of the squares on which things lie that it names */
  readonly rings: readonly number[];
  /** in words */
  readonly label: string;
}

/** What a board knows of its things. */
export interface PlacesOfBoard {
  /** number of the square that is a thing, or on which it lies; -1 when it is on none */
  readonly place: (thing: number) => number;
  readonly isSquare: (thing: number) => boolean;
  readonly title: (thing: number) => string;
}

/**
 * What answers show: of the one with an index, else of the first at a square that shows anything.
 *
 * @throws never
 */
export function marksByAnswer(
  answers: readonly AnswerView[],
  known: PlacesOfBoard,
  words: Words,
): (index: AnswerIndex, n: number) => AnswerMarks | null {
  const at = new Map<number, AnswerView>();
  for (const answer of answers) {
    const n = answer.shows === undefined ? -1 : known.place(answer.thing);
    if (n >= 0 && !at.has(n)) at.set(n, answer);
  }
  return (index, n) => shownOf(answers.find((answer) => answer.index === index) ?? at.get(n), known, words);
}

function shownOf(
  answer: AnswerView | undefined,
  { isSquare, place, title }: PlacesOfBoard,
  words: Words,
): AnswerMarks | null {
  const shows = (answer?.shows ?? []).filter((thing) => place(thing) >= 0);
  if (shows.length === 0) return null;
  const lying = shows.filter((thing) => !isSquare(thing));
  const squares = new Set(shows.filter(isSquare).map(place));
  const names = lying.map(title).filter((name) => name !== '');
  const label =
    names.length > 0
      ? words.say('board.shows', { things: names.join(', ') })
      : words.say('board.shows-squares', { n: squares.size });
  return { squares, rings: lying.map(place), label };
}

/** An area, and rings around those whom it strikes, over all that stands there. @throws never */
export function marksPart({ rings, squares }: AnswerMarks, size: Size): SVGTemplateResult {
  const at = rings.map((n) => latticeOf(size).middle(n));
  return svg`${regionPart('area', squares, size)}
    ${at.map(([x, y]) => svg`<circle class="struck under" cx=${x} cy=${y} r="43"></circle><circle class="struck" cx=${x} cy=${y} r="43"></circle>`)}`;
}
