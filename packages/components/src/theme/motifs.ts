import { unsafeCSS, type CSSResult } from 'lit';
import { drawing } from './textures.ts';

/**
 * What tells kinds apart besides their colour: the cut of a block, the pattern behind a picture,
 * the outline of a token.
 */
interface MotifShape {
  /** repeats along the lower edge of the title block; drawn on a grid of 24 × 12, black is block */
  readonly edge: string;
  /**
   * `background` layers behind the picture; `--cut` is the colour of the lines, `--vary` from 0 to
   * 1 what is different on each card
   */
  readonly pattern: string;
  /** `clip-path` of a token */
  readonly outline: string;
}

const cut = (body: string): string => drawing('24 12', body, "preserveAspectRatio='none'");
/** Lines behind a picture, as a drawing that repeats. */
export const engraved = (box: string, d: string): string =>
  drawing(box, `<path d='${d}' fill='none' stroke='#000' stroke-opacity='.27' stroke-width='1'/>`);

/**
 * A polygon around the middle, between two radii in percent; for teeth, stars and regular shapes.
 */
function around(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = ((index / points) * 2 - 0.5) * Math.PI + turn;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)}% ${(50 + radius * Math.sin(angle)).toFixed(1)}%`;
  });
  return `polygon(${corners.join(', ')})`;
}

const shapes = {
  /** straight rules, fine engraving, round */
  plain: {
    edge: cut("<path d='M0 0H24V4H0ZM0 7H24V9H0Z'/>"),
    pattern: 'repeating-linear-gradient(0deg, var(--cut) 0 0.5cqi, transparent 0.5cqi 2.7cqi)',
    outline: 'circle(50%)',
  },
  /** battlement, courses of stone, eight corners */
  wall: {
    edge: cut("<path d='M0 0H24V6H18V12H6V6H0Z'/>"),
    pattern: `${engraved('28 16', 'M0 .5H28M0 8.5H28M7 0V8M21 8V16')} calc(var(--vary) * 34cqi - 17cqi) 0 / 17cqi auto`,
    outline: around(8, 54.1, 54.1, Math.PI / 8),
  },
  /** teeth, slashes, a toothed wheel */
  fang: {
    edge: cut("<path d='M0 0H24L12 12Z'/>"),
    pattern:
      'repeating-linear-gradient(calc(52deg + var(--vary) * 12deg), var(--cut) 0 1.6cqi, transparent 1.6cqi 6cqi)',
    outline: around(24, 50, 40.5),
  },
  /** scallops, rays, a flower */
  wave: {
    edge: cut("<path d='M0 0H24V2A12 10 0 0 1 0 2Z'/>"),
    pattern:
      'repeating-conic-gradient(from calc(var(--vary) * 20deg - 10deg) at calc(40% + var(--vary) * 20%) 58%, var(--cut) 0 6deg, transparent 6deg 15deg)',
    outline: around(16, 50, 44),
  },
  /** rivets, planks, a square with soft corners */
  bar: {
    edge: cut("<path fill-rule='evenodd' d='M0 0H24V12H0ZM12 3a3 3 0 1 0 .01 0Z'/>"),
    pattern: 'repeating-linear-gradient(90deg, var(--cut) 0 0.7cqi, transparent 0.7cqi 9cqi)',
    outline: 'inset(5% round 14%)',
  },
  /** hanging beads, a lattice, six corners */
  bead: {
    edge: cut("<path d='M0 0H24V2H0ZM12 3 18 7.5 12 12 6 7.5Z'/>"),
    pattern:
      'repeating-linear-gradient(45deg, var(--cut) 0 0.6cqi, transparent 0.6cqi 6cqi), repeating-linear-gradient(-45deg, var(--cut) 0 0.6cqi, transparent 0.6cqi 6cqi)',
    outline: around(6, 52, 52),
  },
  /** stairs, chevrons, a diamond with cut corners */
  step: {
    edge: cut("<path d='M0 0H24V3H20V6H16V11H8V6H4V3H0Z'/>"),
    pattern: `${engraved('20 10', 'M0 10 10 2 20 10')} calc(var(--vary) * 22cqi - 11cqi) 0 / 11cqi auto`,
    outline: 'polygon(36% 0, 64% 0, 100% 36%, 100% 64%, 64% 100%, 36% 100%, 0 64%, 0 36%)',
  },
  /** tongues, rings that rise, a shield */
  flame: {
    edge: cut("<path d='M0 0H24C17 1 14 6 12 12 10 6 7 1 0 0Z'/>"),
    pattern:
      'repeating-radial-gradient(circle at calc(40% + var(--vary) * 20%) 108%, var(--cut) 0 0.7cqi, transparent 0.7cqi 6cqi)',
    outline: 'polygon(0 4%, 50% 0, 100% 4%, 98% 54%, 84% 80%, 50% 100%, 16% 80%, 2% 54%)',
  },
} as const satisfies Readonly<Record<string, MotifShape>>;

/** Name of a motif. */
export type Motif = keyof typeof shapes;

/** All motifs, in the order in which kinds get them that name none. */
export const motifs = Object.keys(shapes) as readonly Motif[];

/** `--edge`, `--pattern` and `--outline` for the classes `m-plain`, `m-wall` ... */
export const motifStyles: CSSResult = unsafeCSS(
  Object.entries<MotifShape>(shapes)
    .map(
      ([name, { edge, pattern, outline }]) =>
        `.m-${name} { --edge: ${edge}; --pattern: ${pattern}; --outline: ${outline}; }`,
    )
    .join('\n'),
);
