/**
 * Draws pictures: symbols become heights, heights are lit. Plain arithmetic, so it runs wherever
 * JavaScript does; a picture takes some tenths of a second, so it never runs on a thread that
 * draws frames.
 *
 * @module
 */
import { drawFloor } from './kinds/floor.ts';
import { drawGround } from './kinds/ground.ts';
import { drawBust, drawPlaque } from './kinds/piece-pictures.ts';
import { drawScene, type Icons } from './kinds/scene.ts';
import type { Pixels } from './lit/shine.ts';
import type { Picture } from './picture.ts';

export { clarityOf } from './kinds/clarity.ts';
export type { Icons } from './kinds/scene.ts';
export type { Pixels } from './lit/shine.ts';

/**
 * A picture as pixels.
 *
 * @param icons  gives the shape of an icon; symbols without one are left out
 */
export function draw(picture: Picture, icons: Icons): Pixels {
  switch (picture.is) {
    case 'scene':
      return drawScene(picture, icons);
    case 'bust':
      return drawBust(picture, icons);
    case 'plaque':
      return drawPlaque(picture);
    case 'ground':
      return drawGround(picture);
    case 'floor':
      return drawFloor(picture);
  }
}
