/**
 * Stands for `plan.ts` in a file whose game has no plans of several answers: import condition
 * `without-plan`.
 */
import type { previewPlan as real } from '../foresight/plan.ts';

export const previewPlan: typeof real = () => null;
