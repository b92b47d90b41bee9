import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';

const meta = (rulebook: unknown): GameMeta => ({ extras: { rulebook } }) as unknown as GameMeta;

it('gives chapters with their paragraphs, and leaves out what is none', () => {
  const chapters = [{ id: 'turn', title: 'Your turn', text: 'Draw.', rules: ['AB-1'] }, { id: 3 }, null];

  expect(chaptersOf(meta({ chapters }))).toEqual([
    { id: 'turn', title: 'Your turn', text: ['Draw.'], rules: ['AB-1'] },
  ]);
  expect(chaptersOf(meta(undefined))).toEqual([]);
});
