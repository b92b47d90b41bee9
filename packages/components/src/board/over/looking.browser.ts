import axe from 'axe-core';
import type { SightView } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boardOnPage, drawn } from '../../testing/on-page.ts';
import { jar } from '../../testing/cellar.ts';
import { answer, decision } from '../../testing/pantry.ts';
import { vaultAbove, vaultArea, vaultSquare } from '../../testing/vault.ts';
import type { BoardElement } from '../board.ts';

afterEach(() => document.body.replaceChildren());

const [here, there, behind] = [vaultSquare(1, 2), vaultSquare(2, 3), vaultSquare(3, 2)];

/**
 * A board on which everybody sees two squares, one of them with cover; who asked from where is
 * noted.
 */
async function lookout(): Promise<{ board: BoardElement; heard: number[]; asked: number[] }> {
  const asked: number[] = [];
  const { board, heard } = await boardOnPage(
    vaultArea(
      { [there]: [jar(3, 2)], [behind]: [jar(5, 2)] },
      decision({ answers: [answer(0, 'go', { thing: there })] }),
    ),
  );
  board.addEventListener('uc-sight', (event) => {
    const { detail } = event as CustomEvent<{ readonly thing: number; sight: SightView | null }>;
    asked.push(detail.thing);
    detail.sight = { from: detail.thing, clear: [detail.thing, there], covered: [behind] };
  });
  return { board, heard, asked };
}

const button = (board: BoardElement): HTMLElement => board.shadowRoot!.querySelector('.look[type]')!;
const told = (board: BoardElement): string => board.shadowRoot!.querySelector('.told')!.textContent.trim();
const said = (board: BoardElement): string => board.shadowRoot!.querySelector('[role="status"]')!.textContent;

it('shows what is seen from the square that is pressed, and answers nothing', async () => {
  const { board, heard, asked } = await lookout();

  button(board).click();
  board.square(here)!.click();
  await drawn(board);

  expect([asked.at(-1), heard]).toEqual([here, []]);
  const dark = board.shadowRoot!.querySelector('.region.dark .fill')!.getAttribute('d')!.match(/M/g)!;
  expect(dark).toHaveLength(33);
  expect(board.shadowRoot!.querySelector('.region.cover .fill')!.getAttribute('d')).toBe('M100 200h100v100h-100Z');
  expect(button(board).ariaPressed).toBe('true');
});

it('says who is seen, and who has cover', async () => {
  const { board } = await lookout();
  button(board).click();
  board.square(here)!.click();
  await drawn(board);

  expect(said(board)).toBe('From Press, north: 2 squares in sight, with Lemon, Lemon (behind cover)');
});

it('tells of each square whether it is seen and how far away it is, by pointer and by keys', async () => {
  const { board, heard, asked } = await lookout();
  board.square(here)!.focus();
  board.look();
  await drawn(board);

  expect(board.square(there)!.ariaLabel).toMatch(/^In sight, range 1, Press, east/);
  expect(board.square(behind)!.ariaLabel).toMatch(/^In sight behind cover, range 2, /);
  expect(board.square(vaultSquare(6, 6))!.ariaLabel).toMatch(/^Not in sight, range 5, /);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(told(board)).toMatch(/^In sight behind cover, range 2, Press, south/);
  await userEvent.keyboard('{ArrowRight}{Enter}');

  expect([asked.at(-1), heard]).toEqual([vaultSquare(3, 3), []]);
});

it('looks no more after Escape, after the button, and where nobody can say what is seen', async () => {
  const { board, heard } = await lookout();
  board.square(there)!.focus();

  board.look();
  await userEvent.keyboard('{Escape}');
  expect(board.looking.on).toBe(false);
  button(board).click();
  button(board).click();
  expect(board.looking.on).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(heard).toEqual([there]);

  const { board: silent } = await boardOnPage(vaultArea({}));
  silent.look();
  expect(silent.looking.on).toBe(false);
});

it('looks from whoever stands there, else from the level that is looked at', async () => {
  const { board, asked } = await lookout();
  board.looking.from(18 + 1);
  board.low = true;
  await drawn(board);
  board.looking.from(18 + 1);

  expect([asked[0], asked.at(-1)]).toEqual([vaultAbove(2), vaultSquare(4, 2)]);
});

it('is accessible while somebody looks', async () => {
  const { board } = await lookout();
  button(board).click();
  await drawn(board);

  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
