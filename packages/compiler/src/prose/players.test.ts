// Sentences about players that are chosen, and about tests of two things.

import { expect, it } from 'vitest';
import { compileText, SUBJECT } from '../testing/index.ts';
import type { WordsModel } from '../content/model/model.ts';
import { generatedText, wordsOf } from './index.ts';

const RULES = `define partnered(player p, player q) as p.oil is q.oil
define beside-seat(player p, player q) as p is not q
define allies(player p) as players where it is not p
define rich(player p) as p.oil > 5
define fits(beast x, player p) as x.owner is p
define may-play(beast x, player p) as x.owner is p
define next-to(beast x, beast y) as x.might is y.might
define mates(beast x) as beasts where it is not x
to trade (trade) player q
  gain 1 oil
`;

function textOf(effect: string, lang: string, words?: WordsModel): string {
  const { model, diagnostics } = compileText({
    [`beasts/${SUBJECT}.yaml`]: `might: 1\neffect: |\n  ${effect.replaceAll('\n', '\n  ')}\n`,
    'rules/more.rules': RULES,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const game = model === null || words === undefined ? model : { ...model, words };
  const row = game?.rows.find(({ name }) => name === SUBJECT);
  return game && row ? generatedText(row, game, wordsOf(game, lang)) : '';
}

it.each([
  ['trade (a player)', 'Trade a player.', 'Trade un joueur.'],
  ['trade (a others)', 'Trade another player.', 'Trade un autre joueur.'],
  ['trade (a player where it is not you)', 'Trade a player other than you.', 'Trade un joueur autre que vous.'],
  [
    'trade (a player where its oil > 5)',
    'Trade a player with at least 6 [oil].',
    'Trade un joueur avec au moins 6 [oil].',
  ],
  ['trade (a player where its oil is 0)', 'Trade a player without [oil].', 'Trade un joueur sans [oil].'],
  ['trade (a player where not rich(it))', 'Trade a player that is not rich.', 'Trade un joueur qui n’est pas rich.'],
  ['trade next-player(you)', 'Trade your left neighbour.', 'Trade le joueur après vous.'],
  [
    'gain (count(hand of next-player(you))) oil',
    "Gain 1 [oil] for each card in your left neighbour's hand.",
    'Gagnez 1 [oil] pour chaque carte dans le hand du joueur après vous.',
  ],
  ['trade (a allies(you))', 'Trade a player among your allies.', 'Trade un joueur parmi vos allies.'],
  ['trade (a most(players, its oil))', 'Trade a player with the highest oil.', 'Trade un joueur avec le plus d’oil.'],
  [
    'trade (a player where it is in least(players, its oil))',
    'Trade a player with the lowest oil.',
    'Trade un joueur avec le moins d’oil.',
  ],
  ['for each p in others\n  trade p', 'Trade each other player.', 'Trade chaque autre joueur.'],
  [
    'for each p in allies(you)\n  trade p',
    'Trade each player among your allies.',
    'Trade chaque joueur parmi vos allies.',
  ],
  ['gain (count(players)) oil', 'Gain 1 [oil] for each player.', 'Gagnez 1 [oil] pour chaque joueur.'],
  [
    'gain (max(players, its oil)) oil',
    'Gain [oil] equal to the highest oil of players.',
    'Gagnez autant de [oil] que la plus grande valeur d’oil parmi les joueurs.',
  ],
  [
    'if any others where its oil is 0, gain 1 oil',
    'If there is another player without [oil], gain 1 [oil].',
    'S’il y a un autre joueur sans [oil], gagnez 1 [oil].',
  ],
])('says which players are meant, when the effect is %s', (effect, english, french) => {
  expect(textOf(effect, 'en')).toBe(english);
  expect(textOf(effect, 'fr')).toBe(french);
});

it.each([
  [
    'trade (a player where partnered(it, you))',
    'Trade a player where they and you are partnered.',
    'Trade un joueur où « partnered » vaut pour ce joueur et vous.',
  ],
  [
    'trade (a player where beside-seat(it, you))',
    'Trade a player where “beside seat” holds for them and you.',
    'Trade un joueur où « beside seat » vaut pour ce joueur et vous.',
  ],
  [
    'strike (a beast where may-play(it, you))',
    'Strike a beast where you may play it.',
    'Strike un beast où « may play » vaut pour ce beast et vous.',
  ],
  [
    'if not may-play(this, opponent), gain 1 oil',
    'If your opponent may not play this beast, gain 1 [oil].',
    'Si « may play » ne vaut pas pour ce beast et votre adversaire, gagnez 1 [oil].',
  ],
  [
    'strike (a beast where next-to(it, this))',
    'Strike a beast where it is next to this beast.',
    'Strike un beast où « next to » vaut pour ce beast et ce beast.',
  ],
  [
    'strike (a beast where fits(it, you))',
    'Strike a beast where it fits you.',
    'Strike un beast où « fits » vaut pour ce beast et vous.',
  ],
  [
    'strike (a mates(this))',
    'Strike a beast among the mates of this beast.',
    'Strike un beast parmi les mates de ce beast.',
  ],
])('makes a sentence of a test that nobody worded, when the effect is %s', (effect, english, french) => {
  expect(textOf(effect, 'en')).toBe(english);
  expect(textOf(effect, 'fr')).toBe(french);
});

it('puts the word of a test before the noun, when the test is about two things', () => {
  const words = { tests: { 'next-to': { as: 'neighbouring' } } };

  expect(textOf('strike (a beast where next-to(it, this))', 'en', words)).toBe('Strike a neighbouring beast.');
});
