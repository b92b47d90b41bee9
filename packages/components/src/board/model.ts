import type { AnswerIndex, BoardShape } from '@undercroft/contract';
import type { LayView, WalkView } from '@undercroft/view';
import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import { bordersInWords, bordersOf, type Border } from './borders.ts';
import { gatesBySquare, doorsOf, type Gate } from './gates.ts';
import type { BoardGround } from './ground.ts';
import { marksByAnswer, type PlacesOfBoard, type AnswerMarks } from './over/over.ts';
import { groundsOf, type BoardSource, type Grounds } from './grounds.ts';
import { squareInWords } from './square-words.ts';
import { aboveOf, type BoardParts, lyingOn, plotsOf, type Plots, titleOf, walksOf } from './squares.ts';
import { wholePlots, type WholePlots } from './whole-plots.ts';
import { capital } from '../words/capital.ts';

/** What is drawn of a board, and what it says. */
export interface BoardModel {
  readonly plan: BoardGround;
  /** number of its square by thing, also of what lies on it, and of what is above */
  readonly places: ReadonlyMap<number, number>;
  /**
   * by number of the square: the way to what a press on it chooses, when it is the goal of a walk
   */
  readonly walks: ReadonlyMap<number, WalkView>;
  /** each square in words */
  readonly labels: readonly string[];
  /** squares above others, by the number of the one below */
  readonly above: ReadonlyMap<number, CardScene>;
  readonly plots: Plots;
  /** plots that are one cell for keys and readers of the screen */
  readonly whole: WholePlots;
  /** by number of a square: it, the one above and its plot, those that can be chosen */
  readonly choices: ReadonlyMap<number, readonly CardScene[]>;
  /** doors, and by number of a square those at its borders that can be chosen */
  readonly gates: readonly Gate[];
  readonly gatesAt: ReadonlyMap<number, readonly Gate[]>;
  /** all that lies at a place, also above */
  readonly lying: (n: number) => CardScene[];
  /**
   * what an answer would strike or concern: of those with an index, else of the first at a place
   * that shows anything
   */
  readonly shown: (answer: AnswerIndex, n: number) => AnswerMarks | null;
  /** whether something at a place can be chosen */
  readonly canAnswer: (n: number) => boolean;
  /**
   * thing that a press on a square chooses: of two at one place the one of the level that is looked
   * at, unless only the other can be chosen
   */
  readonly pressed: (n: number) => number;
}

/** A board as it would lie; without a way to lie as it does. @throws never */
export function sourceWith(source: BoardSource, lay: LayView | null): BoardSource {
  return lay === null ? source : { ...source, board: { ...source.board, drawn: lay.drawn } };
}

/** How the spaces of a board lie. */
function shapeOf(board: BoardShape | undefined): BoardShape {
  const { columns = 0, rows = 0, hexagons, cells } = board ?? {};
  return { columns, rows, ...(hexagons === undefined ? {} : { hexagons }), ...(cells === undefined ? {} : { cells }) };
}

/**
 * Works out all of it, once for each view.
 *
 * @param low what is below others is looked at, not what is above
 * @throws never
 */
export function modelOf(source: BoardSource, parts: BoardParts, words: Words, low = false): BoardModel {
  const { board, meta } = source;
  const shape = shapeOf(meta.kinds[board.kind]?.board);
  const grounds = groundsOf(source, words);
  const borders = bordersOf(source, words);
  const above = aboveOf(board, parts.above);
  const levels = [...parts.squares.entries(), ...above];
  const ways = walksOf(source.answers);
  const plots = plotsOf(source);
  const choices = choicesOf(parts, above, plots);
  const pressed = (n: number): number => {
    const can = choices.get(n) ?? [];
    const first = low ? parts.squares[n] : above.get(n);
    return (can.find((one) => one === first) ?? can[0] ?? parts.squares[n])?.thing ?? -1;
  };
  const walks = chosenWays(parts.squares.length, ways, pressed);
  const gates = doorsOf(source, parts, borders, shape, words);
  const lying = (n: number): CardScene[] =>
    [parts.squares[n], above.get(n)].flatMap((square) => (square === undefined ? [] : lyingOn(square)));
  const title = titleOf(meta);
  const places = placesOf(levels, gates);
  const squares = new Set(levels.map(([, { thing }]) => thing));
  const known: PlacesOfBoard = {
    place: (thing) => places.get(thing) ?? -1,
    isSquare: (thing) => squares.has(thing),
    title: (thing) => lying(places.get(thing) ?? -1).find((card) => card.thing === thing)?.face.title ?? title(thing),
  };
  const shown = marksByAnswer(source.answers, known, words);
  const whole = wholePlots(source, { squares: parts.squares, above, plots: parts.plots }, grounds, title, words);
  const gatesAt = gatesBySquare(gates, whole.cellOf);
  const labels = labelsOf({ source, parts, above, borders, gatesAt, grounds, plots, shown, title, ways, whole }, words);
  return {
    plan: { ...shape, grounds, borders, ...(plots.lattice === null ? {} : { tileOf: plots.of }) },
    places,
    walks,
    labels,
    above,
    plots,
    whole,
    choices,
    gates,
    gatesAt,
    lying,
    shown,
    canAnswer: (n) => choices.has(n) || gatesAt.has(n) || lying(n).some((card) => card.answers.length > 0),
    pressed,
  };
}

/** What is said of squares, worked out before. */
interface Known extends Pick<BoardModel, 'above' | 'gatesAt' | 'plots' | 'shown' | 'whole'> {
  readonly source: BoardSource;
  readonly parts: BoardParts;
  readonly borders: readonly Border[];
  readonly grounds: Grounds;
  readonly title: (thing: number) => string;
  /** by thing */
  readonly ways: BoardModel['walks'];
}

/** Each square in words; of a plot that is one cell of the grid all of its squares alike. */
function labelsOf({ source, parts, ...known }: Known, words: Words): string[] {
  const { above, borders, gatesAt, grounds, plots, shown, title, ways, whole } = known;
  const shape = source.meta.kinds[source.board.kind]?.board ?? { columns: 0, rows: 0 };
  const doors = (n: number): string[] => (gatesAt.has(n) ? [words.say('board.door-choose')] : []);
  const upperInWords = (upper: CardScene, n: number): string =>
    squareInWords(
      withTitle(upper, grounds.above.get(n)?.words ?? ''),
      { ...BARE, title, walk: ways.get(upper.thing) },
      words,
    );
  return parts.squares.map((square, n) => {
    const plotted = whole.inWords(n);
    if (plotted !== undefined) return capital([plotted, ...doors(whole.cellOf(n))].join(', '));
    const around = { title, walk: ways.get(square.thing), borders: bordersInWords(n, shape, borders, words) };
    const here = squareInWords(square, { ...around, ground: grounds.squares[n] }, words);
    const upper = above.get(n);
    const plot = parts.plots[plots.of(n)];
    const area = shown(-1, n);
    const more = [
      ...(area === null ? [] : [area.label]),
      ...(upper === undefined ? [] : [words.say('board.above', { square: upperInWords(upper, n) })]),
      ...doors(n),
      ...(plot === undefined || plot.answers.length === 0 || square.answers.length > 0
        ? []
        : [words.say('board.choose')]),
    ];
    return capital([here, ...more].join(', '));
  });
}

/** A square under another title. */
function withTitle(square: CardScene, title: string): CardScene {
  return { ...square, face: { ...square.face, title } };
}

/** By number of a square: it, the one above and its plot, those that can be chosen. */
function choicesOf(parts: BoardParts, above: BoardModel['above'], plots: BoardModel['plots']): BoardModel['choices'] {
  return new Map(
    parts.squares.flatMap((square, n) => {
      const all = [square, above.get(n), parts.plots[plots.of(n)]].filter((one) => one !== undefined);
      const can = all.filter(({ answers }) => answers.length > 0);
      return can.length === 0 ? [] : [[n, can] as const];
    }),
  );
}

/** By number of a square: the way to what a press on it chooses. @param ways  by thing */
function chosenWays(squares: number, ways: BoardModel['walks'], pressed: BoardModel['pressed']): BoardModel['walks'] {
  const found = new Map<number, WalkView>();
  for (let n = 0; n < squares; n++) {
    const walk = ways.get(pressed(n));
    if (walk !== undefined) found.set(n, walk);
  }
  return found;
}

/** What is around a square above another one, whose place is known already. */
const BARE = { ground: undefined, borders: [] };

/** Number of its square by thing, also of what lies on it, and of doors. */
function placesOf(levels: readonly (readonly [number, CardScene])[], gates: readonly Gate[]): Map<number, number> {
  return new Map([
    ...levels.flatMap(([n, square]) => [square, ...lyingOn(square)].map(({ thing }) => [thing, n] as const)),
    ...gates.map(({ scene, squares: [n = -1] }) => [scene.thing, n] as const),
  ]);
}
