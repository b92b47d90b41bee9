import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { BUILT_IN_VERBS } from '../../language/vocabulary/verbs.ts';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';

const GAME = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

/** A game with a kind whose things lie on the table, where they belong to no player. */
function said(effect: string, rules = '', more: Readonly<Record<string, string>> = {}): string[] {
  const { diagnostics } = compileText({
    'game.yaml': GAME.replace('zones:\n', 'zones:\n  wood: { holds: [ghost, beast], in-force: true }\n').replace(
      '\n  glade:\n',
      '\n  ghost: { folder: ghosts, fields: { woken: { type: number } } }\n  glade:\n',
    ),
    'ghosts/wisp.yaml': `starts: wood\neffect: |\n${effect.replaceAll(/^/gm, '  ')}\n`,
    'rules/more.rules': rules,
    ...more,
  });
  return diagnostics.map(({ code, message, span }) =>
    code === 'check/no-player' ? `${message} ${span.file.split('/').at(-1)}:${span.start}` : code,
  );
}

const HEARD = 'when a beast is summoned';

/** How each statement acts on `you`, with the word that the message names. */
const ACTING: readonly (readonly [string, string])[] = [
  ['gain 1 oil', 'gain'],
  ['lose 1 oil', 'lose'],
  ['pay 1 oil', 'pay'],
  ['draw 1 from your deck to your hand', 'your deck'],
  ['shuffle your deck', 'your deck'],
  ['reveal each card in your hand', 'your hand'],
  ['hide each card in your hand', 'your hand'],
  ['refill your deck to 3 from your discard', 'your deck'],
  ['resolve first(tricks in your hand)', 'your hand'],
  ['move first(cards in your hand) to your discard', 'your hand'],
  ['win you because bright', 'you'],
  ['eliminate you because dusk', 'you'],
  ['increase your strikes by 1', 'your strikes'],
  ['set active to you', 'you'],
  ['as opponent, gain 1 oil', 'opponent'],
  ['let b = a beast\nset b.tired to true', 'a …'],
  ['you may set day to 1', 'you may'],
  ['choose\n  option one, set day to 1\n  option two, set day to 2', 'choose'],
  ['offer main-window', 'offer main-window'],
  ['if your score > 3, set day to 1', 'your score'],
];

it.each(ACTING)('tells that nobody is `you` for %j in a thing on the table', (statement, word) => {
  const [found, ...more] = said(`${HEARD}\n${statement.replaceAll(/^/gm, '  ')}`);

  expect(found).toContain(`\`${word}\` is for \`you\`, but here is no such player: \`wisp\` belongs to no player`);
  expect(more).toEqual([]);
});

it.each(ACTING)('finds nothing in %j, when a player is named', (statement) => {
  expect(said(`${HEARD}\n  as active\n${statement.replaceAll(/^/gm, '    ')}`)).toEqual([]);
  const each = said(`${HEARD}\n  each player\n${statement.replaceAll(/^/gm, '    ')}`);
  expect(each.filter((one) => one !== 'check/one-by-one')).toEqual([]);
});

it('knows every verb that can act on `you`', () => {
  const words = new Set(ACTING.flatMap(([statement]) => statement.split(/\W+/)));
  // These act on dice, on tiles, or on nothing.
  const others = new Set(['reroll', 'rotate', 'end-game']);

  expect(Object.keys(BUILT_IN_VERBS).filter((verb) => !words.has(verb) && !others.has(verb))).toEqual([]);
});

it.each([
  ['a pattern', 'when your beast is summoned, set day to 1'],
  ['a turn', 'when a beast is summoned on your turn, set day to 1'],
  ['a condition that is watched', 'as soon as your oil > 3, set day to 1'],
  ['what is in force', 'your fighters have +1 might'],
  ['what lasts', `${HEARD}\n  until end of take-turn, when a beast is banished, gain 1 oil`],
])('tells it of %s', (_what, effect) => {
  expect(said(effect)).toHaveLength(1);
  expect(said(effect)[0]).toContain('is for `you`');
});

it('tells it once of a thing, at its first place', () => {
  const effect = `${HEARD}\n  gain 1 oil\n  lose 1 embers\n  increase your strikes by 1`;

  expect(said(effect)).toEqual([expect.stringContaining('`gain` is for `you`')]);
});

it('tells it in a procedure, when only such things do it', () => {
  const rules = 'to haunt\n  set day to 1\n  gain 1 oil\n';

  expect(said(`${HEARD}, haunt`, rules)).toEqual([
    expect.stringMatching(/`gain` .*: `haunt` is only done by things that belong to no player\. more\.rules/),
  ]);
});

it('tells it where a procedure is called, when players do it elsewhere', () => {
  const rules = 'to haunt\n  gain 1 oil\n\nto play-on\n  haunt\n\nwhen take-turn begins, as active, play-on\n';

  expect(said(`${HEARD}, play-on`, rules)).toEqual([expect.stringMatching(/`play-on` is for `you`.* wisp\.yaml/)]);
});

it.each([
  ['the rule asks whether there is a `you`', `${HEARD}, if you is not none, gain 1 oil`, ''],
  ['what is called names a player', `${HEARD}, haunt`, 'to haunt\n  each player, gain 1 oil\n'],
  ['what is called is given a player', `${HEARD}, haunt active`, 'to haunt player p\n  as p, gain 1 oil\n'],
  ['only the table changes', `${HEARD}, set day to 1`, ''],
  ['all players are asked', `${HEARD}, offer roll-window`, ''],
])('finds nothing, when %s', (_why, effect, rules) => {
  expect(said(effect, rules)).toEqual([]);
});

it('finds nothing in a thing that may lie where a player owns it', () => {
  const newt = { 'beasts/newt.yaml': `might: 1\nstarts: wood\neffect: ${HEARD}, gain 1 oil\n` };

  expect(said(`${HEARD}, set day to 1`, '', newt)).toEqual([]);
});

it('says for whom it can be done', () => {
  const { diagnostics } = compileText({
    'game.yaml': GAME.replace('zones:\n', 'zones:\n  wood: { holds: ghost, in-force: true }\n').replace(
      '\n  glade:\n',
      '\n  ghost: { folder: ghosts }\n  glade:\n',
    ),
    'ghosts/wisp.yaml': `starts: wood\neffect: ${HEARD}, gain 1 oil\n`,
  });

  expect(diagnostics.map(({ notes }) => notes)).toEqual([
    ['Say for whom it is done: `as active, …` or `each player, …`.'],
  ]);
});
