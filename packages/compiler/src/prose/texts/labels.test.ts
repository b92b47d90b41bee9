import { expect, it } from 'vitest';
import type {
  Choice,
  Expression,
  Gain,
  Item,
  Limit,
  May,
  Menu,
  MenuOption,
  Node,
  Procedure,
} from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { GameModel } from '../../language/game.ts';
import { compileEffect, compileRules, compileText, SUBJECT, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';
import {
  abilityLabel,
  eventText,
  noneLabel,
  nothingToChoose,
  optionLabel,
  procedureTitle,
  promptOf,
  reasonOf,
  reasonsOf,
  windowTitle,
  wordsOf,
} from '../index.ts';

const game = compileText().model as GameModel;
const words = wordsOf(game);

/** All nodes of a kind in the rules of the game with more rules. */
function nodesIn<T extends Node>(rules: string, kind: T['kind'], model = compileRules(rules).model as GameModel): T[] {
  const found: T[] = [];
  const program = model.programs.find(({ path }) => path.endsWith('more.rules'))?.program;
  if (program !== undefined) walk(program, (node) => void (node.kind === kind && found.push(node as T)));
  return found;
}

/** A function that gives a set, and what the game says when it is empty. */
const STRAYS = 'define strays as beasts where it is tired\n';
const saying = (model: GameModel): GameModel => ({
  ...model,
  words: { ...model.words, tests: { ...model.words?.['tests'], strays: { none: 'nobody strays' } } },
});

/** The declarations of the game with one more prompt. */
const withPrompt = (line: string): Record<string, string> => ({
  'game.yaml': (tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '').replace('prompts: {', `prompts: { ${line},`),
});

const inProcedure = (lines: string): string => `to more-things beast b\n  ${lines.replaceAll('\n', '\n  ')}\n`;
const conditionOf = (text: string): Expression | undefined => {
  const [option] = nodesIn<MenuOption>(
    inProcedure(`choose\n  option more if ${text}\n    gain 1 oil\n  option less\n    gain 1 oil`),
    'option',
  );
  return option?.condition ?? undefined;
};

it.each([
  ['banish a fighter of opponent because trickery', "Choose one of your opponent's fighters"],
  ['move up to 3 cards in your hand to your discard', 'Choose up to 3 cards in your hand'],
  ['let x = a number from 0 to 3\ngain x oil', 'Choose a number from 0 to 3'],
  ['let x = any number of beasts in your hand\nmove x to your discard', 'Choose any number of beasts in your hand'],
  [
    'let x = up to one fighter of opponent chosen by opponent\nbanish x because trickery',
    "Choose up to one of your opponent's fighters",
  ],
  ['move a glade in your grove where no beasts in it to your grove', 'Choose a glade without beasts in your grove'],
])('asks for what is chosen, when a rule says %j', (rules, prompt) => {
  const [choice] = nodesIn<Choice>(inProcedure(rules), 'choice');

  expect(choice && promptOf(choice, game, words)).toBe(prompt);
});

/** What a card with this effect asks first. */
function askedByCard(effect: string): string | undefined {
  const model = compileEffect(effect).model as GameModel;
  const row = model.rows.find(({ name }) => name === SUBJECT) ?? null;
  const found: Choice[] = [];
  if (row !== null && row.effect !== null)
    walk(row.effect, (node) => void (node.kind === 'choice' && found.push(node)));
  return found[0] && promptOf(found[0], model, wordsOf(model), { row, within: SUBJECT });
}

it.each([
  ['banish a fighter of opponent because trickery', "Banish one of your opponent's fighters by trickery"],
  [
    'for each b in (up to 2 beasts in your hand), move b to your discard',
    'Move up to 2 beasts from your hand to your discard',
  ],
  ['let b = a beast in your hand\nmove b to your discard', 'Choose a beast in your hand'],
  ['move (a beast in your hand) to (a glade in your grove)', 'Choose a beast in your hand'],
  ['banish a fighter of opponent chosen by opponent because trickery', "Choose one of your opponent's fighters"],
])('says what a card does to what is chosen, when it does one thing at once: %j', (effect, prompt) => {
  expect(askedByCard(effect)).toBe(prompt);
});

it('asks whether it is wanted, when something may be done', () => {
  const [may] = nodesIn<May>(inProcedure('you may pay 1 oil, then draw 1 from your deck to your hand'), 'may');

  expect(may && promptOf(may, game, words)).toBe('Pay 1 oil to draw a card?');
});

it('names the card that asks, when several may ask one after the other', () => {
  const [menu] = nodesIn<Menu>(inProcedure('choose\n  option more\n    gain 1 oil'), 'menu');
  const row = game.rows.find(({ name }) => name === 'owl') ?? null;

  expect(menu && promptOf(menu, game, words, { row, within: 'owl' })).toBe('Old owl: choose one');
  expect(menu && promptOf(menu, game, words)).toBe('Choose one');
});

it('takes the prompt of the game for a menu, when the game has one for where it stands', () => {
  const [menu] = nodesIn<Menu>(inProcedure('choose repeatedly\n  option more\n    gain 1 oil'), 'menu');

  expect(menu && promptOf(menu, game, words, { within: 'summon' })).toBe('Call a beast');
  expect(menu && promptOf(menu, game, words, { within: 'take-turn' })).toBe('Take turn');
  expect(menu && noneLabel(menu, words)).toBe('Done');
});

it('labels options by the game or by their names, when they are offered', () => {
  const options = nodesIn<MenuOption>(
    inProcedure('choose\n  option summon\n    gain 1 oil\n  option blow-out\n    gain 1 oil'),
    'option',
  );

  expect(options.map((option) => optionLabel(option, game, words))).toEqual(['Call a beast', 'Blow out']);
});

it('labels abilities by card and deed and cards by name, when a window offers them', () => {
  const labels = game.rows.flatMap((row) =>
    (row.effect?.items ?? []).flatMap((item: Item) =>
      item.kind === 'ability' || item.kind === 'play' ? [abilityLabel(item, row, game, words)] : [],
    ),
  );

  expect(labels).toEqual(expect.arrayContaining(['Old owl: pay 1 oil to draw a card', 'Full moon']));
});

it('titles windows and procedures, when they are asked for', () => {
  expect(windowTitle('main-window', game, words)).toBe('Your turn');
  expect(windowTitle('roll-window', game, words)).toBe('Roll window');
  expect(procedureTitle('night-phase')).toBe('Night phase');
});

it.each([
  ['b.tired', 'it is not tired', 0],
  ['not b.tired', 'it is tired', 0],
  ['b.mood is wild', 'it is not wild', 0],
  ['b.owner is you', 'it is not yours', 0],
  ['any beasts in your hand', 'there is no beast in your hand', 0],
  ['no beasts in your hand', 'there is a beast in your hand', 0],
  ['any your deck', 'your deck is empty', 0],
  ['count(your fighters) > 1', 'only if you have at least 2 fighters', 0],
  ['count(glades) >= 1', 'only if there is at least 1 glade', 0],
  ['count(glades) <= 1', 'only if there is at most 1 glade', 0],
  ['count(glades) is 1', 'only if there is exactly one glade', 0],
  ['count(glades) is not 1', 'only if there is not exactly one glade', 0],
  ['count(glades) >= 2', 'only if there are at least 2 glades', 0],
  ['count(your fighters) is 1', 'only if you have exactly 1 fighter', 0],
  ['b.might >= 3', 'only if its might is 3 or more', 0],
  ['your oil >= 5', 'needs 5 oil, you have {0}', 1],
  ['your oil >= b.cost', 'needs {0} oil, you have {1}', 2],
  ['your strikes < your draws', 'needs your strikes below your draws: now {0} and {1}', 2],
])('says why not, when %j does not hold', (text, reason, slots) => {
  const condition = conditionOf(text);
  const reasons = condition && reasonOf(condition, game, words, { locals: new Map([['b', 'beast']]) });

  expect(reasons?.text).toBe(reason);
  expect(reasons?.slots).toHaveLength(slots);
});

it.each([
  ['any strays', 'nobody strays'],
  ['no strays', 'the strays is not empty'],
])('says of a function what the game says when nothing is in it: %s', (text, reason) => {
  const rules = inProcedure(`choose\n  option more if ${text}\n    gain 1 oil\n  option less\n    gain 1 oil`);
  const model = compileRules(`${rules}\n${STRAYS}`).model as GameModel;
  const condition = nodesIn<MenuOption>('', 'option', model)[0]?.condition;

  expect(condition && reasonOf(condition, saying(model), wordsOf(saying(model))).text).toBe(reason);
});

it.each([
  ['a beast in strays', 'Nobody strays.'],
  ['a beast in strays where it is not b', 'There is no beast in the strays other than that beast.'],
])('says it of a choice from it: %s', (text, reason) => {
  const model = compileRules(`${inProcedure(`let c = ${text}\nbanish c`)}\n${STRAYS}`).model as GameModel;
  const choice = nodesIn<Choice>('', 'choice', model)[0];

  expect(choice && nothingToChoose(choice, saying(model), wordsOf(saying(model)))).toBe(reason);
});

it('gives a reason for each part, when a condition has several', () => {
  const rules = 'choose\n  option more if not b.tired and any your deck\n    gain 1 oil\n  option less\n    gain 1 oil';
  const model = compileRules(inProcedure(rules)).model as GameModel;
  const condition = nodesIn<MenuOption>('', 'option', model)[0]?.condition;

  expect(condition && reasonsOf(condition, model, words).map(({ text }) => text)).toEqual([
    'that beast is tired',
    'your deck is empty',
  ]);
});

it('says what it would cost and how often it may be, when a price or a limit is in the way', () => {
  const rules = inProcedure(
    'choose\n  option more, once per take-turn\n    pay 5 oil\n  option less, twice per take-turn\n    pay b.cost oil',
  );
  const reasons = [...nodesIn<Gain>(rules, 'gain'), ...nodesIn<Limit>(rules, 'limit')].map(
    (node) => reasonOf(node, game, words).text,
  );

  expect(reasons).toEqual([
    'needs 5 oil, you have {0}',
    'needs {0} oil, you have {1}',
    'once per turn: already used',
    'not again this turn',
  ]);
});

it('counts what the game has a noun for, also where the number is read when it is shown', () => {
  const nouns = { oil: { one: 'flask of oil', many: 'flasks of oil' } };
  const counted = wordsOf({ ...game, words: { nouns } });
  const reasons = ['your oil >= 1', 'your oil >= 5', 'your oil >= b.cost'].map((text) => {
    const condition = conditionOf(text);
    return condition && reasonOf(condition, game, counted, { locals: new Map([['b', 'beast']]) }).text;
  });

  expect(reasons).toEqual([
    'needs 1 flask of oil, you have {0}',
    'needs 5 flasks of oil, you have {0}',
    'needs {0} {0|flask of oil|flasks of oil}, you have {1}',
  ]);
});

it('takes the reason of the game, when it has one for the option', () => {
  const condition = conditionOf('not b.tired');
  const own = wordsOf({ ...game, words: { reasons: { strike: 'it has struck this turn' } } });

  expect(condition && reasonOf(condition, game, own, { option: 'strike' })).toEqual({
    text: 'it has struck this turn',
    slots: [],
  });
});

it.each([
  ['summon', '{you} calls {b} to {g}.'],
  ['banish', '{b} is gone.'],
  ['strike', '{you} strikes {b}.'],
  ['play-trick', '{you} plays trick {t}.'],
  ['take-turn', 'Turn of {you}.'],
  ['starter', null],
  ['set-up', null],
])('tells the log of %s, when it happens', (name, text) => {
  const procedure = game.procedures?.get(name) as Procedure;

  expect(eventText(procedure, game, words)).toBe(text);
});

it('calls the answer that takes nothing as the game does, when it says so', () => {
  const rules = inProcedure('let x = up to one card in your hand\nmove x to your discard');
  const { model } = compileText({
    'rules/more.rules': rules,
    'locale/fr.yaml': 'draft: true\nprompts: {more-things.x.none: Assez}\n',
  });
  if (model === null) throw new Error('does not compile');
  const [choice] = nodesIn<Choice>(rules, 'choice', model);

  expect(choice && noneLabel(choice, wordsOf(model, 'fr'), model, { within: 'more-things' })).toBe('Assez');
  expect(choice && noneLabel(choice, wordsOf(model), model, { within: 'more-things' })).toBe('None');
});

it.each([
  ['choose repeatedly\n  option summon\n    gain 1 oil', 'Enough', 'Done'],
  ['choose at most one\n  option summon\n    gain 1 oil', 'Enough', 'None'],
  ['choose\n  option summon\n    gain 1 oil', null, null],
  ['you may gain 1 oil', 'Enough', 'No'],
])(
  'calls the answer that takes nothing of %j %j where the game says it of the procedure, else %j',
  (body, own, else_) => {
    const rules = inProcedure(body);
    const asks = own !== null;
    const { model } = compileText({
      'rules/more.rules': rules,
      ...(asks ? withPrompt('more-things.none: Enough') : {}),
    });
    if (model === null) throw new Error('does not compile');
    const [node] = nodesIn<Menu | May>(rules, 'menu', model).concat(nodesIn<May>(rules, 'may', model));

    expect(node && noneLabel(node, wordsOf(model), model, { within: 'more-things' })).toBe(own);
    expect(node && noneLabel(node, wordsOf(model), model, { within: 'take-turn' })).toBe(else_);
  },
);

it('calls passing a window as the game does, when it says so', () => {
  const { model } = compileText(withPrompt('rescue-window.none: Let it be'));
  if (model === null) throw new Error('does not compile');

  expect(noneLabel('window', wordsOf(model), model, { within: 'rescue-window' })).toBe('Let it be');
  expect(noneLabel('window', wordsOf(model), model, { within: 'main-window' })).toBe('Pass');
});

it.each([
  ['let x = up to 3 cards in your hand\nmove x to your discard', 'x'],
  ['move up to 3 cards in your hand to your discard', 'move'],
  ['banish b because trickery by a fighter', 'by'],
  ['set your strikes to a number from 0 to 3', 'strikes'],
  ['set day to a number from 0 to 3', 'day'],
  ['gain (a number from 0 to 3) oil', 'gain'],
  ['for each x in (up to 2 beasts in your hand)\n  strike x', 'x'],
])('asks with the words of the game, when there are some for the choice in %j', (lines, name) => {
  const rules = inProcedure(lines);
  const { model } = compileText({
    'rules/more.rules': rules,
    'locale/fr.yaml': `draft: true\nprompts: {more-things.${name}: Lesquelles}\n`,
  });
  if (model === null) throw new Error('does not compile');
  const [choice] = nodesIn<Choice>(rules, 'choice', model);

  expect(choice && promptOf(choice, model, wordsOf(model, 'fr'), { within: 'more-things' })).toBe('Lesquelles');
  expect(choice && promptOf(choice, model, wordsOf(model), { within: 'more-things' })).toContain('Choose');
});
