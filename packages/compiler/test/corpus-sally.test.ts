// Walks that are one decision: what is shown of them, what happens on the way, and where they may
// end.

import { menuOption, STATUS, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { corpusModule, CorpusGame } from './corpus-game.ts';

let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('sally');
});

const at = (game: CorpusGame, name: string): number => game.one(`space-${name}`);
const nameOf = (thing: number): string =>
  module.meta.rows[module.meta.things[thing] ?? -1]?.name.replace('space-', '') ?? '';

/** A game in which figures stand at places, one of them about to walk. */
function standing(walker: string, places: Readonly<Record<string, string>>, points = 4): CorpusGame {
  const game = new CorpusGame(module);
  for (const [figure, place] of Object.entries(places)) {
    const [row = '', index = '0'] = figure.split(' ');
    game.put(game.one(row, Number(index)), 'standing', at(game, place));
  }
  const { pace = 4 } = module.meta.rows.find(({ name }) => name === walker)?.printed ?? {};
  expect(points).toBe(pace);
  game.call('activate', [game.one(walker)], 0);
  return game;
}

/** The ways that are shown: by goal the cost, the spaces, and whom each step provokes. */
function shown(game: CorpusGame): Map<string, string> {
  const { io } = module;
  io.explain = true;
  module.run(game.state);
  io.explain = false;
  const found = new Map<string, string>();
  for (let i = 0; i < io.walkLength; i += io.walks[i] ?? Infinity) {
    const steps: string[] = [];
    for (let j = i + 5; j < i + (io.walks[i] ?? 0); j += 3 + (io.walks[j + 2] ?? 0)) {
      const risks = [...io.walks.subarray(j + 3, j + 3 + (io.walks[j + 2] ?? 0))].map((thing) => nameOf(thing));
      steps.push([nameOf(io.walks[j] ?? -1), ...risks].join(' '));
    }
    found.set(steps.at(-1)?.split(' ')[0] ?? '', `${io.walks[i + 4]}: ${steps.join(', ')}`);
  }
  return found;
}

const goals = (game: CorpusGame): string[] => [...shown(game).keys()].toSorted();

it('shows the way to each goal, its cost, and whom each of its steps provokes', () => {
  const game = standing('bruiser', { bruiser: 'r3c4', guard: 'r3c5', 'guard 1': 'r2c3' }, 3);

  expect(shown(game)).toEqual(
    new Map([
      ['r3c3', '1: r3c3 guard'],
      ['r4c3', '2: r3c3 guard, r4c3 guard'],
      ['r4c2', '3: r3c3 guard, r4c3 guard, r4c2'],
      ['r5c3', '3: r3c3 guard, r4c3 guard, r5c3'],
    ]),
  );
});

it.each([
  { who: 'bruiser', how: 'straight, past a friend', pace: 3, ends: 'r1c1 r1c2 r2c2 r2c3 r4c1 r4c2 r4c3 r5c1 r6c1' },
  {
    who: 'runner',
    how: 'aslant as well, round rock by one way',
    pace: 4,
    ends:
      'r1c1 r1c2 r1c3 r2c2 r2c3 r2c5 r3c3 r3c4 r3c5 r4c1 r4c2 r4c3 r4c5 r5c1 r5c3 r5c4 r5c5 ' +
      'r6c1 r6c2 r6c3 r6c4 r6c5',
  },
  {
    who: 'imp',
    how: 'over walls',
    pace: 5,
    ends: 'r1c1 r1c2 r1c3 r2c2 r2c3 r3c3 r3c4 r4c1 r4c2 r4c3 r5c1 r5c3 r5c4 r6c1 r6c2 r6c3',
  },
])('lets $who go $how', ({ who, pace, ends }) => {
  expect(goals(standing(who, { [who]: 'r3c1', lookout: 'r2c1' }, pace))).toEqual(ends.split(' '));
});

it('goes the very way that was shown, for the cost that was shown', () => {
  const game = standing('lookout', { lookout: 'r3c7', guard: 'r4c7' });
  expect(shown(game).get('r4c6')).toBe('3: r3c6 guard, r4c6');

  game.answer(menuOption(1, at(game, 'r4c6')));
  expect(game.asked).toEqual([1, 'part']);
  game.answer(0);

  expect(game.zone('standing', at(game, 'r4c6'))).toEqual([game.one('lookout')]);
  expect(game.get('points', game.one('lookout'))).toBe(1);
});

it('ends a walk where it is interrupted, and only where one may stop', () => {
  const game = standing('lookout', { lookout: 'r4c1', bruiser: 'r4c2' });
  const [snare] = game.things('snare');
  game.put(snare ?? -1, 'hand', 1);

  game.answer(menuOption(1, at(game, 'r5c3')));
  // Not beside the bruiser, where no piece may stop, but one step on.
  expect(game.asked).toEqual([1, 'step-window']);
  expect(game.zone('standing', at(game, 'r4c3'))).toEqual([game.one('lookout')]);
  game.answer(game.options[0] ?? -1);

  expect(game.zone('standing', at(game, 'r4c3'))).toEqual([game.one('lookout')]);
  expect(game.isAsking).toBe(false);
});

it('never leaves two figures on one space when it is asked who walks where, and comes to an end', () => {
  let ends = 0;
  const asked = new Map<string, number>();
  for (let seed = 1; seed <= 30; seed++) {
    const game = new CorpusGame(module);
    module.init(game.state, [], 2, seed);
    let mixed = seed;
    const below = (n: number): number => ((mixed = (Math.imul(mixed, 1664525) + 1013904223) >>> 0) >>> 8) % n;
    let status: number = module.run(game.state);
    for (let answers = 0; answers < 2000 && status === STATUS.decision; answers++) {
      const [player, within] = game.asked;
      asked.set(within, (asked.get(within) ?? 0) + 1);
      const crowded = module.meta.kinds
        .filter(({ name }) => name === 'space')
        .flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => game.zone('standing', first + i)))
        .some((figures) => figures.length > 1);
      if (within !== 'part') expect([within, player, crowded]).toEqual([within, player, false]);
      status = game.answer(game.options[below(game.options.length)] ?? 0);
    }
    if (status === STATUS.over) ends++;
  }
  expect(asked.get('part')).toBeGreaterThan(100);
  expect(ends).toBe(30);
});
