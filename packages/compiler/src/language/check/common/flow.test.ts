import { expect, it } from 'vitest';
import { reportedInEffect, reportedInRules } from '../../../testing/reported.ts';

it.each([
  ['a test against none', 'if guest is not none, increase guest.hurt by 1'],
  ['the other branch of a test for none', 'if guest is none\n  stop-here\notherwise\n  increase guest.hurt by 1'],
  ['leaving when it is none', 'if guest is none, return\nincrease guest.hurt by 1'],
  ['both sides of `and`', 'if guest is not none and guest.hurt > 1, increase guest.hurt by 1'],
  ['the right side of `or`', 'if guest is none or guest.hurt > 1, stop-here'],
  ['a negated test', 'if not (guest is none), increase guest.hurt by 1'],
  ['a test for a kind', 'if guest is goat, increase guest.hurt by 1'],
  ['a test for a place', 'if guest is in meadow, increase guest.hurt by 1'],
  ['equality with something that is there', 'if guest is this, increase guest.hurt by 1'],
  ['a value that is set', 'set guest to this\nincrease guest.hurt by 1'],
  ['a value of an expression', 'let n = if guest is none then 0 else guest.hurt\nset this.hurt to n'],
  ['`require`', 'require guest is not none\nincrease guest.hurt by 1'],
  ['a local', 'let one = up to one goat in meadow\nif one is none, return\nincrease one.hurt by 1'],
  [
    'a loop that goes on while it is there',
    'let one = first(goats in meadow)\nrepeat while one is not none\n  increase one.hurt by 1\n  set one to first(goats in meadow)',
  ],
  [
    'skipping in a loop',
    'for each b in beasts\n  let home = b.place\n  if home is none, skip\n  set home.open to true',
  ],
  ['a `where`', 'let x = count(beasts where its place is not none)\nset this.hurt to x'],
  ['a kind behind its parent', 'for each f in fittings in shop\n  if f is gate, open-up f'],
  ['a set that was tested', 'for each f in (fittings in shop where it is gate), open-up f'],
  [
    'both branches that set it',
    'if fairs\n  set guest to this\notherwise\n  set guest to bull\nincrease guest.hurt by 1',
  ],
  ['the condition of an option', 'choose\n  option tend if guest is not none\n    increase guest.hurt by 1'],
  ['the condition of a hook', 'when day begins if guest is not none, increase guest.hurt by 1'],
])('knows that something is there, when it follows from %s', (_name, effect) => {
  const rules = '\nto stop-here\n  set weather to storm\n\nto open-up gate g\n  move g to shop\n';

  expect(reportedInRules(rules).reported).toEqual([]);
  const { reported } = reportedInEffect(
    effect.replaceAll('stop-here', 'use-card first(cards in deck)').replaceAll('open-up f', 'move f to shop'),
  );
  expect(reported).toEqual([]);
});

it.each([
  ['nothing is tested', 'increase <<guest>>.hurt by 1'],
  ['it is none', 'if guest is none, increase <<guest>>.hurt by 1'],
  ['only one side of `or` says so', 'if guest is not none or fairs, increase <<guest>>.hurt by 1'],
  ['the branch does not leave', 'if guest is none, gain 1 coins\nincrease <<guest>>.hurt by 1'],
  ['it was set to none after', 'if guest is not none\n  set guest to none\n  increase <<guest>>.hurt by 1'],
  [
    'a step ran that may have changed the global',
    'if guest is not none\n  sell-off this because trade\n  increase <<guest>>.hurt by 1',
  ],
  [
    'a card was resolved that may have changed the global',
    'if guest is not none\n  resolve first(cards in deck)\n  increase <<guest>>.hurt by 1',
  ],
  [
    'a loop resolves a card before it comes round',
    'if guest is none, return\nfor each b in beasts\n  increase <<guest>>.hurt by 1\n  resolve first(cards in deck)',
  ],
  [
    'a loop changes it before it comes round',
    'let one = first(goats in meadow)\nif one is none, return\nfor each b in beasts\n  increase <<one>>.hurt by 1\n  set one to b.place.first-of',
  ],
  ['only one branch sets it', 'if fairs, set guest to this\nincrease <<guest>>.hurt by 1'],
  ['what is tested is no plain name', 'if this.place is not none, set <<this.place>>.open to true'],
  ['the body runs later', 'if guest is not none\n  at end of day, increase <<guest>>.hurt by 1'],
])('refuses a dot, when %s', (_name, effect) => {
  const { reported, marked } = reportedInEffect(effect);

  expect(reported).toContain(`check/may-be-none ${marked[0]}`);
});

it('keeps a local for a body that runs later, because it is a copy', () => {
  expect(
    reportedInEffect('let one = first(goats in meadow)\nif one is none, return\nat end of day, increase one.hurt by 1')
      .reported,
  ).toEqual([]);
});

it.each([
  ['`return`', '  return\n  <<set weather to storm>>'],
  ['`stop`', '  repeat\n    stop\n    <<skip>>'],
  ['an `if` that always leaves', '  if fairs\n    return\n  otherwise\n    return\n  <<set weather to storm>>'],
  ['an endless loop', '  repeat\n    set weather to storm\n  <<set weather to storm>>'],
])('warns of what is never reached, when it stands after %s', (_name, body) => {
  const { reported, marked, hit } = reportedInRules(`\nto wait\n${body}\n`);

  expect(reported).toEqual([`check/unreachable ${marked[0]}`]);
  expect(hit).toBe(true);
});

it.each([
  ['every branch returns', '  if fairs, return 1\n  otherwise, return 2'],
  ['a loop only ends in a `return`', '  repeat\n    if fairs, return 1'],
  ['the last statement returns', '  for each b in beasts\n    if b.hurt > 2, return 3\n  return 1'],
])('is content with the value of a procedure, when %s', (_name, body) => {
  expect(reportedInRules(`\nto tally giving number\n${body}\n`).reported).toEqual([]);
});

it.each([
  ['a branch is missing', '  if fairs, return 1'],
  ['the loop may not run', '  for each b in beasts, return 1'],
  ['the loop can be left', '  repeat\n    if fairs, stop\n    if guest is none, return 1'],
  ['an option does not return', '  choose\n    option go\n      return 1\n    option stay\n      gain 1 coins'],
])('misses the value of a procedure, when %s', (_name, body) => {
  expect(reportedInRules(`\nto <<tally>> giving number\n${body}\n`)).toMatchObject({
    reported: ['check/no-return tally'],
    hit: true,
  });
});
