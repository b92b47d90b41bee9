import type { TableLayout } from '@undercroft/components';
import type { GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { decisiveOf } from './decisive.ts';

const plain = { sides: [], weight: 1, digest: false };
const drama = new Map([
  ['storm', { ...plain, weight: 2 }],
  ['find', { ...plain, digest: true }],
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

it('is a scene before what is told in short', () => {
  const told = decisiveOf(layout, view(0, points), course([0, 0], [0, 0], [8, 0]));

  expect(told?.line.text).toBe('storm 9');
});

it('is what ended the game, where points decide nothing or are not known yet', () => {
  expect(decisiveOf(layout, view(0, null), null)).toMatchObject({ line: { text: 'storm 9' }, ended: true });
  expect(decisiveOf(layout, view(0, points), null)).toMatchObject({ line: { text: 'storm 9' }, ended: true });
});

it('is where most was lost, when there is no winner', () => {
  const told = decisiveOf(layout, view(-1, points), course([9, 0], [9, 0], [3, 0], [2, 0], [2, 0], [1, 0]));

  expect(told).toMatchObject({ line: { text: 'find 3' }, points: null });
});
