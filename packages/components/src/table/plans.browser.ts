/** A plan that is made answer by answer, tracks and columns, on a whole table. */
import type { Preview } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { buildScene } from '../scene/scene.ts';
import { answer, decision, pantryMeta, pantryView, zoneView } from '../testing/pantry.ts';
import '../track/track.ts';
import { wordsFor } from '../words/words.ts';
import { readIn } from './parts/read-aloud.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const layout = {
  player: [{ zone: 'pantry', as: 'levels', by: 'level', size: 'large' }],
  shared: [{ of: 'points', as: 'track', from: 0, to: 9 }],
  hand: [{ zone: 'hand', as: 'columns', by: 'taste' }],
  kinds: { shelf: { shape: 'tile', inside: ['jars'] }, jar: { shape: 'token', value: 'weight' } },
};

async function open(preview: TableElement['preview'] = null, shown: object = layout): Promise<TableElement> {
  const table = document.createElement('uc-table');
  table.style.cssText = 'display: block; width: 1200px; height: 800px';
  const asked = decision({ answers: [answer(0, 'Open Lemon', { thing: 3 }), answer(1, 'Rest', { none: true })] });
  Object.assign(table, { meta: pantryMeta(shown), view: pantryView(asked), names: ['Ann', 'Bob'], preview });
  document.body.append(table);
  await drawn(table);
  return table;
}

async function drawn(table: TableElement): Promise<void> {
  await table.updateComplete;
  await table.shadowRoot!.querySelector('uc-prompt')!.updateComplete;
}

const planOf = (table: TableElement): string => {
  const plan = table.shadowRoot!.querySelector('uc-prompt')!.shadowRoot!.querySelector('.plan');
  return plan?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
};

it('says what a plan comes to as it stands, and with the answer that is pointed at, and gives none', async () => {
  const given: unknown[] = [];
  const preview = (index: number): Preview => {
    const after = index < 0 ? [3] : [3, 5];
    const change = { fact: { is: 'counter', seat: 0, name: 'points' }, before: 4, after } as const;
    return { counters: [], moves: [], uncertain: false, plan: { answer: index, changes: [change] } };
  };
  const table = await open(preview);
  table.addEventListener('uc-answer', (event) => given.push(event));

  expect(planOf(table)).toBe('This plan comes to, whatever happens Points: 4 › 3');
  const prompt = table.shadowRoot!.querySelector('uc-prompt')!;
  prompt.shadowRoot!.querySelector('.answer')!.dispatchEvent(new PointerEvent('pointerenter'));
  await drawn(table);
  expect(planOf(table)).toBe('With “Open Lemon” it comes to Nothing is certain. Perhaps Points: 4 › 3 to 5');
  expect(given).toEqual([]);
});

it('shows all answers and all of a plan before what has happened, where the window is low', async () => {
  const seats = [0, 1, 0, 1];
  const change = (seat: number) =>
    ({ fact: { is: 'counter', seat, name: 'points' }, before: 4, after: [3, 5] }) as const;
  const preview = (index: number): Preview => {
    return { counters: [], moves: [], uncertain: false, plan: { answer: index, changes: seats.map(change) } };
  };
  const table = await open(preview);
  const seen = async (height: number): Promise<{ readonly hidden: number; readonly log: boolean }> => {
    table.style.cssText = `display: block; width: 1024px; height: ${height}px`;
    await new Promise(requestAnimationFrame);
    const prompt = table.shadowRoot!.querySelector('uc-prompt')!.shadowRoot!;
    const cut = [...prompt.querySelectorAll('.groups, .plan')].map((part) => part.scrollHeight - part.clientHeight);
    const log = table.shadowRoot!.querySelector('uc-log')!.shadowRoot!.querySelector('.all')!;
    return { hidden: cut.reduce((sum, one) => sum + one), log: log.checkVisibility() };
  };
  const answers = Array.from({ length: 6 }, (_, index) => answer(index, `Open cupboard number ${index + 1}`));
  table.view = pantryView(decision({ answers: [...answers, answer(6, 'Done', { none: true })] }));
  await drawn(table);

  expect(await seen(900)).toEqual({ hidden: 0, log: true });
  expect(await seen(720)).toEqual({ hidden: 0, log: true });
  expect(await seen(600)).toEqual({ hidden: 0, log: false });
  expect((await seen(440)).hidden).toBeGreaterThan(0);
});

it('says nothing of plans, where none is made', async () => {
  expect(planOf(await open(() => null))).toBe('');
});

it('calls what comes to the table by what it stands for then, and what is drawn there as it is drawn', async () => {
  const move = { thing: 3, from: 0, to: zoneView(1, 0, []).id, row: 0 };
  const preview = (): Preview => ({ counters: [], moves: [move], uncertain: false });
  const said = async (table: TableElement): Promise<string> => {
    const { meta } = table;
    // As the zones of the pantry are numbered.
    const zones = meta!.zones.map((zone, index) => ({ ...zone, first: index * 10, instances: 3 }));
    table.meta = { ...meta!, zones };
    await drawn(table);
    const prompt = table.shadowRoot!.querySelector('uc-prompt')!;
    prompt.shadowRoot!.querySelector('.answer')!.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn(table);
    return prompt.shadowRoot!.querySelector('.foresight li')?.textContent ?? '';
  };

  expect(await said(await open(preview, { ...layout, player: [], hand: [] }))).toMatch(/^Oak /);
  expect(await said(await open(preview))).toMatch(/^Lemon /);
});

it('draws tracks with their markers, and columns under their names', async () => {
  const table = await open();
  const track = table.shadowRoot!.querySelector('uc-track')!;
  await track.updateComplete;
  const zone = table.shadowRoot!.querySelector('uc-zone[shape="columns"]')!.shadowRoot!;

  expect([...track.shadowRoot!.querySelectorAll('.marker')].map((marker) => marker.getAttribute('title'))).toEqual([
    'Player 1',
    'Player 2',
  ]);
  expect([...zone.querySelectorAll('h4')].map((head) => head.textContent.trim())).toEqual(['Sweet']);
});

it('draws the numbers of the game beside the tracks, and reads them aloud before these', async () => {
  const table = await open();
  const { meta, view } = table;
  const day = { ...meta!.fields[0]!, name: 'day', title: 'Day', owner: 'global', counter: false } as const;
  Object.assign(table, {
    meta: { ...meta, fields: [...meta!.fields, day] },
    view: { ...view, globals: { day: 3 } },
  });
  await drawn(table);
  const number = table.shadowRoot!.querySelector<HTMLElement>('uc-counter.track')!;

  expect(number.closest('.tracks')?.querySelector('uc-track')).not.toBeNull();
  expect([number.title, number.shadowRoot!.querySelector('b')!.innerText]).toEqual(['Day', '3']);
  expect(
    readIn(
      'b',
      { scene: buildScene(table.meta!, readLayout(table.meta!), table.view!), question: null },
      '',
      String,
      wordsFor('en'),
    ),
  ).toMatch(/\. Day 3\. Points: /);
});
