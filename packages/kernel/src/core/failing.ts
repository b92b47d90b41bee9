/** Failing, and the limit of work between two decisions. */
import type { GameErrorCode, GameErrorLike } from '@undercroft/contract';

/** A stated limit was exceeded, or a rule contradicts itself. */
export class GameError extends Error implements GameErrorLike {
  readonly code: GameErrorCode;
  readonly amount: number | undefined;
  #site: number;
  #find: (() => number) | undefined;

  constructor(code: GameErrorCode, site: number, amount?: number) {
    super('game error ' + code);
    this.name = 'GameError';
    this.code = code;
    this.amount = amount;
    this.#site = site;
  }

  /** Index into `meta.sites`, -1 unknown. */
  get site(): number {
    if (this.#site < 0 && this.#find !== undefined) this.#site = this.#find();
    return this.#site;
  }

  /**
   * Registers how the place is found on demand, because to write out a trace takes longer than
   * hundreds of throws of dice.
   */
  findSite(find: () => number): void {
    this.#find ??= find;
  }
}

/**
 * @param site index into `meta.sites`, -1 when only `run` can tell
 * @param amount how many there were of what is limited
 */
export function fail(code: GameErrorCode, site: number, amount?: number): never {
  throw new GameError(code, site, amount);
}

/**
 * Rules that go on for ever are stopped: calls, turns of loops and things that are moved between
 * two decisions.
 */
const WORK_LIMIT = 1_000_000;
/** How much is left. */
export let budget = WORK_LIMIT;

/** A caller begins with a new decision, or looks at a state. */
export function refillBudget(): void {
  budget = WORK_LIMIT;
}

/** Counts a call. @param site as for `fail` */
export function spend(site: number): void {
  if (--budget < 0) fail('loop-limit', site);
}

/** Counts work that has an end of its own; it is the next call or turn of a loop that fails. */
export function spendAll(steps: number): void {
  budget -= steps;
}
