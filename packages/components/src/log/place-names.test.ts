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

type Places = Parameters<typeof withPlaceNames>[2];

const sceneOf = (spots: readonly (readonly [number, string])[], hosts: Places['hosts'] = new Map()): Places => ({
  hosts,
  spots: new Map(spots),
});

it('calls places what players call them, in the middle of a sentence too', () => {
  const told = withPlaceNames(entries, meta, sceneOf([[0, 'Kitchen, north']]));

  expect(told.map(({ text }) => text)).toEqual([
    'Ann looks at the Kitchen, north.',
    'Kitchen, north: Ann waits.',
    'Ann waits.',
  ]);
});

it('begins a sentence with a capital, and leaves all as it is where no place has a name', () => {
  const names = (name: string): readonly LogEntry[] => withPlaceNames(entries, meta, sceneOf([[0, name]]));

  expect(names('east of Cellar')[1]!.text).toBe('East of Cellar: Ann waits.');
  expect(withPlaceNames(entries, meta, sceneOf([]))).toBe(entries);
});

it('leaves its name to what stands on a place', () => {
  const scene = sceneOf([[0, 'Kitchen, north']], new Map([[0, 'Row 1, column 1']]));

  expect(withPlaceNames(entries, meta, scene).map(({ text }) => text)).toEqual(entries.map(({ text }) => text));
});
