/**
 * Lit boards: pictures of what squares are made of, fronts of walls, shadows below them, torches.
 */
import type { FloorStuff } from '@undercroft/pictures';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { pictureUrl } from '../picture/picture.ts';
import type { GroundName } from './ground-names.ts';

/** Side of a square in the drawing, and how high the front of a wall is. */
const [SIDE, FRONT] = [100, 38];
/** How thick the walls around rooms are, seen from above, and the dark line around them. */
const [THICK, OUTLINE] = [26, 9];
/** How far the shadow of a wall falls. */
const FALL = 58;
/** Squares that a picture of a ground covers, across and down. */
const COVERED = 4;

/** What each ground is made of; what is not named is drawn by its pattern alone. */
const stuffs: Readonly<Partial<Record<GroundName, FloorStuff>>> = {
  floor: 'slabs',
  raised: 'slabs',
  low: 'slabs',
  pillar: 'slabs',
  stairs: 'stairs',
  slope: 'slabs',
  rock: 'rock',
  bricks: 'rock',
  water: 'water',
  grass: 'grass',
  rubble: 'rubble',
  lava: 'lava',
  planks: 'planks',
  fog: 'mist',
};

/** What the pictures of a board show, by its grounds. @throws never */
export function stuffsOf(grounds: Iterable<GroundName>): ReadonlySet<FloorStuff> {
  return new Set<FloorStuff>(['bricks', ...[...grounds].flatMap((name) => stuffs[name] ?? [])]);
}

/** Patterns `t-floor` and so on, and those of fronts and of light. */
export function litPatterns(grounds: ReadonlySet<GroundName>): SVGTemplateResult {
  const named = [...grounds].map((name) => picturePattern(`t-${name}`, stuffs[name]));
  const laid = grounds.has('floor') ? FLOORS.map((turn, n) => picturePattern(`t-floor-${n}`, 'slabs', turn)) : [];
  return svg`${named}${laid}${picturePattern('t-front', 'bricks')}${picturePattern('t-cap', 'bricks', 'scale(0.6)')}
    <linearGradient id="descent" x2="0" y2="1">
      <stop offset="0" stop-opacity="0"></stop>
      <stop offset="1" stop-opacity="0.86"></stop>
    </linearGradient>
    <pattern id="steps" width=${SIDE} height=${SIDE} patternUnits="userSpaceOnUse"
      ><path class="chevron" d="M26 18 50 38 74 18M26 50 50 70 74 50"></path></pattern>
    ${fallPattern('down', 0.62)}${fallPattern('right', 0.5)}${fallPattern('left', 0.3)}
    <radialGradient id="torchlight">
      <stop offset="0" stop-color="#ffbe6a" stop-opacity="0.78"></stop>
      <stop offset="0.3" stop-color="#ff9a44" stop-opacity="0.36"></stop>
      <stop offset="0.65" stop-color="#ff8030" stop-opacity="0.1"></stop>
      <stop offset="1" stop-color="#ff8030" stop-opacity="0"></stop>
    </radialGradient>
    <linearGradient id="wood" x2="0" y2="1">
      <stop offset="0" stop-color="#b87a3e"></stop>
      <stop offset="0.45" stop-color="#8a5428"></stop>
      <stop offset="1" stop-color="#4a2a12"></stop>
    </linearGradient>`;
}

/**
 * The shadow of a wall on the square beside it, once for each square, so that one path of many
 * squares has it.
 */
function fallPattern(to: 'down' | 'right' | 'left', strength: number): SVGTemplateResult {
  const [down, from] = [to === 'down', to === 'left' ? SIDE - FALL : 0];
  return svg`<linearGradient id=${`shade-${to}`} x1=${to === 'left' ? 1 : 0} x2=${to === 'right' ? 1 : 0} y2=${down ? 1 : 0}>
      <stop offset="0" stop-opacity=${strength}></stop>
      <stop offset="0.4" stop-opacity=${strength * 0.36}></stop>
      <stop offset="1" stop-opacity="0"></stop>
    </linearGradient>
    <pattern id=${`fall-${to}`} width=${SIDE} height=${SIDE} patternUnits="userSpaceOnUse"
      ><rect x=${from} width=${down ? SIDE : FALL} height=${down ? FALL : SIDE} fill=${`url(#shade-${to})`}></rect></pattern>`;
}

function picturePattern(
  id: string,
  of: FloorStuff | undefined,
  turn: string | null = null,
): SVGTemplateResult | typeof nothing {
  const url = of === undefined ? null : pictureUrl({ is: 'floor', of });
  if (url === null) return nothing;
  const side = SIDE * COVERED;
  return svg`<pattern id=${id} width=${side} height=${side} patternUnits="userSpaceOnUse" patternTransform=${turn ?? nothing}
    ><image href=${url} width=${side} height=${side} preserveAspectRatio="none"></image></pattern>`;
}

/** How the slabs of a room are laid: as large as squares, turned by half a right angle, small. */
const FLOORS = [null, 'scale(0.70711) rotate(45)', 'scale(0.5)'] as const;
/** Sorts of floors beside each other: how slabs are laid, and their hue. */
const TONES = 5;

/** What lit walls are made from. */
interface LitPlan {
  readonly columns: number;
  readonly rows: number;
  /** the tile of which a square is; left out without tiles */
  readonly tileOf?: (n: number) => number;
}

/** Squares as one path of strips. */
function strips({ columns }: LitPlan): (...of: readonly [readonly number[], ...Four]) => string {
  return (numbers, x, y, width, height) =>
    numbers
      .map((n) => `M${(n % columns) * SIDE + x} ${Math.floor(n / columns) * SIDE + y}h${width}v${height}h${-width}Z`)
      .join('');
}
type Four = readonly [x: number, y: number, width: number, height: number];

/** Squares that fulfil a condition and have one beside them that fulfils another. */
function besides(
  { columns, rows }: LitPlan,
  isOne: (n: number) => boolean,
  isOther: (n: number) => boolean,
): Readonly<Record<'above' | 'below' | 'right' | 'left', number[]>> {
  const all = Array.from({ length: columns * rows }, (_, n) => n).filter(isOne);
  return {
    above: all.filter((n) => n + columns < columns * rows && isOther(n + columns)),
    below: all.filter((n) => n >= columns && isOther(n - columns)),
    right: all.filter((n) => n % columns > 0 && isOther(n - 1)),
    left: all.filter((n) => (n + 1) % columns > 0 && isOther(n + 1)),
  };
}

/**
 * The tops of the walls around all that can be walked on, drawn before the floors that cover their
 * inner half.
 *
 * @param isWall    by the number of a square
 * @param isWalked  likewise
 */
export function litWalls(
  plan: LitPlan,
  isWall: (n: number) => boolean,
  isWalked: (n: number) => boolean,
): SVGTemplateResult {
  const { above, below, left, right } = besides(plan, isWall, isWalked);
  const strip = strips(plan);
  const ring = (thick: number): string =>
    [
      // The wall behind a front stands as much higher; those beside it reach up to its top.
      strip(above, -thick, SIDE - FRONT - thick, SIDE + 2 * thick, thick + FRONT),
      strip(below, -thick, 0, SIDE + 2 * thick, thick),
      strip(left, SIDE - thick, -FRONT - thick, thick, SIDE + FRONT + thick),
      strip(right, 0, -FRONT - thick, thick, SIDE + FRONT + thick),
    ].join('');
  const cap = ring(THICK);
  return svg`<path class="footing" d=${ring(THICK + OUTLINE)}></path>
    <path class="cap" d=${cap}></path><path class="stuff" fill="url(#t-cap)" d=${cap}></path>
    <path class="cap-shade" d=${cap}></path>`;
}

/** Which of the sorts of floors each tile has: those beside it have others. */
function toneBy({ columns, tileOf }: LitPlan): (n: number) => number {
  if (tileOf === undefined) return () => 0;
  const across = new Set(Array.from({ length: columns }, (_, n) => tileOf(n))).size;
  return (n) => {
    const tile = tileOf(n);
    return tile < 0 ? 0 : ((tile % across) + 2 * Math.floor(tile / across)) % TONES;
  };
}

/** Floors of rooms, each laid in its own way and of its own tone. */
export function litRooms(plan: LitPlan, floors: readonly number[]): SVGTemplateResult[] {
  const strip = strips(plan);
  return [...Map.groupBy(floors, toneBy(plan))].map(([tone, own]) => {
    const d = strip(own, 0, 0, SIDE, SIDE);
    const laid = svg`<path class="stuff" fill=${`url(#t-floor-${tone % FLOORS.length})`} d=${d}></path>`;
    return svg`${tone % FLOORS.length === 0 ? nothing : laid}<path class=${`tone tone-${tone}`} d=${d}></path>`;
  });
}

/** Stairs lead down into the dark, and say so. */
export function litStairs(plan: LitPlan, stairs: readonly number[]): SVGTemplateResult {
  const all = strips(plan)(stairs, 0, 0, SIDE, SIDE);
  return svg`<path class="descent" fill="url(#descent)" d=${all}></path><path fill="url(#steps)" d=${all}></path>`;
}

/**
 * The fronts of walls that look down on what can be walked on.
 *
 * @param isWall    by the number of a square
 * @param isWalked  likewise
 */
export function litFaces(
  plan: LitPlan,
  isWall: (n: number) => boolean,
  isWalked: (n: number) => boolean,
): SVGTemplateResult {
  const { columns, rows, tileOf } = plan;
  const { above } = besides(plan, isWall, isWalked);
  const beside = besides(plan, isWalked, isWall);
  const strip = strips(plan);
  const base = SIDE - FRONT;
  const torches = torchesAt(above, columns, tileOf);
  // Where a torch burns, the rest is dim.
  const dim = torches.length === 0 ? [] : Array.from({ length: columns * rows }, (_, n) => n).filter(isWalked);
  return svg`<path class="gloom" d=${strip(dim, 0, 0, SIDE, SIDE)}></path>
    <path fill="url(#fall-down)" d=${strip(above, 0, SIDE, SIDE, FALL)}></path>
    <path fill="url(#fall-right)" d=${strip(beside.right, 0, 0, FALL, SIDE)}></path>
    <path fill="url(#fall-left)" d=${strip(beside.left, SIDE - FALL, 0, FALL, SIDE)}></path>
    <path class="front" d=${strip(above, 0, base, SIDE, FRONT)}></path>
    <path class="stuff" fill="url(#t-front)" d=${strip(above, 0, base, SIDE, FRONT)}></path>
    <path class="dusk" d=${strip(above, 0, SIDE - 13, SIDE, 13)}></path>
    <path class="brow" d=${strip(above, 0, base - 3, SIDE, 5)}${strip(beside.above, 0, SIDE - 2, SIDE, 4)}></path>
    <path class="brow side" d=${strip(beside.right, -2, 0, 4, SIDE)}${strip(beside.left, SIDE - 2, 0, 4, SIDE)}></path>
    ${torches.map((n) => torchPart((n % columns) * SIDE + SIDE / 2, Math.floor(n / columns) * SIDE + base + 12))}`;
}

/** Fronts at which a torch burns: every fourth or so, and one in each tile. */
function torchesAt(fronts: readonly number[], columns: number, tileOf: LitPlan['tileOf']): number[] {
  const isEvery = (n: number): boolean => ((n % columns) * 7 + Math.floor(n / columns) * 3) % 4 === 0;
  const often = fronts.filter(isEvery);
  if (tileOf === undefined) return often;
  const lit = new Set(often.map(tileOf));
  const dark = [...Map.groupBy(fronts, tileOf)].filter(([tile]) => !lit.has(tile));
  return [...often, ...dark.map(([, own]) => own[Math.floor(own.length / 2)]!)];
}

function torchPart(x: number, y: number): SVGTemplateResult {
  return svg`<circle class="glow" cx=${x} cy=${y + 40} r="310" fill="url(#torchlight)"></circle>
    <path class="stick" d=${`M${x - 4} ${y + 2}h8l-2 20h-4Z`}></path>
    <path class="fire" d=${`M${x} ${y - 17}c9 9 10 20 0 22c-10-2-9-13 0-22Z`}></path>`;
}
