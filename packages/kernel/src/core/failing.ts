/** Failing, and the limit of work between two decisions. */
import type { GameErrorCode, GameErrorLike } from '@undercroft/contract';

/** A stated limit was exceeded, or a rule contradicts itself. */
export class GameError extends Error implements GameErrorLike {
  readonly code: GameErrorCode;
  site: number;

  constructor(code: GameErrorCode, site: number) {
    super('game error ' + code);
    this.name = 'GameError';
    this.code = code;
    this.site = site;
  }
}

/** @param site index into `meta.sites`, -1 when only `run` can tell */
export function fail(code: GameErrorCode, site: number): never {
  throw new GameError(code, site);
}

/** Rules that go on for ever are stopped: turns of loops between two decisions. */
const LOOP_LIMIT = 1_000_000;
/** How many are left. */
export let budget = LOOP_LIMIT;

export function refillBudget(): void {
  budget = LOOP_LIMIT;
}
