import type { EventMeta, GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { readDrama } from '../layout/read-drama.ts';
import { pantryMeta } from '../testing/pantry.ts';
import { sceneOn } from './scene-now.ts';

const base = pantryMeta();
const square = base.kinds.length;
const slot = (name: string, of: number): EventMeta['slots'][number] => ({ name, type: { is: 'thing', of } });
const meta: GameMeta = {
  ...base,
  kinds: [...base.kinds, { ...base.kinds[0]!, name: 'space', board: {} as never }],
  events: [{ name: 'raid', text: '{jar} is raided: {space}.', slots: [slot('space', square), slot('jar', 1)] }],
};
const line = { event: 'raid', step: 4, player: 1, things: [2], places: [{ said: 'row 1', thing: 9 }] };

it('knows from the log the square where a fight goes on, which is none of its things', () => {
  const drama = readDrama({ raid: { at: 'space', fight: { one: ['pantry'], other: ['hand'] } } });

  expect(sceneOn(meta, drama, [line])).toMatchObject({ place: 9, fight: { place: 9, seat: 1, step: 4 } });
});

it('knows a thing where something goes on beside a square that the sentence names, too', () => {
  expect(sceneOn(meta, readDrama({ raid: { at: 'jar' } }), [line]).place).toBe(2);
});
