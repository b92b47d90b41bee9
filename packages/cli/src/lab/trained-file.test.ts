import { expect, it } from 'vitest';
import { trainedText, withWay, type Way } from './trained-file.ts';

it('writes a way to play that was read from the file as it stood there, beside a new one', () => {
  const read: Way = {
    seats: 2,
    plays: 'sensible',
    answers: 9,
    match: { games: 4, won: 3 },
    hidden: 1,
    inputs: ['own turn'],
    weights: 'AAAA',
  };
  const alone = trainedText([read]);
  const both = trainedText(withWay([read], { ...read, seats: 3, match: { games: 4, won: 3, drawn: 1 } }));

  expect(alone).toContain('match: {games: 4, won: 3}\n');
  expect(both.startsWith(alone)).toBe(true);
  expect(both.slice(alone.length)).toContain('match: {games: 4, won: 3, drawn: 1}\n');
});
