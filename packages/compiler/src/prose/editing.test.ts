import { expect, it } from 'vitest';
import { compileEffect, compileText, SUBJECT } from '../testing/index.ts';
import type { LocaleModel, WordsModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import type { Choice } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import { gainText, generatedText, nothingToChoose, promptOf, revealedText, wordsOf } from './index.ts';

/** What an editor found in texts of whole games, told again with the tiny game. */
function textOf(game: GameModel | null, words: WordsModel = {}, name = SUBJECT): string {
  const row = game?.rows.find((each) => each.name === name);
  if (game === null || row === undefined) throw new Error(`no row ${name}`);
  const model = { ...game, words };
  return generatedText(row, model, wordsOf(model));
}

const textOfEffect = (effect: string, words: WordsModel = {}): string => textOf(compileEffect(effect).model, words);

function inFrench(effect: string, words: LocaleModel['words']): string {
  const { model } = compileEffect(effect);
  const row = model?.rows.find(({ name }) => name === SUBJECT);
  if (model === null || row === undefined) throw new Error('does not compile');
  const locale: LocaleModel = { lang: 'fr', titles: {}, texts: {}, phrases: {}, prompts: {}, words };
  const game = { ...model, locales: new Map([['fr', locale]]) };
  return generatedText(row, game, wordsOf(game, 'fr'));
}

it.each([
  ['lose this.cost oil', 'Lose 1 [oil].'],
  ['gain 2 * this.cost + 3 oil', 'Gain 5 [oil].'],
  ['gain this.printed-might embers', 'Gain 1 [embers].'],
  ['gain (this.cost)d6 oil', 'Gain 1d6 [oil].'],
  ['this has +this.cost might', 'This beast has +1 might.'],
  ['gain this.might embers', "Gain [embers] equal to this beast's might."],
])('prints a number that the card knows, and no other: %s', (effect, text) => {
  expect(textOfEffect(effect)).toBe(text);
});

it('says that a number is the printed one, when it can be another in play', () => {
  expect(textOfEffect('when a beast is banished, gain its printed-might oil')).toBe(
    'When a beast is banished, gain [oil] equal to its printed might.',
  );
  expect(textOfEffect('when a beast is banished, gain its printed-cost oil')).toBe(
    'When a beast is banished, gain [oil] equal to its cost.',
  );
});

it('writes what is below zero as a number', () => {
  expect(textOfEffect('this has +step(count(your hand), [0 -> -12, 1 -> 4]) might')).toBe(
    'This beast has extra might by the number of cards in your hand: 0 gives −12, 1 or more gives 4.',
  );
});

it('tells once what is done to several things in a row', () => {
  const effect = 'banish a hare in grove because trickery\nbanish a wolf in grove because trickery';

  expect(textOfEffect(effect)).toBe('Banish a Hare and a Wolf in the grove by trickery.');
  expect(textOfEffect('move a hare in your hand to your discard\nmove a wolf in your discard to your discard')).toBe(
    'Move a Hare from your hand and a Wolf from your discard to your discard.',
  );
  expect(textOfEffect('gain 1 oil\ngain 1 oil')).toBe('Gain 1 [oil] and gain 1 [oil].');
});

it('does not take together what is chosen each time', () => {
  expect(textOfEffect('move a hare of you to a glade in your grove\nmove a wolf of you to a glade in your grove')).toBe(
    'Move one of your Hares to a glade in your grove and move one of your Wolves to a glade in your grove.',
  );
});

const BEST = 'p is in most(players, count(fighters of it))';
const WORDS: WordsModel = { tests: { strongest: { is: '{p:subject} <have> the most fighters' } } };
const best = (effect: string, words: WordsModel): string =>
  textOf(
    compileText({
      'rules/more.rules': `define strongest(player p) as ${BEST}\n`,
      [`beasts/${SUBJECT}.yaml`]: `count: 1\nmight: 1\neffect: |\n  ${effect}\n`,
    }).model,
    words,
  );

it('says that ties count, when somebody is among the best', () => {
  expect(best('if strongest(you), gain 1 oil', WORDS)).toBe(
    'If you have the most fighters (alone or tied), gain 1 [oil].',
  );
  expect(best('if you is in least(players, its oil), gain 1 oil', {})).toBe(
    'If you have the least oil (alone or tied), gain 1 [oil].',
  );
});

it('says in one sentence which players something happens to', () => {
  expect(best('each player, if strongest(you), lose 1 oil', WORDS)).toBe(
    'Each player who has the most fighters (alone or tied) loses 1 [oil].',
  );
  expect(textOfEffect('each player, if any beasts in grove, lose 1 oil')).toContain('there is a beast in the grove');
});

it('says that each is placed apart, when the verb itself asks where', () => {
  const rules = { 'rules/more.rules': 'to settle beast b\n  move b to a glade in your grove\n' };
  const card = (effect: string): Record<string, string> => ({
    ...rules,
    [`beasts/${SUBJECT}.yaml`]: `count: 1\nmight: 1\neffect: |\n  ${effect}\n`,
  });
  const words = { verbs: { settle: { do: 'put {b:from} anywhere' } } };

  expect(textOf(compileText(card('for each b in (2 beasts in your hand), settle b')).model, words)).toBe(
    'Put 2 beasts from your hand, each anywhere.',
  );
  expect(
    textOf(compileText(card('for each b in (2 beasts in your hand), settle b')).model, {
      verbs: { settle: 'wake {b}' },
    }),
  ).toBe('Wake 2 beasts in your hand.');
});

it('says how often something is done before what is done', () => {
  expect(textOfEffect('repeat 3 times, move a beast of you to a glade in your grove')).toBe(
    'Do this 3 times: move one of your beasts to a glade in your grove.',
  );
});

it('says how often something may be done as the game says it of a number', () => {
  const words: WordsModel = {
    times: { 'main-window': 'by day', day: { often: 'once per {period} on the first day, twice later' } },
  };
  const { model } = compileEffect('(day) times per take-turn, in main-window, you may gain 1 oil');

  expect(textOf(model, {})).toBe('**As many times per turn as the day, main window:** You may gain 1 [oil].');
  expect(textOf(model, words)).toBe('**Once per turn on the first day, twice later, by day:** You may gain 1 [oil].');
});

it('says where things of a function are as the game says it', () => {
  const effect = 'banish a beast in fit-for(you) because trickery';
  const rules = compileText({
    'rules/more.rules': 'define fit-for(player p) as beasts of p where not its tired\n',
    [`beasts/${SUBJECT}.yaml`]: `count: 1\nmight: 1\neffect: ${effect}\n`,
  });
  const values = { 'fit-for': '{p:own} line' };

  expect(textOf(rules.model, { values })).toBe('Banish a beast among your line by trickery.');
  expect(textOf(rules.model, { values, nouns: { 'fit-for': { in: 'in {x}' } } })).toBe(
    'Banish a beast in your line by trickery.',
  );
});

it('says what such a function is given', () => {
  const effect = 'banish a beast in near-to(you, 2) because trickery';
  const rules = compileText({
    'rules/more.rules': 'define near-to(player p, number n) as beasts of p where its might <= n\n',
    [`beasts/${SUBJECT}.yaml`]: `count: 1\nmight: 1\neffect: ${effect}\n`,
  });

  expect(textOf(rules.model, { nouns: { 'near-to': { in: 'within {n} {n|space|spaces} of {p}' } } })).toBe(
    'Banish a beast within 2 spaces of you by trickery.',
  );
});

it('asks down to a number, when all but so many are chosen', () => {
  const { model } = compileEffect('move (count(your hand) - 3) cards in your hand to your discard');
  const effect = model?.rows.find(({ name }) => name === SUBJECT)?.effect;
  let choice: Choice | undefined;
  if (effect) walk(effect, (node) => void (node.kind === 'choice' && (choice = node)));

  expect(choice && model && promptOf(choice, model, wordsOf(model))).toBe('Choose cards in your hand until 3 are left');
});

it('has a sentence for printed values, when the game says it', () => {
  const words: WordsModel = {
    has: { cost: { printed: '<let> {n} {n|guest|guests} in' }, 'mood.wild': { printed: '{x:own} howl is heard' } },
  };
  const model = compileText().model;

  expect(textOf(model, words, 'wolf')).toBe("This beast lets 3 guests in.\nThis beast's howl is heard.");
  expect(textOf(model, words, 'hare')).toBe('');
});

it.each([
  ['flies', 'This beast flies.'],
  ['fly', 'This beast flies.'],
  ['pass unseen', 'This beast passes unseen.'],
  ['is {n} strong', 'This beast is 3 strong.'],
])('says a printed value with its verb as it stands on the card, when it is written %s', (printed, text) => {
  const words: WordsModel = { has: { cost: { printed } } };

  expect(textOf(compileText().model, words, 'wolf')).toBe(text);
});

it('uses a value as a noun, also of several', () => {
  const words: WordsModel = {
    nouns: { calm: { one: 'lamb', many: 'lambs' } },
    tests: { keeps: { is: '{p:subject} <have> a {m} among {m:many}' } },
  };
  const rules = 'define keeps(player p, mood m) as any fighters of p where its mood is m\n';
  const card = `count: 1\nmight: 1\neffect: |\n  if keeps(you, calm), gain 1 oil\n`;
  const { model } = compileText({ 'rules/more.rules': rules, [`beasts/${SUBJECT}.yaml`]: card });

  expect(textOf(model, words)).toBe('If you have a lamb among lambs, gain 1 [oil].');
});

it.each([
  ['Silver Goose', 'Silver Geese'],
  ['Book of Darkness', 'Books of Darkness'],
  ['Casino', 'Casinos'],
  ['Old Wolf', 'Old Wolves'],
])('makes the plural of %s', (title, plural) => {
  const { model } = compileText({ 'beasts/more.yaml': `title: ${title}\ncount: 1\nmight: 1\n` });

  expect(model?.rows.find(({ name }) => name === 'more')?.pluralTitle).toBe(plural);
});

it('says in French what belongs together, and who shares a place', () => {
  const words = { nouns: { oil: 'huile', hand: { one: 'main', gender: 'f' } } };

  expect(inFrench('if you is in most(players, its oil), gain 1 oil', words)).toContain('(seul ou à égalité)');
});

const withRules = (rules: string, effect: string, words: WordsModel = {}): string =>
  textOf(
    compileText({
      'rules/more.rules': rules,
      [`beasts/${SUBJECT}.yaml`]: `count: 1\nmight: 1\neffect: |\n  ${effect.replaceAll('\n', '\n  ')}\n`,
    }).model,
    words,
  );

it('says what a number brings that a rule cashes in later', () => {
  const rules = 'to settle-up\n  let found = your strikes\n  set your strikes to 0\n  gain (found)d6 embers\n';
  const words = {
    verbs: { strikes: { increase: '<note> {n} {n|blow|blows}' } },
    times: { 'settle-up': { when: 'at dusk' } },
  };

  expect(withRules(rules, 'increase your strikes by 2', words)).toBe(
    'Note 2 blows, which brings 2d6 [embers] at dusk.',
  );
  expect(withRules('', 'increase your strikes by 2', words)).toBe('Note 2 blows.');
});

it('says that something can be done once in a period, when a flag of the card says so', () => {
  const rules = 'to tire beast b\n  set b.tired to true\n';
  const ability = 'in main-window if not this.tired and any your deck, you may\n  tire this\n  gain 1 oil';

  expect(withRules(rules, ability)).toBe(
    '**Once per turn, main window:** If your deck is not empty, you may tire this beast and gain 1 [oil].',
  );
  expect(withRules('', 'in main-window if not this.tired, you may gain 1 oil')).toBe(
    '**Main window:** If this beast is not tired, you may gain 1 [oil].',
  );
});

it('says once what there may be none of', () => {
  expect(textOfEffect('if any hares in grove, banish first(hares in grove) because trickery')).toBe(
    'Banish a Hare in the grove by trickery, if there is one.',
  );
});

it('says each sort with its own condition, when one sort or another is chosen', () => {
  expect(
    textOfEffect(
      'banish a card in your hand where it is hare and no beasts in grove or it is wolf and any beasts in grove because trickery',
    ),
  ).toBe(
    'Banish a Hare in your hand if there is no beast in the grove, or a Wolf in your hand if there is a beast in the grove by trickery.',
  );
});

it('speaks of one, when there is only one such thing', () => {
  const rows = 'each: { count: 1 }\nrows:\n  knight: { might: 2 }\n';
  const { model } = compileText({
    'beasts/knights.table.yaml': rows,
    [`beasts/${SUBJECT}.yaml`]: 'count: 1\nmight: 1\neffect: knights have +5 might\n',
  });

  expect(textOf(model)).toBe('The Knight has +5 might.');
  const solo = compileText({
    [`beasts/${SUBJECT}.yaml`]: 'count: 1 per player\nmight: 1\neffect: owls have +5 might\n',
  });
  expect(textOf(solo.model && { ...solo.model, maxPlayers: 1 })).toBe('The Old owl has +5 might.');
  expect(textOf(solo.model)).toBe('Old owls have +5 might.');
  expect(textOfEffect('hares have +5 might')).toBe('Hares have +5 might.');
});

it('does not take a deed or half a name for a noun', () => {
  const rules = 'to enter-grove\n  increase day by 1\n';

  expect(withRules(rules, 'when enter-grove begins, gain 1 oil')).toBe(
    'When the step “Enter grove” begins, gain 1 [oil].',
  );
  const model = compileText().model;
  const beast = model?.kinds.find(({ name }) => name === 'beast');
  const [mood] = beast?.fields ?? [];
  if (model === null || beast === undefined || mood === undefined) throw new Error('does not compile');
  const kinds = model.kinds.map((kind) =>
    kind === beast ? { ...kind, fields: [...kind.fields, { ...mood, name: 'named-for', title: '' }] } : kind,
  );
  const asked = compileEffect('set this.named-for to a mood').model?.rows.find(({ name }) => name === SUBJECT);

  expect(asked && generatedText(asked, { ...model, kinds }, wordsOf(model))).toBe(
    "Choose a mood for this beast's “named for”.",
  );
});

it('adds what is counted in each place, when the game has a noun for it', () => {
  const words: WordsModel = { nouns: { might: { unit: 'claw' } } };

  expect(textOfEffect('gain 3 * sum(your fighters, its might) oil', words)).toBe(
    'Gain 3 [oil] for each claw in your fighters.',
  );
  expect(textOfEffect('gain 3 * sum(your fighters called f, f.might) oil', words)).toBe(
    'Gain 3 [oil] for each claw in your fighters.',
  );
});

it('says "it" for what a set calls by a name, in a value of each', () => {
  expect(textOfEffect('gain max(your fighters called f, f.might + 1) oil')).toBe(
    textOfEffect('gain max(your fighters, its might + 1) oil'),
  );
});

it('counts in the log and in questions as the game counts', () => {
  const words: WordsModel = { nouns: { embers: { one: 'ember', many: 'embers' } } };
  const { model } = compileText();
  const embers = model?.counters.find(({ name }) => name === 'embers');
  if (model === null || embers === undefined) throw new Error('does not compile');
  const own = wordsOf({ ...model, words });

  expect(gainText('gain', embers, own)).toBe('{you} gains {amount} {amount|ember|embers}.');
  expect(gainText('gain', { ...embers, title: 'Oil' }, wordsOf(model))).toBe('{you} gains {amount} oil.');
});

it('says who looks at a thing that only one is shown', () => {
  const { model } = compileText();
  if (model === null) throw new Error('does not compile');
  const words = wordsOf(model);

  expect((['all', 'one', 'you'] as const).map((who) => revealedText(words, who))).toEqual([
    '{you} reveals {thing}.',
    '{you} shows {thing} to {to}.',
    '{you} looks at {thing}.',
  ]);
});

it.each([
  ['banish a beast in grove because trickery', 'There is no beast in the grove.'],
  ['banish a fighter of you where it is not this because trickery', 'You have no other fighters.'],
  [
    'banish a card in your hand where it is hare or it is wolf and any beasts in grove because trickery',
    'There is nothing to choose from: a Hare in your hand, or a Wolf in your hand if there is a beast in the grove.',
  ],
])('says what there is none of, when nothing can be chosen: %s', (effect, reason) => {
  const { model } = compileEffect(effect);
  const row = model?.rows.find(({ name }) => name === SUBJECT);
  let choice: Choice | undefined;
  if (row?.effect) walk(row.effect, (node) => void (node.kind === 'choice' && (choice ??= node)));

  expect(choice && model && row && nothingToChoose(choice, model, wordsOf(model), { row })).toBe(reason);
});

it.each([
  [
    'move a beast in your hand where its cost > b.cost to your discard',
    "Move a beast from your hand whose cost is above that beast's cost to your discard.",
  ],
  [
    'for each k in beasts in your hand where its might > b.might, set k.tired to true',
    "Each beast in your hand whose might is above that beast's might becomes tired.",
  ],
  ['set b.tired to true', 'It becomes tired.'],
])('says "it" of one thing alone, where another is told by it: %s', (effect, text) => {
  const told = textOfEffect(`when a beast called b is banished, ${effect}`);

  expect(told).toBe(`When a beast is banished, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
});
