import { expect, it } from 'vitest';
import { parseFragments, plainText } from './fragments.ts';

it('gives typed pieces, when a text has icons and strong words', () => {
  expect(parseFragments('Gain 3 [gold], then **reveal** it.')).toEqual([
    { is: 'text', text: 'Gain 3 ' },
    { is: 'icon', name: 'gold' },
    { is: 'text', text: ', then ' },
    { is: 'strong', text: 'reveal' },
    { is: 'text', text: ' it.' },
  ]);
});

it('keeps markup as text, when a text tries to inject it', () => {
  const hostile = '<img src=x onerror=alert(1)> [<b>] **<i>**';

  expect(parseFragments(hostile)).toEqual([
    { is: 'text', text: '<img src=x onerror=alert(1)> [<b>] ' },
    { is: 'strong', text: '<i>' },
  ]);
});

it('leaves marks as they are written, when they are not closed', () => {
  expect(parseFragments('a **b [gold')).toEqual([{ is: 'text', text: 'a **b [gold' }]);
});

it('gives nothing, when the text is empty', () => {
  expect(parseFragments('')).toEqual([]);
});

it('reads marks as words, when the text is spoken', () => {
  expect(plainText('Gain 3 [gold], **now**.')).toBe('Gain 3 gold, now.');
  const titles = new Map([['gold', { title: 'Or' }]]);
  expect(plainText('3 [gold], 2 [oil], **vite**.', titles)).toBe('3 or, 2 oil, vite.');
});
