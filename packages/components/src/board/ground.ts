import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { BoardShape } from '@undercroft/contract';
import type { Border } from './borders.ts';
import type { Ground, Grounds } from './grounds.ts';
import type { GroundName } from './ground-names.ts';
import { edgeBetween, latticeOf, outlines, SIDE, type Lattice } from './lattice/lattice.ts';
import { litFaces, litPatterns, litRooms, litStairs, litWalls } from './lit-ground.ts';
import { vapourUrl } from './lattice/vapour.ts';
import { styled } from '../theme/styled.ts';

/** What is drawn on each ground, on a square of 100: lines, and what is filled. */
const patterns: Readonly<Record<GroundName, { readonly lines?: string; readonly solid?: string }>> = {
  floor: { lines: 'M0 34H100M0 67H100M30 0V34M72 0V34M52 34V67M18 67V100M80 67V100' },
  rock: {
    lines:
      'M5 7 28 20M3 15 24 27M2 24 18 33M42 6 36 31M49 7 43 32M56 10 50 33M70 11 95 6M68 18 95 14M68 25 92 22M8 47 31 42M8 54 32 49M11 61 31 57M47 44 67 61M43 50 62 67M53 42 72 56M83 39 78 61M90 40 85 64M97 43 93 61M11 78 31 92M7 83 25 96M17 74 36 86M50 75 47 96M57 76 54 97M64 78 61 96M75 83 97 75M78 90 99 82M79 97 97 83',
  },
  water: {
    lines:
      'M0 22q12-13 25 0t25 0 25 0 25 0M0 55q12-13 25 0t25 0 25 0 25 0M0 88q12-13 25 0t25 0 25 0 25 0M12 38q7-7 13 0M62 38q7-7 13 0M36 71q7-7 13 0',
  },
  grass: {
    lines:
      'M18 30c0-8-3-12-7-15M20 30c0-10 1-13 3-18M22 30c1-7 4-10 8-12M70 52c0-8-3-12-7-15M72 52c0-10 1-13 3-18M74 52c1-7 4-10 8-12M32 84c0-8-3-12-7-15M34 84c0-10 1-13 3-18M36 84c1-7 4-10 8-12',
  },
  rubble: {
    lines:
      'M12 30 22 16 38 20 40 34 26 40ZM56 22 70 14 82 24 76 36 62 36ZM20 72 32 58 46 66 42 82 26 86ZM60 70 76 56 90 66 86 84 68 86Z',
    solid: 'M46 44 52 42 54 48 48 50ZM86 44 92 46 90 52 84 50ZM8 52 14 50 14 56ZM50 92 56 90 58 96Z',
  },
  lava: {
    lines: 'M0 20q25 18 50 0t50 0M0 60q25 18 50 0t50 0M25 40q12 9 25 0M70 82q12 9 25 0',
    solid: 'M20 88c0-9 6-11 6-19 6 6 10 11 8 19ZM66 48c0-9 6-11 6-19 6 6 10 11 8 19Z',
  },
  planks: {
    lines: 'M0 25H100M0 50H100M0 75H100M0 100H100M30 0V25M74 25V50M22 50V75M62 75V100M46 12h14M40 62c6-5 12-5 18 0',
  },
  pit: { lines: 'M0 0 100 100M50 0 100 50M0 50 50 100M100 0 0 100M50 0 0 50M100 50 50 100' },
  low: { lines: 'M22 62h56M22 62v-16h56v16M40 46v16M60 46v16', solid: 'M22 64h56v6H22Z' },
  pillar: { lines: 'M26 50a24 24 0 1 0 48 0 24 24 0 1 0-48 0M36 50a14 14 0 1 0 28 0 14 14 0 1 0-28 0' },
  stairs: { lines: 'M0 12H100M0 25H100M0 37H100M0 50H100M0 62H100M0 75H100M0 87H100M0 100H100' },
  slope: { lines: 'M10 30 50 12 90 30M10 56 50 38 90 56M10 82 50 64 90 82' },
  raised: { lines: 'M8 8H92V92H8ZM16 16H84V84H16Z' },
  bricks: {
    lines:
      'M0 25H100M0 50H100M0 75H100M0 100H100M25 0V25M75 0V25M0 25V50M50 25V50M25 50V75M75 50V75M0 75V100M50 75V100',
  },
  void: {},
  fog: { lines: 'M14 50a36 36 0 0 1 72 0M26 58a24 24 0 0 1 48 0M38 66a12 12 0 0 1 24 0' },
};

/** Grounds that cannot be walked on: where they meet others runs an edge. */
const SOLID: ReadonlySet<GroundName> = new Set(['rock', 'bricks', 'void', 'fog']);

/** What a board is made of besides what lies on it. */
export interface BoardGround extends BoardShape {
  readonly grounds: Grounds;
  readonly borders: readonly Border[];
  /** by number of a space: the tile of which it is; left out without tiles */
  readonly tileOf?: (n: number) => number;
}

/** The path of the edges between all spaces side by side that differ in some way. */
function edgesBetween(plan: BoardGround, differ: (one: number, other: number) => boolean): string {
  const lattice = latticeOf(plan);
  const behind = (n: number): string =>
    lattice
      .edges(n)
      .filter(({ other }) => other > n && differ(n, other))
      .map(({ other }) => edgeBetween(lattice, n, other))
      .toReversed()
      .join('');
  return lattice.rows.flat().map(behind).join('');
}

/** The line around all of a board of hexagons, gaps too; squares have a frame. */
function rimPath(plan: BoardGround): string {
  const lattice = latticeOf(plan);
  const around = lattice.rows.flat().flatMap((n) => lattice.edges(n).filter(({ other }) => other < 0));
  return around.map(({ path }) => path).join('');
}

/**
 * Whether a line is drawn between two squares side by side: what is not explored is seen tile by
 * tile.
 */
function isRuled({ grounds, tileOf }: BoardGround): (one: number, other: number) => boolean {
  const isFog = (n: number): boolean => grounds.squares[n]?.name === 'fog';
  if (tileOf === undefined) return () => true;
  return (one, other) => !isFog(one) || !isFog(other) || tileOf(one) !== tileOf(other);
}

/** The box in which all is drawn. */
export function boxOf(shape: BoardShape): string {
  const { wide, high } = latticeOf(shape);
  return `0 0 ${wide * SIDE} ${high * SIDE}`;
}

/**
 * The ground of a board, in a box of 100 for each square.
 *
 * @param look  `fine`: each square is drawn by itself, because patterns become pixels on paper;
 *   `lit`: walls of squares have a front, and torches light it
 */
export function groundPart(plan: BoardGround, look: 'flat' | 'fine' | 'lit' = 'flat'): TemplateResult {
  const [fine, lit] = [look === 'fine', look === 'lit'];
  const { squares, above } = plan.grounds;
  const lattice = latticeOf(plan);
  const nameOf = (n: number): GroundName => squares[n]?.name ?? 'void';
  // An edge runs around what can be walked on, and around all that there is; not where one may walk
  // on to what is not explored.
  const partOf = (n: number): number => (nameOf(n) === 'void' ? 0 : SOLID.has(nameOf(n)) ? 1 : 2);
  const stands = new Set(plan.borders.map(({ one, other }) => edgeBetween(lattice, one, other)));
  const isFog = (n: number): boolean => nameOf(n) === 'fog';
  const leadsOn = (one: number, other: number): boolean =>
    [one, other].some(isFog) &&
    Math.max(partOf(one), partOf(other)) === 2 &&
    !stands.has(edgeBetween(lattice, one, other));
  const used = new Set([...squares, ...above.values()].map(({ name }) => name));
  const isWalked = (n: number): boolean => partOf(n) === 2;
  const isWall = (n: number): boolean => nameOf(n) === 'rock' || nameOf(n) === 'bricks';
  const groundsIn = (isIn: (n: number) => boolean): ReadonlyMap<number, Ground> =>
    new Map([...squares.entries()].filter(([n]) => isIn(n)));
  const hasWalls = lit && plan.hexagons === undefined;
  return html`<svg
    class=${lit ? 'ground lit' : 'ground'}
    viewBox=${boxOf(plan)}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <defs>
      ${[...used].map((name) => (fine ? svg`<g id=${`p-${name}`}>${patternLines(name)}</g>` : patternOf(name)))}
      ${lit ? litPatterns(used) : nothing}
    </defs>
    ${sortsPart(
      groundsIn((n) => !isWalked(n) && !(lit && isFog(n))),
      lattice,
      look,
    )}
    ${lit ? spillPart(groundsIn(isWalked).keys(), lattice) : nothing}
    ${hasWalls ? litWalls(plan, isWall, isWalked) : nothing} ${lit ? fogPart(groundsIn(isFog), lattice) : nothing}
    ${sortsPart(groundsIn(isWalked), lattice, look)} ${hasWalls ? roomsPart(plan) : nothing}
    ${
      hasWalls
        ? svg`<clipPath id="explored"><path d=${outlines(lattice, groundsIn((n) => !isFog(n)).keys())}></path></clipPath>
          <g clip-path="url(#explored)">${litFaces(plan, isWall, isWalked)}</g>`
        : nothing
    }
    ${svg`<path class="lattice" d=${edgesBetween(plan, isRuled(plan))}></path>
    <path class="edge" d=${edgesBetween(plan, (one, other) => partOf(one) !== partOf(other) && !leadsOn(one, other))}></path>
    ${lit ? vapourPart(lattice, isFog) : nothing}
    <path class="onward" d=${edgesBetween(plan, leadsOn)}></path>
    ${plan.hexagons === undefined ? nothing : svg`<path class="rim" d=${rimPath(plan)}></path>`}
    <path class="shade" d=${outlines(lattice, above.keys())}></path>
    <g class="upper">${sortsPart(above, lattice, look)}</g>`}
  </svg>`;
}

/** Floors of rooms, and stairs, as light shows them. */
function roomsPart(plan: BoardGround): SVGTemplateResult {
  const { squares } = plan.grounds;
  const of = (...names: readonly GroundName[]): number[] =>
    [...squares.keys()].filter((n) => names.includes(squares[n]?.name ?? 'void') && squares[n]?.hue === null);
  // A place that only looks built like stairs, a goal for example, leads nowhere.
  const stairs = of('stairs').filter((n) => squares[n]?.isPlace !== true);
  return svg`${litRooms(plan, of('floor'))}${litStairs(plan, stairs)}`;
}

/** How far the light of rooms and ways falls on the rock around them, in steps. */
const SPILL = [14, 30, 48, 68, 90, 114, 140];

/** Light on what is around the squares that can be walked on. */
function spillPart(walked: Iterable<number>, lattice: Lattice): SVGTemplateResult[] {
  const path = outlines(lattice, walked);
  return SPILL.map((wide) => svg`<path class="spill" stroke-width=${wide} d=${path}></path>`);
}

/** What is not explored hides the walls that reach into it. */
function fogPart(fog: ReadonlyMap<number, Ground>, lattice: Lattice): SVGTemplateResult {
  return svg`${sortsPart(fog, lattice, 'lit')}<path class="night" d=${outlines(lattice, fog.keys())}></path>`;
}

/** The soft edge of what is not explored, over all that is drawn on the ground. */
function vapourPart(lattice: Lattice, isFog: (n: number) => boolean): SVGTemplateResult | typeof nothing {
  const numbers = lattice.rows.flat();
  const url = numbers.some(isFog) ? vapourUrl(lattice, numbers, isFog) : null;
  if (url === null) return nothing;
  return svg`<image class="vapour" href=${url} width=${lattice.wide * SIDE} height=${lattice.high * SIDE} preserveAspectRatio="none"></image>`;
}

/** Squares by what their ground is made of. */
function sortsPart(
  grounds: ReadonlyMap<number, Ground>,
  lattice: Lattice,
  look: 'flat' | 'fine' | 'lit',
): SVGTemplateResult[] {
  const sorts = Map.groupBy(grounds.keys(), (n) => `${grounds.get(n)?.name} ${grounds.get(n)?.hue ?? ''}`);
  return [...sorts].map(([key, numbers]) => {
    const [name = '', hue = ''] = key.split(' ');
    const path = outlines(lattice, numbers);
    // A pattern is a square, also on a hexagon.
    const cut = ['cut', name, hue, ...numbers.slice(0, 1), numbers.length].join('-');
    return svg`<g class=${`g-${name} ${hue === '' ? '' : 'tinted'}`} style=${styled(hue === '' ? '' : `--tint: ${hue}`)}>
      <path class="fill" d=${path}></path>${
        look === 'lit' ? svg`<path class="stuff" fill=${`url(#t-${name})`} d=${path}></path>` : nothing
      }${
        look === 'fine'
          ? svg`<clipPath id=${cut}><path d=${path}></path></clipPath><g clip-path=${`url(#${cut})`}>${numbers.map((n) => patternAt(name, lattice.middle(n)))}</g>`
          : svg`<path fill=${`url(#p-${name})`} d=${path}></path>`
      }
    </g>`;
  });
}

/** The pattern of one space around its middle. */
function patternAt(name: string, [x, y]: readonly [number, number]): SVGTemplateResult {
  return svg`<use href=${`#p-${name}`} x=${x - SIDE / 2} y=${y - SIDE / 2}></use>`;
}

/** Walls and doors between squares, over all that is drawn on the ground. */
export function bordersPart(plan: BoardGround): SVGTemplateResult {
  const { borders, grounds } = plan;
  const lattice = latticeOf(plan);
  const isSolid = (n: number): boolean => SOLID.has(grounds.squares[n]?.name ?? 'void');
  // A wall between two squares of rock is invisible.
  const seen = borders.filter(({ one, other, is }) => is !== 'wall' || !isSolid(one) || !isSolid(other));
  const walls = seen.filter(({ is, open }) => is !== 'door' || !open);
  const path = walls.map(({ one, other }) => edgeBetween(lattice, one, other)).join('');
  // The front of a wall that runs across is seen below its top.
  const across = walls
    .map(({ one, other }) => edgeBetween(lattice, one, other))
    .filter((edge) => plan.hexagons === undefined && edge.includes('h'));
  return svg`<path class="wall under" d=${path}></path><path class="wall face" d=${across.join('')}></path>
    <path class="wall" d=${path}></path><path class="wall ridge" d=${path}></path>
    ${seen.filter(({ is }) => is === 'door' || is === 'false-door').map((border) => doorPart(border, lattice, plan.hexagons !== undefined))}`;
}

/**
 * What stands between the posts of a door: a leaf, shut, locked, turned aside or in pieces; of one
 * that is walled up bricks.
 */
const leaves = {
  open: svg`<path class="leaf" d="M-38 -4h17v-62h-17Z"></path><path class="bands" d="M-38 -18h17M-38 -52h17"></path>`,
  closed: svg`<path class="leaf" d="M-35 -17h70v34h-70Z"></path><path class="grain" d="M-35 -6h70M-35 5h70"></path><path class="bands" d="M-22 -17v34M22 -17v34"></path><circle class="knob" cx="0" cy="2" r="6"></circle>`,
  locked: svg`<path class="leaf" d="M-35 -17h70v34h-70Z"></path><path class="grain" d="M-35 -6h70M-35 5h70"></path><path class="bands" d="M-26 -17v34M26 -17v34"></path><path class="shackle under" d="M-9 -8v-9a9 9 0 0 1 18 0v9"></path><path class="shackle" d="M-9 -8v-9a9 9 0 0 1 18 0v9"></path><path class="lock" d="M-16 -9h32v26h-32Z"></path><path class="bands" d="M0 0v9"></path>`,
  broken: svg`<path class="leaf" d="M-36 -10h14l7 9 -9 4 4 7h-16ZM36 -10h-9l-8 6 7 6 -6 8h16ZM-9 14l16 -24 7 5 -15 25Z"></path>`,
  'false-door': svg`<path class="walled" d="M-34 -10h68v20h-68ZM-34 0h68M-12 -10v10M12 -10v10M-22 0v10M0 0v10M22 0v10"></path>`,
};

/** A door across a border, with its posts. */
function doorPart({ one, other, is, look }: Border, lattice: Lattice, isHexagon: boolean): SVGTemplateResult {
  const [[x, y], [toX, toY]] = [lattice.middle(Math.min(one, other)), lattice.middle(Math.max(one, other))];
  // A door is drawn for a border that runs across, as long as a side of a square.
  const angle = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI) - 90;
  const turn = `translate(${(x + toX) / 2} ${(y + toY) / 2})${angle === 0 ? '' : ` rotate(${angle < -45 ? angle + 180 : angle})`}${isHexagon ? ' scale(0.577)' : ''}`;
  const shown = is === 'false-door' ? is : look;
  return svg`<g class=${`door is-${shown}`} transform=${turn}>
    <ellipse class="halo" rx="105" ry="80" fill="url(#torchlight)"></ellipse>
    <path class="post" d="M-50 -20h14v40h-14ZM36 -20h14v40h-14Z"></path>${leaves[shown]}</g>`;
}

function patternOf(name: GroundName): SVGTemplateResult {
  // One pattern covers three squares: those that are not explored need not be told apart.
  const scale = name === 'fog' ? 'scale(3)' : nothing;
  return svg`<pattern id=${`p-${name}`} width=${SIDE} height=${SIDE} patternUnits="userSpaceOnUse" patternTransform=${scale}>
    ${patternLines(name)}
  </pattern>`;
}

function patternLines(name: GroundName): SVGTemplateResult {
  const { lines = '', solid = '' } = patterns[name];
  return svg`<path class="lines" d=${lines}></path><path class="solid" d=${solid}></path>`;
}
