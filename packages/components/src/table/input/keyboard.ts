import type { LitElement } from 'lit';
import { explainWords } from './explain-words.ts';
import { nearestBox, numberKey } from './keys.ts';

type Card = HTMLElementTagNameMap['uc-card'];

/** What the keys do at a table. */
export interface KeyActions {
  readonly host: HTMLElement;
  readonly cards: () => readonly Card[];
  /** the focus entered a thing */
  readonly came: (card: Card) => void;
  /** gives the answer with that number; false when there is none */
  readonly answer: (digit: number) => boolean;
  /** puts away what is open; false when nothing was */
  readonly away: () => boolean;
  readonly look: () => boolean;
  /** goes on with what is shown; false when nothing is */
  readonly skip: () => boolean;
  /** goes to the squares of a map that can be chosen; false when there are none */
  readonly map: () => boolean;
  /** turns the tile that a question is about, by quarters to the right; false when there is none */
  readonly turn: (by: number) => boolean;
  /** begins or ends looking around from a square of a map; false without sight there */
  readonly sight: () => boolean;
  /** ends the turn; false when that is no answer now */
  readonly end: () => boolean;
  /** reads aloud: b the boards, q the question, l what happened last */
  readonly read: (what: 'b' | 'q' | 'l') => void;
}

/** Keys with a letter that read aloud. */
const READS: ReadonlySet<string> = new Set(['b', 'q', 'l']);

/**
 * Keys of a table: arrows walk, Home and End go to the ends of an area, digits answer, Escape puts
 * away, Space goes on, I looks closer, M goes to a map, R turns a tile, V looks around on a map, E
 * ends the turn, W explains words, B, Q and L read.
 *
 * @returns true when the key was for the table
 * @throws  never
 */
export function pressKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const path = event.composedPath();
  const target = path[0] as HTMLElement;
  if (
    !isFor(event, actions.host) ||
    event.defaultPrevented ||
    target.matches?.('input, textarea, select, [contenteditable]')
  )
    return false;
  const digit = numberKey(event);
  if (digit >= 0) return actions.answer(digit);
  if (event.key === 'Escape') return actions.skip() || actions.away();
  if (event.key === ' ' && !pressable(path, actions.host)) return actions.skip();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const letter = event.key.toLowerCase();
  if (letter === 'i') return actions.look();
  if (letter === 'm') return actions.map();
  if (letter === 'r') return actions.turn(event.shiftKey ? -1 : 1);
  if (letter === 'v') return actions.sight();
  if (letter === 'e') return actions.end();
  if (letter === 'w') return explainWords(path, actions.host) || actions.look();
  if (READS.has(letter)) {
    actions.read(letter as 'b' | 'q' | 'l');
    return true;
  }
  return walk(event.key, path, actions);
}

const tables = new Set<HTMLElement>();

/** Listens to the keys of the page for a table, while it stands there. */
export function hearKeys(table: LitElement, key: (event: KeyboardEvent) => void): void {
  table.addController({
    hostConnected() {
      tables.add(table);
      document.addEventListener('keydown', key);
    },
    hostDisconnected() {
      tables.delete(table);
      document.removeEventListener('keydown', key);
    },
  });
}

/** Whether a key was pressed within an element, or nowhere on a page with one table. */
export function isFor(event: Event, host: HTMLElement): boolean {
  const path = event.composedPath();
  return path.includes(host) || (path[0] === document.body && tables.size < 2);
}

/** Whether Space presses what has the focus. */
function pressable(path: readonly EventTarget[], host: HTMLElement): boolean {
  return path
    .slice(0, path.indexOf(host))
    .some((node) => node instanceof HTMLElement && node.matches('button, summary, a[href]'));
}

function walk(key: string, path: readonly EventTarget[], actions: KeyActions): boolean {
  const from = path.find((node): node is Card => (node as Element).localName === 'uc-card');
  if (from === undefined) return false;
  const to = key === 'Home' || key === 'End' ? atEnd(key, from) : ahead(key, from, actions.cards());
  if (to === null) return key.startsWith('Arrow');
  actions.came(to);
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function ahead(key: string, from: Card, cards: readonly Card[]): Card | null {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return cards[nearestBox(key, from.getBoundingClientRect(), boxes)] ?? null;
}

function atEnd(key: 'Home' | 'End', from: Card): Card | null {
  const all = [...(from.closest('uc-zone')?.querySelectorAll('uc-card') ?? [])].filter((card) => card.thing >= 0);
  return (key === 'Home' ? all[0] : all.at(-1)) ?? null;
}

/** Presses the answer with a number. @returns false when there is none */
export function pressDigit(prompt: HTMLElementTagNameMap['uc-prompt'] | null, digit: number): boolean {
  const button = prompt?.renderRoot.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${digit}"]`) ?? null;
  button?.click();
  return button !== null;
}

/** Presses what ends the turn. @returns false when it cannot be ended */
export function pressEnd(prompt: HTMLElementTagNameMap['uc-prompt'] | null): boolean {
  const button = prompt?.renderRoot.querySelector<HTMLButtonElement>('.end-turn') ?? null;
  button?.click();
  return button !== null;
}
