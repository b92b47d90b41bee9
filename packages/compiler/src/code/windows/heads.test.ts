/**
 * What must hold before something can be begun: prices that are added, cards that are resolved,
 * branches.
 */
import { menuEntry, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';
import { running, type Running } from '../testing/running.ts';

const GAME = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';
const PAID_UP = { 'game.yaml': GAME.replace('min: 0, max: 20 }', 'min: 0, max: 20, paying: up }') };

/** Why each option that is not offered cannot be begun. */
function reasons(game: Running): string[] {
  const { io, meta } = game.module;
  io.explain = true;
  game.module.run(game.state);
  return Array.from({ length: io.disabledCount }, (_, i) => meta.reasons[io.disabled[i * 4 + 1] ?? -1]?.text ?? '');
}

const offered = (game: Running): number[] => game.options.map(menuEntry);

it('adds what is paid upwards, and offers it only while there is room', async () => {
  const game = await running(
    'to try\n  choose at most one\n    option a-little\n      pay 2 oil\n    option much\n      pay 2 oil\n      pay 3 oil',
    PAID_UP,
  );

  game.set('oil', 16).call('try');
  expect([offered(game), reasons(game)]).toEqual([[0, -1], ['needs room for 3 oil: at most 20, you have {0}.']]);
  game.answer(game.options[0] ?? -1);
  expect(game.get('oil')).toBe(18);
});

it('has one reason, where the condition of a card and its choice want the same', () => {
  const effect = 'play in main-window if any tricks in your discard, move a trick in your discard to your hand';
  const { module } = compileText({
    'tricks/puff.yaml': `count: 1 per player\nstarts: deck\ncost: 0\neffect: ${effect}\n`,
  });

  const texts = module?.meta.reasons.map(({ text }) => text.toLowerCase()) ?? [];
  expect(texts.filter((text) => text === 'there is no trick in your discard.')).toHaveLength(1);
});

it('stops with the line, when a price that is added would come above the top', async () => {
  const game = await running('to try\n  set your oil to 19\n  pay 2 oil', PAID_UP);

  expect(() => game.call('try')).toThrow('require');
});

it('offers what resolves a card only when the effect of the card can be begun', async () => {
  const files = {
    'tricks/dear.yaml': 'count: 1 per player\nstarts: deck\ncost: 0\neffect: |\n  pay 5 oil\n  gain 1 embers\n',
    'tricks/cheap.yaml': 'count: 1 per player\nstarts: deck\ncost: 0\neffect: |\n  pay 1 oil\n  gain 1 embers\n',
  };
  const game = await running(
    'to try\n  choose at most one\n    option use for each t in tricks in your hand where it is dear or it is cheap\n      resolve t',
    files,
  );
  const [dear = -1] = game.things('dear');
  const [cheap = -1] = game.things('cheap');
  game.put(dear, 'hand').put(cheap, 'hand').set('oil', 2).call('try');

  expect(game.options).toHaveLength(2);
  expect(reasons(game)).toEqual(['needs 5 oil, you have {0}.']);
  game.set('oil', 5).module.run(game.state);
  expect(game.options).toHaveLength(3);
});

it('looks into the branch that would be done, with what was paid before it', async () => {
  const game = await running(`
to try
  choose at most one
    option spend
      pay 1 oil
      if day is 1
        pay 2 oil
      otherwise if day is 2
        gain 1 embers
      otherwise
        require no cards in your hand
`);
  const canSpend = (oil: number, day: number): boolean => {
    game.set('oil', oil).set('day', day);
    return game.call('try') === STATUS.decision && offered(game).includes(0);
  };

  expect([canSpend(3, 1), canSpend(2, 1), canSpend(1, 2), canSpend(0, 2), canSpend(1, 3)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('looks at what stands on one line, one after the other, as at lines of their own', async () => {
  const game = await running(`
to try
  choose at most one
    option spend
      pay 1 oil, then pay 2 oil
      gain 1 embers
    option call
      rule LT-TURN-03, then lure
    option wait
      gain 1 embers

to lure
  require day is 1, then pay 4 oil
`);
  game.set('oil', 1).set('day', 1).call('try');

  expect([offered(game), reasons(game)]).toEqual([
    [2, -1],
    ['needs 2 oil, you have {0}.', 'needs 4 oil, you have {0}.'],
  ]);
  game.set('oil', 4).module.run(game.state);
  expect(offered(game)).toEqual([0, 1, 2, -1]);
});

it('knows what the window is about, when it looks whether a card can be resolved there', async () => {
  const files = {
    'tricks/lucky.yaml':
      'count: 1 per player\nstarts: deck\ncost: 0\neffect: |\n  play in rescue-window of b\n    require b.might > 2\n    gain 1 embers\n',
    'beasts/helper.yaml':
      'count: 1\nmight: 1\neffect: |\n  in rescue-window of b, you may\n    choose at most one\n      option use for each t in tricks in your hand where it is lucky\n        resolve t\n',
    'beasts/strong.yaml': 'count: 1\nmight: 3\n',
  };
  const rules = 'to try beast x\n  offer rescue-window of x';
  const uses = async (of: string): Promise<boolean> => {
    const game = await running(rules, files);
    const [helper = -1] = game.things('helper');
    game.put(helper, 'dwellers', game.things('fern')[0]).put(game.things('lucky')[0] ?? -1, 'hand');
    game.call('try', [game.things(of)[0] ?? -1]);
    game.answer(game.options.find((option) => menuEntry(option) === 0) ?? -1);
    return game.options.some((option) => option >= 0);
  };

  expect([await uses('strong'), await uses('helper')]).toEqual([true, false]);
});

it('looks through procedures that call others first', async () => {
  const game = await running(`
to try number n
  choose at most one
    option buy
      outer n
    option circle
      round-about
to outer number n
  middle (n + 1)
to middle number n
  if day is 1
    inner n
to inner number n
  pay n oil
to round-about
  round-again
to round-again
  pay 1 oil
  round-about
`);
  const offers = (oil: number, n: number, day = 1): number[] => {
    game.set('oil', oil).set('day', day).call('try', [n]);
    return offered(game);
  };

  expect(offers(3, 2)).toContain(0);
  expect(offers(2, 2)).not.toContain(0);
  expect(reasons(game)).toContain('needs {0} oil, you have {1}.');
  expect(offers(0, 2, 2)).toContain(0);
});

it('has no reason that nobody could read: of what is only called, and of a question that is left out', async () => {
  const told = async (asked: string): Promise<readonly string[]> => {
    const rules = `to try\n  ${asked}\n  you may pay 13 oil\n  lure\n\nto lure\n  require day is 7\n  gain 1 embers`;
    const { reasons: all } = (await running(rules)).module.meta;
    return all.map(({ text }) => text).filter((text) => /day|13/.test(text));
  };

  expect(await told('gain 1 oil')).toEqual([]);
  expect(await told('choose\n    option one, lure\n    option other, pay 13 oil')).toEqual([
    'needs 13 oil, you have {0}.',
    'only if the day is 7.',
  ]);
});
