import { expect, it } from 'vitest';
import type { Expression, Item, Node, Program } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { parseExpression, parseProgram } from './parse.ts';

interface Reported {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

function parsed(text: string): { program: Program; reported: Reported[] } {
  const { value: program, diagnostics } = parseProgram({ text, file: 'a.rules' });
  return { program, reported: diagnostics.map(({ code, span: { start, end } }) => ({ code, start, end })) };
}

function itemOf(text: string): Item | undefined {
  const { program, reported } = parsed(text);
  expect(reported).toEqual([]);
  return program.items[0];
}

function valueOf(text: string): Expression {
  const { value, diagnostics } = parseExpression({ text, file: 'a.rules' });
  expect(diagnostics).toEqual([]);
  return value;
}

it.each([
  ['procedure', 'to sell thing t because why reason\n  stop'],
  ['define', 'define worth(thing t) as t.price + 1'],
  ['define', 'define worth(thing t) giving number\n  return 1'],
  ['hook', 'when a card is played because luck by this on your turn if x, stop'],
  ['hook', 'before this is sold, stop'],
  ['hook', 'instead of this being sold\n  proceed with it for 2'],
  ['hook', 'when day begins, stop'],
  ['hook', 'when score of a player called p changes, stop'],
  ['as-soon-as', 'as soon as x > 3, stop'],
  ['continuous', 'your cards have +1 price while x'],
  ['continuous', 'this has 0 reach(other)'],
  ['ability', 'twice per day, in shop if x, you may stop'],
  ['ability', 'in shop of t, you may\n  stop'],
  ['play', 'play in shop of t if x, stop'],
  ['until', 'until end of day, cards have -1 price'],
  ['until', 'until a card is sold\n  when day ends, stop\n  as soon as x, stop'],
  ['at-end', 'at end of day, stop'],
  ['rule', 'rule AB-1, AB-2'],
  ['let', 'let a-die, b-die = roll d6 and d8'],
  ['assign', 'set t.price to 3'],
  ['assign', 'increase your score by 1'],
  ['gain', 'pay 2 * x coins'],
  ['command', 'sell each card in hand because luck by t'],
  ['if', 'if x, stop\notherwise if y, skip\notherwise\n  stop'],
  ['for-each', 'for each t in cards rolling 2d6 called n, stop'],
  ['repeat', 'repeat while x, stop'],
  ['repeat', 'repeat 3 times, stop'],
  ['repeat', 'repeat\n  stop'],
  [
    'menu',
    'choose at most one by p\n  option buy for each t in cards if x, once per day\n    stop\n  include shop of t',
  ],
  ['may', 'you may sell t'],
  ['as', 'as p, stop'],
  ['each-player', 'each other player secretly, stop'],
  ['offer', 'offer shop of t'],
  ['require', 'require x'],
  ['proceed', 'proceed'],
  ['return', 'return 3'],
  ['leave', 'expire'],
  ['block', 'gain 1 coins, then lose 2 coins'],
] as const)('reads a %s, when it is written like %j', (kind, text) => {
  expect(itemOf(text)?.kind).toBe(kind);
});

it.each([
  ['number', '12'],
  ['flag', 'true'],
  ['none', 'none'],
  ['name', 'score'],
  ['here', 'here'],
  ['field', 'its price'],
  ['field', 't.reach(other)'],
  ['your', 'your score'],
  ['call', 'count(cards)'],
  ['binary', 'a-x is not in here'],
  ['not', 'not x'],
  ['negative', '-3'],
  ['quantifier', 'no cards in hand'],
  ['query', 'cards of p in hand here called c where its price > 3'],
  ['choice', 'up to 3 cards in hand chosen by p'],
  ['choice', 'a random card'],
  ['choice', 'a number from 0 to 3'],
  ['choice', 'an order of cards'],
  ['choice', 'any number of cards'],
  ['dice', 'highest of (x)d10'],
  ['roll', 'roll d6 and 2d8'],
  ['if-value', 'if x then 1 else 2'],
  ['list', '[1, 2]'],
  ['table', '[1 -> 2, 3 -> 4]'],
] as const)('reads a value that is a %s, when it is written like %j', (kind, text) => {
  expect(valueOf(text).kind).toBe(kind);
});

it('binds operators by their rank, when several stand beside each other', () => {
  const show = (value: Expression): string => {
    if (value.kind === 'binary') return `(${show(value.left)} ${value.operator} ${show(value.right)})`;
    return value.kind === 'number' ? String(value.value) : value.kind === 'name' ? value.name : value.kind;
  };

  expect(show(valueOf('1 + 2 * 3 - 4 > x and y or z'))).toBe(
    '((((1 + (2 * 3)) - 4) > x) and y) or z)'.replace(/^/, '('),
  );
  expect(valueOf('not x is y')).toMatchObject({ kind: 'not', value: { kind: 'binary' } });
});

it('places every node where it stands, when lines are continued and commented', () => {
  const text = '-- note\nto sell thing t -- what\n  let x = t.price -- note\n    + 1\n  stop\n';
  const { program } = parsed(text);
  const shown: string[] = [];
  walk(
    program,
    (node: Node) =>
      void (node.kind === 'binary' || node.kind === 'field' || node.kind === 'leave'
        ? shown.push(text.slice(node.at.start, node.at.end))
        : 0),
  );

  expect(shown).toEqual(['t.price -- note\n    + 1', 't.price', 'stop']);
});

it('maps places into the file, when the text is a scalar of another file', () => {
  const { diagnostics } = parseProgram({ text: 'gain gold', file: 'owl.yaml', map: (index) => 100 + 2 * index });

  expect(diagnostics.map(({ span }) => span)).toEqual([{ file: 'owl.yaml', start: 110, end: 117 }]);
});

it('goes on after a line that does not parse, when several lines are wrong', () => {
  const { program, reported } = parsed(
    'to sell thing t\n  gain 3 = 4\n  stop\n  let = 3\n  skip\nto buy thing\n  stop\nto rest\n  stop',
  );
  const kinds: string[] = [];
  walk(program, ({ kind }) => void kinds.push(kind));

  expect(reported.map(({ code }) => code)).toHaveLength(3);
  expect(program.items.map(({ kind }) => kind)).toEqual(['procedure', 'error', 'procedure']);
  expect(kinds.filter((kind) => kind === 'leave')).toHaveLength(3);
});

it('gives an error node with a message, when an expression does not parse', () => {
  for (const text of ['count(', '']) {
    const { value, diagnostics } = parseExpression({ text, file: 'a.rules' });
    expect([text, value.kind, diagnostics.length]).toEqual([text, 'error', 1]);
  }
});

it('refuses what is nested deeper than later phases can follow, whatever nests', () => {
  const deep = [
    `let x = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
    `let x = ${'1 + '.repeat(5000)}1`,
    `let x = ${'if y then 1 else '.repeat(5000)}1`,
    'if x\n'
      .repeat(600)
      .split('\n')
      .map((line, index) => ' '.repeat(index) + line)
      .join('\n'),
  ];

  for (const text of deep) expect(parsed(text).reported.map(({ code }) => code)).toContain('parse/too-deep');
});

it('comes to an end, when brackets are nested', () => {
  // Without the cache of the parser the time grows exponentially with the depth.
  const { reported } = parsed(`let x = ${'('.repeat(60)}1${')'.repeat(60)}`);

  expect(reported.map(({ code }) => code)).not.toContain('parse/too-deep');
});
