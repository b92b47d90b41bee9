import { REFUSALS } from '@undercroft/table';
import { expect, it } from 'vitest';
import { onlineWord, type OnlineKey } from './words.ts';

it('has a sentence for every refusal in each language', () => {
  for (const why of REFUSALS) {
    const key: OnlineKey = `refusal-${why}`;

    expect(onlineWord('en', key)).toMatch(/\.$/);
    for (const lang of ['de', 'fr']) expect(onlineWord(lang, key)).not.toBe(onlineWord('en', key));
  }
});

it('fills slots, and speaks English where it does not know the language', () => {
  expect(onlineWord('fr', 'undo-asked', { name: 'Ann' })).toBe('Ann demande à revenir en arrière.');
  expect(onlineWord('da', 'begin')).toBe('Begin');
});
