import type { LightName, WallName } from '@undercroft/contract';
import { css, unsafeCSS, type CSSResult } from 'lit';
import { engraved } from '../theme/motifs.ts';

/**
 * Drawings that repeat, and how wide one of them is, in hundredths of the width of a card. `plain`
 * is the pattern of the frame.
 */
const walls: Readonly<Record<Exclude<WallName, 'plain'>, readonly [box: string, lines: string, width: number]>> = {
  rock: [
    '60 44',
    'M3 8 14 2 26 6 24 17 11 20ZM31 5 46 2 56 11 45 20 32 16ZM7 27 22 23 31 33 20 42 5 38ZM38 25 54 22 58 36 45 42 35 34Z',
    34,
  ],
  bricks: ['28 16', 'M0 .5H28M0 8.5H28M7 0V8M21 8V16', 17],
  planks: ['32 64', 'M.5 0V64M16.5 0V64M6 10V28M10 36V54M22 4V20M27 26V58', 20],
  columns: ['64 120', 'M18 0V120M24 0V120M36 0V120M42 0V120M14 8H46M12 3H48', 34],
  shelves: [
    '48 44',
    'M0 42H48M0 43.5H48M4 42V24H9V42M10 42V19H14V42M16 42V26H20V42M25 42 28 22 32 23 29 42M37 42V30C34 28 36 25 37 24H42C43 25 45 28 42 30V42',
    30,
  ],
  drapes: ['30 90', 'M4 0C9 30 1 60 4 90M13 0C10 30 18 60 13 90M23 0C27 30 19 60 23 90', 16],
  trees: [
    '60 90',
    'M14 90V40M14 62 4 48M14 70 25 54M44 90V30M44 52 33 38M44 60 56 44M14 46C2 46 0 28 9 22 11 10 24 12 24 24 31 32 25 46 14 46M44 36C32 36 30 18 39 12 42 2 54 4 54 14 61 22 55 36 44 36',
    40,
  ],
  sky: [
    '96 56',
    'M8 22C8 15 17 13 19 18 26 16 30 22 25 26H10C6 26 5 23 8 22ZM58 42C58 35 67 33 69 38 76 36 80 42 75 46H60C56 46 55 43 58 42ZM44 10H46M82 16H84M34 48H36',
    46,
  ],
};

/** Where the light is, and how far it reaches; of the middle it is as behind any picture. */
const lights: Readonly<Record<Exclude<LightName, 'middle'>, string>> = {
  above: '80% 110% at 50% 0%',
  left: '90% 120% at 4% 26%',
  right: '90% 120% at 96% 26%',
  below: '85% 90% at 50% 104%',
  dim: '38% 52% at 50% 58%',
};

const wallStyles: CSSResult = unsafeCSS(
  Object.entries(walls)
    .map(
      ([name, [box, lines, width]]) =>
        `.wall-${name} { --pattern: ${engraved(box, lines)} calc(var(--vary) * 50cqi) calc(var(--vary) * 29cqi) / ${width}cqi auto; }`,
    )
    .join('\n'),
);
const lightStyles: CSSResult = unsafeCSS(
  Object.entries(lights)
    .map(([name, place]) => `.light-${name} { --light: ${place}; }`)
    .join('\n'),
);

/** What a picture stands in front of, and what lies around it. */
export const sceneryStyles = css`
  ${wallStyles}
  ${lightStyles}
  .scenic {
    --light: 75% 85% at calc(44% + 12% * var(--vary)) 58%;
  }
  .frame .scenic {
    background: var(--pattern), radial-gradient(var(--light), var(--art-high), var(--art-low));
  }
  .scenic.lit {
    --art-high: oklch(var(--uc-art-high) var(--glow));
  }
  .view {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .layers {
    position: absolute;
    inset: auto -100cqi 0;
    height: min(100% - 4cqi, 77cqi);
    aspect-ratio: 3 / 2;
    margin-inline: auto;
    overflow: visible;
    fill: var(--block);
  }
  .layers .ground {
    fill: color-mix(in oklab, var(--art-low), var(--block) 34%);
  }
  .layers .lines {
    fill: none;
    stroke: var(--block);
    stroke-opacity: 0.5;
    stroke-width: 0.7;
  }
  .layers .shaft {
    fill: oklch(var(--uc-art-high) var(--glow, var(--hue)));
    opacity: 0.34;
  }
  .layers .shadow {
    fill: var(--block);
    opacity: 0.4;
  }
  .layers .far {
    fill: color-mix(in oklab, var(--block), var(--art-low) 62%);
  }
  .layers .tinted {
    fill: oklch(0.38 0.13 var(--tint));
  }
  .layers .far.tinted {
    fill: oklch(0.52 0.1 var(--tint));
  }
  /* what stands in front of something else has an edge */
  .layers :is(.beside, .near) path {
    stroke: var(--art-high);
    stroke-opacity: 0.8;
    paint-order: stroke;
  }
  .card.exhausted .layers .own {
    rotate: 180deg;
    transform-box: fill-box;
    transform-origin: center;
  }
  @container (max-width: 159px) {
    .card .layers {
      height: min(100% - 7cqi, 82cqi);
    }
  }
  @container (max-width: 65.9px) {
    .card .layers > :not(.own) {
      display: none;
    }
    .card .layers {
      height: 92cqi;
    }
  }

  /* a room: its picture is what it is built of, pale, so that what lies in it is seen first */
  .tile .art.scenic {
    inset: 0;
    opacity: 0.5;
  }
  .tile .layers {
    height: min(100% - 8px, 60cqi);
  }

  @container (max-width: 99px) {
    :host([square]) .tile .art.scenic {
      opacity: 0.9;
    }
    :host([square]) .layers {
      height: 88cqi;
    }
    :host([square]) .layers > :not(.own, .ground) {
      display: none;
    }
  }

  /* printers draw patterns as pixels */
  :host([print]) .scenic {
    --pattern: none;
  }
  :host([inks='saving']) .scenic {
    --art-high: #fff;
    --art-low: #fff;
  }
  :host([inks='saving']) .layers :is(.ground, .shaft, .shadow) {
    fill: none;
  }
  @media (forced-colors: active) {
    .layers {
      fill: CanvasText;
    }
    .layers :is(.ground, .shaft, .shadow, .lines, .far) {
      display: none;
    }
  }
`;
