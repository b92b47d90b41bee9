import { expect, it } from 'vitest';
import { compileText } from '../../testing/index.ts';

const RULEBOOK = `chapters:
  - { id: aim, title: Aim, text: Win., rules: [TG-AIM-01] }
  - { id: gifts, title: Gifts, text: Give., rules: [TG-GIFT-01, TG-GIFT-02] }
  - { id: games, title: Games, text: Play., rules: [TG-GAME-01] }
`;

/** Chapter by question of a small game to which rules are added. */
function chapterOf(rules: string, prompt: string, rulebook = RULEBOOK): string | undefined {
  const { module, diagnostics } = compileText({
    'rulebook.yaml': rulebook,
    'rules/gifts.rules': rules,
  });
  const ask = module?.meta.asks.find(({ within }) => within === prompt);
  expect(diagnostics).toEqual([]);
  expect(ask).toBeDefined();
  return ask?.chapter;
}

const GIVE = `  choose
    option one
      gain 1 oil
    option two
      gain 2 oil
`;

it('leads a question to the chapter that tells most of what the block around it cites', () => {
  expect(chapterOf(`to bestow\n  rule TG-AIM-01, TG-GIFT-01, TG-GIFT-02\n${GIVE}`, 'bestow')).toBe('gifts');
  expect(
    chapterOf(
      `to bestow\n  rule TG-AIM-01\n  if your oil is 0\n    rule TG-GAME-01\n${GIVE.replaceAll(/^/gm, '  ')}`,
      'bestow',
    ),
  ).toBe('games');
});

it('leads a question without a citation to that of whoever calls for it, and to none where nobody cites anything', () => {
  const called = `to bestow\n${GIVE}\nto reward\n  rule TG-GIFT-01\n  bestow\n`;

  expect(chapterOf(called, 'bestow')).toBe('gifts');
  expect(chapterOf(called.replace('  rule TG-GIFT-01\n', ''), 'bestow')).toBeUndefined();
});

it('knows of no chapters in a game whose rulebook tells no rule', () => {
  const none = 'chapters: [{ id: aim, title: Aim, text: Win. }]';

  expect(chapterOf(`to bestow\n  rule TG-AIM-01\n${GIVE}`, 'bestow', none)).toBeUndefined();
});
