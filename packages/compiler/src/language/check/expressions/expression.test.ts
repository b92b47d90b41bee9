import { expect, it } from 'vitest';
import type { Facts } from '../../facts/facts.ts';
import type { Expression } from '../../../content/tree/node.ts';
import { walk } from '../../../content/tree/walk.ts';
import { checkFarm, FARM_RULES } from '../../../testing/farm.ts';
import { describe } from '../common/types.ts';

/** The expression after `let x =` in the effect of an animal, checked. */
function valueOf(text: string): { value: Expression | null; facts: Facts; reported: string[] } {
  const { game, diagnostics } = checkFarm(FARM_RULES, `for each b in beasts\n  let x = ${text}`);
  let value: Expression | null = null;
  const effect = game.rows.find(({ name }) => name === 'goat')?.effect;
  if (effect) walk(effect, (node) => void (node.kind === 'let' ? (value = node.value) : 0));
  return {
    value,
    facts: game.facts,
    reported: diagnostics.filter(({ code }) => code !== 'check/unused').map(({ code }) => code),
  };
}

it.each([
  ['3', 'a number'],
  ['true', 'a yes or no'],
  ['this', 'an animal'],
  ['here', 'a pen'],
  ['you', 'a player'],
  ['players', 'a set of players'],
  ['opponent', 'a player'],
  ['opponent of active', 'a player'],
  ['next-player(active)', 'a player'],
  ['active', 'a player'],
  ['guest', 'an animal or none'],
  ['fairs', 'a yes or no'],
  ['animals', 'a set of animals'],
  ['beasts', 'a set of animals'],
  ['goats', 'a set of animals'],
  ['bull', 'an animal'],
  ['market', 'the zone `market`'],
  ['farm of active', 'the zone `farm`'],
  ['your hand', 'the zone `hand`'],
  ['your beasts', 'a set of animals'],
  ['cards in your hand', 'a set of cards'],
  ['fittings in shop where it is gate', 'a set of gates'],
  ['animals in pens in farm of you', 'a set of animals'],
  ['animals in beasts', 'a set of animals'],
  ['b.weight', 'a number'],
  ['b.printed-weight', 'a number'],
  ['b.legs', 'a number'],
  ['b.side', 'a side'],
  ['b.owner', 'a player or none'],
  ['b.place', 'a pen or none'],
  ['b.reach(this)', 'a number'],
  ['bull.hurt', 'a number'],
  ['here.stalls', 'the zone `stalls`'],
  ['your coins', 'a number'],
  ['your tired', 'a yes or no'],
  ['your digging', 'a number'],
  ['2d6', 'a number'],
  ['highest of 2d10', 'a number'],
  ['roll d6', 'a number'],
  ['a goat in meadow', 'an animal'],
  ['a random goat in meadow', 'an animal'],
  ['up to one goat in meadow', 'an animal or none'],
  ['2 goats in meadow', 'a set of animals'],
  ['1 goat in meadow', 'a set of animals'],
  ['up to 3 goats', 'a set of animals'],
  ['any number of cards in your hand', 'a set of cards'],
  ['an order of beasts', 'a set of animals'],
  ['a number from 0 to your coins', 'a number'],
  ['a side', 'a side'],
  ['a player where it is not you', 'a player'],
  ['a die of thrown-dice', 'a die'],
  ['dice of thrown-dice where its value > 3', 'a set of dice'],
  ['count(beasts)', 'a number'],
  ['sum(beasts, its weight)', 'a number'],
  ['max(b.weight, b.hurt)', 'a number'],
  ['max(beasts, its weight)', 'a number'],
  ['first(players)', 'a player'],
  ['first(beasts)', 'an animal or none'],
  ['nth(cards in deck, 2)', 'a card or none'],
  ['rest(cards in deck)', 'a set of cards'],
  ['most(beasts, its weight)', 'a set of animals'],
  ['distinct(animals, its side)', 'a set of animals'],
  ['step(d6, [1 -> 2, 4 -> 5])', 'a number'],
  ['any beasts', 'a yes or no'],
  ['b is goat', 'a yes or no'],
  ['b.side is wild', 'a yes or no'],
  ['b is in here', 'a yes or no'],
  ['b is in beasts', 'a yes or no'],
  ['weather is in [storm, wild]', 'a yes or no'],
  ['not b.asleep', 'a yes or no'],
  ['beasts + strays', 'a set of animals'],
  ['beasts - goats', 'a set of animals'],
  ['-3 + 2 * 4 / 3', 'a number'],
  ['if any beasts then 1 else 2', 'a number'],
  ['if any beasts then b else none', 'an animal or none'],
  ['[1, 2]', 'a set of numbers'],
  ['feed(b, here)', 'a yes or no'],
])('finds the type, when the value is %j', (text, type) => {
  const { value, facts, reported } = valueOf(text);

  expect(reported).toEqual([]);
  expect(describe(facts.types.get(value) ?? { is: 'error' })).toBe(type);
});

it('reads a kind, a set or a row after `is` as a test, and everything else as a value', () => {
  const tested = (text: string): string | undefined => {
    const { value, facts } = valueOf(text);
    return facts.tests.get(value);
  };

  expect(['b is stray', 'b is bull', 'b is guest', 'b is not none'].map(tested)).toEqual([
    'member',
    'member',
    'equal',
    'equal',
  ]);
});

it('takes the enum that is wanted, when two enums share a value', () => {
  const meant = (text: string, side: 'left' | 'right'): unknown => {
    const { value, facts } = valueOf(text);
    return value?.kind === 'binary' ? facts.refs.get(value[side]) : undefined;
  };

  expect(meant('b.side is wild', 'right')).toMatchObject({ enum: { name: 'side' }, index: 0 });
  expect(meant('weather is wild', 'right')).toMatchObject({ enum: { name: 'cause' }, index: 3 });
  expect(meant('wild is weather', 'left')).toMatchObject({ enum: { name: 'cause' } });
});

it('sees the outer `it` in the second number of `max`, because no set is judged there', () => {
  const { value, facts, reported } = valueOf('count(beasts where max(its weight, its hurt) > 3)');
  const locals = new Set<unknown>();
  if (value !== null)
    walk(value, (node) => {
      const ref = facts.refs.get(node);
      if (node.kind === 'name' && node.name === 'it' && ref?.to === 'local') locals.add(ref.local);
    });

  expect(reported).toEqual([]);
  expect(locals.size).toBe(1);
});
