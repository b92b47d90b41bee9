import { isRecommended, type GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';

/**
 * Gives the answers that a briefing recommends, for as long as this player is asked by the
 * procedures that it names. At any other question it is over.
 */
export class Prepared {
  /** the seat of the person */
  readonly viewer: number;
  readonly #meta: GameMeta;
  readonly #recommended: ReadonlyMap<string, readonly string[]>;
  readonly #given = new Map<string, number>();

  constructor(meta: GameMeta, { viewer }: GameView, recommended: ReadonlyMap<string, readonly string[]>) {
    this.#meta = meta;
    this.viewer = viewer;
    this.#recommended = recommended;
  }

  /**
   * @param view of the person, at the next question of theirs
   * @returns index of the recommended answer; the first one where no name fits; -1: it is over
   * @throws never
   */
  next({ decision, viewer }: GameView): number {
    if (decision === null || decision.player !== viewer || viewer !== this.viewer) return -1;
    const ask = this.#meta.asks[decision.ask]!;
    const names = this.#recommended.get(ask.within);
    if (names === undefined) return -1;
    const nth = this.#given.get(ask.within) ?? 0;
    this.#given.set(ask.within, nth + 1);
    const name = names[nth];
    const choose = name === undefined ? [] : [name];
    const found = decision.answers.find((answer) => isRecommended({ choose }, this.#meta, ask, answer));
    return (found ?? decision.answers[0])?.index ?? -1;
  }
}
