import { HEADER, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { running } from '../code/testing/running.ts';

const RULES = `
define none-kept as count(beasts in your hand) > 0

define one-of giving beast?
  if none-kept, return first(beasts in your hand)
  return none

define left-early giving number
  for each b in beasts in your hand
    if b.might > 0, return b.might
  return 0

define named giving number
  let held = beasts in your hand
  return count(held)

define passed giving number
  return strongest-of(beasts in your hand)

define strongest-of(set of beast held) as max(held, its might)

to ask-at-once
  move (a beast in your hand) to your deck

to ask-afterwards
  if one-of is not none, increase day by 1
  increase day by left-early * 10 + named * 100 + passed * 1000
  move (a beast in your hand) to your deck
`;

it('leaves no list on top of the state, however a function is left', async () => {
  const game = await running(RULES);
  for (const row of ['owl', 'moth']) game.put(game.things(row)[0]!, 'hand');
  game.call('ask-at-once');
  const top = game.state[HEADER.top];

  expect(game.call('ask-afterwards')).toBe(STATUS.decision);

  expect(game.state[HEADER.top]).toBe(top);
  expect(game.get('day')).toBeGreaterThan(1211 - 1);
});

it('keeps nothing in mind where a function makes no list', () => {
  const code = compileText({ 'rules/more.rules': RULES }).module?.code ?? '';
  const bodyOf = (name: string): string =>
    new RegExp(String.raw`function d_${name}\([\s\S]*?\n}`).exec(code)?.[0] ?? '';

  expect(bodyOf('one_of')).toContain('return -1;');
  expect([bodyOf('none_kept'), bodyOf('one_of')].join()).not.toContain('top');
  for (const name of ['left_early', 'named']) expect(bodyOf(name)).toContain('const top = ');
});
