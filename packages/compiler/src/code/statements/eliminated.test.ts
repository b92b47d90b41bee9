import { HEADER, OUTCOME, STATUS } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { compileGame, type CompiledGame } from '../../compile.ts';
import { loadModule, Running } from '../testing/running.ts';

const GAME = `title: Attic
players: { min: 2, max: 4 }
start: play-game
counters: { points: { min: 0, max: 99 } }
enums: { colour: [red, blue] }
globals: { first-one: { type: player }, worn: { type: colour } }
kinds: { hat: { folder: hats } }
zones: { shelf: { holds: hat }, taken: { holds: hat, of: player, in-force: true } }
windows: { pause: { asks: everyone } }
reasons: { out: Out., done: Done. }
`;

function compiled(rules: string, more = ''): CompiledGame {
  const files = new Map([
    ['attic/game.yaml', GAME + more],
    ['attic/rules/play.rules', `to play-game\n  end-game because done\n\n${rules}`],
    ['attic/hats/cap.yaml', 'count: 2\nstarts: shelf\neffect: in pause, you may gain 1 points\n'],
    ['attic/hats/hood.yaml', 'count: 2\nstarts: shelf\n'],
  ]);
  return compileGame(files, 'attic');
}

/**
 * A game of three with these rules, at the first question of its procedure `probe` or at the end of
 * it.
 */
async function probed(rules: string, more = ''): Promise<Running> {
  const { module, diagnostics } = compiled(rules, more);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (!module) throw new Error(errors.join('\n'));
  const game = new Running(await loadModule(module.code));
  game.module.init(game.state, [], 3, 1);
  game.call('probe');
  return game;
}

function outcomes({ state }: Running): number[] {
  return [...state.subarray(HEADER.outcome, HEADER.outcome + 3)];
}

function points(game: Running): number[] {
  return [0, 1, 2].map((player) => game.get('points', player));
}

const { playing, won, lost } = OUTCOME;

describe('`eliminate each`', () => {
  it('leaves nobody as the winner, when all who are left go out together', async () => {
    const game = await probed('to probe\n  eliminate each players because out\n');

    expect(outcomes(game)).toEqual([lost, lost, lost]);
    expect(game.state[HEADER.status]).toBe(STATUS.over);
  });

  it('lets the one win who is left, wherever that player sits', async () => {
    const game = await probed('to probe\n  eliminate each players where it is not last(players) because out\n');

    expect(outcomes(game)).toEqual([lost, lost, won]);
  });

  it('goes on, when nobody is meant or several are left', async () => {
    const game = await probed(
      'to probe\n  eliminate each players where its points > 3 because out\n  eliminate each [you] because out\n  as last(players), gain 1 points\n',
    );

    expect([outcomes(game), points(game)]).toEqual([
      [lost, playing, playing],
      [0, 0, 1],
    ]);
  });
});

describe('a player who is out', () => {
  const OUT = 'to probe\n  eliminate first(players) because out\n';

  it('is left out by `each player` and by `next-player`', async () => {
    const game = await probed(
      `${OUT}  as last(players), set first-one to next-player(you)\n  as first-one, gain 5 points\n  each player, gain 1 points\n`,
    );

    expect(points(game)).toEqual([0, 6, 1]);
  });

  it('is asked in no window', async () => {
    const caps = 'each player\n    move first(caps in shelf) to your taken\n';
    const game = await probed(`to probe\n  ${caps}  eliminate first(players) because out\n  offer pause\n`);

    expect(game.module.io.player).toBe(1);
  });

  it('is asked nothing: what is chosen is none, a number 0, an option none of them', async () => {
    const game = await probed(
      `${OUT}  let one = a hat in shelf
  move one to your taken
  let two = 2 hats in shelf
  move two to your taken
  let n = a number from 2 to 5
  as last(players), gain n points
  you may
    as last(players), gain 10 points
  choose
    option more
      as last(players), gain 10 points
    option most
      as last(players), gain 20 points
  set worn to a colour
  as last(players), gain count(hats in shelf) points
`,
    );

    expect([game.state[HEADER.status] === STATUS.decision, points(game)]).toEqual([false, [0, 0, 4]]);
  });

  it('gains nothing and does not win', async () => {
    const game = await probed(`${OUT}  gain 3 points\n  win you because done\n  win each [you] because done\n`);

    expect([outcomes(game), points(game)]).toEqual([
      [lost, playing, playing],
      [0, 0, 0],
    ]);
  });

  it('plays on, when the game says so', async () => {
    const game = await probed(
      `${OUT}  each player, gain 1 points\n  let n = a number from 2 to 5\n  gain n points\n`,
      'eliminated: plays-on\n',
    );

    expect([game.module.io.player, points(game)]).toEqual([0, [1, 1, 1]]);
  });
});
