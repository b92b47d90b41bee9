/** In place of `nearness.ts`, in files of games without a map. */
import type * as real from './nearness.ts';

export const describeNearness: typeof real.describeNearness = () => ({ places: [], keep: () => null });
