import type { LogLineView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { readDrama } from '../../layout/read-drama.ts';
import { decision, pantryMeta } from '../../testing/pantry.ts';
import { ledTo } from './led-to.ts';

const bare = pantryMeta();
const window = { ...bare, asks: bare.asks.map((ask) => ({ ...ask, window: 'falling' })) };
const said = (event: string, text: string): LogLineView => {
  return { step: 1, text, player: 0, event, things: [], file: null, line: null };
};
const log = [said('tidy', 'Ann tidies.'), said('roll', 'Dice: 4.'), said('night', 'Night.'), said('turn', 'Turn.')];
const drama = readDrama({ night: { weight: 0 }, turn: { heading: true } });
const asked = { decision: decision({}), log };

it('says what happened before something may be interrupted, and neither the throw nor a heading', () => {
  expect(ledTo(window, { drama }, asked)).toBe('Ann tidies.');
});

it('says nothing of other questions, and of those that players pass in their turn', () => {
  const passed = { ...window, extras: { table: { passes: ['falling'] } } };

  expect([bare, passed].map((meta) => ledTo(meta, { drama }, asked))).toEqual(['', '']);
});
