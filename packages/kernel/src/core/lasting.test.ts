import { FRAME, HEADER, RECORD } from '@undercroft/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { KEPT, LASTING, LASTING_MAX, LASTING_STRIDE, SIZE } from '../testing/small-layout.ts';
import { call, init } from './driver.ts';
import { push } from './frames.ts';
import { io } from './memory.ts';
import { addLasting, addUntil, endLasting, endRecord, expire, keep, nextEnding } from './lasting.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

const [PLAIN, WITH_SET] = [0, 1];
const S = new Int32Array(SIZE);
let outer = 0;
let inner = 0;
beforeEach(() => {
  init(S, [1], 2, 7);
  call(S, 0, [], 0);
  outer = S[HEADER.frame];
  inner = push(S, outer, 1, 0);
});

const numbers = (): number[] =>
  Array.from({ length: S[HEADER.lasting] }, (_, i) => S[LASTING + i * LASTING_STRIDE + RECORD.number]);

it('lasts until the innermost period of a kind ends, and nothing lasts without one', () => {
  const record = addLasting(S, PLAIN, 0, inner, 3);

  expect(S[record + RECORD.end]).toBe(outer);
  expect(addLasting(S, PLAIN, 2, inner, 3)).toBe(-1);
  expect([nextEnding(S, inner), nextEnding(S, outer)]).toEqual([-1, record]);
});

it('takes note of the place of what did not begin, for a caller that wants to know', () => {
  addLasting(S, PLAIN, 2, inner, 3);
  io.notBegun = [];
  addLasting(S, PLAIN, 0, inner, 4);
  addLasting(S, PLAIN, 2, inner, 5);

  expect(io.notBegun).toEqual([5]);
  io.notBegun = null;
});

it('ends all that ends with a record, when that record hears its event', () => {
  const first = addUntil(S, PLAIN, -1, 3);
  addUntil(S, PLAIN, first, 3);
  addUntil(S, PLAIN, first, 3);
  expect(numbers()).toEqual([0, 1, 2]);

  endLasting(S, first);
  expect(numbers()).toEqual([]);
});

it('ends what hears the event, when the last that depends on it has ended', () => {
  const first = addUntil(S, PLAIN, -1, 3);
  addUntil(S, PLAIN, first, 3);
  addUntil(S, PLAIN, first, 3);

  expire(S, 1);
  expect(numbers()).toEqual([0, 2]);
  expire(S, 2);
  expect(numbers()).toEqual([]);
  expire(S, 9);
});

it('names its place, when there are more than fit', () => {
  for (let i = 0; i < LASTING_MAX; i++) addUntil(S, PLAIN, -1, 3);

  expect(() => addUntil(S, PLAIN, -1, 3)).toThrow(expect.objectContaining({ code: 'lasting-limit', site: 3 }));
});

it('keeps the sets of the others, when a record with a set ends', () => {
  const list = S[HEADER.top];
  S.set([4, 5, 6, 7], list);
  const first = addUntil(S, WITH_SET, -1, 3);
  keep(S, first + RECORD.locals, list, 2, 3);
  const second = addUntil(S, WITH_SET, -1, 3);
  keep(S, second + RECORD.locals, list + 2, 2, 3);
  expect(() => keep(S, second + RECORD.locals, list, 3, 3)).toThrow('lasting-limit');

  endLasting(S, first);
  const base = S[first + RECORD.locals];
  expect([...S.subarray(base, base + S[first + RECORD.locals + 1])]).toEqual([6, 7]);
  expect(S[KEPT]).toBe(2);
});

it('gives a frame with what the record remembers, when something is to be done at its end', () => {
  const record = addLasting(S, WITH_SET, 0, inner, 3);
  S[record + RECORD.this] = 6;
  S[record + RECORD.you] = 1;
  const list = S[HEADER.top];
  S.set([4, 5], list);
  keep(S, record + RECORD.locals, list, 2, 3);

  const g = endRecord(S, outer, record);
  expect([S[g + FRAME.caller], S[g + FRAME.you], S[g + FRAME.locals]]).toEqual([outer, 1, 6]);
  const base = S[g + RECORD.locals];
  expect([...S.subarray(base, base + S[g + RECORD.locals + 1])]).toEqual([4, 5]);
  expect(S[HEADER.lasting]).toBe(0);
});
