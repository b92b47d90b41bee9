import { EVENT_RECORD, FRAME, HEADER, STATUS } from '@undercroft/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { EVENT_END, FRAMES, FRAMES_AT, FRAME_SITE, SIZE } from '../testing/small-layout.ts';
import { add, ask, begin, blame, take, why } from './asking.ts';
import { call, init, run } from './driver.ts';
import { eliminate, eliminateAll, win, winAll } from './ending.ts';
import { fail, GameError } from './failing.ts';
import { push } from './frames.ts';
import { io } from './memory.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

const S = new Int32Array(SIZE);
beforeEach(() => init(S, [1], 3, 7));

/** Puts a list of players into the state. */
const list = (...players: number[]): number => {
  S.set(players, FRAMES_AT);
  return FRAMES_AT;
};

const outcomes = (): number[] => [...S.subarray(HEADER.outcome, HEADER.outcome + 3)];

it('runs from the frame that asked to its callers, and is over after the last', () => {
  expect(run(S)).toBe(STATUS.decision);
  expect(run(S)).toBe(STATUS.over);
  expect(run(S)).toBe(STATUS.over);
});

it('begins with a procedure of a scenario, with its parameters', () => {
  call(S, 1, [4, 5], 2);

  const f = S[HEADER.frame];
  expect([f, S[f + FRAME.kind], S[f + FRAME.you], S[f + FRAME.locals + 1]]).toEqual([FRAMES_AT, 1, 2, 5]);
});

it('names the frame, when plain functions call each other for ever or frames have no room', () => {
  call(S, 2, [], 0);
  expect(() => run(S)).toThrow(GameError);
  try {
    run(S);
  } catch (error) {
    expect(error).toMatchObject({ code: 'stack-limit', site: 12 });
  }
  expect(() => {
    for (;;) push(S, -1, 1, 0);
  }).toThrow('stack-limit');
});

it('writes out the trace of a failure only when somebody asks for its place', () => {
  const failing = vi.spyOn(FRAMES, 1).mockImplementation(() => fail('script', -1));
  const plain: unknown = Reflect.get(Error, 'prepareStackTrace');
  let traces = 0;
  Error.prepareStackTrace = () => {
    traces++;
    return '';
  };
  try {
    call(S, 1, [4, 5], 2);
    run(S);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(GameError);
    expect(traces).toBe(0);
    expect((error as GameError).site).toBe(FRAME_SITE[1]);
    expect(traces).toBe(1);
  } finally {
    Reflect.set(Error, 'prepareStackTrace', plain);
    failing.mockRestore();
  }
});

it('lists answers up to the limit, and why something cannot be chosen', () => {
  begin(0, 1);
  blame(3, 8, 9);
  why(40);
  add(20);

  expect([io.player, io.count, io.options[0]]).toEqual([1, 1, 20]);
  expect([...io.disabled.subarray(0, 4)]).toEqual([40, 3, 8, 9]);
  expect(() => {
    for (;;) add(1);
  }).toThrow('option-limit');

  begin(0, 1);
  for (let i = 0; i < 5000; i++) add(i);
  try {
    ask(S, FRAMES_AT);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'option-limit', amount: 5000 });
  }
});

it('takes an answer once', () => {
  S[HEADER.answer] = 33;
  S[HEADER.answered] = 1;

  expect([take(S), S[HEADER.answered], S[HEADER.answers]]).toEqual([33, 0, 1]);
});

it('ends for all when one wins, and for the last when the others are out', () => {
  expect(win(S, 1, 4)).toBe(true);
  expect([...outcomes(), S[HEADER.ending]]).toEqual([2, 1, 2, 4]);

  init(S, [1], 3, 7);
  expect(eliminate(S, 0, 4)).toBe(false);
  expect(eliminate(S, 0, 4)).toBe(false);
  expect(eliminate(S, 2, 5)).toBe(true);
  expect([...outcomes(), S[HEADER.ending]]).toEqual([2, 1, 2, 5]);
});

it('tells the end once, when several win together', () => {
  io.log = true;
  io.eventLength = 0;
  winAll(S, list(2, 0, 1), 3, 4);
  io.log = false;

  expect([...io.events.subarray(0, io.eventLength)].filter((_, at) => at === EVENT_RECORD.event)).toEqual([EVENT_END]);
  expect(io.eventLength).toBe(io.events[EVENT_RECORD.length]);
  expect(outcomes()).toEqual([1, 1, 1]);
});

it('tells of one who wins, when others who are meant are out', () => {
  eliminate(S, 0, 4);
  io.eventLength = 0;
  io.log = true;
  winAll(S, list(0, 1), 2, 4);
  io.log = false;

  expect([...outcomes(), io.events[EVENT_RECORD.you]]).toEqual([2, 1, 2, 1]);
});

it('lets nobody win who is out', () => {
  eliminate(S, 0, 4);

  expect([win(S, 0, 4), ...outcomes()]).toEqual([false, 2, 0, 0]);
});

it('goes on, when nobody is in the list of those who win or lose', () => {
  expect([winAll(S, list(), 0, 4), eliminateAll(S, list(), 0, 4), ...outcomes()]).toEqual([false, false, 0, 0, 0]);
});

it('lets nobody win who is the last in a list of those who are out', () => {
  expect([eliminateAll(S, list(0, 1, 2), 3, 4), ...outcomes()]).toEqual([true, 2, 2, 2]);
});
