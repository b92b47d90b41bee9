// Players who are asked at the same time, in a game that is compiled: whatever the order of the
// answers, the same game; and no player learns from it.
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { encodeAnswers, GameUseError, Rng, createGame, gameFromState, loadGame, type Game } from '@undercroft/engine';
import { gameView, viewHash, type GameView } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';

let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  module = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
});

const begin = (players = 3, seed = 4): Game => createGame(module, { players, seed });
const asked = (game: Game): number[] => game.decisions().map(({ player }) => player);

it('asks all at once, in the order of the rules', () => {
  const game = begin();

  expect(asked(game)).toEqual([2, 0, 1]);
  expect(game.decision()!.player).toBe(2);
  expect(game.decisions().map(({ options, taken, max }) => [options.length, taken, max])).toEqual([
    [5, 0, 2],
    [5, 0, 2],
    [5, 0, 2],
  ]);
  expect(game.asked).toEqual({ begin: 0, waitingFor: [2, 0, 1], answered: [] });
});

it('asks each one thing after the other, and goes on when all have answered everything', () => {
  const game = begin();

  for (const player of [1, 1, 0, 2, 1, 0, 0, 2]) game.answerFor(player, 1);

  expect([game.position, game.asked]).toEqual([0, { begin: 0, waitingFor: [2], answered: [0, 1] }]);
  expect(() => game.answerFor(1, 0)).toThrow('player 2 is not asked anything now');
  game.answerFor(2, 3);
  expect([game.position, game.asked]).toEqual([9, null]);
  expect(game.decision()!.player).toBe(2);
});

it('opens nothing of a later block before the one in front of it is over', () => {
  const game = begin();
  for (const player of [0, 1, 2]) for (let i = 0; i < 3; i++) game.answerFor(player, 0);
  game.answer(0);

  expect(game.asked!.begin).toBe(game.position);
  expect(game.decisions()).toHaveLength(3);
});

it.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'leads to the same state, log, save and views, whatever the order of arrival (%i)',
  (seed) => {
    const players = 2 + (seed % 3);
    const inTurn = begin(players, seed);
    const mixed = begin(players, seed);
    const rng = new Rng(seed);
    while (!inTurn.over) {
      const answers = roundOf(inTurn, rng);
      arrive(mixed, answers, rng);
      expect(mixed.hash()).toBe(inTurn.hash());
      expect(mixed.save()).toBe(inTurn.save());
      for (let seat = 0; seat < players; seat++)
        expect(gameView(mixed, seat, { events: mixed.events })).toEqual(
          gameView(inTurn, seat, { events: inTurn.events }),
        );
    }
    expect(mixed.events).toEqual(inTurn.events);
    expect(mixed.replayLine()).toBe(inTurn.replayLine());
    expect(mixed.over).toBe(true);
  },
);

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'shows others that somebody has answered, and nothing else (%i)',
  (seed) => {
    const players = 2 + (seed % 3);
    const game = begin(players, seed);
    const rng = new Rng(seed + 100);
    while (!game.over) {
      const { player } = pick(game.decisions(), rng);
      const before = viewsOf(game, player);
      const open = game.asked;
      const { options } = game.decisions().find((one) => one.player === player)!;
      game.answerFor(player, rng.below(options.length));
      if (open === null || game.asked?.begin !== open.begin) continue;
      expect(viewsOf(game, player)).toEqual(before);
    }
  },
);

it('shows the same to a player, whatever the others have answered', () => {
  const seen = [0, 1, 2].map((choice) => {
    const game = begin();
    for (const player of [2, 1]) for (let i = 0; i < 3; i++) game.answerFor(player, choice);
    game.answerFor(0, 4);
    return viewHash(gameView(game, 0, { events: game.events }));
  });

  expect(new Set(seen).size).toBe(1);
});

it('shows a player own answers as made, and takes them back one by one', () => {
  const game = begin();
  const before = gameView(game, 1);
  for (const index of [0, 0, 6]) game.answerFor(1, index);

  const after = gameView(game, 1);

  expect(after.decision).toBeNull();
  expect([after.players[1]?.fields['guess'], titles(after, 'bid', 1)]).toEqual([9, ['One', 'Two']]);
  expect(after.together).toEqual({ waitingFor: [0, 2], answered: [1], takeBack: true });
  expect([game.takeBack(1), game.takeBack(1), game.takeBack(1), game.takeBack(1)]).toEqual([true, true, true, false]);
  expect(gameView(game, 1)).toEqual(before);
});

it('takes nothing back of somebody else, and nothing when all have answered', () => {
  const game = begin(2);
  for (let i = 0; i < 3; i++) game.answerFor(0, 0);
  game.answerFor(1, 2);

  expect(game.takeBack(1)).toBe(true);
  expect(game.asked).toMatchObject({ answered: [0], waitingFor: [1] });
  for (let i = 0; i < 3; i++) game.answerFor(1, 0);
  expect([game.takeBack(0), game.takeBack(1), game.position]).toEqual([false, false, 6]);
});

it('refuses what is not offered, and stays as it was', () => {
  const game = begin();
  game.answerFor(0, 3);

  expect(() => game.answerFor(0, 4)).toThrow(GameUseError);
  expect(() => game.answerFor(7, 0)).toThrow('player 8 is not asked anything now');
  expect(game.disabled()).toEqual([]);
  expect(asked(game)).toEqual([2, 0, 1]);
  expect(game.takeBack(0)).toBe(true);
  expect(game.save()).toBe(begin().save());
});

it('keeps early answers in a save, and goes on with them', () => {
  const game = begin();
  for (const player of [0, 1, 1]) game.answerFor(player, 2);

  const loaded = loadGame(module, game.save(), { log: true });

  if (!loaded.ok) throw new Error(loaded.message);
  expect(loaded.game.save()).toBe(game.save());
  for (let seat = 0; seat < 3; seat++) expect(gameView(loaded.game, seat)).toEqual(gameView(game, seat));
  expect(JSON.parse(begin().save())).not.toHaveProperty('early');
});

it.each([
  ['no list', 'AA'],
  ['too few seats', ['', '']],
  ['no text', ['', 3, '']],
  ['no answers', ['', '!', '']],
  ['an answer that is not offered', ['', encodeAnswers([9]), '']],
  ['answers of all', [encodeAnswers([0, 0, 0]), encodeAnswers([0, 0, 0]), encodeAnswers([0, 0, 0])]],
  ['more than anybody can give', [encodeAnswers(Array.from({ length: 2000 }, () => 0)), '', '']],
])('refuses a save with early answers that are %s', (_name, early) => {
  const game = begin();
  game.answerFor(1, 1);

  const loaded = loadGame(module, JSON.stringify({ ...JSON.parse(game.save()), early }));

  expect(loaded).toMatchObject({ ok: false });
});

it('goes on from the middle, where some have answered in turn', () => {
  const game = begin();
  for (let i = 0; i < 4; i++) game.answer(0);
  const other = gameFromState(module, game.state);

  expect([game.position, game.asked]).toEqual([4, { begin: 0, waitingFor: [0, 1], answered: [2] }]);
  game.answerFor(1, 0);
  expect(game.undo()).toBe(true);
  expect([game.position, game.asked]).toEqual([3, { begin: 0, waitingFor: [0, 1], answered: [2] }]);
  expect(asked(other)).toEqual([0, 1]);
});

it('gives programs a state from which they can play on, and in which nothing of others is true', () => {
  const game = begin();
  for (let i = 0; i < 3; i++) game.answerFor(0, 4 - i);

  const state = game.snapshotFor(1);

  const { together } = module.meta.layout;
  expect([game.stateFor(1)[together!], state[together!]]).toEqual([-1, 1]);
  expect(state).toEqual(begin().snapshotFor(1));
});

/**
 * Plays on from here: where all are asked, everything that they are asked.
 *
 * @returns who answered what
 */
function roundOf(game: Game, rng: Rng): { player: number; value: number }[] {
  const found: { player: number; value: number }[] = [];
  const start = game.asked?.begin ?? -1;
  for (;;) {
    const { options, player } = game.decision()!;
    const { value } = pick(options, rng);
    found.push({ player, value });
    game.answer({ value });
    if (game.asked?.begin !== start) return found;
  }
}

/** Gives the same answers, mixed, each player's own in their order. */
function arrive(game: Game, answers: readonly { player: number; value: number }[], rng: Rng): void {
  const left = [...answers];
  while (left.length > 0) {
    const { player } = pick(left, rng);
    const next = left.findIndex((one) => one.player === player);
    const { value } = left.splice(next, 1)[0]!;
    game.answerFor(player, { value });
    // A change of mind leaves no trace either.
    if (left.length > 0 && rng.below(3) === 0 && game.takeBack(player)) game.answerFor(player, { value });
  }
}

function viewsOf(game: Game, except: number): object[] {
  const viewers = [...Array.from({ length: game.setup!.players }, (_, seat) => seat), 'spectator' as const];
  return viewers
    .filter((viewer) => viewer !== except)
    .map((viewer) => {
      const { together, ...view } = gameView(game, viewer, { events: game.events, since: 0 });
      return { ...view, mark: together?.takeBack };
    });
}

function titles({ zones }: GameView, name: string, owner: number): (string | undefined)[] {
  const index = module.meta.zones.findIndex((zone) => zone.name === name);
  const zone = zones.find((one) => one.zone === index && one.owner === owner);
  return zone?.things?.map(({ row }) => module.meta.rows[row]?.title) ?? [];
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)] as T;
}

it('shows boards of others as they were before all were asked', async () => {
  const files = new Map(
    Object.entries({
      'game.yaml': `title: Plots
players: { min: 2, max: 2 }
start: play-game
player: { fields: { guess: { type: number, visible: owner } } }
kinds:
  plot: { zones: { buried: { holds: coin } } }
  coin: { folder: coins }
maps: { field: { of: player, spaces: { kind: plot, columns: 2, rows: 1 } } }
zones: { hand: { holds: coin, of: player } }
`,
      'coins/penny.yaml': 'count: 1 per player\nstarts: hand\n',
      'rules/play.rules': 'to play-game\n  each player secretly, set your guess to a number from 1 to 2\n',
    }).map(([path, text]) => [`plots/${path}`, text]),
  );
  const { module: compiled } = compileGame(files, 'plots');
  const plots = (await import(`data:text/javascript,${encodeURIComponent(compiled?.code ?? '')}`)) as GameModule;
  const { asked: together, state } = createGame(plots, { players: 2, seed: 1 });
  // What the answers of one player have come to, with a coin on a plot of each.
  const scratch = state.slice();
  const { first } = plots.meta.zones.find(({ name }) => name === 'buried')!;
  for (const seat of [0, 1])
    plots.place(scratch, plots.meta.rows.find(({ name }) => name === 'penny')!.first + seat, first + seat);
  const stateFor = (seat: number): Int32Array => (seat < 0 ? state : scratch);
  const game = { module: plots, asked: together, state, stateFor, canTakeBack: () => true } as unknown as Game;

  const buried = gameView(game, 0).boards.map(({ owner, squares }) => [owner, squares[0]?.zones[0]?.count]);
  expect(buried).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
