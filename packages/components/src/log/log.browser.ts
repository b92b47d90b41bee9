import { afterEach, expect, it } from 'vitest';
import './log.ts';
import type { LogElement, LogEntry } from './log.ts';

afterEach(() => document.body.replaceChildren());

const entry = (text: string, step: number, player = 0): LogEntry => ({ text, step, player, things: [], source: null });

async function draw(entries: readonly LogEntry[]): Promise<LogElement> {
  const log = document.createElement('uc-log');
  Object.assign(log, { entries, names: ['Ann', 'Bob'] });
  log.style.height = '220px';
  document.body.append(log);
  await log.updateComplete;
  return log;
}

const inside = (log: LogElement, selector: string): Element[] => [...log.shadowRoot!.querySelectorAll(selector)];

it('goes to the moment that is shown, and back to the end', async () => {
  const log = await draw(Array.from({ length: 60 }, (_, index) => entry(`Sentence ${index}.`, index)));
  const list = log.shadowRoot!.querySelector('.all')!;
  const seen = (): boolean => {
    const now = log.shadowRoot!.querySelector('.now')!.getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return now.top >= top && now.bottom <= bottom;
  };

  log.moment = 12;
  await log.updateComplete;
  expect(log.shadowRoot!.querySelector('.now')!.textContent.trim()).toBe('Sentence 12.');
  expect(seen()).toBe(true);
  expect(inside(log, '.later')).toHaveLength(47);

  log.moment = -1;
  await log.updateComplete;
  expect(inside(log, '.now')).toEqual([]);
  expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(2);
});

it('names whoever acts once, though a throw stands between', async () => {
  const log = await draw([
    entry('Digs.', 1, 1),
    entry('Dice: 3.', 1, -1),
    entry('Gains.', 1, 1),
    entry('Rests.', 2, 0),
  ]);

  expect(inside(log, '.name').map((name) => name.textContent)).toEqual(['Bob', 'Ann']);
});
