import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonValue } from './json.ts';
import { diffJson, patchJson } from './patch.ts';

/** A value as it comes out of a message. */
const wire = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;

it('makes any value out of any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [before, after] = [wire(one), wire(other)];
      const patch = diffJson(before, after);

      expect(patch === null ? before : patchJson(before, wire(patch) as never)).toEqual(after);
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('is null exactly when the values are equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (one) => {
      expect(diffJson(wire(one), wire(one))).toBeNull();
    }),
    { seed: 2, numRuns: 200 },
  );
});

it('makes any list out of any other, of entries with and without ids', () => {
  const entry = fc.oneof(
    fc.constantFrom(null, 0, 'a'),
    fc.record({ id: fc.nat({ max: 5 }), to: fc.nat({ max: 2 }) }),
    fc.record({ text: fc.constantFrom('a', 'b'), by: fc.nat({ max: 2 }) }),
  );
  const list = fc.oneof(
    fc.array(entry, { maxLength: 8 }),
    fc.array(fc.record({ id: fc.nat({ max: 7 }), to: fc.nat({ max: 2 }) }), { maxLength: 8 }),
  );
  fc.assert(
    fc.property(list, list, (before, after) => {
      const patch = diffJson(wire(before), wire(after));

      expect(patch === null ? before : patchJson(wire(before), wire(patch) as never)).toEqual(after);
    }),
    { seed: 3, numRuns: 2000 },
  );
});

it('says what is appended to a list and nothing of what was there', () => {
  expect(diffJson({ log: ['a', 'b'], turn: 0 }, { log: ['a', 'b', 'c'], turn: 0 })).toEqual({
    set: { log: { put: [[2, ['c']]] } },
  });
});

it('says what goes from a list and what comes, and nothing of what moves up', () => {
  const thing = (id: number): JsonValue => ({ id, at: 0 });
  const [before, after] = [[1, 2, 3, 4].map(thing), [5, 2, 4].map(thing)];

  expect(diffJson(before, after)).toEqual({
    drop: [
      [0, 1],
      [2, 1],
    ],
    put: [[0, [thing(5)]]],
  });
});

it('names the keys of new entries once', () => {
  const after = [
    { text: 'a', by: 0 },
    { text: 'b', by: 1 },
  ];

  expect(diffJson([], after)).toEqual({
    put: [
      [
        0,
        [
          ['a', 0],
          ['b', 1],
        ],
        ['text', 'by'],
      ],
    ],
  });
});

it('takes a key like __proto__ as a key', () => {
  const after = JSON.parse('{"__proto__": {"open": true}}') as JsonValue;
  const patched = patchJson({}, diffJson({}, after)!);

  expect(Object.keys(patched as object)).toEqual(['__proto__']);
  expect(({} as { open?: boolean }).open).toBeUndefined();
});
