import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView, GameView } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { pantryMeta, pantryView } from '../testing/pantry.ts';
import { Playback } from './playback.ts';

const thing = { is: 'thing', of: 1 } as const;
const events: EventMeta[] = [
  { name: 'visit', text: '{shelf} is visited.', slots: [{ name: 'shelf', type: thing }] },
  { name: 'open', text: '{jar} is opened.', slots: [{ name: 'jar', type: thing }] },
  { name: 'leave', text: 'They leave.', slots: [] },
];
const meta: GameMeta = { ...pantryMeta({ drama: { visit: { at: 'shelf', until: ['leave'] } } }), events };
const layout = readLayout(meta);
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

afterEach(() => playback.reset());

const told = (...names: readonly string[]): GameView => ({
  ...pantryView(null),
  log: names.map((event, nth) => ({ event, things: event === 'leave' ? [] : [2], step: 1, nth })) as never,
});
const open: EventView = { step: 2, name: 'open', you: 0, args: [1], text: 'A jar is opened.', dice: [] };

it.each([
  ['is at a place', ['visit'], 2],
  ['is at no place, because it was left', ['visit', 'leave'], -1],
  ['is at no place, because none was named', ['open'], -1],
])('goes on with a game that was loaded and %s', (_, names, place) => {
  playback.play(meta, layout, told(...names), told(...names, 'open'), [open]);

  expect(playback.animationStep?.place).toBe(place);
});
