import type { AnswerIndex } from '@undercroft/contract';
import type { Closeup } from './closeup.ts';
import type { Selection } from './selection.ts';

type Card = HTMLElementTagNameMap['uc-card'];

/** What a table does when the player points at things. */
export interface TouchActions {
  readonly closeup: Closeup;
  readonly selection: Selection;
  /** nothing can be chosen now */
  readonly still: () => boolean;
  /** an answer is pointed at, with the things it is about */
  readonly point: (answer: AnswerIndex, things: readonly number[] | null) => void;
}

/** Pointing at things and pressing them; remembers the last place in each area. */
export class Touch {
  readonly #actions: TouchActions;
  /** by area the thing where the Tab key stops */
  readonly stops = new Map<string, number>();
  /** the thing that was pressed or had the focus last, -1 none */
  last = -1;

  constructor(actions: TouchActions) {
    this.#actions = actions;
  }

  /** The focus or a press reached a thing. */
  came(thing: number, element: Element): void {
    this.last = thing;
    const zone = element.closest<HTMLElement>('uc-zone')?.dataset['zone'];
    if (zone !== undefined) this.stops.set(zone, thing);
  }

  /**
   * Looks closer at what was pressed or had the focus last.
   *
   * @returns false when there is nothing
   */
  look(): boolean {
    if (this.last >= 0) this.#actions.closeup.pin(this.last);
    return this.last >= 0;
  }

  readonly press = (event: CustomEvent<{ thing: number }>): void => {
    const { closeup, selection, still } = this.#actions;
    const { thing } = event.detail;
    this.came(thing, event.target as Element);
    if (still() || !selection.press(thing) || selection.menu === thing) closeup.pin(thing);
    else closeup.close();
  };

  readonly hover = (event: CustomEvent<{ thing: number; index?: number }>): void => {
    const { closeup, selection, point } = this.#actions;
    const { thing, index } = event.detail;
    const { localName } = event.target as HTMLElement;
    if (localName === 'uc-board') this.last = thing;
    else if (localName !== 'uc-card') return point(index ?? -1, thing < 0 ? [] : [thing]);
    // A square says what it is by itself.
    closeup.rest(localName === 'uc-board' ? -1 : thing);
    const answers = selection.answersOf(thing);
    point(answers.length === 1 ? (answers[0] ?? -1) : -1, null);
  };

  /** Keyboard users hear why a thing cannot be chosen, too. */
  readonly focused = (event: FocusEvent): void => {
    const card = cardOf(event);
    if (card === null) return;
    this.came(card.thing, card);
    if (card.reason !== '') this.#actions.closeup.rest(card.thing);
  };

  /** Another way to look closer, also at what would be chosen by pressing it. */
  readonly menu = (event: Event): void => {
    const card = cardOf(event);
    if (card === null || card.thing < 0) return;
    event.preventDefault();
    if (!this.#actions.closeup.pinned) this.#actions.closeup.pin(card.thing);
  };
}

function cardOf(event: Event): Card | null {
  const found = event.composedPath().find((node) => (node as Element).localName === 'uc-card');
  return (found as Card | undefined) ?? null;
}
