import fc from 'fast-check';
import { expect, it } from 'vitest';
import { papers, parts, plainSettings, readPrintSettings, writePrintSettings, type PrintSettings } from './settings.ts';

it('writes nothing of what is as usual', () => {
  expect(writePrintSettings(plainSettings)).toBe('');
  expect(readPrintSettings('')).toEqual(plainSettings);
});

const someSettings: fc.Arbitrary<PrintSettings> = fc.record({
  paper: fc.constantFrom(...(Object.keys(papers) as (keyof typeof papers)[])),
  what: fc.subarray([...parts], { minLength: 1 }),
  bleed: fc.integer({ min: 0, max: 5 }),
  marks: fc.boolean(),
  backs: fc.boolean(),
  inks: fc.constantFrom('full' as const, 'saving' as const),
  once: fc.boolean(),
  only: fc.array(fc.stringMatching(/^[a-z][a-z-]{0,8}$/), { maxLength: 4 }),
});

it('reads what it has written', () => {
  fc.assert(
    fc.property(someSettings, (settings) => {
      expect(readPrintSettings(writePrintSettings(settings))).toEqual(settings);
    }),
    { seed: 7 },
  );
});

it('takes any text, and what cannot be read as if it were left out', () => {
  expect(readPrintSettings('paper=stone&what=everything&bleed=lots&marks=%E0%A4%A&inks=9')).toEqual({
    ...plainSettings,
    marks: false,
  });
  expect(readPrintSettings('bleed=77')).toEqual({ ...plainSettings, bleed: 5 });
  fc.assert(
    fc.property(fc.string(), (text) => {
      readPrintSettings(text);
    }),
    { seed: 7 },
  );
});
