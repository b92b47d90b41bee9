import { expect, it } from 'vitest';
import type { GameMeta } from '@undercroft/contract';
import { sampleCall } from './sample-call.ts';

const meta = {
  kinds: [
    { name: 'card', parent: -1 },
    { name: 'beast', parent: 0 },
    { name: 'glade', parent: -1 },
  ],
  rows: [
    { name: 'moth', kind: 1 },
    { name: 'hare', kind: 1 },
    { name: 'fern', kind: 2 },
  ],
} as unknown as GameMeta;

it.each([
  ['to doze', 'doze'],
  ['to soak beast b\n  set b.tired to true', 'soak moth'],
  ['to trade (traded) card c with card d for number price giving flag', 'trade moth with hare for 2'],
  ['to scare set of beast herd by beast? scarer', 'scare moth'],
  ['to pass player p to player q -- a remark', 'pass player 1 to player 2'],
  ['to one\n\nto flood glade g', 'flood fern'],
  ['define half(number n) as n / 2', ''],
])('begins with a call that fits, for %j', (text, call) => {
  expect(sampleCall(text, meta)).toBe(call);
});

it('leaves parameters as they are written, when no game is known', () => {
  expect(sampleCall('to soak beast b', null)).toBe('soak beast b');
});
