import { expect, it } from 'vitest';
import { parseFragments, plainText } from './fragments.ts';

it('gives typed pieces, when a text has icons and strong words', () => {
  expect(parseFragments('Gain 3 [gold], then **reveal** it.')).toEqual([
    { is: 'text', text: 'Gain 3 ' },
    { is: 'icon', name: 'gold', count: 3 },
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

it('calls what a picture stands for as one, where the language counts so', () => {
  const embers = (isOne: (count: number) => boolean, one: string, title: string) =>
    new Map([['ember', { title, one, isOne }]]);
  const said = 'gain 1 [ember] or 11 [ember], lose 0 [ember] and [ember]';

  expect(
    plainText(
      said,
      embers((n) => n === 1, 'ember', 'Embers'),
    ),
  ).toBe('gain 1 ember or 11 embers, lose 0 embers and embers');
  expect(
    plainText(
      '0 [ember], 1\u00A0[ember], 2 [ember]',
      embers((n) => n < 2, 'braise', 'Braises'),
    ),
  ).toBe('0 braise, 1\u00A0braise, 2 braises');
  expect(plainText('1 [ember]', new Map([['ember', { title: 'Embers' }]]))).toBe('1 embers');
});

it('does not take a part of a number for one', () => {
  const embers = new Map([['ember', { title: 'Embers', one: 'ember' }]]);

  expect(plainText('1.1 [ember], 21 [ember]', embers)).toBe('1.1 embers, 21 embers');
});
