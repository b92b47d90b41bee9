import type { TextureName } from './textures.ts';

/** The mood of a game: few words, from which all colours follow. */
export interface Theme {
  /** hue of the ground, panels and lines, degrees on the colour wheel */
  readonly ground: number;
  /** hue of what one can act on, degrees */
  readonly accent: number;
  /** how strong the inks are: dark and smoky, or clear and bright */
  readonly inks: 'deep' | 'bright';
  /** letters of titles: cut in wood, or painted in a picture book */
  readonly title: 'carved' | 'storybook';
  /** what the ground of boards is made of */
  readonly texture: TextureName;
}

/** The mood of a game that says nothing about it. */
export const plainTheme: Theme = { ground: 76, accent: 70, inks: 'deep', title: 'carved', texture: 'hatch' };
