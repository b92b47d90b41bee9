import { botNamed } from '@undercroft/bots';
import { expect, it } from 'vitest';
import { HEADER, OUTCOME, type GameMeta } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { listedMeasures, measuresOf, teamWins, winsOf } from './paired/measures.ts';
import { seatBots } from './play.ts';
import { oneOfEachSide, sharedWins, sidesOfSeats, sizeOfSides } from './sides.ts';
import { simulate } from './simulate.ts';

const GAME = { enums: [], fields: [] };

it('counts one side in a cooperative game, also when it never won or had one player', () => {
  const never = sharedWins({ ...GAME, cooperative: true }, { sides: [] }, 0, 20);
  const alone = sharedWins({ ...GAME, cooperative: true }, { sides: [] }, 15, 20);

  expect([never.always, never.share.count, never.sides]).toEqual([true, 0, []]);
  expect([alone.always, alone.share.count, alone.share.of]).toEqual([true, 15, 20]);
});

it('learns from the games whether players win as sides, where the game does not say so', () => {
  const sides = [
    [[0, 2], 6],
    [[1, 3], 4],
  ] as const;
  const teams = sharedWins(GAME, { sides }, 10, 12);

  expect([teams.always, teams.declared, sizeOfSides(teams)]).toEqual([true, false, 2]);
  expect(sharedWins(GAME, { sides: [[[0, 1], 3]] }, 10, 12).always).toBe(false);
  expect(sharedWins(GAME, { sides: [] }, 0, 12).always).toBe(false);
});

/** The tiny game with sides: a player who has gambled is on the second one. */
function sided(): { readonly meta: GameMeta; readonly state: Int32Array } {
  const { meta } = tinyModule();
  const team = meta.fields.findIndex(({ name }) => name === 'gambled');
  const fields = meta.fields.map((field, i) =>
    i === team ? { ...field, type: { is: 'enum' as const, of: meta.enums.length } } : field,
  );
  const enums = [...meta.enums, { name: 'team', values: ['sun', 'moon'], titles: ['Sun', 'Moon'] }];
  const state = new Int32Array(meta.layout.size);
  state.set([0, 1, 1], fields[team]!.offset);
  return { meta: { ...meta, fields, enums, team }, state };
}

it('counts a whole game for each winner and for the side, where the game has sides', () => {
  const { meta, state } = sided();
  state.set([OUTCOME.lost, OUTCOME.won, OUTCOME.won], HEADER.outcome);
  const { sides, share, declared } = sharedWins(meta, { sides: [[[1, 2], 4]], teams: [2, 6] }, 8, 10);

  expect(winsOf(meta, state, 3)).toEqual([0, 1, 1]);
  expect(teamWins(meta, state, 3)).toEqual([0, 1]);
  expect([declared, share.count]).toEqual([true, 8]);
  expect(sides.map(({ name, share: { count } }) => [name, count])).toEqual([
    ['Sun', 2],
    ['Moon', 6],
  ]);
});

it('lists what sides won in place of what seats did', () => {
  const { meta } = sided();
  const names = (of: GameMeta): string[] =>
    listedMeasures(measuresOf(of, 3))
      .map(({ name }) => name)
      .filter((name) => name.startsWith('w'));

  expect(names(meta)).toEqual(['win sun', 'win moon']);
  expect(names({ ...tinyModule().meta, cooperative: true })).toEqual(['won']);
});

it('gives partners one bot, and each bot every side', () => {
  const { meta, state } = sided();
  const bots = [0, 1].map((bot) => ({ name: String(bot), make: botNamed('random')! }));
  const game = { ...tinyModule(), meta };
  const at = (index: number, keepSeats: boolean): readonly number[] =>
    seatBots({ game, players: 3, bots, keepSeats }, state, index);

  expect([at(0, false), at(1, false), at(1, true)]).toEqual([
    [0, 1, 1],
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

it('counts one result for partners, whoever of them did something', () => {
  const { meta, state } = sided();
  state[HEADER.players] = 3;
  const sides = sidesOfSeats(meta, state, 3);

  expect(sides).toEqual([0b001, 0b110, 0b110]);
  expect([0b111, 0b110, 0b100, 0b001, 0].map((seats) => oneOfEachSide(seats, sides))).toEqual([
    0b011, 0b010, 0b100, 0b001, 0,
  ]);
  expect(sidesOfSeats({ ...meta, cooperative: true }, state, 3)).toEqual([0b111, 0b111, 0b111]);
});

it('counts each cooperative game once, for a bot and for a choice of both players', () => {
  const tiny = tinyModule();
  const bots = [{ name: 'random', make: botNamed('random')! }];
  const counted = (cooperative: boolean): { readonly seats: number; readonly most: number } => {
    const game = { ...tiny, meta: { ...tiny.meta, ...(cooperative ? { cooperative: true as const } : {}) } };
    const shard = simulate({ game, players: 2, options: [10, 1], seed: 7, bots, answers: 500 }, { to: 20, uses: true });
    const often = shard.uses!.map(([, , , games, users]) => users / games);
    return { seats: shard.botSeats[0]!, most: Math.max(...often) };
  };

  expect(counted(true)).toEqual({ seats: 20, most: 1 });
  expect(counted(false)).toEqual({ seats: 40, most: 2 });
});
