import { html, nothing, type TemplateResult } from 'lit';
import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import type { Border } from './borders.ts';
import type { BoardSource } from './grounds.ts';
import type { Size } from './over/over.ts';
import { latticeOf, SIDE } from './lattice/lattice.ts';
import { type BoardParts, plotsOf } from './squares.ts';
import { styled } from '../theme/styled.ts';

/** A door on a board, with all that is drawn and said of it. */
export interface Gate {
  /** answers that choose it, what lies in it, why it cannot be chosen */
  readonly scene: CardScene;
  /** squares on both sides of it, by number; those of a wide one in turn */
  readonly squares: readonly number[];
  /** where it stands and how it is, in words */
  readonly label: string;
  /** the box around it, in squares from the upper left corner */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a door that can be pressed reaches into the squares beside it. */
const REACH = 0.2;

/**
 * The doors of a board in the order of its view.
 *
 * @param parts    the gates as they are drawn, in that order, and what they lie between
 * @param borders  what stands between squares, with the state of doors
 * @throws         never
 */
export function doorsOf(
  source: BoardSource,
  { gates, plots, squares }: Pick<BoardParts, 'gates' | 'plots' | 'squares'>,
  borders: readonly Border[],
  shape: Size,
  words: Words,
): Gate[] {
  const { of } = plotsOf(source);
  return (source.board.drawn?.gates ?? []).flatMap(({ between, thing: { id } }) => {
    const scene = gates.find(({ thing }) => thing === id);
    const [[one = -1, other = -1] = []] = between;
    if (scene === undefined || one < 0 || other < 0) return [];
    const border = borders.find((known) => known.one === one && known.other === other);
    // A door inside a room lies between two of its squares.
    const cards = of(one) === of(other) ? [squares[one], squares[other]] : [plots[of(one)], plots[of(other)]];
    const [from = '', to = ''] = cards.map((card) => card?.face.title);
    const places = { one: from, other: to, state: border?.state ?? '' };
    const label = words.say(border?.is === 'false-door' ? 'board.false-door-between' : 'board.door-between', places);
    const said = [label, scene.answers.length > 0 ? words.say('board.choose') : scene.reason];
    return [
      {
        scene,
        squares: between.flat(),
        label: said.filter((part) => part !== '').join(', '),
        ...boxOfGate(between, shape),
      },
    ];
  });
}

/** The box around the borders at which a door stands. */
function boxOfGate(
  between: readonly (readonly number[])[],
  shape: Size,
): Pick<Gate, 'left' | 'top' | 'width' | 'height'> {
  const lattice = latticeOf(shape);
  const middles = between.map(([one = 0, other = 0]) => {
    const [[x, y], [toX, toY]] = [lattice.middle(one), lattice.middle(other)];
    return { x: (x + toX) / 2 / SIDE, y: (y + toY) / 2 / SIDE, upright: Math.abs(toX - x) > Math.abs(toY - y) };
  });
  // Borders of hexagons run in three directions, half of each on either side of its middle.
  const reachOf = (isAlong: boolean): number => (shape.hexagons === undefined ? (isAlong ? 0.5 : REACH) : 0.3);
  const boxes = middles.map(({ x, y, upright }) => {
    const [aside, below] = [reachOf(!upright), reachOf(upright)];
    return { left: x - aside, top: y - below, right: x + aside, bottom: y + below };
  });
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * By number of a square the doors at its borders that can be chosen.
 *
 * @param cellOf the square that stands for one
 * @throws never
 */
export function gatesBySquare(gates: readonly Gate[], cellOf: (n: number) => number): Map<number, Gate[]> {
  const found = new Map<number, Gate[]>();
  for (const gate of gates)
    if (gate.scene.answers.length > 0)
      for (const n of new Set(gate.squares.map(cellOf))) found.set(n, [...(found.get(n) ?? []), gate]);
  return found;
}

/** What a door shows of itself besides its place. */
interface GateLook {
  readonly chosen: boolean;
  readonly marked: boolean;
}

/**
 * The doors of a board that can be chosen, or that say why they cannot.
 *
 * @param chosen and `marks`: things
 */
export function gatesPart(
  gates: readonly Gate[],
  chosen: ReadonlySet<number>,
  marks: readonly number[],
): readonly (TemplateResult | typeof nothing)[] {
  return gates.map((gate) => {
    const { thing } = gate.scene;
    return gatePart(gate, { chosen: chosen.has(thing), marked: marks.includes(thing) });
  });
}

/** A door that can be chosen, or that says why it cannot; others are only drawn. */
function gatePart({ label, scene, ...box }: Gate, look: GateLook): TemplateResult | typeof nothing {
  const { answers, reason, thing } = scene;
  if (answers.length === 0 && reason === '' && !look.marked) return nothing;
  const states = [
    ['legal', answers.length > 0],
    ['barred', reason !== ''],
    ['selected', look.chosen],
    ['marked', look.marked],
  ] as const;
  return html`<button
    type="button"
    class=${['gate', ...states.flatMap(([name, is]) => (is ? [name] : []))].join(' ')}
    data-gate=${thing}
    tabindex="-1"
    aria-disabled=${answers.length === 0 ? 'true' : nothing}
    aria-label=${label}
    title=${label}
    style=${styled(`--left: ${box.left}; --top: ${box.top}; --wide: ${box.width}; --high: ${box.height}`)}
  ></button>`;
}
