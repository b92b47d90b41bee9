import { expect, it } from 'vitest';
import { tinyGame } from '../../test/tiny-game.ts';
import { compileText } from '../testing/compile-text.ts';
import { readMarks } from '../testing/marks.ts';

/** The tiny game with places and fields that only their owner sees. */
const GAME = (tinyGame().get('lantern/game.yaml') ?? '')
  .replace(
    '\nsets:',
    '\n  stash: { holds: card, of: player, visible: owner }\n  crypt: { holds: card, visible: none }\nsets:',
  )
  .replace(
    'fields: { strikes:',
    'fields: { bid: { type: number, visible: owner }, pick: { type: card?, visible: owner }, strikes:',
  )
  .replace('globals:', 'globals:\n  open-sum: { type: number }\n  hidden-sum: { type: number, visible: none }')
  .replace('fields: { mood:', 'fields: { picked: { type: flag }, sworn: { type: flag, visible: owner }, mood:');

function diagnose(marked: string, more = ''): { reported: string[]; wanted: string[] } {
  const rules = `to bid-for\n  each player secretly\n${marked.replaceAll(/^/gm, '    ')}\n${more}`;
  const { text, ranges } = readMarks(rules);
  const reported = compileText({ 'game.yaml': GAME, 'rules/more.rules': text }).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );
  return {
    reported: reported.map(({ code, span, message }) => `${code} ${text.slice(span.start, span.end)}: ${message}`),
    wanted: ranges.map(({ start, end }) => text.slice(start, end)),
  };
}

it.each([
  ['a fixed number of cards into a zone of their own', 'move 2 cards in your hand to your stash'],
  ['one card', 'move a card in your hand to your stash'],
  ['a card that has a name', 'let c = a card in your hand\nmove c to your stash'],
  ['cards that have a name', 'let c = 2 cards in your hand\nmove c to your deck'],
  ['a card into a zone that nobody sees', 'move a card in your hand to crypt'],
  ['the top card of a pile', 'move first(your deck) to your stash'],
  ['a number that only they see', 'set your bid to a number from 0 to your oil'],
  ['a thing that only they see', 'set your pick to up to one card in your hand'],
  ['a field of theirs that depends on an answer', 'you may set your bid to 3'],
  ['a mark on a card that lies hidden', 'let b = a beast in your hand\nif b is not none, set b.picked to true'],
  ['marks on several of them', 'for each b in (any number of beasts in your hand), set b.picked to true'],
  ['a choice of words', 'choose\n  option more\n    set your bid to 2\n  option less\n    set your bid to 1'],
  ['what nobody sees', 'set hidden-sum to 3'],
  ['what they chose before', 'set your bid to 2\nif your bid > 1, set your pick to a card in your hand'],
])('lets each player in secret change %s', (_name, body) => {
  expect(diagnose(body).reported).toEqual([]);
});

it.each([
  ['an open zone', '<<move>> a card in your hand to your discard', 'moved to where others may see it'],
  ['an open zone of things', '<<move>> a beast in your hand to a glade in your grove', 'moved to where others'],
  ['a hidden zone of somebody else', '<<move>> a card in your hand to stash of opponent', 'moved to where others'],
  ['what leaves an open zone', '<<move>> first(your discard) to your stash', 'moved from where others may see it'],
  ['what is taken from others', '<<move>> a card in hand of opponent to your stash', 'moved from where others'],
  ['how many are moved', '<<move>> up to 2 cards in your hand to your stash', 'how many'],
  ['whether one is moved', 'you may <<move>> a card in your hand to your stash', 'how many'],
  ['the same under a name', 'let c = up to one card in your hand\n<<move>> c to your stash', 'how many'],
  [
    'the same in an option',
    'choose\n  option go\n    <<move>> a card in your hand to your stash\n  option stay\n    set your bid to 1',
    'how many',
  ],
  [
    'an answer that is a number of cards',
    'let n = a number from 1 to 3\nlet c = (n) cards in your hand\n<<move>> c to your stash',
    'how many',
  ],
  ['a counter', '<<gain 1 oil>>', 'the log tells it'],
  ['an open field of the game', 'set <<open-sum>> to 3', 'others see it'],
  ['an open field of a player', 'increase <<your strikes>> by 1', 'others see it'],
  ['a hidden field of somebody else', 'set <<opponent.bid>> to 3', 'others may see it'],
  ['a mark on an open card', 'for each b in your fighters, set <<b.picked>> to true', 'others see it'],
  ['a reveal', '<<reveal>> first(your hand)', '`reveal` is done'],
  ['a draw', '<<draw>> 1 from your deck to your hand', '`draw` is done'],
  ['a shuffle', '<<shuffle>> your deck', '`shuffle` is done'],
  ['a procedure', '<<strike>> first(fighters of you)', '`strike` is done'],
  ['dice', 'set your bid to <<d6>>', 'Dice are rolled'],
  ['chance', 'set your pick to <<a random card in your hand>>', 'drawn at random'],
  ['a question to others', 'set your pick to <<a card in your hand chosen by opponent>>', 'Somebody else is asked'],
  ['a window', 'choose\n  option go\n    set your bid to 1\n  <<include main-window>>', 'What a window offers'],
  ['leaving', 'if your oil > 3, <<return>>', 'The others are left out'],
  ['an answer of others', 'set your bid to 2\nif <<opponent.bid > 1>>, set your bid to 3', 'what others do'],
  [
    'the card that others chose',
    'move a card in your hand to your stash\nlet n = <<count(stash of opponent)>>\nset your bid to n',
    'what others do',
  ],
  [
    'any card, wherever it lies',
    'move a card in your hand to your stash\nif <<any cards where it is moth>>, set your bid to 1',
    'what others do',
  ],
])('lets nobody in secret change, show or ask: %s', (_name, body, reason) => {
  const { reported, wanted } = diagnose(body);

  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(`check/not-secret ${wanted[0]}:`);
  expect(reported[0]).toContain(reason);
});

it.each([
  ['a place', 'move a card in your hand to your stash', 'when place of a card changes, gain 1 oil', 'moved'],
  ['a field', 'set your bid to 3', 'when bid of a player changes, gain 1 oil', '`bid` changes'],
  [
    'a condition',
    'set your bid to 3',
    'as soon as any players where its bid > 2, win first(players) because bright',
    '`bid` changes',
  ],
])('lets nobody in secret change what a rule hears: %s', (_name, body, rule, reason) => {
  const { reported } = diagnose(body, rule);

  expect(reported).toEqual([expect.stringMatching(/^check\/not-secret /)]);
  expect(reported[0]).toContain(reason);
});
