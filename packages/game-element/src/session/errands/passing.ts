import type { GameMeta } from '@undercroft/contract';
import type { DecisionView, GameView } from '@undercroft/view';

/**
 * The answer that passes what a window offers; -1 where nothing is offered that may be passed.
 *
 * @throws never
 */
export function passOfWindow(meta: GameMeta, { answers, ask, taken }: DecisionView): number {
  if (taken > 0 || meta.asks[ask]?.window === undefined) return -1;
  return answers.find(({ none }) => none)?.index ?? -1;
}

/**
 * Goes on passing what a person has passed: as long as the same window is offered about the same
 * thing in the same turn, and nothing may be used that could not be used then. At any other
 * question it is over.
 */
export class Passing {
  /** the seat of the person */
  readonly viewer: number;
  readonly #meta: GameMeta;
  readonly #turn: number;
  readonly #ask: number;
  readonly #about: number;
  readonly #usable: ReadonlySet<string>;

  /** @param view  of the person, at the question that is passed first */
  constructor(meta: GameMeta, { decision, turn, viewer }: GameView) {
    this.#meta = meta;
    this.viewer = viewer;
    this.#turn = turn;
    this.#ask = decision?.ask ?? -1;
    this.#about = decision?.about ?? -1;
    this.#usable = new Set(usableIn(decision));
  }

  /**
   * @param view of the person, at the next question of theirs
   * @returns index of the answer that passes it; -1: it is over
   * @throws never
   */
  next({ decision, turn, viewer }: GameView): number {
    if (decision === null || decision.player !== viewer || viewer !== this.viewer || turn !== this.#turn) return -1;
    if (decision.ask !== this.#ask || decision.about !== this.#about) return -1;
    return usableIn(decision).every((one) => this.#usable.has(one)) ? passOfWindow(this.#meta, decision) : -1;
  }
}

function usableIn(decision: DecisionView | null): string[] {
  return (decision?.answers ?? []).filter(({ none }) => !none).map(({ entry, thing }) => `${entry} ${thing}`);
}
