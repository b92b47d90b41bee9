import { html, type ElementPart } from 'lit';
import { Directive, directive, PartType, type PartInfo } from 'lit/directive.js';
import { termsIn, type Explained, type ExplainedWord } from './explained.ts';
import './tip.ts';

type Tip = HTMLElementTagNameMap['uc-tip'];

/**
 * How long the pointer rests on a word before it is explained, and how long it may be away before
 * that is put away, in ms.
 */
const REST = 250;
const AWAY = 180;
/** How long a finger rests on a word, in ms. */
const PRESS = 450;

let tip: Tip | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The tip stands in the root of what it explains, so that it is of its colours and inside its
 * dialog.
 */
function tipIn(near: Element): Tip {
  if (tip === null) {
    tip = document.createElement('uc-tip');
    tip.addEventListener('pointerenter', () => clearTimeout(timer));
    tip.addEventListener('pointerleave', hideSoon);
  }
  const root = near.getRootNode();
  const home = near.closest('dialog') ?? (root instanceof ShadowRoot ? root : document.body);
  if (tip.parentNode !== home) home.append(tip);
  return tip;
}

/**
 * Explains words beside an element, until it is put away.
 *
 * @returns whether there is anything to explain
 */
export function explainBeside(near: Element, list: readonly ExplainedWord[], explained: Explained): boolean {
  clearTimeout(timer);
  if (list.length > 0) void tipIn(near).show(list, explained, near);
  return list.length > 0;
}

function hideSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => tip?.hide(), AWAY);
}

/** What one element explains. */
interface Explains {
  word: ExplainedWord | null;
  explained: Explained;
}

const bound = new WeakMap<Element, Explains>();

function listen(element: HTMLElement, now: Explains): void {
  const show = (): boolean => explainBeside(element, now.word === null ? [] : [now.word], now.explained);
  const soon = (after: number): void => {
    clearTimeout(timer);
    if (now.word !== null) timer = setTimeout(show, after);
  };
  element.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') soon(REST);
  });
  element.addEventListener('pointerleave', hideSoon);
  element.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') soon(PRESS);
  });
  for (const end of ['pointercancel', 'pointerup'] as const)
    element.addEventListener(end, ({ pointerType }) => {
      if (pointerType === 'touch' && tip?.open !== true) clearTimeout(timer);
    });
  // A long press on a word in a button explains it, and presses nothing.
  element.addEventListener('contextmenu', (event) => {
    if (now.word !== null) event.preventDefault();
  });
  element.addEventListener('click', (event) => {
    if (tip?.open !== true || event.pointerType !== 'touch') return;
    event.preventDefault();
    event.stopPropagation();
  });
}

class ExplainOn extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('explainOn stands on an element');
  }

  override render(_word: ExplainedWord | null, _explained: Explained): void {}

  override update({ element }: ElementPart, [word, explained]: [ExplainedWord | null, Explained]): void {
    const known = bound.get(element);
    if (known !== undefined) Object.assign(known, { word, explained });
    else if (word !== null) {
      const now = { word, explained };
      bound.set(element, now);
      listen(element as HTMLElement, now);
    }
  }
}

/** On an element: pointing at it, or a long press, explains a word; null: nothing. */
export const explainOn = directive(ExplainOn);

/** A text in which words of the game have explanations for the pointer. Never markup. */
export function termText(text: string, explained: Explained): unknown {
  if (explained.pattern === null) return text;
  return termsIn(text, explained).map((piece) =>
    piece.word === null
      ? piece.text
      : html`<span class="term" ${explainOn(piece.word, explained)}>${piece.text}</span>`,
  );
}
