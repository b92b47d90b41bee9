/** A size that things are printed in, in millimetres, after cutting. */
export interface PrintSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes by name: `poker` for cards as most are, `square` for tiles, `round` for counters. */
export const printSizes = {
  poker: { width: 63.5, height: 88.9 },
  bridge: { width: 57, height: 89 },
  mini: { width: 44.5, height: 63.5 },
  euro: { width: 59, height: 92 },
  tarot: { width: 70, height: 120.7 },
  square: { width: 60, height: 60 },
  round: { width: 25, height: 25 },
} as const satisfies Readonly<Record<string, PrintSize>>;

/** Name of a print size. */
export type PrintSizeName = keyof typeof printSizes;
