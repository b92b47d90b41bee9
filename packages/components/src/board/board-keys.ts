import type { CardElement } from '../card/card.ts';
import { STEP, type Camera } from './camera/camera.ts';
import { stepOnGrid } from './lattice/grid-keys.ts';
import type { BoardModel } from './model.ts';
import type { Size } from './over/over.ts';

/** What keys move on a board, and what they do there. */
export interface BoardActions {
  readonly camera: Camera;
  readonly size: () => Size;
  /** the square that stands for one: of a plot that is one cell the first, else itself */
  readonly cellOf: (n: number) => number;
  /** the square is on the part that is drawn */
  readonly isDrawn: (n: number) => boolean;
  readonly cell: (n: number) => HTMLElement | null;
  /** what is drawn of it: of a plot that is one cell all squares */
  readonly cellsOf: (n: number) => HTMLElement[];
  /** things at a square that can be chosen besides it, and doors at its borders */
  readonly targets: (n: number) => readonly HTMLElement[];
  /** the square itself can be chosen */
  readonly isChoice: (n: number) => boolean;
  /** a square was pressed, or a thing at it */
  readonly press: (n: number, target: HTMLElement | null) => void;
  /** looks at the other level; false where there is only one */
  readonly swap: () => boolean;
  /** scrolls a square into view when all is drawn */
  readonly show: (n: number) => void;
}

/**
 * The squares of a board as a grid for the keyboard. Where several things of a square can be chosen
 * Enter goes in among them: there arrow keys go round, also to the square itself when it is one of
 * them, and Escape comes back.
 */
export class BoardKeys {
  readonly #actions: BoardActions;
  /**
   * the square to which one came round from what is in it: Enter chooses it then, and does not go
   * in again
   */
  #own = -1;
  /**
   * the square of a plot that is one cell from which the next arrow key goes on, so that it keeps
   * to its row and column
   */
  #from = -1;

  constructor(actions: BoardActions) {
    this.#actions = actions;
  }

  /** @param n  square at which the key was pressed  @returns whether it was for the board */
  press(event: KeyboardEvent, n: number): boolean {
    const path = event.composedPath();
    if (n < 0 || event.altKey || event.metaKey) return false;
    const { key, ctrlKey } = event;
    const { cell, targets } = this.#actions;
    const isInside = path[0] !== cell(n);
    const own = isInside ? -1 : this.#own;
    this.#own = -1;
    const ring = targets(n);
    const from = isInside ? ring.findIndex((target) => path.includes(target)) : own === n ? ring.length : -1;
    if (from >= 0 && this.#goneRound(key, n, from, ring)) return true;
    if (isInside && key === 'Escape') cell(n)?.focus();
    else if (isInside && !key.startsWith('Arrow')) return false;
    else
      return this.#stepped(key, ctrlKey, n) || (!ctrlKey && this.#zoomed(key, n)) || this.#entered(key, n, own, ring);
    return true;
  }

  /** Among what can be chosen at one square. */
  #goneRound(key: string, n: number, from: number, ring: readonly HTMLElement[]): boolean {
    const { cell, isChoice } = this.#actions;
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
    const many = ring.length + (isChoice(n) ? 1 : 0);
    if (by === 0 || many < 2) return false;
    const to = (from + by + many) % many;
    if (to === ring.length) this.#own = n;
    (ring[to] ?? cell(n))?.focus();
    return true;
  }

  #stepped(key: string, ctrl: boolean, n: number): boolean {
    const { camera, cell, cellOf, cellsOf, isDrawn, size } = this.#actions;
    let from = cellOf(this.#from) === n ? this.#from : n;
    let to = stepOnGrid(key, ctrl, from, size());
    // Out of a plot that is one cell it takes as many steps as there are squares before its edge.
    while (to >= 0 && to !== from && cellOf(to) === n) [from, to] = [to, stepOnGrid(key, ctrl, to, size())];
    if (to < 0) return false;
    if (!isDrawn(to)) return true;
    this.#from = to;
    cell(cellOf(to))?.focus({ preventScroll: camera.moves });
    camera.follow(cellsOf(cellOf(to)), true);
    return true;
  }

  /** Keys that come closer, go away, and show all. */
  #zoomed(key: string, n: number): boolean {
    const { camera, show, swap } = this.#actions;
    if (key.toLowerCase() === 'u') return swap();
    if (key === '+' || key === '=') camera.zoom(STEP);
    else if (key === '-') camera.zoom(1 / STEP);
    else if (key.toLowerCase() !== 'f') return false;
    // What is framed then is what has to be seen.
    if (key.toLowerCase() === 'f') camera.fit();
    else show(n);
    return true;
  }

  /** Chooses what can be chosen at a square; among several the focus goes in. */
  #entered(key: string, n: number, own: number, ring: readonly HTMLElement[]): boolean {
    if (key !== 'Enter' && key !== ' ') return false;
    const { isChoice, press } = this.#actions;
    const [first] = ring;
    if (first === undefined || own === n) press(n, null);
    else if (ring.length === 1 && !isChoice(n)) press(n, first);
    else first.focus();
    return true;
  }
}

/** Number of the square at which something happened, or -1. */
export const numberOf = (event: Event): number => valueAt(event, 'n');

/** Thing of the door at which something happened, or -1. */
export const gateOf = (event: Event): number => valueAt(event, 'gate');

function valueAt(event: Event, name: string): number {
  const found = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset[name] !== undefined);
  return found === undefined ? -1 : Number((found as HTMLElement).dataset[name]);
}

/** Thing of a card or a door. */
export function thingOf(target: HTMLElement): number {
  return target.localName === 'uc-card' ? (target as CardElement).thing : Number(target.dataset['gate']);
}

/**
 * What can be chosen at a place besides it: what lies there, then the doors at its borders.
 *
 * @param gate how a door is drawn
 * @throws never
 */
export function targetsAt(
  n: number,
  model: BoardModel | null,
  cards: Iterable<CardElement>,
  gate: (thing: number) => HTMLElement | null,
): HTMLElement[] {
  const lying = (model?.lying(n) ?? []).filter(({ answers }) => answers.length > 0);
  const drawn = [...cards];
  return [
    ...lying.map(({ thing }) => drawn.find((card) => card.thing === thing)),
    ...(model?.gatesAt.get(n) ?? []).map(({ scene }) => gate(scene.thing)),
  ].filter((target) => target instanceof HTMLElement);
}
