import { expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';

const FILES = {
  'game.yaml': `title: Halls
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number }, answer: { type: number } }
kinds:
  hall:
    folder: halls
    fields: { found-as: { type: number } }
    zones: { guests: { holds: guest } }
    map: { links: [[hall-attic, hall-den], [hall-den, hall-cave], [hall-cave, hall-well]] }
  guest: { folder: guests }
zones: { house: { holds: hall }, porch: { holds: guest } }
`,
  'halls/halls.table.yaml':
    'each: { starts: house }\nrows:\n  hall-attic: {}\n  hall-den: {}\n  hall-cave: {}\n  hall-well: {}\n  hall-island: {}\n',
  'guests/cat.yaml': 'starts: porch\n',
  'rules/map.rules': `${notingRules('hall')}
to around hall x by number n
  for each s in within(x, n)
    note s

to visit hall x to hall y
  for each c in guests in porch, move c to x.guests
  for each c in guests in x
    set answer to range(c, y)

to go hall x at hall y
  for each s in way(x, y, (if it is hall-cave then 3 else 1))
    note s

to far hall x to hall y
  set answer to range(x, y)
`,
};

it('counts links for `range`, also from what lies in a linked thing', async () => {
  const running = await loadGame(FILES);
  const [attic = 0, cave = 0, well = 0, island = 0] = ['attic', 'cave', 'well', 'island'].map(
    (name) => running.things(`hall-${name}`)[0],
  );
  const rangeOf = (verb: string, from: number, to: number): number => {
    running.call(verb, [from, to]);
    return running.get('answer');
  };

  expect([attic, cave, well, island].map((to) => rangeOf('far', attic, to))).toEqual([0, 2, 3, 9999]);
  expect(rangeOf('visit', well, attic)).toBe(3);
});

it('takes all that are so many links away for `within`, the nearest first', async () => {
  const running = await loadGame(FILES);
  const around = (from: string, n: number): unknown => noted(running, 'hall', 'around', [from, n]);

  expect([0, 1, 2, 9].map((n) => around('den', n))).toEqual([
    ['den'],
    ['den', 'attic', 'cave'],
    ['den', 'attic', 'cave', 'well'],
    ['den', 'attic', 'cave', 'well'],
  ]);
  expect([around('island', 5), around('den', -1)]).toEqual([['island'], []]);
});

it('finds the cheapest way by links', async () => {
  const running = await loadGame(FILES);

  expect(noted(running, 'hall', 'go', ['attic', 'well'])).toEqual(['den', 'cave', 'well']);
  expect(noted(running, 'hall', 'go', ['attic', 'island'])).toEqual([]);
});
