import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView, GameView } from '@undercroft/view';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import '../battle/battle.ts';
import '../graph/graph.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const layout = {
  player: [{ zone: 'pantry', as: 'levels', by: 'level', size: 'large' }],
  shared: [{ zone: 'store', as: 'stack', size: 'small' }],
  hand: [{ zone: 'hand', as: 'fan' }],
  kinds: { shelf: { shape: 'tile', inside: ['jars'] }, jar: { shape: 'token', value: 'weight' } },
  drama: {
    taste: {
      sides: [
        { thing: 'one', total: 'sum', parts: [{ is: 'sum', title: 'Weight' }] },
        { thing: 'other', total: 'rest' },
      ],
    },
  },
};
const thing = { is: 'thing', of: 1 } as const;
const number = { is: 'number' } as const;
const events: EventMeta[] = [
  { name: 'gain points', text: 'Ann gains points.', slots: [] },
  {
    name: 'taste',
    text: 'Two jars are compared.',
    slots: [
      { name: 'one', type: thing },
      { name: 'sum', type: number },
      { name: 'other', type: thing },
      { name: 'rest', type: number },
    ],
  },
];
const meta = (): GameMeta => ({ ...pantryMeta(layout), events, things: [0, 1, 1, 2, 3] });
const told = (name: string, args: number[], text: string): EventView => ({
  step: 1,
  name,
  you: 1,
  args,
  text,
  dice: [],
});
const happened = [
  told('gain points', [0, 2], 'Ann gains 2 points.'),
  told('taste', [1, 6, 3, 5], 'Two jars are compared.'),
];

async function open(view: GameView, more: Partial<TableElement> = {}): Promise<TableElement> {
  const table = document.createElement('uc-table');
  Object.assign(table, { meta: meta(), names: ['Ann', 'Bob'], bots: [1], idle: 0, view, ...more });
  table.style.height = '700px';
  document.body.append(table);
  await drawn(table);
  return table;
}

async function drawn(table: TableElement): Promise<void> {
  await table.updateComplete;
  const inner = [
    ...table.shadowRoot!.querySelectorAll<TableElement>('uc-prompt, uc-stage, uc-log, uc-inspector, uc-player'),
  ];
  await Promise.all(inner.map((element) => element.updateComplete));
}

const later = (more: Partial<GameView> = {}): GameView => ({
  ...pantryView(decision({})),
  position: 5,
  happened: happened.map((event) => ({ ...event, step: 5 })),
  ...more,
});
const within = (table: TableElement, host: string, selector: string): HTMLElement | null =>
  table.shadowRoot!.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const caption = (table: TableElement): string => within(table, 'uc-stage', '.caption')?.textContent ?? '';

it('shows one thing after another and then the question, when something has happened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const table = await open(pantryView(decision({})), { pace: 'slow' });
  const settled = vi.fn<() => void>();
  table.addEventListener('uc-settled', settled);

  table.view = later();
  await drawn(table);
  expect(caption(table)).toBe('Ann gains 2 points.');
  expect(table.playing).toBe(true);
  expect(table.shadowRoot!.querySelector('uc-prompt')!.mode).toBe('watch');

  within(table, 'uc-stage', 'button:nth-of-type(2)')!.click();
  await drawn(table);
  expect(caption(table)).toBe('Two jars are compared.');
  const battle = table.shadowRoot!.querySelector('uc-battle')!;
  expect(battle.sides.map((side) => [side.total, side.won])).toEqual([
    [6, true],
    [5, false],
  ]);
  expect(battle.open).toBe(false);

  await userEvent.keyboard(' ');
  await drawn(table);
  expect(table.playing).toBe(false);
  expect(settled).toHaveBeenCalledOnce();
  expect(table.shadowRoot!.querySelector('uc-stage')).toBeNull();
});

it('goes on by itself, when nobody skips', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const table = await open(pantryView(decision({})), { pace: 'fast' });
  table.view = later();
  await drawn(table);
  expect(table.playing).toBe(true);

  vi.advanceTimersByTime(20_000);
  expect(table.playing).toBe(false);
});

it('stays where it is, while it is held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const table = await open(pantryView(decision({})), { pace: 'fast' });
  table.view = later();
  await drawn(table);
  within(table, 'uc-stage', 'button')!.click();

  vi.advanceTimersByTime(60_000);
  expect(table.playing).toBe(true);
});

it('shows nothing, when the pace is off, and shows it again when somebody asks', async () => {
  const table = await open(pantryView(decision({})));
  table.view = later();
  await drawn(table);
  expect(table.playing).toBe(false);

  within(table, 'uc-prompt', '.replay')!.click();
  await drawn(table);
  expect(caption(table)).toBe('Ann gains 2 points.');
});

it('gathers several things and answers with all of them, one question after the other', async () => {
  const question = (taken: number, things: number[]): GameView => ({
    ...pantryView(
      decision({
        taken,
        min: 2,
        max: 2,
        answers: things.map((id, index) => answer(index, `Jar ${id}`, { thing: id })),
      }),
    ),
    position: taken,
  });
  const table = await open(question(0, [3, 4]));
  const given: number[] = [];
  table.addEventListener('uc-answer', (event) => given.push((event as CustomEvent<{ index: number }>).detail.index));
  const press = (id: number): void =>
    [...table.shadowRoot!.querySelectorAll('uc-card')]
      .find((card) => card.thing === id)!
      .shadowRoot!.querySelector('button')!
      .click();

  const chosenAs = (): string[] =>
    [3, 4].map((id) => {
      const card = [...table.shadowRoot!.querySelectorAll('uc-card')].find((one) => one.thing === id)!;
      return card.shadowRoot!.querySelector('.nth')?.textContent ?? '';
    });

  press(4);
  press(3);
  await drawn(table);
  expect(given).toEqual([]);
  expect(chosenAs()).toEqual(['2', '1']);
  within(table, 'uc-prompt', '.accept')!.click();
  expect(given).toEqual([1]);

  table.view = question(1, [3]);
  await drawn(table);
  expect(given).toEqual([1, 0]);
  expect(chosenAs()[1]).toBe('1');
  expect(within(table, 'uc-prompt', '.detail')!.textContent).toBe('1 of 2 chosen · Pepper');
});

it('counts what was given before with what is picked, as the question does', async () => {
  const answers = [3, 4].map((id, index) => answer(index, `Jar ${id}`, { thing: id }));
  const table = await open(pantryView(decision({ taken: 1, min: 3, max: 3, answers })));
  const counted = (): string[] =>
    ['.detail', '.accept'].map((part) => within(table, 'uc-prompt', part)!.textContent.trim());

  expect(counted()).toEqual(['Pick 3 on the table', 'Confirm (1 of 3)']);
  [...table.shadowRoot!.querySelectorAll('uc-card')]
    .find((card) => card.thing === 4)!
    .shadowRoot!.querySelector('button')!
    .click();
  await drawn(table);
  expect(counted()).toEqual(['Pick 3 on the table', 'Confirm (2 of 3)']);
});

it('says what an answer certainly brings and where a number comes from, when somebody points at it', async () => {
  const asked = decision({ answers: [answer(0, 'Open Lemon', { thing: 3 }), answer(1, 'Rest', { none: true })] });
  const table = await open(pantryView(asked), {
    preview: () => ({ counters: [{ seat: 0, name: 'points', before: 1, after: 3 }], moves: [], uncertain: true }),
    explain: () => [
      { from: 'base', row: -1, amount: 2 },
      { from: 'row', row: 0, amount: 3 },
    ],
  });
  within(table, 'uc-prompt', '.answer')!.dispatchEvent(new PointerEvent('pointerenter'));
  await drawn(table);
  expect(within(table, 'uc-prompt', '.foresight')!.textContent).toMatch(/Points.* › 3/s);

  const lemon = [...table.shadowRoot!.querySelectorAll('uc-card')].find((card) => card.thing === 3)!;
  lemon.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
  await drawn(table);
  expect(within(table, 'uc-inspector', 'dl')!.textContent.replaceAll(/\s+/g, ' ')).toContain(
    'Weight 5 printed 2 Oak +3',
  );
});

it('names what has changed a number of a duel, though it is over, and else says that something has', async () => {
  const side = { ...layout.drama.taste.sides[0]!, parts: [{ is: 'sum', title: 'Weight', of: 'weight' }] };
  const drama = { taste: { sides: [side, layout.drama.taste.sides[1]] } };
  const table = await open(pantryView(decision({})), {
    pace: 'slow',
    meta: { ...meta(), extras: { table: { ...layout, drama } } },
  });
  const parts = async (before: number): Promise<string[]> => {
    table.explain = (_thing, _attribute, earlier = false) => [
      { from: 'base', row: -1, amount: 2 },
      ...(earlier ? [{ from: 'lasting', row: 0, amount: before } as const] : []),
    ];
    table.view = pantryView(decision({}));
    await drawn(table);
    table.view = later();
    await drawn(table);
    const next = (): HTMLElement | null => within(table, 'uc-stage', '[aria-label="Next"]');
    while (next() !== null && table.shadowRoot!.querySelector('uc-battle') === null) {
      next()!.click();
      await drawn(table);
    }
    const battle = table.shadowRoot!.querySelector('uc-battle')!.shadowRoot!;
    return [...battle.querySelectorAll('li')].map((one) => one.textContent.trim().replaceAll(/\s+/g, ' '));
  };
  expect(await parts(4)).toEqual(['+2Weight', '+4Oak']);
  expect(await parts(9)).toEqual(['+3Weight', '+3Effects']);
});

it('gives an answer with a long word a line of its own among many', async () => {
  const labels = ['Cellar', 'Attic', 'Loft', 'Well', 'Shed', 'Barn', 'Storeroomkeeper'];
  const answers = labels.map((label, index) => answer(index, label));
  const table = await open(pantryView(decision({ answers })));
  const buttons = [...table.shadowRoot!.querySelector('uc-prompt')!.shadowRoot!.querySelectorAll('.many .answer')];

  expect(buttons.filter((button) => button.classList.contains('long')).map((one) => one.textContent.trim())).toEqual([
    expect.stringContaining('Storeroomkeeper'),
  ]);
});

it('makes the board of the one who looks the largest, and another one when its plate is pressed', async () => {
  const board = { ...layout, player: [{ zone: 'pantry', as: 'graph', size: 'large' }] };
  const table = await open(pantryView(decision({})), { meta: { ...meta(), extras: { table: board } } });
  table.style.width = '1000px';
  const large = (): string | undefined => {
    const boards = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.board')];
    return boards.toSorted((one, other) => other.offsetWidth - one.offsetWidth)[0]!.dataset['seat'];
  };
  expect(large()).toBe('0');

  table.shadowRoot!.querySelector<HTMLElement>('.board[data-seat="1"] .tab')!.click();
  await drawn(table);
  expect(large()).toBe('1');
});

it('goes from board to board by a finger and by arrow keys on the plates, where only one board fits', async () => {
  const table = await open(pantryView(decision({})));
  table.style.width = '390px';
  const boards = table.shadowRoot!.querySelector('.boards')!;
  const shown = (): string | undefined => table.shadowRoot!.querySelector<HTMLElement>('.board.shown')?.dataset['seat'];
  const finger = (type: string, clientX: number, clientY: number): TouchEvent => {
    const touch = new Touch({ identifier: 1, target: boards, clientX, clientY });
    return new TouchEvent(type, { touches: type === 'touchstart' ? [touch] : [], changedTouches: [touch] });
  };
  const swipe = async (across: number, down = 0): Promise<string | undefined> => {
    boards.dispatchEvent(finger('touchstart', 200, 300));
    boards.dispatchEvent(finger('touchend', 200 + across, 300 + down));
    await drawn(table);
    return shown();
  };
  const order = [...boards.querySelectorAll<HTMLElement>('.board')].map((board) => board.dataset['seat']!);
  const [first, last] = [order[0]!, order.at(-1)!];
  const [there, back] = shown() === first ? [-90, 90] : [90, -90];
  const [here, other] = shown() === first ? [first, last] : [last, first];

  expect(await swipe(there)).toBe(other);
  expect(await swipe(there)).toBe(other);
  expect(await swipe(back, 90)).toBe(other);
  expect(await swipe(back / 9)).toBe(other);
  expect(await swipe(back)).toBe(here);

  boards.querySelector<HTMLElement>(`[data-seat="${here}"] .tab`)!.focus();
  await userEvent.keyboard(here === first ? '{ArrowRight}' : '{ArrowLeft}');
  await drawn(table);
  expect(shown()).toBe(other);
  expect(table.shadowRoot!.activeElement).toBe(boards.querySelector(`[data-seat="${other}"] .tab`));

  table.style.width = '1200px';
  expect(await swipe(back)).toBe(other);
});

it('tells what lies in a place, each sort with its number, when somebody looks at it closer', async () => {
  const table = await open(pantryView(decision({})));
  const shelf = [...table.shadowRoot!.querySelectorAll('uc-card')].find((card) => card.thing === 0)!;
  shelf.shadowRoot!.querySelector('button')!.click();
  await drawn(table);
  const lines = within(table, 'uc-inspector', '.lying')!.querySelectorAll('li');

  expect([...lines].map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual(['Plum×2', 'Lemon']);
});

it('reads the boards and the question aloud, when B and Q are pressed', async () => {
  const table = await open(pantryView(decision({ answers: [answer(0, 'Open Lemon', { thing: 3 })] })));
  const live = table.shadowRoot!.querySelector('.table > [role="status"]')!;

  await userEvent.keyboard('b');
  await drawn(table);
  expect(live.textContent).toMatch(/Ann: Points \d+.*Pantry/);

  await userEvent.keyboard('q');
  await drawn(table);
  expect(live.textContent).toContain('1 answer');
});

it('lets what can be chosen show itself, when nobody has done anything for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const table = await open(pantryView(decision({})), { idle: 20 });
  vi.advanceTimersByTime(21_000);
  await drawn(table);

  expect(table.shadowRoot!.querySelector('.hinting')).not.toBeNull();
});

it('has nothing serious for axe, whether something is asked, shown or looked at closer', async () => {
  const asked = decision({ answers: [answer(0, 'Open Lemon', { thing: 3 })] });
  const table = await open(pantryView(asked), { pace: 'slow' });
  const serious = async (): Promise<string[]> => {
    const { violations } = await axe.run(table, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html.slice(0, 120)}`));
  };
  expect(await serious()).toEqual([]);

  table.view = later();
  await drawn(table);
  within(table, 'uc-stage', 'button')!.click();
  await drawn(table);
  expect(await serious()).toEqual([]);
});

it('draws things as much larger as the page asks for', async () => {
  const table = await open(pantryView(decision({})));
  const width = (): number =>
    table.shadowRoot!.querySelector('uc-card.token, uc-card.card')!.getBoundingClientRect().width;
  const before = width();
  table.style.setProperty('--uc-scale', '1.5');

  expect(width() / before).toBeCloseTo(1.5, 1);
});

it('draws what lies in a thing on it, whether it is a tile or a card', async () => {
  const shelf = { shape: 'card', inside: ['jars'] };
  const table = await open(pantryView(decision({})), {
    meta: { ...meta(), extras: { table: { ...layout, kinds: { ...layout.kinds, shelf } } } },
  });
  const jar = table.shadowRoot!.querySelector('uc-card.card > uc-card.token')!;
  const [inner, outer] = [jar.getBoundingClientRect(), jar.parentElement!.getBoundingClientRect()];

  expect(inner.width).toBeGreaterThan(15);
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
});

it('reads each thing that happens aloud once: as it is played back, or as the log grows', async () => {
  for (const pace of ['normal', 'off'] as const) {
    const table = await open(pantryView(decision({})), { pace });
    await drawn(Object.assign(table, { view: later() }));
    expect(table.shadowRoot!.querySelector('p.hush')!.textContent).toBe(pace === 'off' ? '' : 'Ann gains 2 points.');
    expect(within(table, 'uc-log', '[role="log"]')!.ariaLive).toBe(pace === 'off' ? null : 'off');
  }
});
