import { expect, it } from 'vitest';
import type { ReportExtra } from '../../diagnostics/collector.ts';
import { readMarks } from '../../testing/marks.ts';
import { parseProgram } from './parse.ts';

interface Reported {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly edits: NonNullable<ReportExtra['edits']>;
}

function diagnose(text: string): Reported[] {
  const { diagnostics } = parseProgram({ text, file: 'a.rules' });
  return diagnostics.map(({ code, span: { start, end }, fix }) => ({ code, start, end, edits: fix?.edits ?? [] }));
}

function repair(text: string, edits: Reported['edits']): string {
  const last = edits.toSorted((first, second) => second.span.start - first.span.start);
  return last.reduce((all, { span, text: instead }) => all.slice(0, span.start) + instead + all.slice(span.end), text);
}

/**
 * What is wrong, with the marked place, and what the repair makes of it; null where none is safe.
 */
const habits: readonly (readonly [code: string, marked: string, repaired: string | null])[] = [
  ['parse/operator', 'if x <<==>> 3, stop', 'if x is 3, stop'],
  ['parse/operator', 'if x <<=>> 3, stop', 'if x is 3, stop'],
  ['parse/operator', 'if x<<!=>>3, stop', 'if x is not 3, stop'],
  ['parse/operator', 'if x <<<>>> 3, stop', 'if x is not 3, stop'],
  ['parse/operator', 'if x > 3 <<&&>> y, stop', 'if x > 3 and y, stop'],
  ['parse/operator', 'require <<!>>x', 'require not x'],
  ['parse/operator', 'let x = y <<==>> 3', 'let x = y is 3'],
  ['parse/assign', 'score <<=>> 3', null],
  ['parse/assign', 'this.score <<=>> 3', null],
  ['parse/set-to', 'set score<<=>>3', 'set score to 3'],
  ['parse/let-name', 'let x<<.>>y = 3', null],
  ['parse/let-name', 'let x <<:=>> 3', 'let x = 3'],
  ['parse/increase', 'score <<+=>> 2', 'increase score by 2'],
  ['parse/increase', 'this.score <<-=>> 2', 'decrease this.score by 2'],
  ['parse/increase', 'score<<++>>', null],
  ['parse/colon', 'if x<<:>>\n  stop', 'if x\n  stop'],
  ['parse/colon', 'if x<<:>> stop', 'if x, stop'],
  ['parse/semicolon', 'gain 3 coins<<;>>', 'gain 3 coins'],
  ['parse/semicolon', 'gain 3 coins<<;>> lose 2 hay', 'gain 3 coins, then lose 2 hay'],
  ['parse/comment', 'gain 3 coins <<#>> much', 'gain 3 coins -- much'],
  ['parse/comment', 'gain 3 coins <<//>> much', 'gain 3 coins -- much'],
  ['parse/quotes', 'win you because <<">>rich"', null],
  ['parse/spaces', 'let x = (y)<<->>1', 'let x = (y) - 1'],
  ['parse/spaces', 'let x = y <<+>>1', 'let x = y + 1'],
  ['parse/amount-first', 'cards have <<price +1>>', 'cards have +1 price'],
  ['parse/unopened', 'let x = count(cards)<<)>>', 'let x = count(cards)'],
  ['parse/unclosed', 'let x = count<<(>>cards', null],
  ['parse/unclosed', 'let x = count<<(>>cards\nlet y = count(cards)', null],
  ['parse/the', 'sell <<the>> card', null],
  ['parse/the', 'at <<the>> end of day, stop', 'at end of day, stop'],
  ['parse/is-article', 'if x is <<a>> card, stop', 'if x is card, stop'],
  ['parse/is-article', 'if x is not <<an>> ogre and y > 3, stop', 'if x is not ogre and y > 3, stop'],
  ['parse/name-form', 'let <<myScore>> = 3', 'let my-score = 3'],
  ['parse/name-form', 'gain 3 <<old_coins>>', 'gain 3 old-coins'],
  ['parse/name-form', '<<If>> x, stop', 'if x, stop'],
  ['parse/other-word', 'if x\n  stop\n<<else>>\n  skip', 'if x\n  stop\notherwise\n  skip'],
  ['parse/other-word', 'if x\n  stop\n<<else if>> y\n  skip', 'if x\n  stop\notherwise if y\n  skip'],
  ['parse/other-word', 'if x\n  stop\n<<elif>> y\n  skip', 'if x\n  stop\notherwise if y\n  skip'],
  ['parse/other-word', '<<whenever>> a card is sold, stop', 'when a card is sold, stop'],
  ['parse/other-word', '<<while>> x\n  stop', 'repeat while x\n  stop'],
  ['parse/other-word', 'gain 3 coins\n<<while>> x\n  stop', 'gain 3 coins\nrepeat while x\n  stop'],
  ['parse/other-word', '<<for>> c in cards, stop', 'for each c in cards, stop'],
  ['parse/other-word', '<<for all>> c in cards, stop', 'for each c in cards, stop'],
  ['parse/other-word', '<<may>> draw 2 from x to y', 'you may draw 2 from x to y'],
  ['parse/other-word', 'cards <<get>> +1 price', 'cards have +1 price'],
  ['parse/other-word', 'if <<not any>> cards, stop', 'if no cards, stop'],
  ['parse/otherwise', 'stop\n<<otherwise>>, skip', null],
  ['parse/otherwise', 'if x, stop <<otherwise>> skip', null],
  ['parse/then-for-comma', 'if x <<then>> stop', 'if x, stop'],
  ['parse/missing-comma', 'if x <<pay>> 2 coins', 'if x, pay 2 coins'],
  ['parse/missing-comma', 'when a card is sold <<gain>> 2 coins', 'when a card is sold, gain 2 coins'],
  ['parse/missing-comma', 'until end of day <<cards>> have +1 price', 'until end of day, cards have +1 price'],
  ['parse/missing-comma', 'each player <<gain>> 2 coins', 'each player, gain 2 coins'],
  ['parse/missing-then', 'gain 3 coins, <<lose>> 2 hay', 'gain 3 coins, then lose 2 hay'],
  ['parse/missing-then', 'gain 3 coins <<and>> lose 2 hay', 'gain 3 coins, then lose 2 hay'],
  ['parse/missing-then', 'gain 3 coins <<and>> rotate t by 1', 'gain 3 coins, then rotate t by 1'],
  ['parse/event-form', 'when a card <<dies>>, stop', null],
  ['parse/you-statement', '<<you>> gain 3 coins', 'gain 3 coins'],
  ['parse/verb-brackets', 'sell<<(t)>>', 'sell t'],
  ['parse/set-brackets', 'for each c in these <<+>> those where x, stop', null],
  ['parse/list-item', 'gain 3 coins\n<<->> gain 2 hay', null],
  ['parse/reserved', 'let <<to>> = 3', null],
  ['parse/whose', 'set <<you.score>> to 3', 'set your score to 3'],
  ['parse/whose', 'let x = count(cards where <<it.price>> > 3)', 'let x = count(cards where its price > 3)'],
  ['parse/whose', 'let x = <<its.>>price', 'let x = its price'],
  ['parse/no-window', 'once per day, <<you>> may stop', null],
  ['parse/no-window', 'once per day, <<gain>> 3 coins', null],
  ['parse/no-window', 'once per day, in rest, <<gain>> 3 coins', 'once per day, in rest, you may gain 3 coins'],
  ['parse/no-window', 'in rest, <<gain>> 3 coins', 'in rest, you may gain 3 coins'],
  ['parse/choose-what', '<<choose>> a card in hand', 'let picked = a card in hand'],
  ['parse/roll-alone', '<<roll>> d6', 'let rolled = roll d6'],
  ['parse/for-each-amount', 'gain 3 coins <<for each>> card in hand', null],
  ['parse/option-outside', '<<option>> buy\n  stop', null],
  ['parse/item-in-block', 'if x\n  <<when>> a card is sold, stop', null],
  ['parse/item-in-block', 'to settle\n  <<to>> rest\n    stop', null],
  ['parse/not-an-option', 'choose\n  <<buy>>\n    stop', null],
  ['parse/block-without-header', 'gain 3 coins\n  <<lose>> 2 hay', null],
  ['parse/comma-before-block', 'if x<<,>>\n  gain 3 coins\n  lose 2 hay', 'if x\n  gain 3 coins\n  lose 2 hay'],
  ['parse/no-body', 'if <<x>>', null],
  ['parse/tab', '<<\t>>gain 3 coins', '  gain 3 coins'],
  ['parse/indent', 'if x\n    stop\n<<  >>skip', null],
  ['parse/private-use', 'gain 3 <<\uE001>>coins', 'gain 3 coins'],
  ['parse/ends-early', 'gain <<3>>', null],
  ['parse/unexpected', 'let x = y <<?>> 1', null],
];

it.each(habits)('tells %s at the marked word, when %j is written', (code, marked, repaired) => {
  const { text, ranges } = readMarks(marked.replace('<<<>>>', '<<\u{1}>>'));
  const source = text.replace('\u{1}', '<>');
  const end = source.length - text.length;
  const [range] = ranges;
  const [reported, ...others] = diagnose(source);

  expect(others).toEqual([]);
  expect(reported).toMatchObject({ code, start: range?.start, end: (range?.end ?? 0) + end });
  expect(reported?.edits.length === 0 ? null : repair(source, reported?.edits ?? [])).toBe(repaired);
});

it.each(habits.filter(([, , repaired]) => repaired !== null))(
  'repairs %s into something that parses, when %j is written',
  (_code, _marked, repaired) => {
    expect(diagnose(repaired ?? '')).toEqual([]);
  },
);

it('lists what could stand, likeliest first and without what could always stand, when nothing better is known', () => {
  const { diagnostics } = parseProgram({ text: 'for each h of cards, stop', file: 'a.rules' });

  expect(diagnostics).toMatchObject([{ message: '`of` cannot stand here.', notes: ['Here could stand `in`.'] }]);
  expect(diagnostics[0]).not.toHaveProperty('meant');
});
