/**
 * Stands for `together.ts` in a file whose game asks one player after the other: import condition
 * `without-together`.
 */
import type { gameView as real } from '../together.ts';
import { viewFor } from '../view.ts';

export const gameView: typeof real = ({ module, state }, viewer, settings) => viewFor(module, state, viewer, settings);
