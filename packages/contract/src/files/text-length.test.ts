import { expect, it } from 'vitest';
import { TEXT_LENGTH_MAX, TEXT_TOO_LONG } from './text-length.ts';

it('names the limit that is kept', () => {
  expect(TEXT_TOO_LONG.replaceAll(/\D/g, '')).toBe(String(TEXT_LENGTH_MAX));
});
