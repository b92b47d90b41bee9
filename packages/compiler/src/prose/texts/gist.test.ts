import { expect, it } from 'vitest';
import type { WordsModel } from '../../content/model/model.ts';
import { compileText, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';
import { generatedText, gistOf, wordsOf } from '../index.ts';

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
  expect(gist('pay 1 oil\ngain 2 embers\nlose 3 oil')).toBe('1[oil] › 2[embers] −3[oil]');
});

it('says a procedure by the pattern that the game gives, without parts whose slot is empty', () => {
  const brews = { verbs: { brew: { gist: '+{n}[jar]( −{spices}[spice])' } } };

  expect(gist('pay 1 oil\nbrew 2', brews)).toBe('1[oil] › 2[jar]');
  expect(gist('brew 3 using 1', brews)).toBe('1[spice] › 3[jar]');
  expect(gist('pay 1 oil\nbrew 2', { verbs: { brew: { gist: '-' } } })).toBe('−1[oil]');
});

it('says nothing at all, when a part of the effect has no pattern or no number', () => {
  expect(gist('pay 1 oil\nbrew 2')).toBeNull();
  expect(gist('gain (count(your grove)) oil')).toBeNull();
  expect(gist('if your oil > 2, gain 1 embers')).toBeNull();
});

it('says that one gains what is paid upwards, in numbers and in words', () => {
  const { model } = compileText({
    'game.yaml': tinyGame()
      .get(`${TINY_GAME_ID}/game.yaml`)!
      .replace('min: 0, max: 20 }', 'min: 0, max: 20, paying: up }'),
    'beasts/cook.yaml': 'count: 1\nstarts: deck\nmight: 1\neffect: |\n  pay 1 oil\n  gain 2 embers\n',
  });
  const cook = model!.rows.find(({ name }) => name === 'cook')!;

  expect(gistOf(cook, model!, wordsOf(model!))).toBe('+1[oil] › 2[embers]');
  expect(generatedText(cook, model!, wordsOf(model!))).toBe('Gain 1 [oil] and gain 2 [embers].');
});
