/**
 * Pictures that are made of more than one symbol: what the picture of a thing stands in front of,
 * and what lies around it.
 */

/** What is behind a picture. */
export type WallName = 'plain' | 'rock' | 'bricks' | 'planks' | 'columns' | 'shelves' | 'drapes' | 'trees' | 'sky';

/** What it stands on. */
export type FloorName = 'none' | 'stones' | 'boards' | 'earth' | 'grass' | 'water' | 'embers';

/** Where its light comes from. */
export type LightName = 'middle' | 'above' | 'left' | 'right' | 'below' | 'dim';

/** As it is written; what a row leaves out is as its kind has it. */
export interface SceneryMeta {
  readonly wall?: WallName;
  readonly floor?: FloorName;
  readonly light?: LightName;
  /** hue of the light, degrees; left out: that of the card */
  readonly glow?: number;
  /** what lies behind comes first, at the same depth as it is written */
  readonly layers?: readonly LayerMeta[];
}

/** One symbol of a picture. */
export interface LayerMeta {
  /** name of an icon; left out: the picture of the thing itself */
  readonly icon?: string;
  /**
   * where its middle is, in hundredths of the width from the left and of the height from the top
   */
  readonly at: readonly [number, number];
  /** its height in hundredths of that of the picture */
  readonly size: number;
  /** left out: beside the picture of the thing */
  readonly depth?: 'far' | 'near';
  /** degrees, clockwise */
  readonly turn?: number;
  readonly mirrored?: boolean;
  /** hue, degrees; left out: that of the ink */
  readonly tint?: number;
}
