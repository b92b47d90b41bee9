/**
 * Stands for `legacy.ts` in a file whose game is played alone, without games before or after it:
 * import condition `without-campaign`.
 */
import { GameUseError } from '../state/game-error.ts';
import type * as real from './legacy.ts';

export const PAST_MAX = 0;

export const legacyOf: typeof real.legacyOf = () => ({ globals: {}, players: [], things: {}, zones: [] });

export const applyLegacy: typeof real.applyLegacy = ({ meta }) => {
  throw new GameUseError('bad-setup', `${meta.title} has no campaign, so nothing goes from one game to the next`);
};

/** No save of such a game has one. */
export const isLegacy = (() => false) as unknown as typeof real.isLegacy;
