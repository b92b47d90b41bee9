import type { TableLayout } from '@undercroft/components';
import type { GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { decisiveOf } from './decisive.ts';

const plain = { sides: [], weight: 1, digest: false, heading: false, at: null };
const drama = new Map([
  ['storm', { ...plain, weight: 2 }],
  ['find', { ...plain, digest: true }],
  ['spring', { ...plain, heading: true, weight: 2 }],
  ['siege', { ...plain, at: 'place', weight: 2 }],
]);
const layout = { drama } as unknown as TableLayout;
const line = (step: number, event: string, things = [1]): object => ({ step, event, text: `${event} ${step}`, things });
const log = [line(3, 'find'), line(5, 'storm'), line(6, 'find'), line(9, 'storm'), line(10, 'rest')];
const view = (winner: number, score: object | null): GameView =>
  ({ log, players: [0, 1].map((seat) => ({ seat, score, outcome: seat === winner ? 'won' : 'lost' })) }) as never;
const course = (...values: [number, number][]): never =>
  ({ is: 'score', at: values.map((_, n) => (n * 10) / (values.length - 1)), values }) as never;
const points = { total: 1 };

it('is what mattered where the winner gained most on the others', () => {
  const told = decisiveOf(layout, view(0, points), course([0, 0], [1, 4], [7, 4], [8, 4], [9, 4], [10, 8]));

  expect(told).toMatchObject({ line: { text: 'find 3' }, ended: false, points: { before: 1, after: 7 } });
});

it('is where the winner took the lead for good, though more was gained before', () => {
  const told = decisiveOf(layout, view(0, points), course([0, 0], [9, 1], [9, 9], [11, 9], [12, 9], [14, 9]));

  expect(told).toMatchObject({ line: { step: 5 }, points: { before: 9, after: 11 } });
});

it('is a scene before what is told in short', () => {
  const told = decisiveOf(layout, view(0, points), course([0, 0], [0, 0], [8, 0]));

  expect(told?.line.text).toBe('storm 9');
});

it('is what ended the game, where points decide nothing or are not known yet', () => {
  expect(decisiveOf(layout, view(0, null), null)).toMatchObject({ line: { text: 'storm 9' }, ended: true });
  expect(decisiveOf(layout, view(0, points), null)).toMatchObject({ line: { text: 'storm 9' }, ended: true });
});

it('is what came last, where the game ended with it, and else the last scene', () => {
  const killed = [line(9, 'storm'), line(9, 'find')];
  const ended = (last: object): unknown =>
    decisiveOf(layout, { ...view(0, null), log: [...killed, last] } as never, null)?.line.event;

  expect(ended(line(9, 'rest'))).toBe('find');
  expect(ended(line(12, 'rest'))).toBe('storm');
});

it('is where most was lost, when there is no winner', () => {
  const told = decisiveOf(layout, view(-1, points), course([9, 0], [9, 0], [3, 0], [2, 0], [2, 0], [1, 0]));

  expect(told).toMatchObject({ line: { text: 'find 3' }, points: null });
});

it('is nothing that only begins a part of the game, or a scene', () => {
  const begun = [line(2, 'find'), line(3, 'spring'), line(3, 'siege')];
  const spring = { ...view(0, points), log: begun } as GameView;

  expect(decisiveOf(layout, spring, course([0, 0], [9, 0]))?.line.text).toBe('find 2');
  expect(decisiveOf(layout, spring, null)?.line.text).toBe('find 2');
});

it('is what the winner did where the winner gained, and what befell others where they lost', () => {
  const both = [
    { ...line(2, 'storm'), player: 1 },
    { ...line(3, 'find'), player: 0 },
    { ...line(4, 'find'), player: 1 },
  ];
  const told = (values: [number, number]): unknown =>
    decisiveOf(layout, { ...view(0, points), log: both } as never, course([5, 5], values));

  expect(told([9, 5])).toMatchObject({ line: { step: 3 }, points: { before: 5, after: 9 } });
  expect(told([5, 1])).toMatchObject({ line: { step: 2 }, points: null });
});
