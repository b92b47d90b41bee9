import axe from 'axe-core';
import type { AnswerView } from '@undercroft/view';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, decision } from '../testing/pantry.ts';
import { boardOnPage, drawn } from '../testing/on-page.ts';
import { cellarArea, jar, squareAt, type Standing } from '../testing/cellar.ts';
import type { BoardElement } from './board.ts';

afterEach(() => document.body.replaceChildren());

let heard: readonly number[] = [];

/** The cellar on the page; the squares and jars with these ids can be chosen. */
async function cellar(
  standing: Standing,
  can: readonly number[] = [],
  more: readonly AnswerView[] = [],
): Promise<BoardElement> {
  const asked = decision({ answers: [...can.map((thing, index) => answer(index, 'here', { thing })), ...more] });
  const page = await boardOnPage(cellarArea(standing, asked));
  heard = page.heard;
  return page.board;
}

const cell = (board: BoardElement, row: number, column: number): HTMLElement => board.square(squareAt(row, column))!;
const focused = (board: BoardElement): string | null =>
  board.shadowRoot!.activeElement?.getAttribute('aria-label') ?? null;

it('says of each square where it lies, its ground, its walls, what stands there and what can be done', async () => {
  const board = await cellar({ [squareAt(3, 4)]: [jar(1, 1, 1)] }, [squareAt(3, 4)]);

  expect(cell(board, 3, 4).getAttribute('aria-label')).toBe(
    'Row 3, column 4, floor, wall to the east, Plum (damaged), can be chosen',
  );
  expect(cell(board, 2, 4).getAttribute('aria-label')).toBe('Row 2, column 4, water');
});

it.each(['', 'none'])('lays out nothing to draw another position (display: %s)', async (display) => {
  const board = await cellar({});
  await drawn(board);
  board.style.display = display;
  board.measure();
  await board.updateComplete;
  const looked = vi.spyOn(Element.prototype, 'clientHeight', 'get');

  board.squares = board.squares.map((square) => ({ ...square, answers: [0] }));
  await board.updateComplete;
  board.requestUpdate();
  await board.updateComplete;

  const reads = looked.mock.contexts.filter((one) => one === board);
  looked.mockRestore();
  expect(reads).toEqual([]);
});

it('chooses a square when it is clicked', async () => {
  const board = await cellar({}, [squareAt(4, 5)]);

  await userEvent.click(cell(board, 4, 5));

  expect(heard).toEqual([squareAt(4, 5)]);
});

it('chooses the square through what stands on it and cannot be chosen, and what can be chosen before the square', async () => {
  const board = await cellar({ [squareAt(4, 5)]: [jar(1, 1)], [squareAt(4, 3)]: [jar(3, 2)] }, [
    squareAt(4, 5),
    squareAt(4, 3),
    3,
  ]);
  const [lemon, plum] = [...board.querySelectorAll('uc-card')];

  await userEvent.click(plum!);
  await userEvent.click(lemon!);

  expect(heard).toEqual([squareAt(4, 5), 3]);
});

it('is walked over by keys, stops at its edges, and Enter chooses', async () => {
  const board = await cellar({}, [squareAt(2, 2)]);
  await userEvent.tab();
  expect(focused(board)).toBe('Row 2, column 2, floor, can be chosen');

  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}');
  expect([heard, focused(board)]).toEqual([[squareAt(2, 2)], 'Row 3, column 3, pillar']);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused(board)).toBe('Row 3, column 1, rock');
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
  expect(focused(board)).toBe('Row 7, column 10, rock');
});

it('comes back to the square where one was with the next Tab', async () => {
  const board = await cellar({}, [squareAt(2, 2)]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await board.updateComplete;

  expect(board.shadowRoot!.querySelector('[tabindex="0"]')).toBe(cell(board, 2, 3));
});

it('goes in among several things that can be chosen on a square, and out again', async () => {
  const board = await cellar({ [squareAt(2, 2)]: [jar(1, 1), jar(3, 2)] }, [1, 3]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.localName).toBe('uc-card');

  await userEvent.keyboard('{Enter}{Escape}');

  expect([heard, focused(board)]).toEqual([[1], expect.stringContaining('Row 2, column 2')]);
});

it('makes squares as large as all of them fit', async () => {
  const board = await cellar({});
  const [first, last] = [cell(board, 1, 1).getBoundingClientRect(), cell(board, 7, 10).getBoundingClientRect()];
  const box = board.getBoundingClientRect();

  expect([first.left >= box.left, first.top >= box.top, last.right <= box.right, last.bottom <= box.bottom]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(first.width).toBeGreaterThan(55);
});

const sideOf = (board: BoardElement): number => cell(board, 1, 1).getBoundingClientRect().width;
const turn = async (board: BoardElement, init: WheelEventInit): Promise<boolean> => {
  const box = cell(board, 5, 5).getBoundingClientRect();
  const event = new WheelEvent('wheel', {
    clientX: box.x + 5,
    clientY: box.y + 5,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  cell(board, 5, 5).dispatchEvent(event);
  await board.updateComplete;
  return event.defaultPrevented;
};

it('comes closer and goes away by the wheel, and the square under the pointer stays there', async () => {
  const board = await cellar({});
  const before = sideOf(board);
  const at = cell(board, 5, 5).getBoundingClientRect();

  expect(await turn(board, { deltaY: -200 })).toBe(true);

  expect(sideOf(board)).toBeGreaterThan(before * 1.3);
  const now = cell(board, 5, 5).getBoundingClientRect();
  expect(Math.abs(now.x - at.x) + Math.abs(now.y - at.y)).toBeLessThan(8);
  await turn(board, { deltaY: 5000 });
  expect(sideOf(board)).toBe(before);
});

it('leaves the wheel to the page where all of the board is seen, or the page around it scrolls', async () => {
  const board = await cellar({});

  expect(await turn(board, { deltaY: 100 })).toBe(false);
  board.parentElement!.style.overflow = 'auto';
  board.style.height = '900px';
  await board.updateComplete;
  expect(await turn(board, { deltaY: -100 })).toBe(false);
  expect(await turn(board, { deltaY: -100, ctrlKey: true })).toBe(true);
});

it('comes closer by two fingers', async () => {
  const board = await cellar({});
  const before = sideOf(board);
  const target = cell(board, 4, 5);
  const fingers = (type: string, apart: number): void => {
    const touch = (identifier: number, clientX: number): Touch =>
      new Touch({ identifier, target, clientX, clientY: 200 });
    target.dispatchEvent(
      new TouchEvent(type, {
        touches: [touch(1, 300 - apart), touch(2, 300 + apart)],
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  };

  fingers('touchstart', 50);
  fingers('touchmove', 100);
  await board.updateComplete;

  expect(sideOf(board)).toBeCloseTo(before * 2, 0);
});

it('comes closer by keys, keeps the square that has the focus in sight, and shows all again', async () => {
  const board = await cellar({}, [squareAt(2, 2)]);
  const before = sideOf(board);
  await userEvent.tab();
  await userEvent.keyboard('{+}{+}{+}{Control>}{End}{/Control}');
  await board.updateComplete;

  expect(sideOf(board)).toBeGreaterThan(before * 2);
  const [last, seen] = [cell(board, 7, 10).getBoundingClientRect(), board.getBoundingClientRect()];
  expect([last.right <= seen.right, last.bottom <= seen.bottom]).toEqual([true, true]);
  await userEvent.keyboard('f');
  await board.updateComplete;
  expect(sideOf(board)).toBe(before);
});

it('shows where something happens, when only a part of it is seen', async () => {
  const { board } = await boardOnPage(cellarArea({ [squareAt(6, 9)]: [jar(3, 2)] }), {
    size: 'width: 150px; height: 200px',
  });

  board.follow([3]);

  const seen = board.getBoundingClientRect();
  await expect.poll(() => cell(board, 6, 9).getBoundingClientRect().right <= seen.right).toBe(true);
});

it('shows both of two things that have room together, else the first', async () => {
  const jars = { [squareAt(6, 9)]: [jar(3, 2)], [squareAt(6, 7)]: [jar(4, 2)], [squareAt(1, 1)]: [jar(5, 2)] };
  const { board } = await boardOnPage(cellarArea(jars), { size: 'width: 220px; height: 200px' });
  const inSight = (row: number, column: number): boolean => {
    const [seen, box] = [board, cell(board, row, column)].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    return box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom;
  };

  board.follow([4, 3], false, true);
  expect([inSight(6, 7), inSight(6, 9)]).toEqual([true, true]);
  board.follow([5, 3], false, true);
  expect([inSight(1, 1), inSight(6, 9)]).toEqual([true, false]);
});

it('leaves the board where somebody has moved it, until all is shown', async () => {
  const board = await cellar({ [squareAt(6, 9)]: [jar(3, 2)] });
  await turn(board, { deltaY: -600 });
  const before = cell(board, 6, 9).getBoundingClientRect().x;

  board.follow([3]);
  await drawn(board);
  expect(cell(board, 6, 9).getBoundingClientRect().x).toBe(before);

  cell(board, 5, 5).focus();
  await userEvent.keyboard('f');
  await drawn(board);
  const seen = board.getBoundingClientRect();
  expect(cell(board, 6, 9).getBoundingClientRect().right).toBeLessThanOrEqual(seen.right);
});

it('draws the way to the square that is pointed at, and says what it costs and provokes', async () => {
  const goal = squareAt(4, 3);
  const steps = [
    { space: squareAt(3, 3), cost: 1, risks: [] },
    { space: goal, cost: 2, risks: [3] },
  ];
  const go = answer(0, 'go', { thing: goal, walk: { walker: 1, from: squareAt(2, 3), cost: 3, steps } });
  const board = await cellar({ [squareAt(2, 3)]: [jar(1, 1)], [squareAt(3, 2)]: [jar(3, 2)] }, [], [go]);
  cell(board, 1, 1).focus();
  await board.updateComplete;
  expect(board.shadowRoot!.querySelector('.way')).toBeNull();

  cell(board, 4, 3).focus();
  await board.updateComplete;

  expect(board.shadowRoot!.querySelector('.way .line')!.getAttribute('d')).toBe('M250 150L250 250L250 350');
  expect(board.shadowRoot!.querySelectorAll('.way .risk')).toHaveLength(1);
  expect(focused(board)).toBe('Row 4, column 3, floor, wall to the south, can be chosen, cost 3, provokes Lemon');
  expect(cell(board, 4, 3).querySelector('.cost')!.textContent).toBe('3');
});

it('draws what an answer would strike before it is given: its area, and rings around whom it names', async () => {
  const shows = [squareAt(3, 3), squareAt(3, 4), squareAt(4, 3), 3];
  const blast = answer(0, 'blast', { thing: squareAt(3, 3), shows });
  const board = await cellar({ [squareAt(3, 4)]: [jar(3, 2)] }, [], [blast, answer(1, 'shout', { shows: [3] })]);
  expect(board.shadowRoot!.querySelector('.area')).toBeNull();

  cell(board, 3, 3).focus();
  await board.updateComplete;
  expect(board.shadowRoot!.querySelector('.area .fill')!.getAttribute('d')).toBe(
    'M200 200h100v100h-100ZM300 200h100v100h-100ZM200 300h100v100h-100Z',
  );
  expect(board.shadowRoot!.querySelectorAll('.struck:not(.under)')).toHaveLength(1);
  expect(focused(board)).toContain('can be chosen, affects Lemon');

  cell(board, 1, 1).focus();
  board.answer = 1;
  await board.updateComplete;
  expect(board.shadowRoot!.querySelectorAll('.area .fill[d]:not([d=""])')).toHaveLength(0);
  expect(board.shadowRoot!.querySelectorAll('.struck:not(.under)')).toHaveLength(1);
});

it('says where an answer leads on it, and what it would strike, when the answer is pointed at beside it', async () => {
  const asked = [answer(0, 'go', { thing: squareAt(4, 3) }), answer(1, 'shout', { shows: [3] })];
  const board = await cellar({ [squareAt(3, 4)]: [jar(3, 2)] }, [], asked);
  const said = async (index: number): Promise<string | null> => {
    board.answer = index;
    await board.updateComplete;
    return board.shadowRoot!.querySelector('[role="status"]')!.textContent;
  };

  expect(await said(0)).toBe('Row 4, column 3, floor, wall to the south, can be chosen');
  expect(await said(1)).toBe('affects Lemon');
  expect(await said(-1)).toBe('');
});

it('brings what can be answered into the middle, when not all of it is seen', async () => {
  const can = [squareAt(5, 5), squareAt(6, 5), squareAt(6, 6)].map((thing, index) => answer(index, 'here', { thing }));
  const { board } = await boardOnPage(cellarArea({}, decision({ answers: can })), {
    size: 'width: 130px; height: 130px',
  });
  const frame = board.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
  const seen = (): readonly boolean[] => {
    const { bottom, top } = cell(board, 6, 5).getBoundingClientRect();
    return [top >= frame.top, bottom <= frame.bottom];
  };

  await expect.poll(seen).toEqual([true, true]);
});

it('leaves all its room to its squares, when it has few and lies low, until somebody comes closer', async () => {
  const few = async (height: number): Promise<BoardElement> => {
    const { board } = await boardOnPage(cellarArea({}), { size: `width: 300px; height: ${height}px` });
    board.source = { ...board.source!, part: { left: 0, top: 0, columns: 10, rows: 2 } };
    await drawn(board);
    cell(board, 1, 1).focus();
    await userEvent.keyboard('f');
    await drawn(board);
    return board;
  };
  const hasButtons = (board: BoardElement): boolean =>
    [...board.shadowRoot!.querySelectorAll('.tools .button')].some((button) => button.checkVisibility());

  expect(hasButtons(await few(300))).toBe(true);
  const low = await few(120);
  expect(hasButtons(low)).toBe(false);
  await userEvent.keyboard('+');
  await drawn(low);
  expect(hasButtons(low)).toBe(true);
});

it('lights the square where what is asked takes place, and no other', async () => {
  const { board } = await boardOnPage(cellarArea({}));
  board.staged = [squareAt(2, 2)];
  await drawn(board);

  const shines = (row: number, column: number): boolean =>
    getComputedStyle(cell(board, row, column)).boxShadow !== 'none';
  expect([shines(2, 2), shines(2, 3)]).toEqual([true, false]);
});

it('comes to whom the question is about, wherever that may go', async () => {
  const far = [squareAt(2, 2), squareAt(2, 3)].map((thing, index) => answer(index, 'here', { thing }));
  const asked = decision({ answers: far, about: 3 });
  const { board } = await boardOnPage(cellarArea({ [squareAt(5, 9)]: [jar(3, 2)] }, asked), {
    size: 'width: 190px; height: 190px',
    about: 3,
  });
  const frame = board.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
  const seen = (): readonly boolean[] => {
    const { bottom, right } = cell(board, 5, 9).getBoundingClientRect();
    return [right <= frame.right, bottom <= frame.bottom];
  };

  await expect.poll(seen).toEqual([true, true]);
});

it('has nothing that keeps readers of the screen out', async () => {
  await cellar({ [squareAt(3, 4)]: [jar(1, 1), jar(2, 1), jar(3, 2)] }, [squareAt(2, 2), 3]);

  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
