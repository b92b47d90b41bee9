/** In place of `learned.ts`, in files of games that have learned nothing. */
import type * as real from './learned.ts';

export type { Reliance } from './learned.ts';

export const learnedThinker: typeof real.learnedThinker = () => null;

export const learnedChance: typeof real.learnedChance = () => null;
