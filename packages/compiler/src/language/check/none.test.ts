// What is said of a field of something that may be none, of an owner that is several, and of a
// prompt for a card that asks by a name.

import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { compileText } from '../../testing/compile-text.ts';

const TOLD = new Set(['check/may-be-none', 'check/not-an-owner', 'resolve/unknown-name']);

function said(rules: string): string[] {
  const { diagnostics } = compileText({ 'rules/more.rules': rules });
  return diagnostics.filter(({ code }) => TOLD.has(code)).map(({ message, notes }) => [message, ...notes].join(' '));
}

it.each([
  [
    'to doze\n  let b = up to one fighter of active\n  set b.tired to false\n',
    '`b` may be `none`, which has no `tired`. Test it first: `if b is not none`.',
  ],
  [
    'define dozing(glade g) as first(beasts in g).tired\n',
    'This may be `none`, which has no `tired`. Only a name can be tested, and no line for `let found = …` can stand here. Write a function that has lines: `define NAME giving TYPE`.',
  ],
  [
    'define oily(beast b) as b.owner.oil\n',
    '`b.owner` may be `none`, which has no `oil`. Only a name can be tested, and no line for `let found = b.owner` can stand here. Write a function that has lines: `define NAME giving TYPE`.',
  ],
  [
    'define oily(beast b) giving number\n  return b.owner.oil\n',
    '`b.owner` may be `none`, which has no `oil`. Only a name can be tested. Keep it by `let found = b.owner`, then test that: `if found is not none`.',
  ],
  [
    'define oily as count(beasts where its owner.oil > 1)\n',
    '`its owner` may be `none`, which has no `oil`. Only a name can be tested, and no line for `let found = its owner` can stand here. Write a function that has lines: `define NAME giving TYPE`.',
  ],
  [
    'define many as count(fighters of players)\n',
    'After `of` stands a player, but this is a set of players. `of` takes one player. For several, ask for the owner: `where its owner is in …`.',
  ],
  [
    'define many(glade g) as count(fighters of g)\n',
    'After `of` stands a player, but this is a glade. What lies in a thing is asked for with `in`, as in `cards in …`.',
  ],
  [
    'define many as count(dwellers of first(glades))\n',
    'Nothing here is called `dwellers`. Each glade has `dwellers` of its own: give one a name, `let found = …`, and write `found.dwellers`.',
  ],
])('says how to go on, when the rules are %j', (rules, message) => {
  expect(said(rules)).toEqual([message]);
});

it('names the choice of a card, when a prompt is for the card and its choice has a name', () => {
  const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';
  const { diagnostics } = compileText({
    'game.yaml': game.replace('prompts: {', 'prompts: { glutton: Which one?,'),
    'beasts/glutton.yaml': `might: 1\neffect: |\n  when mood of a beast changes\n    let prey = a beast in your hand\n    set prey.tired to true\n`,
  });

  expect(diagnostics.map(({ code, meant }) => [code, meant])).toEqual([['load/unknown-name', ['glutton.prey']]]);
});
