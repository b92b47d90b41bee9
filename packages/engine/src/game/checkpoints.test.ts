import { expect, it } from 'vitest';
import { Checkpoints } from './checkpoints.ts';

it('finds a copy at most 15 answers before any position', () => {
  const checkpoints = recorded(1000);

  for (let position = 0; position <= 1000; position++) {
    const before = checkpoints.before(position);
    expect(position - before).toBeLessThan(16);
    expect(loaded(checkpoints, before)).toBe(before);
  }
});

it('doubles the distance, when the room for copies is full', () => {
  const checkpoints = recorded(20_000);

  for (let position = 0; position <= 20_000; position += 13) {
    const before = checkpoints.before(position);
    expect(position - before).toBeLessThan(128);
    expect(loaded(checkpoints, before)).toBe(before);
  }
});

it('records anew behind a position that was gone back to', () => {
  const checkpoints = recorded(100);

  checkpoints.truncate(40);
  for (let position = 41; position <= 60; position++) checkpoints.record(position, Int32Array.of(position + 1000));

  expect(checkpoints.before(60)).toBe(48);
  expect(loaded(checkpoints, 48)).toBe(1048);
  expect(loaded(checkpoints, 32)).toBe(32);
});

function recorded(positions: number): Checkpoints {
  const checkpoints = new Checkpoints();
  for (let position = 0; position <= positions; position++) checkpoints.record(position, Int32Array.of(position));
  return checkpoints;
}

function loaded(checkpoints: Checkpoints, position: number): number {
  const into = new Int32Array(1);
  checkpoints.load(position, into);
  return into[0];
}
