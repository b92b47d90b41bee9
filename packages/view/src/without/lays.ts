/**
 * Stands for `lays.ts` in a file whose game has no board of drawn tiles: import condition
 * `without-tiles`.
 */
import type { previewLays as real } from '../foresight/lays.ts';

export const previewLays: typeof real = () => [];
