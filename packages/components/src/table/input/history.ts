import type { EventView, GameView } from '@undercroft/view';
import { withPlaceNames } from '../../log/place-names.ts';
import type { Words } from '../../words/words.ts';
import type { Story } from '../../playback/playback.ts';

/** Remembers the views since the last answer of the one who looks. */
export class History {
  #before: GameView | null = null;
  #after: GameView | null = null;
  #events: EventView[] = [];
  #answered = false;
  readonly #begun: () => void;

  /** @param begun  called when a new story begins */
  constructor(begun: () => void) {
    this.#begun = begun;
  }

  /**
   * One view followed another.
   *
   * @param spots  what places of a board are called inside a sentence
   * @returns      what happened between them
   */
  add(before: GameView, after: GameView, spots: ReadonlyMap<number, string>, words: Words): readonly EventView[] {
    if (this.#answered || this.#before === null) {
      this.#before = before;
      this.#events = [];
      this.#answered = false;
    }
    this.#after = after;
    const events = withPlaceNames(after.happened, spots, words).filter((event) => event.step > before.position);
    this.#events.push(...events);
    return events;
  }

  /** The viewer answered: what happens now begins a new story. */
  readonly answered = (): void => {
    this.#answered = true;
    this.#begun();
  };

  clear(): void {
    this.#before = null;
    this.#after = null;
    this.#events = [];
  }

  /** Seat of another player who did something since, or -1. */
  other(viewer: number): number {
    return this.#events.find((event) => event.text !== null && event.you >= 0 && event.you !== viewer)?.you ?? -1;
  }

  /**
   * What happened since the viewer answered last, to be shown once more.
   *
   * @returns null when nothing did
   */
  story(): Story | null {
    if (this.#before === null || this.#after === null || this.#events.length === 0) return null;
    return { before: this.#before, after: this.#after, events: this.#events };
  }
}
