// What a hook on a change hears: every statement that changes a field or a place, and what a period
// sets back.

import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { ROTUNDA } from '../testing/drawn-tiles.ts';
import { running, type Running } from '../testing/running.ts';
import { TileBoard } from '../testing/tile-board.ts';

/** The tiny game with a pile of beasts for each player, and fields that periods set back. */
const GAME = (tinyGame().get('lantern/game.yaml') ?? '')
  .replace('\nsets:', '\n  pond: { holds: beast, of: player, order: pile, visible: none }\nsets:')
  .replace('fields: { strikes:', 'fields: { slept: { type: number, reset: slumber }, strikes:')
  .replace('globals:', 'globals:\n  night: { type: number, initial: 7, max: 9, reset: slumber }')
  .replace('fields: { mood:', 'fields: { dozing: { type: flag, reset: slumber }, mood:');

const play = (rules: string): Promise<Running> =>
  running(rules.includes('to slumber') ? rules : `${rules}\n\nto slumber\n  increase day by 1`, { 'game.yaml': GAME });

/** Two moths on the pond of the first player, and a glade in their grove. */
function atPond(game: Running): { moths: readonly number[]; glade: number } {
  const moths = game.things('moth').slice(0, 2);
  const [glade = 0] = game.things('fern');
  for (const moth of moths) game.put(moth, 'pond');
  game.put(glade, 'grove');
  return { moths, glade };
}

const ARRIVALS = 'when place of a beast changes if it is in glades, gain 1 embers\n';

it.each([
  ['move', 'move first(your pond) to g', 1],
  ['move of several', 'move beasts in your pond to g', 2],
  ['move each', 'move each beast in your pond to g', 2],
  ['draw', 'draw 1 from your pond to g.dwellers', 1],
  ['draw of several', 'draw 2 from your pond to g.dwellers', 2],
  ['draw of more than there are', 'draw 5 from your pond to g.dwellers', 2],
  ['refill', 'refill g.dwellers to 1 from your pond', 1],
  ['refill of more than there are', 'refill g.dwellers to 9 from your pond', 2],
])('hears each thing that another place gets by %s', async (_name, statement, times) => {
  const game = await play(`to try glade g\n  ${statement}\n\n${ARRIVALS}`);
  const { glade } = atPond(game);

  game.call('try', [glade]);

  expect([game.zone('dwellers', glade).length, game.get('embers')]).toEqual([times, times]);
});

it('runs what hears a drawn thing before the next one is drawn', async () => {
  const game = await play(
    `to try glade g\n  draw 2 from your pond to g.dwellers\n\nwhen place of a beast changes, set day to day * 10 + count(beasts in glades)`,
  );
  const { glade } = atPond(game);

  game.call('try', [glade]);

  expect(game.get('day')).toBe(12);
});

it('says where a drawn thing lay: in no thing', async () => {
  const game = await play(
    'to try glade g\n  draw 1 from your pond to g.dwellers\n\nwhen place of a beast changes if old is none, gain 1 embers',
  );
  const { glade } = atPond(game);

  game.call('try', [glade]);

  expect(game.get('embers')).toBe(1);
});

it.each([
  ['a procedure that nothing else waits for', 'to slumber\n  increase day by 1'],
  ['a procedure that hooks hear', 'to slumber\n  increase day by 1\n\nwhen slumber begins, increase day by 1'],
  ['a procedure that something lasts until', 'to slumber\n  increase day by 1\n  at end of slumber, gain 1 oil'],
  ['a procedure that asks', 'to slumber\n  you may gain 1 oil'],
])('hears what is set back when a period begins: %s', async (_name, slumber) => {
  const game = await play(`${slumber}\n\nwhen dozing of a beast changes if old, as its owner, gain 1 embers`);
  const [first = 0, second = 0] = game.things('moth');
  game.set('dozing', 1, first).set('dozing', 1, second);

  game.call('slumber');

  expect([game.get('dozing', first), game.get('dozing', second)]).toEqual([0, 0]);
  expect(game.get('embers', 0) + game.get('embers', 1)).toBe(2);
});

it('tells nobody of what was set back already', async () => {
  const game = await play('to slumber\n  increase day by 1\n\nwhen dozing of a beast changes, gain 1 embers');

  game.call('slumber');

  expect(game.get('embers')).toBe(0);
});

it('sets a field back to what is printed, when that is its first value', async () => {
  const game = await running(
    'to slumber\n  increase day by 1\n\nwhen mood of a beast changes if old is calm, gain 1 embers',
    {
      'game.yaml': GAME.replace(
        'mood: { type: mood, initial: printed }',
        'mood: { type: mood, initial: printed, reset: slumber }',
      ),
      'beasts/lynx.yaml': 'count: 1\nmight: 2\nmood: wild\n',
    },
  );
  const [lynx = 0] = game.things('lynx');
  game.set('mood', 0, lynx);

  game.call('slumber');

  expect([game.get('mood', lynx), game.get('embers')]).toEqual([1, 1]);
});

it('hears a field of players that is set back, with what it was', async () => {
  const game = await play(
    'to slumber\n  increase day by 1\n\nwhen slept of a player changes if old is 4, as it, gain 1 embers',
  );
  game.set('slept', 4, 1).set('slept', 3, 0);

  game.call('slumber');

  expect([game.get('slept', 1), game.get('embers', 0), game.get('embers', 1)]).toEqual([0, 0, 1]);
});

it('sets everything back before the first hook hears it', async () => {
  const game = await play(
    'to slumber\n  increase day by 1\n\nwhen dozing of a beast changes if no beasts where its dozing and night is 7, gain 1 embers',
  );
  const [first = 0, second = 0] = game.things('moth');
  game.set('dozing', 1, first).set('dozing', 1, second).set('night', 2);

  game.call('slumber');

  expect(game.get('embers')).toBe(2);
});

it('looks at conditions that are watched when a field was set back', async () => {
  const game = await play('to slumber\n  increase day by 1\n\nas soon as night is 7 and day is 0, gain 4 embers');
  game.set('night', 2);

  game.call('slumber');

  expect(game.get('embers')).toBe(4);
});

it('hears what a tile takes along when it turns: things on its squares, what those remember, and its own turn', async () => {
  const rules = `
when place of a pawn changes if old is not none, increase answer by 1
when rubble of a space changes, increase found by 1
when turn of a tile changes, increase far by 1
`;
  const { running: game, ...board } = await TileBoard.of({ rotunda: ROTUNDA }, [['rotunda']], { rules });
  const [rotunda = -1, pawn = -1, other = -1] = ['rotunda', 'red-pawn', 'white-wight'].map(
    (row) => game.things(row)[0],
  );
  game.put(pawn, 'standing', board.space('r2c2')).put(other, 'standing', board.space('r2c3'));
  game.set('rubble', 1, board.space('r3c2'));

  game.call('spin', [rotunda, 1]);
  const turned = [game.get('answer'), game.get('found'), game.get('far')];
  game.call('spin', [rotunda, 4]);

  expect(turned).toEqual([1, 2, 1]);
  expect([game.get('answer'), game.get('found'), game.get('far')]).toEqual(turned);
});

it('moves nothing twice where one hook on places hears several kinds', async () => {
  const rules = '\nwhen place of a thing changes, increase answer by 1\n';
  const { running: game, ...board } = await TileBoard.of({ rotunda: ROTUNDA }, [['rotunda']], { rules });
  const [rotunda = -1, pawn = -1, wight = -1] = ['rotunda', 'red-pawn', 'white-wight'].map(
    (row) => game.things(row)[0],
  );
  game.put(pawn, 'standing', board.space('r2c2')).put(wight, 'standing', board.space('r2c3'));

  game.call('spin', [rotunda, 1]);

  expect(game.get('answer')).toBe(2);
});

it.each([
  [
    'a hook runs whose condition an earlier one makes true',
    'when oil of a player changes if old is 0, gain 1 embers\n\nwhen oil of a player changes if its embers is 1, gain 10 embers',
    11,
  ],
  [
    'no hook runs when all conditions are false, whatever the first would do',
    'when oil of a player changes if old is 5, gain 1 embers\n\nwhen oil of a player changes if its embers is 1, gain 10 embers',
    0,
  ],
  [
    'a later hook runs alone',
    'when oil of a player changes if old is 5, gain 1 embers\n\nwhen oil of a player changes if its oil is 3, gain 10 embers',
    10,
  ],
])('looks for who hears a change before it calls anything: %s', async (_name, hooks, embers) => {
  const game = await play(`to try\n  set your oil to 3\n\n${hooks}`);

  game.set('oil', 0).set('embers', 0).call('try');

  expect(game.get('embers')).toBe(embers);
});
