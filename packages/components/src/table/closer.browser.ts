import { afterEach, expect, it } from 'vitest';
import type { GameMeta } from '@undercroft/contract';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import type { TableElement } from './table.ts';
import './table.ts';

afterEach(() => document.body.replaceChildren());

const layout = {
  player: [{ zone: 'pantry', as: 'levels', by: 'level' }],
  kinds: { shelf: { shape: 'tile', inside: ['jars'] }, jar: { shape: 'token', value: 'weight' } },
};

/** What is shown large when the shelf is pressed. */
async function lookedAt(
  shelf: Partial<GameMeta['rows'][number]>,
  inside: readonly string[] = ['jars'],
): Promise<string | undefined> {
  const { rows, ...meta } = pantryMeta({ ...layout, kinds: { ...layout.kinds, shelf: { shape: 'tile', inside } } });
  const table = document.createElement('uc-table');
  const given: GameMeta = {
    ...meta,
    things: [0, 1, 1, 2, 3],
    rows: rows.map((row, index) => (index === 0 ? { ...row, ...shelf } : row)),
  };
  Object.assign(table, { meta: given, names: ['Ann', 'Bob'], idle: 0, view: pantryView(decision({})) });
  document.body.append(table);
  await table.updateComplete;
  const card = [...table.shadowRoot!.querySelectorAll('uc-card')].find((one) => one.thing === 0)!;
  card.shadowRoot!.querySelector('button')!.click();
  await (table satisfies TableElement).updateComplete;
  return table.shadowRoot!.querySelector('uc-inspector')?.face?.title;
}

it('looks closer at what lies on a square, when the square itself says nothing', async () => {
  const spot = { map: 0, x: 0, y: 0 };

  expect(await lookedAt({ text: '', spot } as never)).toBe('Plum');
  expect(await lookedAt({ text: 'Keep dry.', spot } as never)).toBe('Oak');
  expect(await lookedAt({ text: '' })).toBe('Oak');
});

it('shows nothing of a square on which nothing lies and that says nothing', async () => {
  const spot = { map: 0, x: 0, y: 0 };

  expect(await lookedAt({ text: '', spot } as never, [])).toBeUndefined();
  expect(await lookedAt({ text: 'Keep dry.', spot } as never, [])).toBe('Oak');
});

it('shows what the mouse was moved to, and not what was drawn below a mouse that lies still', async () => {
  const table = document.createElement('uc-table');
  Object.assign(table, { meta: pantryMeta(layout), names: ['Ann', 'Bob'], idle: 0, view: pantryView(decision({})) });
  document.body.append(table);
  await table.updateComplete;
  const card = [...table.shadowRoot!.querySelectorAll('uc-card')].find(({ face }) => face.title === 'Plum')!;
  const shown = (): string | undefined => table.shadowRoot!.querySelector('uc-inspector')?.face?.title;
  const point = (type: string): boolean =>
    card
      .shadowRoot!.querySelector('button')!
      .dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true, composed: true }));
  const rested = async (): Promise<unknown> => await new Promise((done) => setTimeout(done, 400));

  point('pointerenter');
  await rested();
  expect(shown()).toBeUndefined();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '0' }));
  point('pointerenter');
  await rested();
  expect(shown()).toBeUndefined();

  point('pointermove');
  await expect.poll(shown).toBe('Plum');
});
