import { expect, it } from 'vitest';
import { readLayout } from '../../layout/read-layout.ts';
import { pantryMeta } from '../../testing/pantry.ts';
import { beginningsIn } from './beginnings.ts';

const layout = readLayout({
  ...pantryMeta(),
  extras: { table: { drama: { 'take-turn': { heading: true }, mining: { weight: 0 } } } },
});
const entry = { text: '', step: 0, player: 0, things: [], source: null };

it('begins parts of the log at what the drama of the table says, in any sentence that is told', () => {
  const log = ['take-turn', 'mining', 'gain', 'take-turn'].map((event) => ({ ...entry, event }));

  expect(beginningsIn(log, layout)).toEqual({ heads: new Set([0, 3]), phases: new Set([1]) });
});

it('begins none where sentences do not say what happened, or the table has no layout', () => {
  expect(beginningsIn([entry], layout).heads.size).toBe(0);
  expect(beginningsIn([{ ...entry, event: 'take-turn' }], null).heads.size).toBe(0);
});
