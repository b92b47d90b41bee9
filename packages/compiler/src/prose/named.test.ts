import { expect, it } from 'vitest';
import type { Choice } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import type { GameModel } from '../language/game.ts';
import { compileText } from '../testing/index.ts';
import { cardText, promptOf, wordsOf } from './index.ts';

const FRENCH = `
draft: true
titles: { beast: Bête, card: Carte, moth: Phalène }
words:
  nouns:
    beast: { gender: f }
    card: { gender: f }
    hand: { one: main, gender: f }
    deck: { one: pioche, gender: f }
    discard: { one: défausse, gender: f }
`;

/** Text and question of a card in a language. */
function told(lang: 'en' | 'fr', effect: string): readonly [text: string, question: string] {
  const body = `play in main-window\n${effect}`.replaceAll(/^/gm, '  ');
  const card = `count: 1 per player\nstarts: deck\ncost: 1\neffect: |\n${body}\n`;
  const compiled = compileText({ 'tricks/wick.yaml': card, 'locale/fr.yaml': FRENCH });
  expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const model = compiled.model as GameModel;
  const words = wordsOf(model, lang);
  const row = model.rows.find(({ name }) => name === 'wick')!;
  const choices: Choice[] = [];
  walk(row.effect!, (node) => void (node.kind === 'choice' && choices.push(node)));
  return [cardText(row, model, words), promptOf(choices[0]!, model, words)];
}

const CALL = `  let named = a row of beast where its cost > 1
  move beasts in your hand where it is named to your discard
  if first(your deck) is named, gain 1 oil
  if named is not moth, lose 1 oil`;
const SORT = `  let sort = a kind of card
  move cards in your hand where it is not sort to your discard
  if first(your deck) is sort, gain 1 oil`;

it('asks for a name, and speaks of that name from then on', () => {
  expect(told('en', CALL)).toEqual([
    '**Main window:** Name a beast with cost 2 or more, then move beasts with that name from your hand to your discard. If the top card of your deck has that name, gain 1 [oil]. If that name is not Moth, lose 1 [oil].',
    'Name a beast with cost 2 or more',
  ]);
});

it('does so in French', () => {
  expect(told('fr', CALL.replace(' where its cost > 1', ''))).toEqual([
    '**Main window\u202f:** Nommez une bête et déplacez les bêtes avec ce nom de votre main vers votre défausse. Si la carte du dessus de votre pioche porte ce nom, gagnez 1 [oil]. Si ce nom n’est pas Phalène, perdez 1 [oil].',
    'Nommez une bête',
  ]);
});

it('tells kinds in both languages', () => {
  expect(told('en', SORT)).toEqual([
    '**Main window:** Choose a kind of card and move cards not of that kind from your hand to your discard. If the top card of your deck is of that kind, gain 1 [oil].',
    'Choose a kind of card',
  ]);
  expect(told('fr', SORT)).toEqual([
    '**Main window\u202f:** Choisissez une sorte de carte et déplacez les cartes qui ne sont pas de cette sorte de votre main vers votre défausse. Si la carte du dessus de votre pioche est de cette sorte, gagnez 1 [oil].',
    'Choisissez une sorte de carte',
  ]);
});
