/**
 * Stands for `inquiry/sight.ts` in a file whose game never looks: import condition `without-sight`.
 */
import type { sightFrom as real } from '../inquiry/sight.ts';

export const sightFrom: typeof real = () => null;
