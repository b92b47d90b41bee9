import type { ReactiveController } from 'lit';
import { boxOf, pointFor } from '../../page/boxes.ts';
import type { UndercroftElement } from '../../theme/base.ts';
import { shownAs } from './find.ts';

type Card = HTMLElementTagNameMap['uc-card'];

/** How far the pointer goes before a press becomes a drag, in px. */
const SLACK = 8;
/**
 * How long a finger rests on a thing before it has it, in ms: less than it takes to look closer,
 * and more than a scrolling finger rests.
 */
const REST = 220;

/** What may be dragged, and where to. */
export interface DragActions {
  /** places for a thing; null when it may not be dragged, empty when any place or none will do */
  readonly targets: (thing: number) => readonly number[] | null;
  /** shows where it may go */
  readonly mark: (things: readonly number[]) => void;
  /** a thing is taken along: what lies over the table goes */
  readonly lift: () => void;
  /** @param place  thing on which it was dropped, or -1 */
  readonly drop: (thing: number, place: number) => void;
}

/**
 * Things that are taken with mouse, pen or finger and put where they should go. A finger that goes
 * on at once scrolls; one that has rested on a thing takes it along, also after it has looked
 * closer.
 */
export class Drag implements ReactiveController {
  readonly #host: UndercroftElement;
  readonly #actions: DragActions;
  #card: Card | null = null;
  #from = { x: 0, y: 0 };
  #targets: readonly number[] = [];
  #carried: HTMLElement | null = null;
  /** a finger has not rested long enough yet */
  #light = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /**
   * A finger that has a thing does not scroll. Belongs on what may be taken alone: where it is,
   * scrolling waits for it.
   */
  readonly touch = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      if (this.#card !== null && !this.#light && event.cancelable) event.preventDefault();
    },
  };

  constructor(host: UndercroftElement, actions: DragActions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Something is on its way. */
  get running(): boolean {
    return this.#carried !== null;
  }

  readonly down = (event: PointerEvent): void => {
    const finger = event.pointerType === 'touch';
    // A second finger is no second hand: it pinches.
    if (finger && !event.isPrimary) return this.#end();
    if (event.button !== 0) return;
    const card = event.composedPath().find((node) => (node as Element).localName === 'uc-card') as Card | undefined;
    if (card === undefined || card.thing < 0 || card.getRootNode() !== this.#host.renderRoot) return;
    this.#card = card;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#light = finger;
    if (finger) this.#rest = setTimeout(this.#take, REST);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#end);
    addEventListener('keydown', this.#key, true);
  };

  /** A finger has rested: it sees where the thing may go. */
  readonly #take = (): void => {
    this.#light = false;
    this.#targets = this.#actions.targets(this.#card?.thing ?? -1) ?? [];
    this.#actions.mark(this.#targets);
  };

  readonly #move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (this.#carried === null && Math.hypot(x - this.#from.x, y - this.#from.y) < SLACK) return;
    if (this.#light) return this.#end();
    if (this.#carried === null && !this.#begin()) return this.#end();
    if (this.#carried !== null) carryTo(this.#carried, event);
    event.preventDefault();
  };

  #begin(): boolean {
    const card = this.#card;
    const targets = card === null ? null : this.#actions.targets(card.thing);
    if (card === null || targets === null) return false;
    const carried = document.createElement('uc-card');
    Object.assign(carried, { face: card.face, shape: card.shape, still: true, thing: -1 });
    carried.className = 'carried';
    carried.setAttribute('aria-hidden', 'true');
    carried.style.width = `${boxOf(card).width}px`;
    this.#host.renderRoot.append(carried);
    this.#carried = carried;
    this.#targets = targets;
    this.#actions.lift();
    this.#actions.mark(targets);
    return true;
  }

  readonly #up = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    const card = this.#card;
    const dragged = this.#carried !== null;
    const targets = this.#targets;
    this.#end();
    if (!dragged || card === null) return;
    // The press that ends it is no press of what lies there, and no swipe to another board.
    for (const type of ['click', 'touchend']) {
      addEventListener(type, swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener(type, swallow, true));
    }
    const place = this.#placeAt(x, y, card.thing, targets);
    const back = within(card.closest('uc-zone') ?? card, x, y);
    if (targets.length > 0 ? place >= 0 : !back) this.#actions.drop(card.thing, place);
  };

  /** The smallest thing under the pointer on which it may be dropped, or -1. */
  #placeAt(x: number, y: number, dragged: number, targets: readonly number[]): number {
    const root = this.#host.renderRoot;
    const cards = [...root.querySelectorAll('uc-card')].filter((card) => card.thing >= 0 && card.thing !== dragged);
    const boxes = (targets.length > 0 ? targets : cards.map((card) => card.thing)).flatMap((thing) => {
      const element = shownAs(root, thing);
      return element !== null && within(element, x, y) ? [{ thing, size: element.getBoundingClientRect().width }] : [];
    });
    return boxes.toSorted((one, other) => one.size - other.size)[0]?.thing ?? -1;
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#carried === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };

  readonly #end = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#end);
    removeEventListener('keydown', this.#key, true);
    clearTimeout(this.#rest);
    if (this.#carried !== null || this.#targets.length > 0) this.#actions.mark([]);
    this.#light = false;
    this.#carried?.remove();
    this.#carried = null;
    this.#card = null;
    this.#targets = [];
  };
}

function carryTo(carried: HTMLElement, event: PointerEvent): void {
  const { x, y } = pointFor(carried, event);
  carried.style.setProperty('translate', `${x}px ${y}px`);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function within(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
