import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Progress } from './progress.ts';
import { recordedTerminal } from './testing/terminal.ts';

/** Milliseconds on the clock that the tests turn. */
let clock = 0;

beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('draws an empty bar before the first part is done', () => {
  const terminal = recordedTerminal('.');
  const progress = new Progress({ ...terminal, live: true }, 40);
  expect(terminal.errText()).toContain('░ 0 of 40');

  clock += 5000;
  progress.show(10);
  expect(terminal.errText()).toContain('░ 10 of 40  15 s left');
  expect(progress.end()).toBe(5);
  expect(terminal.errText()).not.toContain('\n');
});

it('tells lines, each after twice the time, where no bar can be drawn', () => {
  const terminal = recordedTerminal('.');
  const progress = new Progress(terminal, 60);
  for (let done = 1; done <= 60; done++) {
    clock += 1000;
    progress.show(done);
  }
  progress.end();
  expect(terminal.errText()).toBe('10 of 60  50 s left\n20 of 60  40 s left\n40 of 60  20 s left\n');
});

it('says nothing of what is soon over, where no bar can be drawn', () => {
  const terminal = recordedTerminal('.');
  const progress = new Progress(terminal, 2);
  clock += 9000;
  progress.show(1);
  clock += 9000;
  progress.show(2);
  expect(terminal.errText()).toBe('');
});
