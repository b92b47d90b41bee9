import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Level } from './level.ts';
import { Paths } from './paths.ts';

/** Puts values after first answers into a level, each with a state that tells which it was. */
function filled(
  entries: readonly (readonly [root: number, value: number])[],
  width: number,
): [number, number, number][] {
  const level = new Level(1, 3, 8);
  level.clear(width);
  for (const [i, [root, value]] of entries.entries()) {
    const slot = level.slotFor(root, value);
    if (slot < 0) continue;
    level.states[slot][0] = i;
    level.path[slot] = i;
  }
  const found: [number, number, number][] = [];
  for (let slot = 0; slot < level.slots; slot++) {
    if (level.root[slot] < 0) continue;
    expect(level.path[slot]).toBe(level.states[slot][0]);
    found.push([level.path[slot], level.root[slot], level.value[slot]]);
  }
  return found;
}

it('keeps the best after each first answer, and of the others the best, each with its own state', () => {
  const root = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(root, fc.integer()), { maxLength: 40 }),
      fc.integer({ min: 0, max: 8 }),
      (all, width) => {
        // Values that are all different, so that it is plain which are kept.
        const entries = all.map(([first, value], i) => [first, value * 64 + i] as const);
        const kept = filled(entries, width);
        const values = kept.map(([, , value]) => value);
        const best = [0, 1, 2].flatMap((first) => {
          const own = entries.filter(([of]) => of === first).map(([, value]) => value);
          return own.length === 0 ? [] : [Math.max(...own)];
        });
        const others = entries
          .map(([, value]) => value)
          .filter((value) => !best.includes(value))
          .toSorted((a, b) => b - a)
          .slice(0, width);

        expect(values.toSorted((a, b) => a - b)).toEqual([...best, ...others].toSorted((a, b) => a - b));
        for (const [i, first, value] of kept) expect(entries[i]).toEqual([first, value]);
      },
    ),
  );
});

it('forgets everything when it is cleared', () => {
  const level = new Level(4, 2, 4);
  level.clear(4);
  level.slotFor(0, 1);
  level.slotFor(0, 2);
  level.clear(2);

  expect(Array.from({ length: level.slots }, (_, slot) => level.root[slot])).toEqual([-1, -1]);
});

it('tells the answers of a path, the first one first, however many paths there are', () => {
  const paths = new Paths();
  let last = -1;
  for (let i = 0; i < 10_000; i++) last = paths.add(i % 2 === 0 ? -1 : last, i);

  expect(paths.answers(last)).toEqual([9998, 9999]);
  expect(paths.answers(-1)).toEqual([]);
  paths.clear();
  expect(paths.answers(paths.add(-1, 5))).toEqual([5]);
});
