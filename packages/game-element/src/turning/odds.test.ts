import { expect, it } from 'vitest';
import { OddsBook, type OddsAsk } from './odds.ts';

const state = Int32Array.of(1, 2, 3);
const free = new AbortController().signal;

/** A book whose continuations a seat wins three times of four, and what it asked. */
function book(): { readonly odds: OddsBook; readonly asked: OddsAsk[] } {
  const asked: OddsAsk[] = [];
  const odds = new OddsBook(async (ask) => {
    asked.push(ask);
    return await Promise.resolve(Array.from({ length: ask.games }, (_, i) => [i % 4 === 0 ? 0 : 1, 0.5]));
  });
  return { odds, asked };
}

it('counts what continuations came to for the seat, with the range of what is certain', async () => {
  const { odds } = book();
  const { share, low, high, of } = await odds.of(state, 0, 'fine', free);

  expect(share).toBe(0.75);
  expect(of).toBeGreaterThanOrEqual(500);
  expect(low).toBeGreaterThan(0.7);
  expect(high).toBeLessThan(0.8);
  expect((await odds.of(state, 1, 'rough', free)).share).toBe(0.5);
});

it('asks once for each position, seat and care, and never uses rough continuations for fine odds', async () => {
  const { asked, odds } = book();
  for (let i = 0; i < 2; i++) for (const care of ['rough', 'fine'] as const) await odds.of(state, 0, care, free);
  await odds.of(state.slice(), 0, 'rough', free);

  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
  await odds.of(Int32Array.of(1, 2, 4), 0, 'rough', free);
  expect(asked.filter(({ seed }) => seed === asked[0]!.seed)).toHaveLength(2);
});

it('stops between two pieces of work', async () => {
  const stop = new AbortController();
  const odds = new OddsBook(async () => {
    stop.abort(new Error('enough'));
    return await Promise.resolve([]);
  });

  await expect(odds.of(state, 0, 'fine', stop.signal)).rejects.toThrow('enough');
});

it('says that nothing is known, and asks again, when nobody can play on', async () => {
  let silent = true;
  const odds = new OddsBook(async () => await Promise.resolve(silent ? null : [[1]]));

  expect(await odds.of(state, 0, 'rough', free)).toMatchObject({ low: 0, high: 1 });
  silent = false;
  expect((await odds.of(state, 0, 'rough', free)).share).toBe(1);
});
