import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { GameModel } from '../language/game.ts';
import { compileText, tinyGame } from '../testing/index.ts';
import { cardText, languagesOf, wordsOf } from './index.ts';
import { periodWord } from './wording/period-words.ts';
import { nounOf } from './wording/words.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/language/words.md', import.meta.url)), 'utf8');
const gameYaml = tinyGame().get('lantern/game.yaml') ?? '';

function textIn(model: GameModel | null, name: string, lang: string): string {
  const row = model?.rows.find((each) => each.name === name);
  if (model === null || row === undefined) throw new Error(`no row ${name}`);
  return cardText(row, model, wordsOf(model, lang));
}

it('takes the words of the document, when a game has them', () => {
  const example = /```yaml\n([^]*?)```/.exec(page)?.[1] ?? '';
  const { diagnostics, model } = compileText({ 'game.yaml': `${gameYaml}${example}` });

  expect(diagnostics).toEqual([]);
  expect(textIn(model, 'gust', 'en')).toBe('**On your turn:** Each other player discards a card from their hand.');
  expect(textIn(model, 'moss', 'en')).toBe('You draw 1 more card while there are at least 2 beasts in this glade.');
  expect(textIn(model, 'rescue', 'en')).toContain('return that beast to your hand.');
});

it.each([
  ['words: {noun: {beast: animal}}', 'noun'],
  ['words: {verbs: {banish: {dne: gone}}}', 'dne'],
])('says which word it does not know, when a game writes %j', (line, key) => {
  const { diagnostics } = compileText({ 'game.yaml': `${gameYaml}${line}\n` });

  expect(diagnostics.map(({ code, message }) => [code, message.includes(key)])).toEqual([['load/unknown-key', true]]);
});

it('shows the texts of the locale and else the English ones, when a language has no sentences yet', () => {
  const { model } = compileText({ 'locale/eo.yaml': 'titles: {moth: Tineo}\ntexts: {moth: La tineo gajnas.}\n' });

  expect(model === null ? [] : languagesOf(model)).toEqual(['en', 'eo']);
  expect([textIn(model, 'moth', 'eo'), textIn(model, 'fern', 'eo')]).toEqual([
    'La tineo gajnas.',
    'Beasts in this glade have +1 might.',
  ]);
});

it('prefers what the author wrote, when a card has a text', () => {
  const { model } = compileText({ 'beasts/newt.yaml': 'might: 1\ntext: Gains 2 oil, somehow.\neffect: gain 2 oil\n' });

  expect(textIn(model, 'newt', 'en')).toBe('Gains 2 oil, somehow.');
});

it('makes nouns and periods out of names, when the game gives no words', () => {
  const model = compileText().model as GameModel;
  const words = wordsOf(model);

  expect(nounOf(words, model, 'wolf')).toMatchObject({ one: 'Wolf', many: 'Wolves', proper: true });
  expect(nounOf(words, model, 'fighters')).toMatchObject({ one: 'fighter', many: 'fighters' });
  expect([periodWord(words, 'take-turn'), periodWord(words, 'night-phase')]).toEqual(['turn', 'night phase']);
});
