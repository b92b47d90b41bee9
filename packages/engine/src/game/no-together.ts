/**
 * Stands for `together.ts` in a file whose game asks one player after the other: import condition
 * `without-together`.
 */
import type { GameModule } from '@undercroft/contract';
import type { Timeline } from './timeline.ts';
import type * as real from './together.ts';

class NobodyTogether implements Pick<real.Together, keyof real.Together> {
  readonly #timeline: Timeline;
  readonly hasEarly = false;
  readonly forget = (): void => {};
  readonly asked = (): null => null;
  readonly isAsked = (): false => false;
  readonly decisions = (): readonly [] => [];
  readonly questions = this.decisions;
  readonly indexes = this.decisions;
  readonly givers = (): [] => [];
  readonly keep = this.forget;
  readonly canTakeBack = this.isAsked;
  readonly takeBack = this.isAsked;
  readonly ordered = this.decisions;

  constructor(_module: GameModule, timeline: Timeline) {
    this.#timeline = timeline;
  }

  stateFor(): Int32Array {
    return this.#timeline.state;
  }
}

export const Together = NobodyTogether as unknown as typeof real.Together;

export const released: typeof real.released = (_module, state) => state;
