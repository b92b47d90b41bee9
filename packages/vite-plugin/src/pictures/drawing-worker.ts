/** The thread in which pictures are drawn. */
import { parentPort } from 'node:worker_threads';
import { draw } from '@undercroft/pictures/draw';
import { iconShape } from '../icons/icon-set.ts';
import type { DrawingOrder } from './pictures.ts';

parentPort?.on('message', ({ picture }: DrawingOrder) => {
  const pixels = draw(picture, iconShape);
  parentPort?.postMessage({ pixels }, [pixels.bytes.buffer]);
});
