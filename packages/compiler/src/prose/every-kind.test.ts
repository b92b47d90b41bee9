import { expect, it } from 'vitest';
import { parseProgram } from '../language/parse/parse.ts';
import { walk } from '../content/tree/walk.ts';
import type { GameModel } from '../language/game.ts';
import { compileText } from '../testing/index.ts';
import { sentence } from './wording/inflect.ts';
import { itemKinds } from './statements/item.ts';
import { generatedText, wordsOf } from './index.ts';
import { speechFor } from './phrases/speaker.ts';
import { referentOfType } from './phrases/speech.ts';
import { statementKinds, statementsText } from './statements/statement.ts';
import { valueKinds } from './phrases/value.ts';

/** Effects and rules in which every kind of node stands. */
const EFFECT = `when mood of a beast changes if old is calm, gain 1 oil
when take-turn ends, gain 1 oil
before this is banished, gain 1 oil
instead of a beast called it-one being banished because duel
  until end of take-turn
    when a beast is banished, expire
  proceed
as soon as count(beasts here) >= 3, gain 1 embers
your fighters have +(if your oil > 3 then 2 else 1) might while any your deck
twice per take-turn, in main-window if not this.tired, you may draw 1 from your deck to your hand`;

const RULES = `to more-things beast b with number n
  rule LT-MORE-01
  require b.tired or n > 0
  let one, two = roll highest of 2d6 and d6
  let gone = any number of cards in your hand
  let rest-of-them = first(beasts in your hand)
  set b.tired to false
  increase your strikes by -(n)
  decrease your strikes by 1
  let table = step(n, [1 -> 1, 4 -> 2])
  if one > two, gain table oil
  otherwise if n is 2
    stop-it
  otherwise
    lose 2 oil
  for each x in your fighters rolling d6 called m
    if m is 6, banish x because trickery
    otherwise, skip
  repeat while n > 3
    stop
  repeat 3 times, gain 1 oil
  choose at most one by opponent
    option first-thing for each x in [b] if true, once per take-turn
      pay 1 oil
    include main-window
  you may move an order of cards in your hand to your deck
  as opponent, lose 1 oil
  each other player secretly
    let secret = a number from 0 to 3
    lose secret oil
  offer rescue-window of b
  at end of take-turn, lose 1 oil
  if no fighters of opponent and rest-of-them is not none, win you because bright

to name-it
  let named = a row of beast
  move beasts in your hand where it is named to your discard
  if first(your deck) is named, stop-it

to stop-it
  reveal a beast in your hand, then hide a beast in your hand

to answer giving number
  return result-of(2)

define result-of(number x) as x * 2
`;

const { model } = compileText({
  'rules/more.rules': RULES,
  'beasts/newt.yaml': `might: 1\neffect: |\n${EFFECT.replaceAll(/^/gm, '  ')}\n`,
});
const game = model as GameModel;
const newt = game.rows.find(({ name }) => name === 'newt');
const more = game.programs.find(({ path }) => path.endsWith('more.rules'));

function rulesText(name: string): string {
  const procedure = game.procedures?.get(name);
  const speech = speechFor(game, wordsOf(game), null, true);
  const names = new Map(
    procedure?.params.map((param) => [
      param.name,
      referentOfType(speech, param.type.name, param.type.many, param.name),
    ]),
  );
  return sentence(statementsText(procedure?.body.statements ?? [], { ...speech, names }));
}

it('has words for every kind of node, when all of them are told', () => {
  const met = new Set<string>();
  for (const root of [
    newt?.effect,
    more?.program,
    ...game.programs.map(({ program }) => program),
    ...game.rows.map(({ effect }) => effect),
  ]) {
    if (root !== null && root !== undefined) walk(root, (node) => void met.add(node.kind));
  }
  const known = new Set([
    ...statementKinds,
    ...itemKinds,
    ...valueKinds,
    'option',
    'include',
    'limit',
    'program',
    'param',
    'type-name',
    'pattern',
    'happen',
    'period',
    'change',
  ]);

  expect([...met].filter((kind) => !known.has(kind))).toEqual([]);
  expect([...known].filter((kind) => !met.has(kind) && kind !== 'error')).toEqual([]);
});

it('shows no code, when rules and cards of all kinds are told', () => {
  const texts = [
    newt === undefined ? '' : generatedText(newt, game, wordsOf(game)),
    ...['more-things', 'stop-it', 'take-turn', 'play-game', 'duel', 'set-up'].map(rulesText),
  ];
  const names = [...game.zones, ...game.windows, ...game.rows, ...(game.procedures?.values() ?? [])]
    .map(({ name }) => name)
    .filter((name) => name.includes('-'));
  const raw = texts.flatMap((text) => [
    ...names.filter((name) => text.includes(name)),
    ...(text.match(/undefined|null|[{}<>]|\.\.|,,| ,|\s\s|\[object/g) ?? []),
  ]);

  expect(raw).toEqual([]);
  for (const text of texts) expect(text).toMatch(/^[A-Z*].*[.]$/s);
});

it('tells rules in sentences, when they are long', () => {
  expect(rulesText('take-turn')).toBe(
    'Gain [oil] by a roll of a d6: 1 to 3 gives 1, 4 or more gives 2, then draw as many cards as your draws. Choose as often as you like: summon a beast in your hand at a glade in your grove, strike one of your fighters (if it is not tired), or anything possible in main window.',
  );
  expect(rulesText('set-up')).toContain(
    'For each player, if the option Windfall is on, that player gains 3 [oil]. That player shuffles their deck and draws 3 cards.',
  );
});

it('still makes a text, when any word of an effect is missing', () => {
  const words = EFFECT.split(/(?<=\s)/);
  const row = game.rows.find(({ name }) => name === 'newt') ?? game.rows[0];
  const texts = words.map((_, index) => {
    const { value: effect } = parseProgram({ text: words.toSpliced(index, 1).join(''), file: 'a.rules' });
    return row === undefined ? '' : generatedText({ ...row, effect }, game, wordsOf(game));
  });

  expect(texts.filter((text) => /undefined|\[object/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(20);
});
