import { EVENT_RECORD, HEADER, OUTCOME } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';
import { loadModule, Running } from '../testing/running.ts';

/** A game with a procedure `probe`, at its first question or its end. */
async function probed(rules: string, players: number, more = 'cooperative: true\n'): Promise<Running> {
  const game = `title: Attic
players: { min: 1, max: ${players} }
start: play-game
counters: { points: { min: 0, max: 99 } }
kinds: { hat: { folder: hats } }
reasons: { out: Out., done: Done. }
bots: { wants: { many: your points } }
`;
  const files = new Map([
    ['attic/game.yaml', game + more],
    ['attic/rules/play.rules', `to play-game\n  end-game because done\n\n${rules}`],
    ['attic/hats/cap.yaml', 'count: 1\n'],
  ]);
  const { module, diagnostics } = compileGame(files, 'attic');
  if (!module) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const running = new Running(await loadModule(module.code));
  running.module.init(running.state, [], players, 1);
  running.module.io.log = true;
  running.call('probe');
  return running;
}

const outcomes = ({ state }: Running, players: number): number[] => [
  ...state.subarray(HEADER.outcome, HEADER.outcome + players),
];
const { playing, won, lost } = OUTCOME;

it.for([1, 2, 3])('makes all %i players win when one of them does, also those who are out', async (players) => {
  const game = await probed(
    'to probe\n  if count(players) > 1, eliminate last(players) because out\n  win first(players) because done\n',
    players,
  );

  expect(outcomes(game, players)).toEqual(Array.from({ length: players }, () => won));
  expect(game.state[HEADER.ending]).toBe(1);
});

it('goes on when one is left, whether two began or three', async () => {
  const onward = '  as last(players), gain 1 points\n';
  const two = await probed(`to probe\n  eliminate first(players) because out\n${onward}`, 2);
  const three = await probed(
    `to probe\n  eliminate each players where it is not last(players) because out\n${onward}`,
    3,
  );

  expect([outcomes(two, 2), outcomes(three, 3)]).toEqual([
    [lost, playing],
    [lost, lost, playing],
  ]);
  expect([two.get('points', 1), three.get('points', 2)]).toEqual([1, 1]);
});

it('is lost by all when the last is out, one after the other or together', async () => {
  for (const rules of [
    'to probe\n  eliminate first(players) because out\n  eliminate last(players) because out\n',
    'to probe\n  eliminate each players because out\n',
  ]) {
    const game = await probed(rules, 2);
    expect(outcomes(game, 2)).toEqual([lost, lost]);
    expect(game.state[HEADER.ending]).toBe(0);
  }
});

it.for([
  ['win each players because done', 'cooperative: true\n'],
  ['eliminate each players because out', 'cooperative: true\n'],
  ['eliminate each players because out', ''],
])('tells of an end of all once, as that of no player: %j', async ([ends, more]) => {
  const { module } = await probed(`to probe\n  ${ends}\n`, 3, more);
  const { events, eventLength } = module.io;
  const ended: number[] = [];
  for (let at = 0; at < eventLength; at += events[at + EVENT_RECORD.length]!)
    if (module.meta.events[events[at + EVENT_RECORD.event]!]!.name === 'end')
      ended.push(events[at + EVENT_RECORD.you]!);

  expect(ended).toEqual([-1]);
});

it('leaves who is out alone in a game of two', async () => {
  const rules = 'to probe\n  eliminate first(players) because out\n  each player, gain 1 points\n';
  const game = await probed(rules, 2);

  expect([game.get('points', 0), game.get('points', 1)]).toEqual([0, 1]);
});

it('says so to reports, and takes nothing from the others that bots want', async () => {
  const { meta } = (await probed('to probe\n  gain 1 points\n', 2)).module;
  const against = (await probed('to probe\n  gain 1 points\n', 2, '')).module.meta;

  expect([meta.cooperative, against.cooperative]).toEqual([true, undefined]);
  expect(meta.bots?.wants[0]?.harmless).toBe(true);
  expect(against.bots?.wants[0]?.harmless).toBeUndefined();
});
