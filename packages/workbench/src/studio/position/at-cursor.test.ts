import { expect, it } from 'vitest';
import { callAt } from './at-cursor.ts';
import { asScenario, positionAtLine, readPosition, withGiven } from './position-text.ts';

const game =
  'kinds:\n  card: { play: play-card }\n  trick: { is: card, folder: tricks }\n  beast: { folder: beasts }\n';

it.each([
  ['lantern/rules/play.rules', 'to set-up\n  a\n\nto strike beast b\n  set', 'strike'],
  ['lantern/rules/play.rules', '-- Lantern\n', ''],
  ['lantern/tricks/wick.yaml', 'title: Wick\n', 'play-card wick'],
  ['lantern/tricks/tricks.table.yaml', 'each: {}\nrows:\n  gust:\n    cost: 1\n  sparks:\n    c', 'play-card sparks'],
  ['lantern/beasts/moth.yaml', 'title: Moth\n', ''],
  ['lantern/game.yaml', 'title: Lantern\n', ''],
])('finds in %s what can be called', (path, before, call) => {
  expect(callAt(path, before, game)).toBe(call);
});

it('changes one value of a position, where it stands, and keeps remarks', () => {
  const text = '# mine\nplayers: 2 # two\ngiven:\n  player 1: { oil: 2, hand: [moth] } # rich\n  active: player 1\n';

  expect(withGiven(text, 'player 1.oil', '5')).toBe(text.replace('oil: 2', 'oil: 5'));
  expect(withGiven(text, 'player 1.hand', ['moth', 'owl#2'])).toBe(text.replace('[moth]', '[moth, owl#2]'));
  expect(withGiven('players: 2\n', 'fern#1.dwellers', ['moth'])).toBe(
    'players: 2\ngiven:\n  fern#1.dwellers: [moth]\n',
  );
});

it('takes the scenario at a line as a position, without what it expects', () => {
  const text =
    '- it: One\n  given: { day: 2 } # late\n  expect: { day: 3 }\n\n- it: Two\n  start: take-turn\n  do: [done]\n';

  expect(positionAtLine(text, 2)).toBe('given: { day: 2 } # late\n');
  expect(positionAtLine(text, 6)).toBe('start: take-turn\ndo: [ done ]\n');
  expect(positionAtLine('# nothing\n', 1)).toBeNull();
});

it('reads a position, and says what is wrong with one', () => {
  expect(readPosition('players: 2\n')).toMatchObject({ scenario: { it: 'A position' } });
  expect(readPosition('playrs: 2\n')).toEqual({ wrong: expect.stringContaining('`playrs`') });
  expect(readPosition('players: [2\n')).toEqual({ wrong: expect.any(String) });
  expect(asScenario('It: works', 'players: 2\n\nday: 1\n')).toBe('- it: "It: works"\n  players: 2\n\n  day: 1\n');
});
