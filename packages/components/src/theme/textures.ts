/** What the ground of a board is made of: a drawing that repeats. */
export interface Texture {
  /** value of `background-image` */
  readonly image: string;
  /** value of `background-size` */
  readonly size: string;
}

/** A drawing as the value of `background-image` or `mask-image`. */
export function drawing(box: string, body: string, more = ''): string {
  const text = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box}' ${more}>${body}</svg>`;
  return `url("data:image/svg+xml,${text.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

/** One colour that shows on dark and on light earth. */
const stroke = "fill='none' stroke='#96774f' stroke-opacity='.32' stroke-linecap='round'";

/** Textures by name. `plain` is none. */
export const textures = {
  /** short strokes in all directions: rock around rooms, as on maps drawn by hand */
  hatch: {
    image: drawing(
      '72 72',
      `<path ${stroke} stroke-width='1.5' d='M4 5 20 15M2 10 17 20M1 16 13 24M30 4 26 22M35 5 31 23M40 7 36 24M50 8 68 4M49 13 68 10M49 18 66 16M6 34 22 30M6 39 23 35M8 44 22 41M34 32 48 44M31 36 45 48M38 30 52 40M60 28 56 44M65 29 61 46M70 31 67 44M8 56 22 66M5 60 18 69M12 53 26 62M36 54 34 69M41 55 39 70M46 56 44 69M54 60 70 54M56 65 71 59M57 70 70 65'/>`,
    ),
    size: '64px',
  },
  /** courses of stone */
  bricks: {
    image: drawing('64 40', `<path ${stroke} stroke-width='1.5' d='M0 .7H64M0 20.7H64M16 1V20M48 21V40'/>`),
    size: '64px',
  },
  /** planks with knots */
  planks: {
    image: drawing(
      '120 48',
      `<path ${stroke} stroke-width='1.4' d='M0 .7H120M0 24.7H120M34 1V24M92 25V48M10 8H26M58 14c8-5 16-5 24 0-8 4-16 4-24 0M14 36H60M16 41H46'/>`,
    ),
    size: '120px',
  },
  /** tufts and pebbles: open ground */
  meadow: {
    image: drawing(
      '80 64',
      `<path ${stroke} stroke-width='1.6' d='M10 18c0-5-2-7-4-9M11 18c0-6 1-8 2-11M12 18c1-4 3-6 5-7M52 42c0-5-2-7-4-9M53 42c0-6 1-8 2-11M54 42c1-4 3-6 5-7M30 52h6M64 12h4M26 30h3'/>`,
    ),
    size: '80px',
  },
  plain: { image: 'none', size: 'auto' },
} as const satisfies Readonly<Record<string, Texture>>;

/** Names of the textures. */
export type TextureName = keyof typeof textures;
