import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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

const once = async (from: HTMLElement, event: string): Promise<void> => {
  await new Promise((done) => from.addEventListener(event, done, { once: true }));
};

/** So many that there is something to look for. */
const many = Array.from({ length: 100 }, (_, index) => entry(`Ann waits ${index} hours.`, 9 + index));

const inside = (log: LogElement, selector: string): HTMLElement[] => [
  ...log.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

it('has a search only when there is more than can be read through', async () => {
  const log = await draw(Array.from({ length: 99 }, (_, index) => entry(`Sentence ${index}.`, index)));
  expect(inside(log, 'input, select')).toEqual([]);

  log.entries = [...log.entries, entry('Sentence 99.', 99)];
  await log.updateComplete;
  expect(inside(log, 'input, select')).toHaveLength(2);
});

it('shows what one player did, or what holds a word, when it is filtered', async () => {
  const log = await draw([entry('Plum is opened.', 1), entry('Bob rests.', 2, 1), ...many]);
  const sentences = (): string[] => inside(log, '.sentence').map((one) => one.textContent.trim());
  await userEvent.fill(inside(log, 'input')[0]!, 'plum');
  await log.updateComplete;
  expect(sentences()).toEqual(['Plum is opened.']);

  await userEvent.clear(inside(log, 'input')[0]!);
  await userEvent.selectOptions(inside(log, 'select')[0]!, '1');
  await log.updateComplete;
  expect(sentences()).toEqual(['Bob rests.']);
});

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

it('keeps its sentences where they are when more or less of it is covered', async () => {
  const log = await draw(many);
  const list = inside(log, '.all')[0]!;
  const frames = async (): Promise<void> => {
    for (let nth = 0; nth < 3; nth++) await new Promise((done) => requestAnimationFrame(done));
  };
  await frames();
  const ended = once(list, 'scrollend');
  list.scrollTop = list.scrollHeight / 2;
  await ended;
  const top = (): number => inside(log, '.sentence')[60]!.getBoundingClientRect().top;
  const before = top();
  log.style.setProperty('--uc-log-covered', '80px');
  await frames();
  expect(top()).toBeCloseTo(before, 0);
});

it('says what the dice showed in the sentence they belong to, unless that is not shown', async () => {
  const aside = (text: string, step: number): LogEntry => ({ ...entry(text, step, -1), things: [step], aside: true });
  const log = await draw([
    aside('Dice: 9.', 0),
    entry('Digs.', 1),
    aside('Dice: 3.', 1),
    aside('Dice: 4.', 1),
    aside('Dice: 5.', 2),
  ]);
  const lines = (): string[] => inside(log, '.sentence').map((line) => line.textContent.trim().replaceAll(/\s+/g, ' '));
  expect(lines()).toEqual(['Dice: 9.', 'Digs. Dice: 3. Dice: 4.', 'Dice: 5.']);

  log.moment = 1;
  await log.updateComplete;
  expect(inside(log, '.now .sentence')).toHaveLength(1);
  expect(inside(log, '.now')[0]!.textContent).toContain('Digs.');

  let pointed: readonly number[] = [];
  log.addEventListener('uc-marks', (event) => (pointed = (event as CustomEvent<{ things: number[] }>).detail.things));
  inside(log, 'li')[1]!.dispatchEvent(new PointerEvent('pointerenter'));
  expect(pointed).toEqual([1, 1]);

  log.entries = [...log.entries, ...many];
  await log.updateComplete;
  const search = inside(log, 'input')[0] as HTMLInputElement;
  search.value = 'dice';
  search.dispatchEvent(new Event('input'));
  await log.updateComplete;
  expect(lines()).toEqual(['Dice: 9.', 'Dice: 3. Dice: 4.', 'Dice: 5.']);
});

it('shows what lies below a sentence while that is pressed open', async () => {
  const log = await draw(['Storm.', 'Hit.', 'Hit.', 'Calm.'].map((text, step) => entry(text, step)));
  log.folds = [{ first: 0, last: 2, text: 'The shelf: held.' }];
  await log.updateComplete;
  const lines = (): string[] => inside(log, '.sentence').map((line) => line.textContent.trim());
  const short = ['Storm.', 'The shelf: held.', 'Calm.'];
  const whole = ['Storm.', 'The shelf: held.', 'Hit.', 'Hit.', 'Calm.'];
  expect(lines()).toEqual(short);

  for (const [text, expanded] of [
    [whole, 'true'],
    [short, 'false'],
  ] as const) {
    inside(log, '.fold button')[0]!.click();
    await log.updateComplete;
    expect(lines()).toEqual(text);
    expect(inside(log, '.fold button')[0]!.ariaExpanded).toBe(expanded);
  }
});

it('stays at a sentence that is opened, though it followed the newest one', async () => {
  const log = await draw(Array.from({ length: 60 }, (_, index) => entry(`Sentence ${index}.`, index)));
  log.folds = [{ first: 28, last: 58, text: 'The shelf: held.' }];
  await log.updateComplete;
  const list = log.shadowRoot!.querySelector('.all')!;
  await expect.poll(() => list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(2);

  const { top } = inside(log, '.fold')[0]!.getBoundingClientRect();
  inside(log, '.fold button')[0]!.click();
  await log.updateComplete;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(Math.abs(inside(log, '.fold')[0]!.getBoundingClientRect().top - top)).toBeLessThan(2);
});

it('opens what lies below a sentence where the moment lies that is shown, or where a search finds it', async () => {
  const log = await draw(['Storm.', 'Hit.', 'Calm.'].map((text, step) => entry(text, step)));
  log.folds = [{ first: 0, last: 1, text: 'The shelf: held.' }];
  log.moment = 1;
  await log.updateComplete;
  expect(inside(log, '.now')[0]!.textContent).toContain('Hit.');

  log.moment = -1;
  log.entries = [...log.entries, ...many];
  await log.updateComplete;
  expect(inside(log, 'li').some((line) => line.textContent.includes('Hit.'))).toBe(false);
  await userEvent.fill(inside(log, 'input')[0]!, 'hit');
  await log.updateComplete;
  expect(inside(log, '.sentence').map((line) => line.textContent.trim())).toEqual(['Hit.']);
});

it('is one stop of the Tab key; arrows lead from sentence to sentence and to their sources', async () => {
  const log = await draw([
    { ...entry('Digs.', 1), things: [7] },
    { ...entry('Gains.', 2), source: 'a.rules:3' },
    entry('Rests.', 3),
  ]);
  log.sources = true;
  await log.updateComplete;
  const sentences = inside(log, '.sentence') as HTMLButtonElement[];
  expect(sentences.map((one) => one.tabIndex)).toEqual([-1, -1, 0]);

  const marks: (readonly number[])[] = [];
  log.addEventListener('uc-marks', (event) => marks.push((event as CustomEvent<{ things: number[] }>).detail.things));
  const at = (): string => log.shadowRoot!.activeElement!.textContent.trim();
  sentences[2]!.focus();
  const seen: string[] = [];
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'End', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(at());
  }
  expect(seen).toEqual(['Gains.', 'a.rules:3', 'Gains.', 'Digs.', 'Digs.', 'Rests.', 'Digs.']);
  expect(marks.at(-1)).toEqual([7]);
});

it('tells where a sentence comes from below it, and over none', async () => {
  const log = await draw([{ ...entry('Digs.', 1), source: 'game/rules/a.rules:3' }, entry('Rests.', 2)]);
  log.sources = true;
  await log.updateComplete;
  const [before, after] = inside(log, '.sentence').map((one) => one.getBoundingClientRect());
  const { top, bottom } = inside(log, '.source')[0]!.getBoundingClientRect();

  expect(top).toBeGreaterThanOrEqual(before!.bottom);
  expect(bottom).toBeLessThanOrEqual(after!.top);
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

it('follows the newest sentence, when others come before the page has told that it was scrolled', async () => {
  const log = await draw(Array.from({ length: 40 }, (_, index) => entry(`Sentence ${index}.`, index)));
  const list = log.shadowRoot!.querySelector('.all')!;
  const fromEnd = (): number => list.scrollHeight - list.scrollTop - list.clientHeight;
  await expect.poll(fromEnd).toBeLessThan(2);

  for (let more = 1; more <= 6; more++) {
    log.entries = Array.from({ length: 40 + 20 * more }, (_, index) => entry(`Sentence ${index}.`, index));
    await log.updateComplete;
    // What the browser says of the scrolling before arrives when the list has grown already.
    list.dispatchEvent(new Event('scrollend'));
    await expect.poll(fromEnd).toBeLessThan(2);
  }

  list.scrollTop = 100;
  list.dispatchEvent(new Event('scrollend'));
  log.entries = [...log.entries, entry('One more.', 900)];
  await log.updateComplete;
  await new Promise((done) => requestAnimationFrame(done));
  expect(list.scrollTop).toBe(100);
});

it('leaves out parts in which nothing happened, and says those as headings in which something did', async () => {
  const log = await draw(
    ['Turn of Ann.', 'Mining.', 'Digs.', 'Magic.', 'Building.', 'Turn of Bob.', 'Mining.'].map((text, at) =>
      entry(text, at),
    ),
  );
  log.heads = new Set([0, 5]);
  log.phases = new Set([1, 3, 4, 6]);
  log.passing = log.phases;
  await log.updateComplete;

  const said = inside(log, '.sentence').map((line) => line.textContent.trim());
  expect(said).toEqual(['Turn of Ann.', 'Mining.', 'Digs.', 'Turn of Bob.', 'Mining.']);
  expect(inside(log, '.phase').map((line) => line.textContent.trim())).toEqual(['Mining.', 'Mining.']);
});

it('tells how many sentences of a step had been said, and shows those of such a moment', async () => {
  const log = await draw([
    entry('Digs.', 1),
    entry('Comes.', 2),
    entry('Fights.', 2),
    entry('Dies.', 2),
    entry('Rests.', 3),
  ]);
  const moments: unknown[] = [];
  log.addEventListener('uc-moment', (event) => moments.push((event as CustomEvent<unknown>).detail));
  for (const sentence of inside(log, '.sentence') as HTMLButtonElement[]) sentence.click();
  expect(moments).toEqual([
    { step: 1, nth: -1 },
    { step: 2, nth: 1 },
    { step: 2, nth: 2 },
    { step: 2, nth: -1 },
    { step: 3, nth: -1 },
  ]);

  Object.assign(log, { moment: 2, nth: 2 });
  await log.updateComplete;
  expect(inside(log, '.now').map((line) => line.textContent.trim())).toEqual(['Fights.']);
  expect(inside(log, '.later').map((line) => line.textContent.trim())).toEqual(['Dies.', 'Rests.']);
});

it('is not read aloud as it grows where what happens is told elsewhere', async () => {
  const log = await draw([entry('Rain.', 1)]);
  const live = (): string | null | undefined => inside(log, '[role="log"]')[0]?.getAttribute('aria-live');
  expect(live()).toBeNull();

  log.told = true;
  await log.updateComplete;
  expect(live()).toBe('off');
});
