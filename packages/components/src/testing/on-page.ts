import { html, render } from 'lit';
import '../board/board.ts';
import type { BoardElement } from '../board/board.ts';
import { NOTHING_EXPLAINED } from '../explained/explained.ts';
import type { AreaScene } from '../scene/scene.ts';
import { wordsFor } from '../words/words.ts';
import { areaPart, type PartContext } from '../table/parts/parts.ts';

/** What parts of a table need that nothing happens to. */
export const quiet: PartContext = {
  words: wordsFor('en'),
  glossary: new Map(),
  explained: NOTHING_EXPLAINED,
  marks: [],
  about: -1,
  fresh: new Set<number>(),
  chosen: new Set<number>(),
  goals: new Set<number>(),
  counts: false,
  stops: new Map(),
  lays: [],
  staged: [],
  answer: -1,
  pointed: new Set(),
  finger: null,
};

/** A board on the page of a test, measured and drawn; what is pressed on it is heard. */
export async function boardOnPage(
  area: AreaScene,
  { size = 'width: 620px; height: 440px', ...context }: Partial<PartContext> & { readonly size?: string } = {},
): Promise<{ readonly board: BoardElement; readonly heard: number[] }> {
  const heard: number[] = [];
  const box = document.createElement('main');
  box.style.cssText = `display: grid; ${size}`;
  render(html`${areaPart(area, { ...quiet, ...context })}`, box);
  box.addEventListener('uc-press', (event) => heard.push((event as CustomEvent<{ thing: number }>).detail.thing));
  document.body.append(box);
  const board = box.querySelector('uc-board')!;
  await drawn(board);
  return { board, heard };
}

/** It is measured when it has been laid out, and once more without the bar below it. */
export async function drawn(board: BoardElement): Promise<void> {
  for (let frame = 0; frame < 4; frame++) {
    await board.updateComplete;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
