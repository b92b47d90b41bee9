import { expect, it } from 'vitest';
import { pantryMeta } from '../testing/pantry.ts';
import type { LogEntry } from './log.ts';
import { withPlaceNames } from './place-names.ts';

const meta = { ...pantryMeta(), things: [0, 1] };
const entry = (text: string, things: readonly number[]): LogEntry => ({
  text,
  things,
  step: 1,
  player: 0,
  source: null,
});
const entries = [entry('Ann looks at the oak.', [0]), entry('Oak: Ann waits.', [0]), entry('Ann waits.', [1])];

it('calls places what players call them, in the middle of a sentence too', () => {
  const told = withPlaceNames(entries, meta, new Map([[0, 'Kitchen, north']]));

  expect(told.map(({ text }) => text)).toEqual([
    'Ann looks at the Kitchen, north.',
    'Kitchen, north: Ann waits.',
    'Ann waits.',
  ]);
});

it('begins a sentence with a capital, and leaves all as it is where no place has a name', () => {
  const names = (name: string): readonly LogEntry[] => withPlaceNames(entries, meta, new Map([[0, name]]));

  expect(names('east of Cellar')[1]!.text).toBe('East of Cellar: Ann waits.');
  expect(withPlaceNames(entries, meta, new Map())).toBe(entries);
});
