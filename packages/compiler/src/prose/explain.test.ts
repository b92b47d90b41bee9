import { expect, it } from 'vitest';
import { compileEffect, compileText, SUBJECT } from '../testing/index.ts';
import type { WordsModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { generatedText, wordsOf } from './index.ts';

/** What a game would write under `words:`. */
const WORDS: WordsModel = {
  times: {
    'main-window': 'on your turn',
    'rescue-window': 'when a beast is banished in a duel',
    'roll-window': 'after any throw',
  },
  moves: { discard: 'discard {x:from}', hand: 'return {x} to {you:own} hand' },
  nouns: { grove: 'grove' },
  tests: {
    tired: { is: 'is tired', not: 'is not tired', set: 'tire {x}' },
    deck: { some: '-', none: 'your deck is empty' },
  },
  verbs: {
    banish: { do: 'banish {b}', done: '{b} <be> banished( {why})( by {killer})' },
    duel: 'fight {foe} with {b}',
  },
  has: { might: { add: 'have {n} more might' } },
  values: { strength: '{p:own} strength' },
};

/** Text of the row `name` in a game. */
function textOf(game: GameModel | null, name: string, words?: WordsModel): string {
  const row = game?.rows.find((each) => each.name === name);
  if (game === null || row === undefined) throw new Error(`no row ${name}`);
  const model = words === undefined ? game : { ...game, words };
  return generatedText(row, model, wordsOf(model));
}

const effectText = (effect: string, words?: WordsModel): string => textOf(compileEffect(effect).model, SUBJECT, words);

it.each([
  ['moth', 'When a beast is banished in a duel by this beast, gain 1 [embers].'],
  ['owl', '**Once per turn, main window:** If your deck is not empty, you may pay 1 [oil] to draw a card.'],
  ['tortoise', 'If this beast would be banished in a duel, roll a d6. On 5 or more, this beast becomes tired instead.'],
  ['fern', 'Beasts in this glade have +1 might.'],
  ['moss', 'You have +1 draws while there are at least 2 beasts in this glade.'],
  ['nudge', '**Roll window:** Reroll a die just rolled.'],
  ['rescue', '**Rescue window:** If that beast is yours, move that beast to your hand.'],
  [
    'full-moon',
    '**Main window:** Each of your fighters becomes wild. Until the end of the turn, your fighters have +2 might.',
  ],
  ['gust', '**Main window:** Each other player moves a card from their hand to their discard.'],
  [
    'sparks',
    "**Main window:** Roll a d6 for each of your opponent's fighters. On a 1, banish it by trickery. At the end of the turn, lose 1 [oil].",
  ],
  [
    'sift',
    '**Main window:** Choose any number of cards in your hand, move them to your discard, then draw that many cards.',
  ],
])('reads like a card, when the effect of %s is told', (name, text) => {
  expect(textOf(compileText().model, name)).toBe(text);
});

it.each([
  ['owl', '**Once per turn, on your turn:** You may pay 1 [oil] to draw a card.'],
  ['rescue', '**When a beast is banished in a duel:** If that beast is yours, return that beast to your hand.'],
  ['gust', '**On your turn:** Each other player discards a card from their hand.'],
  ['fern', 'Beasts in this glade have 1 more might.'],
  ['tortoise', 'If this beast would be banished in a duel, roll a d6. On 5 or more, tire this beast instead.'],
])('uses the words of the game, when %s is told and the game has some', (name, text) => {
  expect(textOf(compileText().model, name, WORDS)).toBe(text);
});

it.each([
  ['gain 2 * count(your fighters) oil', 'Gain 2 [oil] for each of your fighters.'],
  ['gain count(beasts here) / 2 oil', 'Gain 1 [oil] for every 2 beasts in this glade.'],
  ['gain this.might oil', "Gain [oil] equal to this beast's might."],
  ['gain 2d6 oil', 'Gain 2d6 [oil].'],
  ['gain step(d6, [1 -> 1, 4 -> 2]) oil', 'Gain [oil] by a roll of a d6: 1 to 3 gives 1, 4 or more gives 2.'],
  ['gain 1 oil, then draw 2 from your deck to your hand', 'Gain 1 [oil] and draw 2 cards.'],
  ['you may pay 2 oil, then draw 1 from your deck to your hand', 'You may pay 2 [oil] to draw a card.'],
  [
    'banish a fighter of opponent where its might >= 3 because trickery',
    "Banish one of your opponent's fighters with might 3 or more by trickery.",
  ],
  ['banish a fighter of you where it is not this because trickery', 'Banish one of your other fighters by trickery.'],
  [
    'banish a fighter of you where it is not hare because trickery',
    'Banish one of your fighters other than Hares by trickery.',
  ],
  [
    'banish each fighter of opponent where its mood is wild because trickery',
    "Banish each of your opponent's wild fighters by trickery.",
  ],
  ['move a beast of you where it is not in here to here', 'Move one of your beasts from elsewhere to this glade.'],
  ['move up to 2 cards in your hand to your discard', 'Move up to 2 cards from your hand to your discard.'],
  [
    'move (count(your hand) - 3) cards in your hand to your discard',
    'Move all but 3 cards from your hand to your discard.',
  ],
  [
    'banish a random fighter of opponent because trickery',
    "Banish one of your opponent's fighters at random by trickery.",
  ],
  ['as opponent, lose 2 oil', 'Your opponent loses 2 [oil].'],
  ['each player, draw 1 from your deck to your hand', 'Each player draws a card.'],
  [
    'if this.tired, gain 1 oil\notherwise, lose 1 oil',
    'If this beast is tired, gain 1 [oil]. Otherwise, lose 1 [oil].',
  ],
  ['if no fighters of opponent, gain 1 oil', 'If your opponent has no fighters, gain 1 [oil].'],
  [
    'if your embers >= 3 and not this.tired, gain 1 oil',
    'If you have at least 3 [embers] and this beast is not tired, gain 1 [oil].',
  ],
  ['repeat 2 times, gain 1 oil', 'Gain 1 [oil] twice.'],
  ['lose your oil / 2 oil', 'Lose half of your [oil], rounded down.'],
  ['each player, lose your oil oil', 'Each player loses all their [oil].'],
  ['gain your oil oil', 'Gain [oil] equal to your [oil].'],
  [
    'banish a beast in grove where it is not hare because trickery',
    'Banish a beast in the grove other than a Hare by trickery.',
  ],
  [
    'banish a beast in your hand where it is not last(beasts in your hand) because trickery',
    'Banish a beast in your hand other than the last by trickery.',
  ],
  [
    'as soon as count(beasts here) >= 3, gain 1 embers',
    'As soon as there are at least 3 beasts in this glade, gain 1 [embers].',
  ],
  ['when take-turn begins on your turn, gain 1 oil', 'When your turn begins, gain 1 [oil].'],
  [
    'when a beast is banished if its might >= 3, gain its might oil',
    'When a beast is banished and its might is 3 or more, gain [oil] equal to its might.',
  ],
  ['before this is banished, gain 1 oil', 'Just before this beast is banished, gain 1 [oil].'],
  ['at end of take-turn, set this.tired to false', 'At the end of the turn, this beast is no longer tired.'],
  [
    'choose\n  option one\n    until end of take-turn, your fighters have +1 might\n  option two, banish a beast in grove',
    'Choose one: until the end of the turn, your fighters have +1 might; or banish a beast in the grove.',
  ],
  ['choose\n  option one, gain 1 oil\n  option two, gain 1 embers', 'Gain 1 [oil] or gain 1 [embers].'],
  [
    'for each b in (up to 2 fighters of you), move b to a glade in your grove',
    'Move up to 2 of your fighters, each to a glade in your grove.',
  ],
  [
    'let b = a fighter of you\nset b.mood to wild\nmove b to your hand',
    'Choose one of your fighters. It becomes wild. Move it to your hand.',
  ],
  ['win you because bright', 'You win.'],
  ['banish first(your discard) because trickery', 'Banish the first card in your discard by trickery.'],
  ['move first(your deck) to your hand', 'Move the top card of your deck to your hand.'],
  ['move nth(beasts in your hand, 2) to your discard', 'Move the second beast in your hand to your discard.'],
  [
    'banish a beast in most(your fighters, its might) because trickery',
    'Banish one of your fighters with the highest might by trickery.',
  ],
  ['for each b in rest(your fighters), banish b because trickery', 'Banish each of your other fighters by trickery.'],
  [
    'this has +step(count(your hand), [2 -> 1, 4 -> 3]) might',
    'This beast has extra might by the number of cards in your hand: 2 to 3 gives 1, 4 or more gives 3.',
  ],
  ['this has +(if your oil > 3 then 2 else 0) might', 'This beast has +2 might if you have at least 4 [oil].'],
  [
    'let b = a fighter of you\nif b is none, return\nset b.mood to wild',
    'Choose one of your fighters. It becomes wild.',
  ],
  [
    'if any glades where this is in it and count(beasts in it) >= 2, gain 1 oil',
    'If this beast is in a glade with at least 2 beasts, gain 1 [oil].',
  ],
  ['if d6 > this.might, gain 1 oil', "Roll a d6. On more than this beast's might, gain 1 [oil]."],
  [
    'if active is you and your embers is in [1, 2], gain 1 oil',
    'If it is your turn and your [embers] are 1 or 2, gain 1 [oil].',
  ],
])('says %j as a sentence, when it is an effect', (effect, text) => {
  expect(effectText(effect)).toBe(text);
});

it('says one paragraph for each item, when an effect has several', () => {
  expect(effectText('you have +1 draws\nyour fighters have -1 might')).toBe(
    'You have +1 draws.\nYour fighters have −1 might.',
  );
});

it('still says something, when the effect is broken', () => {
  expect(effectText('gain 3 glod\nwhen a beats is banished, gain 1 oil')).toContain('Gain 3 [glod].');
});

it.each([
  ['gain count(your beasts where its tired) embers', 'your beasts that are tired'],
  ['gain count(your beasts where not its tired) embers', 'your beasts that have rested'],
  ['banish a beast of you where its tired', 'one of your beasts that are tired'],
  ['banish a beast in grove where its tired', 'a beast in the grove that is tired'],
])('says of one or of several what a game says of a test: %s', (effect, said) => {
  const tests = { tired: { is: '<be> tired', not: '<have> rested' } };

  expect(effectText(`play in main-window, ${effect}`, { ...WORDS, tests })).toContain(said);
});

it('calls the place of what lies in a zone of a thing as the game says', () => {
  const words = { ...WORDS, nouns: { ...WORDS.nouns, dwellers: { here: 'the glade of the day' } } };
  const effect = 'gain count(beasts here) oil, then move a beast of you where it is not in here to here';
  expect(effectText(effect, words)).toBe(
    'Gain 1 [oil] for each beast in the glade of the day and move one of your beasts from elsewhere to the glade of the day.',
  );
});

it.each([
  [
    'play in main-window, if still-in(opponent), gain remainder(day, 3) oil',
    'If your opponent is still in, gain [oil] equal to what is left of the day divided by 3.',
  ],
  ['play in main-window, if not still-in(opponent), gain 1 oil', 'If your opponent is out, gain 1 [oil].'],
])('says who still plays, and what division leaves over, when it reads `%s`', (effect, text) => {
  expect(effectText(effect)).toContain(text);
});
