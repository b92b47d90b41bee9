// What the log says: how much has really changed, how many there are, who looked, and what comes
// out.

import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import { createGame, eventText, type Viewer } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

interface Changes {
  /** lines of rules at the head of each turn */
  readonly turn: string;
  readonly rules?: string;
  /** lines of game.yaml instead of the phrases */
  readonly phrases?: string;
}

/** What a viewer reads in the log until the first question of the tiny game. */
async function logOf({ turn, rules = '', phrases = '' }: Changes, viewer: Viewer = 'spectator'): Promise<string[]> {
  const files = tinyGame();
  const [play, game] = [`${TINY_GAME_ID}/rules/play.rules`, `${TINY_GAME_ID}/game.yaml`];
  const head = '  rule LT-TURN-01, LT-TURN-02\n';
  files.set(play, `${files.get(play)!.replace(head, `${head}${turn.replaceAll(/^/gm, '  ')}\n`)}\n${rules}`);
  files.set(game, files.get(game)!.replace('phrases:\n', `${phrases}phrases:\n`));
  const { diagnostics, module } = compileGame(files, TINY_GAME_ID);
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const loaded = await moduleFromText(module.code);
  const { events } = createGame(loaded, { players: 2, seed: 3 });
  return events.flatMap((event) => eventText(loaded.meta, event, viewer) ?? []);
}

it('tells how much a counter has really changed, and nothing when it has not', async () => {
  const log = await logOf({ turn: 'gain 30 oil\ngain 5 oil\nlose 50 oil\nlose 1 oil' });

  expect(log.filter((text) => text.includes('oil')).slice(0, 2)).toEqual([
    expect.stringMatching(/^Player \d gains 18 oil\.$/),
    expect.stringMatching(/^Player \d loses 20 oil\.$/),
  ]);
});

it('counts one as one', async () => {
  const phrases = 'words: { nouns: { embers: { one: ember, many: embers } } }\n';
  const log = await logOf({ turn: 'gain 1 embers\ngain 2 embers', phrases });

  expect(log.filter((text) => text.includes('ember')).map((text) => text.replace(/^Player \d /, ''))).toEqual([
    'gains 1 ember.',
    'gains 2 embers.',
  ]);
});

it('chooses by number in a sentence of the game', async () => {
  const log = await logOf({
    turn: 'count-beasts 1\ncount-beasts 2',
    rules: 'to count-beasts number n\n  increase day by 0\n',
    phrases: 'phrases:\n  count-beasts: "{n} {n|beast is|beasts are} near."\n#',
  });

  expect(log.filter((text) => text.includes('near'))).toEqual(['1 beast is near.', '2 beasts are near.']);
});

it('names a card that is drawn to where all see it, and no other', async () => {
  const log = await logOf({ turn: 'draw 1 from your deck to your discard\ndraw 1 from your deck to your hand' });

  expect(log.filter((text) => text.includes('draws')).slice(-2)).toEqual([
    expect.stringMatching(/^Player \d draws (?!a )[A-Z][a-z ]+\.$/),
    expect.stringMatching(/^Player \d draws 1 card\.$/),
  ]);
});

it.each([
  ["draw: '-'", []],
  ["draw: '{you} takes one.'", ['takes one.', 'takes one.']],
  ["draw-open: '-'", ['draws 1 card.']],
  ["draw: '-'\n  draw-open: '{you} turns over {thing:a}.'", [expect.stringMatching(/^turns over an? [A-Za-z ]+\.$/)]],
])('says of a draw what the game says, when it says %j', async (phrases, said) => {
  const turn = 'draw 1 from your deck to your discard\ndraw 1 from your deck to your hand';
  const log = await logOf({ turn, phrases: `phrases:\n  ${phrases}\n#` });
  const drawn = log.map((text) => text.replace(/^Player \d /, '')).filter((text) => /draws|takes|turns/.test(text));

  expect(said.length === 0 ? drawn : drawn.slice(-said.length)).toEqual(said);
});

it.each([
  ['', ['draws 3 cards.']],
  ["  draw: '{you} takes {n} of them.'\n", ['takes 3 of them.']],
  ["  draw: '{you} takes one.'\n", ['takes one.', 'takes one.', 'takes one.']],
])(
  'tells of cards drawn one behind the other at once, when the sentence has their number: %j',
  async (phrase, said) => {
    const log = await logOf({
      turn: 'gain 1 oil\ndraw 3 from your deck to your hand',
      phrases: `phrases:\n${phrase}#`,
    });
    const drawn = log.map((text) => text.replace(/^Player \d /, '')).filter((text) => /draws|takes/.test(text));

    expect(drawn.slice(-said.length)).toEqual(said);
  },
);

it('fills in what the game remembers, in sentences about deeds, draws and fields of things', async () => {
  const log = await logOf({
    turn: 'set-forth\ndraw 1 from your deck to your hand\nfor each b in beasts, set b.tired to true',
    rules: 'to set-forth\n  set day to 6\n',
    phrases: `phrases:
  set-forth: 'Day {day} is over, says {active}.'
  draw: '{you} draws {n} on day {day}.'
  beast.tired.on: '{it} is tired on day {day}.'
#`,
  });

  expect([...new Set(log.filter((text) => /[Dd]ay \d/.test(text)))].slice(-3)).toEqual([
    expect.stringMatching(/^Day \d is over, says Player \d\.$/),
    expect.stringMatching(/^Player \d draws 1 on day 6\.$/),
    expect.stringMatching(/ is tired on day 6\.$/),
  ]);
});

it('says that somebody looks, when nobody else is shown anything', async () => {
  const log = await logOf({ turn: 'reveal first(your deck) to you\nreveal first(your deck) to opponent' });

  expect(log.filter((text) => text.includes('hidden'))).toEqual([
    expect.stringMatching(/^Player \d looks at a hidden card\.$/),
    expect.stringMatching(/^Player \d shows a hidden card to Player \d\.$/),
  ]);
});

const OUT = 'to come-out card c\n  move c to your discard\n  move c to your deck\n';
const AWAY = 'to come-out card c\n  move c to your hand\n  move c to your discard\n  move c to your deck\n';

it('names what comes out of a hidden place, when everybody sees where it goes', async () => {
  const told = 'phrases:\n  come-out: "{c} comes out."\n';
  const named = async (rules: string): Promise<string | undefined> => {
    const log = await logOf({ turn: 'come-out first(your deck)', rules, phrases: `${told}#` });
    return log.find((text) => text.includes('comes out'));
  };

  expect(await named(OUT)).toMatch(
    /^(?:Hare|Wolf|Moth|Tortoise|Old owl|Nudge|Rescue|Full moon|Gust|Sparks|Sift) comes/,
  );
  expect(await named(AWAY)).toBe('A hidden card comes out.');
});
