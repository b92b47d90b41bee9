import type { Plane } from '../maths/plane.ts';

/**
 * A picture before light falls on it: of each pixel its colour, which way it faces, how near it is,
 * and what it gives off.
 */
export class Relief {
  readonly width: number;
  readonly height: number;
  /** colour under white light */
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly nx: Plane;
  readonly ny: Plane;
  readonly nz: Plane;
  /** how far it comes out of the picture, in pixels */
  readonly depth: Plane;
  readonly shine: Plane;
  /** light that it gives off itself */
  readonly ownRed: Plane;
  readonly ownGreen: Plane;
  readonly ownBlue: Plane;
  /** how much of the lamp reaches it, 0 to 1 */
  readonly lit: Plane;
  /** how much of the light from everywhere reaches it, 0 to 1 */
  readonly open: Plane;
  /** where pieces are: they have a rim of light */
  readonly pieces: Plane;

  constructor(width: number, height: number) {
    const plane = (first = 0): Plane => new Float32Array(width * height).fill(first);
    this.width = width;
    this.height = height;
    [this.red, this.green, this.blue] = [plane(), plane(), plane()];
    [this.nx, this.ny, this.nz] = [plane(), plane(), plane(1)];
    [this.depth, this.shine] = [plane(), plane()];
    [this.ownRed, this.ownGreen, this.ownBlue] = [plane(), plane(), plane()];
    [this.lit, this.open, this.pieces] = [plane(1), plane(1), plane()];
  }
}
