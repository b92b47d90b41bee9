/**
 * Stands for `odds.ts` in a file whose game throws no dice, or draws no number as a bar: import
 * condition `without-odds`.
 */
import type { previewOdds as real } from '../foresight/odds.ts';

export const previewOdds: typeof real = () => [];
