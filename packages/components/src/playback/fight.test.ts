import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView, GameView } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { sumsOf } from './fight.ts';
import { Playback } from './playback.ts';

const thing = { is: 'thing', of: 1 } as const;
const number = { is: 'number' } as const;
const slot = (name: string, type: EventMeta['slots'][number]['type']): EventMeta['slots'][number] => ({ name, type });
const events: EventMeta[] = [
  { name: 'raid', text: 'Ants come.', slots: [slot('shelf', thing)] },
  { name: 'nibble', text: '{jar} nibbles.', slots: [slot('jar', thing)] },
  {
    name: 'spice.weight.less',
    text: '{it} loses {amount}.',
    slots: [slot('you', { is: 'player' }), slot('it', thing), slot('value', number), slot('amount', number)],
  },
  { name: 'fall', text: '{jar} falls.', slots: [slot('jar', thing)] },
  { name: 'night', text: 'Night falls.', slots: [] },
];
const drama = {
  raid: { at: 'shelf', fight: { one: ['pantry'], other: ['hand'] } },
  fall: { digest: true, weight: 2 },
  night: { heading: true },
};
const meta: GameMeta = { ...pantryMeta({ drama }), events, things: [0, 1, 1, 2, 3] };
const layout = readLayout(meta);
const before = pantryView(decision({}));
const told = (name: string, args: number[], step = 1): EventView => ({
  step,
  name,
  you: 0,
  args,
  text: events.find((event) => event.name === name)!.text,
  dice: [],
});
const blow = [told('nibble', [1]), told('spice.weight.less', [0, 2, 5, 1]), told('spice.weight.less', [0, 2, 4, 1])];
const playback = new Playback(
  {
    pace: 'normal',
    dispatchEvent: () => true,
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  },
  () => undefined,
);
const play = (list: readonly EventView[], from: GameView = before, position = 1): boolean =>
  playback.play(meta, layout, from, { ...before, position, happened: list }, list);

afterEach(() => playback.reset());

it('is one scene from its first sentence to what comes after it, whatever is struck in it', () => {
  play([told('raid', [2]), ...blow, told('fall', [2]), told('night', [])]);

  expect(playback.place).toEqual({ at: 1, of: 2 });
  expect(playback.fight?.blows).toEqual([]);

  playback.step();
  expect(playback.fought).toBe(true);
  expect(playback.fight).toMatchObject({
    blows: [{ thing: 1, text: '{jar} nibbles.', changes: [{ thing: 2, amount: -2 }] }],
    outcome: ['{jar} falls.'],
  });
  expect(sumsOf(playback.fight!, 2)).toMatchObject([{ amount: -2 }]);

  playback.step();
  expect(playback.fight).toBeNull();
  expect(playback.animationStep?.text).toBe('Night falls.');
});

it('goes on after a question with those who stood there when it began', () => {
  play([told('raid', [2]), blow[0]!]);
  const sides = playback.fight?.sides;
  playback.skip();
  play([told('fall', [2], 2)], { ...before, position: 1 }, 2);

  expect(sides?.flat()).not.toEqual([]);
  expect(playback.fight?.sides).toEqual(sides);
  expect(playback.fight?.blows).toHaveLength(1);
});

it('loses the place where it is fought', () => {
  play([told('raid', [2]), told('fall', [2])]);
  playback.step();

  expect(playback.fight?.taken || playback.fight?.blows.some(({ fallen }) => fallen.includes(2))).toBe(true);
});
