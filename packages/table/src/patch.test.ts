import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffJson, patchJson, type JsonValue } from './patch.ts';

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

it('says what is appended to a list and nothing of what was there', () => {
  expect(diffJson({ log: ['a', 'b'], turn: 0 }, { log: ['a', 'b', 'c'], turn: 0 })).toEqual({
    set: { log: { at: {}, length: 3, more: ['c'] } },
  });
});

it('takes a key like __proto__ as a key', () => {
  const after = JSON.parse('{"__proto__": {"open": true}}') as JsonValue;
  const patched = patchJson({}, diffJson({}, after)!);

  expect(Object.keys(patched as object)).toEqual(['__proto__']);
  expect(({} as { open?: boolean }).open).toBeUndefined();
});
