import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boardOnPage } from '../testing/on-page.ts';
import { answer, decision } from '../testing/pantry.ts';
import { jar } from '../testing/cellar.ts';
import { vaultArea, vaultGates, vaultSquare } from '../testing/vault.ts';
import type { BoardElement } from './board.ts';

afterEach(() => document.body.replaceChildren());

const { below, between, east, inner, walled } = vaultGates;

/** The vault on the page; these things can be chosen. */
async function vault(
  can: readonly number[],
  standing: Parameters<typeof vaultArea>[0] = {},
): Promise<{ board: BoardElement; heard: number[] }> {
  const asked = decision({ answers: can.map((thing, index) => answer(index, 'this', { thing })) });
  return await boardOnPage(vaultArea(standing, asked, { [between]: 'locked', [inner]: 'broken', [below]: 'ajar' }));
}

const focused = (board: BoardElement): string | null =>
  board.shadowRoot!.activeElement?.getAttribute('aria-label') ?? null;
const doors = (board: BoardElement): (string | null)[] =>
  [...board.shadowRoot!.querySelectorAll('.gate')].map((gate) => gate.getAttribute('aria-label'));

it('shows doors that can be chosen as buttons that say where they stand and how they are', async () => {
  const { board } = await vault([east, between, below]);

  expect(doors(board)).toEqual([
    'Door between Press and east of Press, shut, can be chosen',
    'Door between Press and Ford, ajar, can be chosen',
    'Door between Ford and east of Ford, locked, can be chosen',
  ]);
});

it('keeps a door that cannot be chosen in reach, and says that it cannot and why', async () => {
  const asked = decision({
    disabled: [{ label: 'open', thing: east, entry: 0, row: -1, reason: 'It is too far away.' }],
  });
  const { board } = await boardOnPage(vaultArea({}, asked, {}));
  const door = board.square(east)!;

  expect(door.getAttribute('aria-disabled')).toBe('true');
  expect(door.getAttribute('aria-label')).toBe('Door between Press and east of Press, shut, It is too far away.');
});

it('draws doors by their state: shut, open, locked, in pieces, walled up', async () => {
  const { board } = await vault([]);

  const drawn = [...board.shadowRoot!.querySelectorAll('.door')].map((door) => door.classList[1]);
  expect(drawn).toEqual(['is-closed', 'is-closed', 'is-open', 'is-open', 'is-locked', 'is-false-door', 'is-broken']);
  expect(doors(board)).toEqual([]);
});

it('chooses a door when it is clicked, over all of its width', async () => {
  const { board, heard } = await vault([east]);
  const box = board.square(east)!.getBoundingClientRect();
  const side = board.square(vaultSquare(1, 1))!.getBoundingClientRect().height;

  expect(box.height).toBeCloseTo(2 * side, 0);
  await userEvent.click(board.square(east)!);

  expect(heard).toEqual([east]);
});

it('chooses the one door of a square with Enter, and says at the square that it can', async () => {
  const { board, heard } = await vault([between]);
  await userEvent.tab();
  expect(focused(board)).toBe('Ford, east, water, door to the east, locked, door can be chosen');

  await userEvent.keyboard('{Enter}');

  expect(heard).toEqual([between]);
});

it('goes round what can be chosen at a square with arrow keys: what stands there, its doors, the square', async () => {
  const square = vaultSquare(3, 2);
  const { board, heard } = await vault([1, below, square], { [square]: [jar(1, 1)] });
  board.square(square)!.focus();

  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.localName).toBe('uc-card');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused(board)).toMatch(/^Door between Press and Ford/);
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(focused(board)).toMatch(/^Press, south/);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
  board.square(square)!.focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Escape}{ArrowUp}');

  expect([heard, focused(board)]).toEqual([[below, square], 'Press, floor']);
});

it('says of a square beside which doors it lies, also of one that is walled up', async () => {
  const { board } = await vault([]);

  expect(board.square(vaultSquare(6, 3))!.getAttribute('aria-label')).toBe(
    'Ford, south-east, water, walled-up door to the east',
  );
  expect(board.square(walled)).toBe(board.square(vaultSquare(6, 3)));
});

it('has nothing that keeps readers of the screen out', async () => {
  await vault([east, between]);

  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it('rules what is not explored tile by tile, and all else square by square', async () => {
  const { board } = await boardOnPage(vaultArea({}));
  const lines = board.shadowRoot!.querySelector('.lattice')!.getAttribute('d')!;

  // The upper right tile is not explored: its left side is drawn, no line within it is.
  expect([lines.includes('M300 0v100'), lines.includes('M400 0v100'), lines.includes('M300 100h100')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(lines.includes('M100 0v100')).toBe(true);
});

it('is seen whole as long as only its plots are looked at, and enlarged when something lies on its squares', async () => {
  const size = 'width: 200px; height: 190px';
  const sideOf = (board: BoardElement): number => board.square(vaultSquare(1, 1))!.getBoundingClientRect().width;

  const { board: bare } = await boardOnPage(vaultArea({}), { size });
  const { board: used } = await boardOnPage(vaultArea({ [vaultSquare(1, 1)]: [jar(1, 1)] }), { size });

  expect(sideOf(bare)).toBeLessThan(32);
  expect(sideOf(used)).toBeGreaterThanOrEqual(40);
});

it('marks where one may walk on to what is not explored, and draws no edge there', async () => {
  const { board } = await vault([]);
  const lines = (name: string): string => board.shadowRoot!.querySelector(`.ground .${name}`)!.getAttribute('d') ?? '';

  // Row 3 of the first tile is open to the east; rows 1 and 2 have a door there.
  expect(lines('onward')).toContain('M300 200v100');
  expect(lines('onward')).not.toContain('M300 0v100');
  expect(lines('edge')).not.toContain('M300 200v100');
});
