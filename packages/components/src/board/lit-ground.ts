/**
 * Lit boards: pictures of what squares are made of, fronts of walls, shadows below them, torches.
 */
import type { FloorStuff } from '@undercroft/pictures';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { pictureUrl } from '../picture/picture.ts';
import type { GroundName } from './ground-names.ts';

/** Side of a square in the drawing, and how high the front of a wall is. */
const [SIDE, FRONT] = [100, 38];
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
  return svg`${named}${picturePattern('t-front', 'bricks')}
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

function picturePattern(id: string, of: FloorStuff | undefined): SVGTemplateResult | typeof nothing {
  const url = of === undefined ? null : pictureUrl({ is: 'floor', of });
  if (url === null) return nothing;
  const side = SIDE * COVERED;
  return svg`<pattern id=${id} width=${side} height=${side} patternUnits="userSpaceOnUse"
    ><image href=${url} width=${side} height=${side} preserveAspectRatio="none"></image></pattern>`;
}

/**
 * The fronts of walls that look down on what can be walked on.
 *
 * @param isWall    by the number of a square
 * @param isWalked  likewise
 */
export function litFaces(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  isWall: (n: number) => boolean,
  isWalked: (n: number) => boolean,
): SVGTemplateResult {
  const all = Array.from({ length: columns * rows }, (_, n) => n);
  const above = all.filter((n) => isWall(n) && n + columns < columns * rows && isWalked(n + columns));
  const beside = all.filter((n) => isWalked(n) && n % columns > 0 && isWall(n - 1));
  const before = all.filter((n) => isWalked(n) && (n + 1) % columns > 0 && isWall(n + 1));
  const strip = (numbers: readonly number[], x: number, y: number, width: number, height: number): string =>
    numbers.map((n) => `M${left(n) + x} ${top(n) + y}h${width}v${height}h${-width}Z`).join('');
  const left = (n: number): number => (n % columns) * SIDE;
  const top = (n: number): number => Math.floor(n / columns) * SIDE;
  const base = SIDE - FRONT;
  const torches = above.filter((n) => ((n % columns) * 7 + Math.floor(n / columns) * 3) % 4 === 0);
  // Where a torch burns, the rest is dim.
  const dim = torches.length === 0 ? [] : all.filter(isWalked);
  return svg`<path class="gloom" d=${strip(dim, 0, 0, SIDE, SIDE)}></path>
    <path fill="url(#fall-down)" d=${strip(above, 0, SIDE, SIDE, FALL)}></path>
    <path fill="url(#fall-right)" d=${strip(beside, 0, 0, FALL, SIDE)}></path>
    <path fill="url(#fall-left)" d=${strip(before, SIDE - FALL, 0, FALL, SIDE)}></path>
    <path class="front" d=${strip(above, 0, base, SIDE, FRONT)}></path>
    <path class="stuff" fill="url(#t-front)" d=${strip(above, 0, base, SIDE, FRONT)}></path>
    <path class="dusk" d=${strip(above, 0, SIDE - 13, SIDE, 13)}></path>
    <path class="brow" d=${strip(above, 0, base - 3, SIDE, 4)}></path>
    ${torches.map((n) => torchPart(left(n) + SIDE / 2, top(n) + base + 12))}`;
}

function torchPart(x: number, y: number): SVGTemplateResult {
  return svg`<circle class="glow" cx=${x} cy=${y + 40} r="310" fill="url(#torchlight)"></circle>
    <path class="stick" d=${`M${x - 4} ${y + 2}h8l-2 20h-4Z`}></path>
    <path class="fire" d=${`M${x} ${y - 17}c9 9 10 20 0 22c-10-2-9-13 0-22Z`}></path>`;
}
