/**
 * Stands for `tiles.ts` in a file whose game has no board of drawn tiles: import condition
 * `without-tiles`.
 */
import type { drawnView as real } from '../tiles.ts';

export const drawnView: typeof real = () => {
  throw new Error('this file was made for a game without tiles');
};
