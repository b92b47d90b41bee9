import { expect, it } from 'vitest';
import type { WordsModel } from '../../model/model.ts';
import { compileText } from '../../testing/index.ts';
import { gistOf, wordsOf } from '../index.ts';

function gist(effect: string, words: WordsModel = {}): string | null {
  const { model } = compileText({
    'rules/more.rules': 'to brew number n using number? spices\n  gain n oil\n',
    'beasts/cook.yaml': `count: 1\nstarts: deck\nmight: 1\neffect: |\n  ${effect.replaceAll('\n', '\n  ')}\n`,
  });
  const row = model?.rows.find(({ name }) => name === 'cook');
  if (model === null || row === undefined) throw new Error('it does not compile');
  return gistOf(row, { ...model, words }, wordsOf(model));
}

it('says what is paid and gained in numbers and pictures', () => {
  expect(gist('pay 1 oil\ngain 2 embers\nlose 3 oil')).toBe('−1[oil] +2[embers] −3[oil]');
});

it('says a procedure by the pattern that the game gives, without parts whose slot is empty', () => {
  const brews = { verbs: { brew: { gist: '+{n}[jar]( −{spices}[spice])' } } };

  expect(gist('pay 1 oil\nbrew 2', brews)).toBe('−1[oil] +2[jar]');
  expect(gist('brew 3 using 1', brews)).toBe('+3[jar] −1[spice]');
  expect(gist('pay 1 oil\nbrew 2', { verbs: { brew: { gist: '-' } } })).toBe('−1[oil]');
});

it('says nothing at all, when a part of the effect has no pattern or no number', () => {
  expect(gist('pay 1 oil\nbrew 2')).toBeNull();
  expect(gist('gain (count(your grove)) oil')).toBeNull();
  expect(gist('if your oil > 2, gain 1 embers')).toBeNull();
});
