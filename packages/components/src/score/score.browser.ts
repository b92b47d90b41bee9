import { afterEach, expect, it, vi } from 'vitest';
import type { ScoreElement } from './score.ts';
import './score.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const players = [
  { name: 'Ada', seat: 0, winner: true, complete: true },
  { name: 'Bo', seat: 1, winner: false, complete: false },
];
const lines = [
  { title: 'Jars', icon: null, values: [12, 4] },
  { title: 'Dust', icon: null, values: [-3, null] },
];

async function draw(more: Partial<ScoreElement> = {}): Promise<ScoreElement> {
  const sheet = document.createElement('uc-score');
  Object.assign(sheet, { players, lines, ...more });
  document.body.append(sheet);
  await sheet.updateComplete;
  return sheet;
}

const totals = (sheet: ScoreElement) =>
  [...sheet.shadowRoot!.querySelectorAll('.total td')].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim());

it('adds up every line, when it is drawn', async () => {
  const sheet = await draw();

  expect(totals(sheet)).toEqual(['9', '4so far']);
  expect(sheet.shadowRoot!.querySelector('thead .winner')?.textContent).toContain('Ada');
});

it('adds up line by line and says when it is done, when it unfolds', async () => {
  vi.useFakeTimers();
  const done = vi.fn<() => void>();
  document.body.addEventListener('uc-summed', done, { once: true });
  const sheet = await draw({ unfold: true });
  expect(totals(sheet)).toEqual(['0', '0so far']);

  vi.advanceTimersToNextTimer();
  await sheet.updateComplete;
  expect(totals(sheet)).toEqual(['12', '4so far']);
  expect(sheet.shadowRoot!.querySelector('.winner')).toBeNull();
  expect(done).not.toHaveBeenCalled();

  vi.advanceTimersToNextTimer();
  await sheet.updateComplete;
  expect(totals(sheet)).toEqual(['9', '4so far']);
  expect(done).toHaveBeenCalledOnce();
});

it('shows the rest at once, when it is finished by hand', async () => {
  const sheet = await draw({ unfold: true });
  sheet.finish();
  await sheet.updateComplete;

  expect(totals(sheet)).toEqual(['9', '4so far']);
});

it('does not begin again, when it is given the same lines once more', async () => {
  vi.useFakeTimers();
  const sheet = await draw({ unfold: true });
  vi.advanceTimersToNextTimer();
  sheet.lines = lines.map((line) => ({ ...line }));
  await sheet.updateComplete;

  expect(totals(sheet)).toEqual(['12', '4so far']);
  expect(sheet.busy).toBe(true);
});

it('has a button that shows the rest, until everything is counted', async () => {
  const sheet = await draw({ unfold: true });
  sheet.shadowRoot!.querySelector('button')!.click();
  await sheet.updateComplete;

  expect(totals(sheet)).toEqual(['9', '4so far']);
  expect(sheet.busy).toBe(false);
  expect(sheet.shadowRoot!.querySelector('button')).toBeNull();
});

it('leaves out lines that give nobody anything, but not all of them', async () => {
  const titles = (sheet: ScoreElement) =>
    [...sheet.shadowRoot!.querySelectorAll('tbody th')].map((cell) => cell.textContent?.trim());
  const nothing = [
    { title: 'Moths', icon: null, values: [0, null] },
    { title: 'Mice', icon: null, values: [0, 0] },
  ];

  expect(titles(await draw({ lines: [...nothing, ...lines] }))).toEqual(['Jars', 'Dust']);
  expect(titles(await draw({ lines: nothing }))).toEqual(['Moths', 'Mice']);
});
