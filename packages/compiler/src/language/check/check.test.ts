import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { compileText } from '../../testing/compile-text.ts';
import { reportedInEffect, reportedInRules } from '../../testing/reported.ts';

it.each([
  ['check/wrong-type', 'set this.hurt to <<true>>'],
  ['check/wrong-type', 'gain <<this>> coins'],
  ['check/wrong-type', 'set weather to <<3>>'],
  ['check/wrong-type', 'set this.side to <<storm>>'],
  ['check/wrong-type', 'let x = this.hurt + <<fairs>>\ngain x coins'],
  ['check/wrong-type', 'sell-off <<here>> because trade'],
  ['check/wrong-type', 'gain sum(beasts, <<its side>>) coins'],
  ['check/wrong-type', 'reroll <<this>>'],
  ['check/wrong-type', 'as <<this>>, gain 1 coins'],
  ['check/wrong-type', 'draw 1 from deck to <<here>>'],
  ['check/not-a-condition', 'if <<this.hurt>>, gain 1 coins'],
  ['check/not-a-condition', 'if any beasts and <<3>>, gain 1 coins'],
  ['check/not-a-set', 'for each b in <<this>>, gain b coins'],
  ['check/not-a-set', 'gain count(<<3>>) coins'],
  ['check/not-an-owner', 'gain count(animals of <<here>>) coins'],
  ['check/no-owner', 'gain count(<<players>> of you) coins'],
  ['check/no-place', 'gain count(beasts in <<3>>) coins'],
  ['check/no-place', 'gain count(beasts in <<none>>) coins'],
  ['check/no-place', 'if guest is none, gain count(goats in <<guest>>) coins'],
  ['check/no-goal', 'move this to <<none>>'],
  ['check/never-there', 'gain count(animals in <<farm of you>>) coins'],
  ['check/never-there', 'if this is in <<deck>>, gain 1 coins'],
  ['check/never-there', 'gain count(cards in <<pens in farm>>) coins'],
  ['check/not-a-value', 'let x = <<player>>\nas x, gain 1 coins'],
  ['check/not-a-noun', 'when this is sold-off because <<a result>>, gain 1 coins'],
  ['check/which-enum', 'let x = <<wild>>\nif x is tame, gain 1 coins'],
  ['check/singular', 'for each b in <<beast>>, set b.hurt to 0'],
  ['check/singular', 'let x = 2 <<goat>> in meadow\nmove x to market'],
  ['check/singular', 'move your <<animal>> to market'],
  ['check/plural', 'move a <<goats>> to market'],
  ['check/plural', 'sell-off each <<goats>> in meadow because trade'],
  ['check/plural', 'if this is <<strays>>, gain 1 coins'],
  ['check/plural', 'when <<a goats>> is sold-off, gain 1 coins'],
  ['check/none-into', 'set active to <<this.owner>>'],
  ['check/unknown-field', 'gain this.<<wieght>> coins'],
  ['check/unknown-field', 'gain here.<<weight>> coins'],
  ['check/unknown-field', 'gain your <<gold>> coins'],
  ['check/field-of-set', 'gain beasts.<<weight>> coins'],
  ['check/zone-of-player', 'move a card in <<active.hand>> to heap'],
  ['check/not-changing', 'when <<weight of this changes>>, gain 1 coins'],
  ['check/never-placed', 'when <<place of a pen changes>>, gain 1 coins'],
  ['check/mixed-sum', 'gain count(<<beasts + players>>) coins'],
  ['check/branches-differ', 'gain (<<if fairs then 1 else this>>) coins'],
  ['check/never-equal', 'if <<this is you>>, gain 1 coins'],
  ['check/never-member', 'if this is <<drought>>, gain 1 coins'],
  ['check/never-member', 'when <<a card>> is sold-off, gain 1 coins'],
  ['check/empty-list', 'let x = <<[]>>\ngain count(x) coins'],
  ['check/table-key', 'gain step(d6, [<<your coins>> -> 2]) coins'],
  ['check/table-order', 'gain step(d6, [3 -> 2, <<1>> -> 4]) coins'],
  ['check/table-alone', 'let x = <<[1 -> 2]>>\ngain step(d6, x) coins'],
  ['check/no-attribute', 'this has +1 <<hurt>>'],
  ['check/let-none', 'let x = <<none>>\nmove x to market'],
  ['check/let-several', 'let x, y = <<3>>\ngain x + y coins'],
  ['check/impure', 'gain count(beasts where its hurt > <<d6>>) coins'],
  ['check/impure', 'when day begins if <<d6>> > 3, gain 1 coins'],
  ['check/impure', 'gain count(beasts where <<feed(it, here)>>) coins'],
  ['check/late', 'if fairs and <<d6>> > 3, gain 1 coins'],
  ['check/late', 'gain (if fairs then <<d6>> else 2) coins'],
  ['check/late', 'if fairs or (<<a goat in meadow>>) is guest, gain 1 coins'],
  ['check/unused', 'let <<x>> = 3'],
  ['check/no-loop', '<<stop>>'],
  ['check/no-loop', 'each player\n  <<skip>>'],
  ['check/expire-outside', '<<expire>>'],
  ['check/proceed-outside', '<<proceed>>'],
  ['check/captured', 'let x = 3\nat end of day\n  set <<x>> to 4\n  gain x coins'],
  ['check/argument-count', 'gain this.<<reach>>(this, this) coins'],
  ['check/argument-count', 'let x = <<feed>>(this)\nif x, gain 1 coins'],
  ['check/function-use', 'gain <<count(beasts, 3)>> coins'],
  ['check/verb-use', '<<shuffle>>'],
  ['check/verb-use', '<<move>> this'],
  ['check/no-value', 'gain <<sell-off>>(this, trade) coins'],
  ['check/missing-object', '<<use-card>>'],
  ['check/no-object', 'day <<this>>'],
  ['check/missing-label', '<<sell-off>> this'],
  ['check/twice', 'sell-off this because trade <<because>> storm'],
  ['check/needs-each', 'sell-off <<beasts>> because trade'],
  ['check/cannot-set', 'set <<this.weight>> to 3'],
  ['check/cannot-set', 'set <<this.owner>> to you'],
  ['check/cannot-set', 'set <<fairs>> to true'],
  ['check/use-gain', 'increase <<your coins>> by 3'],
  ['check/whose-zone', 'draw 1 from deck to <<hand>>'],
  ['check/no-goal', 'move this to <<beasts>>'],
  ['check/cannot-hold', 'move this to <<heap>>'],
  ['check/cannot-hold', 'move a card in your hand to <<here>>'],
  ['check/window-of', 'offer <<night>>'],
  ['check/window-of', 'offer morning of <<this>>'],
  ['check/no-play', '<<play in morning, gain 1 coins>>'],
  ['check/number-range', 'let n = <<a number from 3 to 0>>\ngain n coins'],
  ['check/read-after', 'when a goat is sold-off, gain its <<weight>> coins'],
  ['check/none-into', 'let x = feed(<<guest>>, here)\nif x, gain 1 coins'],
  ['check/none-into', 'gain this.reach(<<guest>>) coins'],
  ['check/never-equal', 'if <<beasts is none>>, gain 1 coins'],
  ['check/dice-sides', 'gain d<<1>> coins'],
  ['check/dice-count', 'gain <<21>>d6 coins'],
  ['check/dice-count', 'gain (<<20 + 1>>)d6 coins'],
  ['check/dice-sides', 'gain d(<<0>>) coins'],
  ['check/dice-sides', 'gain 1d(<<-5>>) coins'],
  ['check/too-great', 'gain <<99999999999999999999>> coins'],
  ['check/too-great', 'gain <<2147483647 + 1>> coins'],
  ['check/too-great', 'gain <<0 - 2147483647 - 1>> coins'],
  ['check/too-great', 'gain <<65536 * 65536>> coins'],
  ['check/by-zero', 'gain 7 / <<0>> coins'],
  ['check/by-zero', 'gain your coins / (<<2 - 2>>) coins'],
  ['check/negative-amount', 'gain <<-5>> coins'],
  ['check/negative-amount', 'lose <<3 - 8>> coins'],
  ['check/negative-amount', 'pay <<-5>> coins'],
  ['check/negative-amount', 'repeat <<-1>> times\n  gain 1 coins'],
  ['check/negative-amount', 'gain (<<-2>>)d6 coins'],
  ['check/negative-amount', 'draw <<-1>> from deck to your hand'],
  ['check/zero-amount', 'lose <<3 - 3>> coins'],
  ['check/zero-amount', 'pay <<0>> coins'],
  ['check/zero-amount', 'repeat <<0>> times\n  gain 1 coins'],
  ['check/zero-amount', 'gain (<<0>>)d6 coins'],
  ['check/zero-amount', 'draw <<0>> from deck to your hand'],
  ['check/with-itself', 'if <<this.hurt > this.hurt>>, gain 1 coins'],
  ['check/with-itself', 'if fairs and <<count(beasts) is count(beasts)>>, gain 1 coins'],
  ['check/with-itself', 'if <<your coins >= your coins>>, gain 1 coins'],
  ['check/with-itself', 'if <<(your coins) >= (your coins)>>, gain 1 coins'],
  ['check/with-itself', 'if <<guest is not guest>>, gain 1 coins'],
  ['check/with-itself', 'gain count(beasts where <<its hurt < its hurt>>) coins'],
  ['check/with-itself', 'if not <<3 <= 3>>, gain 1 coins'],
])('tells %s and nothing else, at the marked words, when an effect says %j', (code, marked) => {
  const { reported, hit } = reportedInEffect(marked);

  expect(reported.map((one) => one.split(' ')[0])).toEqual([code]);
  expect({ reported, hit }).toEqual({ reported, hit: true });
});

it.each([
  ['check/continuous-in-block', 'to doze\n  <<animals have +1 weight>>'],
  ['check/define-itself', 'define <<endless>>(number n) as endless(n - 1)'],
  ['check/impure', 'define lucky as <<d6>> > 3'],
  [
    'check/impure',
    'define sold as <<feed(first-goat, first-pen)>>\ndefine first-goat as bull\ndefine first-pen as pick\ndefine pick giving pen\n  repeat\n    for each p in pens, return p',
  ],
  ['check/return-extra', 'to doze\n  return <<3>>'],
  ['check/return-missing', 'to tally giving number\n  <<return>>'],
  ['check/wrong-type', 'to tally giving number\n  return <<fairs>>'],
  ['check/wrong-type', 'define tally(number n) giving flag\n  return <<n>>'],
])('tells %s and nothing else, at the marked words, when rules say %j', (code, marked) => {
  const { reported, hit } = reportedInRules(`\n${marked}\n`);

  expect(reported.map((one) => one.split(' ')[0])).toEqual([code]);
  expect({ reported, hit }).toEqual({ reported, hit: true });
});

it.each([
  ['for each b in beast, set b.hurt to 0', 'for each b in beasts, set b.hurt to 0'],
  ['move a goats to market', 'move a goat to market'],
  ['move a card in active.hand to heap', 'move a card in hand of active to heap'],
])('repairs %j into %j, which is right', (wrong, right) => {
  expect(reportedInEffect(wrong).repaired).toBe(right);
  expect(reportedInEffect(right).reported).toEqual([]);
});

it.each([
  ['always holds', ['is', '<=', '>=']],
  ['never holds', ['is not', '<', '>']],
])('says that a comparison with itself %s, when it is one of %j', (says, operators) => {
  for (const operator of operators) {
    const { diagnostics } = reportedInEffect(`if this.hurt ${operator} this.hurt, gain 1 coins`);
    expect(diagnostics.map(({ message }) => message)).toEqual([`This compares a value with itself, so it ${says}.`]);
  }
});

it.each([
  ['if this > this, gain 1 coins', ['check/wrong-type this', 'check/wrong-type this']],
  [
    'if frist(beasts) is frist(beasts), gain 1 coins',
    ['resolve/unknown-function frist', 'resolve/unknown-function frist'],
  ],
])('says nothing of a comparison with itself, when %j is wrong anyway', (effect, mistakes) => {
  expect(reportedInEffect(effect).reported).toEqual(mistakes);
});

it('tells one mistake once, when much hangs on it', () => {
  const effect =
    'let x = frist(beasts)\nmove x to market\nset x.hurt to x.weight + 1\nfor each y in x\n  gain y.hurt coins';

  expect(reportedInEffect(effect).reported).toEqual(['resolve/unknown-function frist']);
});

it('says nothing more of a set whose members it does not know', () => {
  const { reported } = reportedInEffect('let x = a beast where beside(frist(beasts))\nmove x to market');

  expect(reported).toEqual(['resolve/unknown-function frist']);
});

it.each([
  ['an attribute is read before the move', 'before a goat is sold-off, gain its weight coins'],
  ['what is printed is read after the move', 'when a goat is sold-off, gain its printed-weight coins'],
  ['a card is used', 'when a card called c is used-card, move c to deck'],
  ['a procedure without an object', 'instead of day, proceed'],
  ['`proceed` with other values', 'instead of a player being rested-up for 3, proceed with it for 2'],
  ['a result that is heard', 'when this is fed if result, gain 1 coins'],
  [
    'several windows',
    'in night of victim, you may sell-off victim because trade\ntwice per day, in morning, you may gain 1 coins',
  ],
  [
    'what nobody has to be there for',
    'move guest to favourite\nas this.owner, gain 1 coins\nsell-off guest because trade by first(beasts)',
  ],
  ['a zone that is kept', 'let cards-there = your hand\nmove cards-there to heap'],
  ['sets of sets', 'gain count(animals in (pens where its open) where its place is here) coins'],
  ['an effect that lasts', 'until end of day\n  beasts have +1 weight\n  when a beast is sold-off, expire'],
  ['two throws, compared', 'if d6 > d6, gain 1 coins'],
  ['two decisions, compared', 'if (a beast in meadow) is (a beast in meadow), gain 1 coins'],
  ['two procedures that are done, compared', 'if feed(this, here) is feed(this, here), gain 1 coins'],
  ['two values that only look alike', 'gain count(beasts where its hurt > this.hurt) coins'],
  ['secret choices', 'each player secretly\n  let picked = up to one card in your hand\n  move picked to heap'],
])('has nothing to say, when the effect has %s', (_name, effect) => {
  const rules = '';
  expect(reportedInEffect(effect).reported).toEqual([]);
  expect(reportedInRules(rules).reported).toEqual([]);
});

it('takes a name for used that only a prompt of its procedure speaks of', () => {
  const game = tinyGame().get('lantern/game.yaml') ?? '';
  const rules = 'to tidy\n  let spare = count(your hand)\n  let g = a beast in your hand\n  move g to your deck\n';
  const unused = (prompt: string): string[] =>
    compileText({
      'game.yaml': game.replace('prompts: {', `prompts: {${prompt}`),
      'rules/more.rules': rules,
    }).diagnostics.flatMap(({ code, message }) => (code === 'check/unused' ? [message] : []));

  expect(unused('')).toEqual(['Nothing uses `spare`.']);
  expect(unused(`another.g: 'Which, with {spare} left?', `)).toEqual(['Nothing uses `spare`.']);
  expect(unused(`tidy.g: 'Which, with {spare} left?', `)).toEqual([]);
  expect(unused(`tidy.g: 'Which, with {spare|one|several} left?', `)).toEqual([]);
});
