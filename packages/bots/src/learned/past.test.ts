import { expect, it } from 'vitest';
import { Past } from './past.ts';

it('says of how many of the games before it one is better: who wins before points, equals for a half', () => {
  const past = new Past();
  const [poor, rich, won] = [
    { outcome: 0.5, points: 1 },
    { outcome: 0.5, points: 9 },
    { outcome: 1, points: 0 },
  ];

  expect(past.shareBelow(rich)).toBe(0.5);
  expect(past.shareBelow(poor)).toBe(0);
  expect(past.shareBelow(won)).toBe(1);
  expect(past.shareBelow(rich)).toBe((0.5 + 1 + 0) / 3);
});

it('forgets what lies four hundred games back', () => {
  const past = new Past();
  for (let game = 0; game < 400; game++) past.shareBelow({ outcome: 0, points: 0 });
  for (let game = 0; game < 400; game++) past.shareBelow({ outcome: 0, points: 5 });

  expect(past.shareBelow({ outcome: 0, points: 4 })).toBe(0);
});
