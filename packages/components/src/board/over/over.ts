import { svg, type SVGTemplateResult } from 'lit';
import type { AnswerView, WalkView } from '@undercroft/view';
import type { Words } from '../../words/words.ts';
import { SIDE, squaresPath } from '../ground.ts';

/** How squares lie, row by row. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The line around squares: where one of them meets one that is not among them. @throws never */
export function outlinePath(numbers: ReadonlySet<number>, { columns, rows }: Size): string {
  let path = '';
  for (const n of numbers) {
    const [x, y] = [(n % columns) * SIDE, Math.floor(n / columns) * SIDE];
    const [first, last] = [n % columns === 0, (n + 1) % columns === 0];
    if (n < columns || !numbers.has(n - columns)) path += `M${x} ${y}h${SIDE}`;
    if (n >= columns * (rows - 1) || !numbers.has(n + columns)) path += `M${x} ${y + SIDE}h${SIDE}`;
    if (first || !numbers.has(n - 1)) path += `M${x} ${y}v${SIDE}`;
    if (last || !numbers.has(n + 1)) path += `M${x + SIDE} ${y}v${SIDE}`;
  }
  return path;
}

/** Squares that belong together: a ground, and a line around them. @param name  class of what is drawn */
export function regionPart(name: string, numbers: ReadonlySet<number>, size: Size): SVGTemplateResult {
  const around = outlinePath(numbers, size);
  return svg`<g class=${`region ${name}`}>
    <path class="fill" d=${squaresPath(numbers, size.columns)}></path>
    <path class="under" d=${around}></path><path class="line" d=${around}></path>
  </g>`;
}

/**
 * A way over squares, with a mark on each that is entered, and rings around what it provokes.
 *
 * @param numberOf  number of the square that is a thing, or on which it lies; -1 when it is on none
 * @throws          never
 */
export function wayPart(walk: WalkView, { columns }: Size, numberOf: (thing: number) => number): SVGTemplateResult {
  const middle = (thing: number): readonly [number, number] | null => {
    const n = numberOf(thing);
    return n < 0 ? null : [((n % columns) + 0.5) * SIDE, (Math.floor(n / columns) + 0.5) * SIDE];
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

/** What answers show: of the one with an index, else of the first at a square that shows anything. @throws never */
export function marksByAnswer(
  answers: readonly AnswerView[],
  known: PlacesOfBoard,
  words: Words,
): (index: number, n: number) => AnswerMarks | null {
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
  const at = rings.map((n) => [((n % size.columns) + 0.5) * SIDE, (Math.floor(n / size.columns) + 0.5) * SIDE]);
  return svg`${regionPart('area', squares, size)}
    ${at.map(([x = 0, y = 0]) => svg`<circle class="struck under" cx=${x} cy=${y} r="43"></circle><circle class="struck" cx=${x} cy=${y} r="43"></circle>`)}`;
}
