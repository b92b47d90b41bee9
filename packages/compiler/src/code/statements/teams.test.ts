import { HEADER, OUTCOME, TEAM_ANSWER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';
import { loadModule, Running } from '../testing/running.ts';

const SIDES = 'teams: { sides: [sun, moon] }\n';

/** A game with a procedure `probe`, at its first question or its end. */
async function probed(rules: string, players: number, teams = SIDES): Promise<Running> {
  const game = `title: Attic
players: { min: 1, max: 4 }
start: play-game
counters: { points: { min: 0, max: 99 } }
kinds: { hat: { folder: hats } }
zones: { shelf: { holds: hat, of: player } }
reasons: { out: Out., done: Done. }
`;
  const files = new Map([
    ['attic/game.yaml', game + teams],
    ['attic/rules/play.rules', `to play-game\n  end-game because done\n\n${rules}`],
    ['attic/hats/cap.yaml', 'count: 1\n'],
  ]);
  const { module, diagnostics } = compileGame(files, 'attic');
  if (!module) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const running = new Running(await loadModule(module.code));
  running.module.init(running.state, [], players, 1);
  running.call('probe');
  return running;
}

const outcomes = ({ state }: Running, players = 4): number[] => [
  ...state.subarray(HEADER.outcome, HEADER.outcome + players),
];
const teamsOf = (game: Running): number[] => [0, 1, 2, 3].map((player) => game.get('team', player));
const pointsOf = (game: Running): number[] => [0, 1, 2, 3].map((player) => game.get('points', player));
const { playing, won, lost } = OUTCOME;

it('deals sides in turn, or as `seats` says', async () => {
  const dealt = await probed('to probe\n  gain 1 points\n', 4);
  const said = await probed(
    'to probe\n  gain 1 points\n',
    4,
    'teams: { sides: [sun, moon], seats: [sun, moon, moon, moon] }\n',
  );

  expect(teamsOf(dealt)).toEqual([0, 1, 0, 1]);
  expect(teamsOf(said)).toEqual([0, 1, 1, 1]);
});

it('makes a whole side win, also those of it who are out', async () => {
  const game = await probed(
    'to probe\n  eliminate last(players) because out\n  win each players where its team is moon because done\n',
    4,
  );

  expect(outcomes(game)).toEqual([lost, won, lost, won]);
});

it('makes no side win that is out', async () => {
  const game = await probed(
    `to probe
  eliminate each players where its team is moon because out
`,
    4,
    'teams: { sides: [sun, moon, stars], seats: [sun, moon, stars, moon] }\n',
  );
  game.call('probe');

  expect(outcomes(game)).toEqual([playing, lost, playing, lost]);
});

it('goes on when one of a side is out, and is won by the last side of which any is in', async () => {
  const one = await probed('to probe\n  eliminate first(players) because out\n  each player, gain 1 points\n', 4);
  const both = await probed('to probe\n  eliminate each players where its team is sun because out\n', 4);
  const mixed = await probed(
    'to probe\n  eliminate each players where its team is sun or it is last(players) because out\n',
    4,
  );

  expect([outcomes(one), pointsOf(one)]).toEqual([
    [lost, playing, playing, playing],
    [0, 1, 1, 1],
  ]);
  expect(outcomes(both)).toEqual([lost, won, lost, won]);
  expect(outcomes(mixed)).toEqual([lost, won, lost, won]);
});

it('counts who has changed sides with the new one', async () => {
  const game = await probed('to probe\n  set (last(players)).team to sun\n  win first(players) because done\n', 4);

  expect(outcomes(game)).toEqual([won, lost, won, won]);
});

it('has words for those of a side, and for all others', async () => {
  const game = await probed(
    `to probe
  as first(players)
    for each p in partners, as p, gain 1 points
    for each p in rivals, as p, gain 10 points
    for each p in partners of last(players), as p, gain 20 points
    if count(partners) is 1 and count(rivals) is 2, gain 5 points
    if you is in partners or you is in others or last(players) is not in rivals, gain 7 points
    if you is not in rivals of last(players), gain 7 points
`,
    4,
  );

  expect(pointsOf(game)).toEqual([5, 30, 1, 10]);
});

it('is refused as a partner where each plays alone', () => {
  const files = new Map([
    [
      'attic/game.yaml',
      'title: Attic\nplayers: { min: 2, max: 2 }\nstart: play-game\nkinds: { hat: { folder: hats } }\nreasons: { done: Done. }\n',
    ],
    ['attic/rules/play.rules', 'to play-game\n  for each p in partners, as p, play-game\n  end-game because done\n'],
  ]);

  expect(compileGame(files, 'attic').diagnostics.map(({ code }) => code)).toContain('resolve/unknown-name');
});

it('names the field in the metadata, where the game has sides', async () => {
  const { meta } = (await probed('to probe\n  gain 1 points\n', 4)).module;
  const alone = (await probed('to probe\n  gain 1 points\n', 4, '')).module.meta;

  expect(meta.fields[meta.team ?? -1]?.name).toBe('team');
  expect(alone.team).toBeUndefined();
});

it('keeps nothing secret that partners see', () => {
  const files = (visible: string): Map<string, string> =>
    new Map([
      [
        'attic/game.yaml',
        `title: Attic\nplayers: { min: 4, max: 4 }\nstart: play-game\nkinds: { hat: { folder: hats } }\n${SIDES}zones:\n  hand: { holds: hat, of: player, visible: ${visible} }\n  aside: { holds: hat, of: player, visible: owner }\nreasons: { done: Done. }\n`,
      ],
      [
        'attic/rules/play.rules',
        'to play-game\n  each player secretly\n    move a hat in your hand to your aside\n  end-game because done\n',
      ],
      ['attic/hats/cap.yaml', 'count: 2 per player\nstarts: hand\n'],
    ]);
  const codes = (visible: string): string[] => compileGame(files(visible), 'attic').diagnostics.map(({ code }) => code);

  expect([codes('owner'), codes('team')]).toEqual([[], ['check/not-secret']]);
});

it('marks a question to a side, and refuses it where all answer in secret', async () => {
  const asks = 'to probe\n  let p = a player in players chosen by team of you\n  as p, gain 1 points\n';
  const { meta } = (await probed(asks, 4)).module;
  const guess = 'player: { fields: { guess: { type: number, visible: owner } } }\n';
  const secret = 'each player secretly\n    set your guess to a number from 0 to 2';

  expect(meta.asks.map(({ anyOf }) => anyOf)).toContain('team');
  expect(meta.events.map(({ name }) => name)).toContain(TEAM_ANSWER);
  await expect(probed(`to probe\n  ${secret}\n`, 4, SIDES + guess)).resolves.toBeDefined();
  await expect(probed(`to probe\n  ${secret} chosen by team of you\n`, 4, SIDES + guess)).rejects.toThrow(
    'Somebody else is asked',
  );
});
