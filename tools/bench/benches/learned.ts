import { botNamed, Judge, Training, unpackLearned, type Learned } from '@undercroft/bots';
import { optionsOf, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Deals, Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { costRow, type Bench, type Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { measure, type Cost } from '../measure.ts';

/**
 * Ways to play, with the fewest who play against each other; what was learned of one is taken where
 * the content holds it.
 */
const WAYS = [
  { id: 'keeper', variant: 'reckoning', players: 2 },
  { id: 'apprentices', variant: null, players: 2 },
  { id: 'lords', variant: null, players: 2 },
  { id: 'dungeonation', variant: null, players: 2 },
] as const;

type Way = (typeof WAYS)[number];

/**
 * Positions of each game, and answers from one to the next, so that they come from all of a game.
 */
const POSITIONS = 32;
const APART = 23;

interface Position {
  readonly state: Int32Array;
  readonly player: number;
  readonly answers: Int32Array;
}

/** Deals of a bot of the usual strength. */
const DEALS = 16;

/** Answers of each position that are looked at one after the other, as a bot does it. */
const TRIED = 8;

/** What follows from the first answers of a position. */
function followers(game: GameModule, { state, player, answers }: Position): { state: Int32Array; player: number }[] {
  return Array.from(answers.subarray(0, TRIED), (answer) => {
    const after = state.slice();
    applyOption(game, after, answer);
    return { state: after, player };
  });
}

/** Positions of random games at questions that have several answers. */
function positionsOf(game: GameModule, options: readonly number[], players: number): Position[] {
  const { io } = game;
  const found: Position[] = [];
  const state = createState(game);
  const rng = new Rng(3);
  for (let number = 0; found.length < POSITIONS; number++) {
    game.init(state, options, players, gameSeed(9, number));
    let status = advance(game, state);
    for (let i = 0; status === STATUS.decision && found.length < POSITIONS && i < 2000; i++) {
      if (i % APART === 0 && io.count > 1)
        found.push({ state: state.slice(), player: io.player, answers: io.options.slice(0, io.count) });
      status = applyOption(game, state, io.options[rng.below(io.count)]!);
    }
  }
  return found;
}

/** What the content holds, or else a network as large that knows nothing: it costs the same. */
function learnedOf(game: GameModule, { variant, players }: Way, options: readonly number[]): Learned {
  const held = game.meta.extras.trained?.players.find(
    (one) => (one.variant ?? null) === variant && one.seats === players,
  );
  if (held !== undefined) return unpackLearned(held);
  const training = new Training(game, { options, players, answers: 1, seed: 1 });
  training.step();
  return training.learned;
}

function over<Item>(items: readonly Item[], name: string, run: (item: Item) => void): Cost {
  return measure({
    name,
    run() {
      for (const item of items) run(item);
      return items.length;
    },
  });
}

async function rowsOf(way: Way): Promise<Row[]> {
  const { id, variant, players } = way;
  const game = await loadContent(id);
  const options = optionsOf(game.meta, variant);
  const learned = learnedOf(game, way, options);
  const positions = positionsOf(game, options, players);
  const judge = new Judge(game, learned);
  const numbers = positions.map(({ state, player }) => ({ numbers: judge.look(state, player).slice() }));
  const rng = new Rng(1);
  const world = createState(game);
  const deals = new Deals(game);
  const after = positions.flatMap((position) => followers(game, position));
  const answered = positions.map((one) => ({ ...one, answer: one.answers[rng.below(one.answers.length)]! }));
  return [
    costRow(
      `learned.${id}.look`,
      `${id}: the ${learned.inputs.length} numbers of a position that differs by an answer`,
      over(after, 'look', ({ state, player }) => judge.look(state, player)),
      2000,
    ),
    costRow(
      `learned.${id}.judge`,
      'what the network makes of them',
      over(numbers, 'judge', (one) => judge.chanceOf(one.numbers)),
      null,
    ),
    costRow(
      `learned.${id}.deal`,
      `hidden things determinised, one of ${DEALS} deals of a position`,
      measure({
        name: 'deal',
        run() {
          for (const { state, player } of positions) {
            deals.begin(state, player);
            for (let i = 0; i < DEALS; i++) deals.deal(rng, world);
          }
          return DEALS * positions.length;
        },
      }),
      null,
    ),
    costRow(
      `learned.${id}.apply`,
      'copy of a position and one answer',
      over(answered, 'apply', ({ state, answer }) => {
        world.set(state);
        applyOption(game, world, answer);
      }),
      null,
    ),
  ];
}

/** A reply where the content has learned. */
async function replyRow(): Promise<Row> {
  const [way] = WAYS;
  const game = await loadContent(way.id);
  const positions = positionsOf(game, optionsOf(game.meta, way.variant), way.players);
  const make = botNamed('learned')!;
  const bots = [0, 1].map(() => make({ game, seed: 1 }));
  const reply = over(positions, 'reply', ({ state, player, answers }) => {
    bots[player]!.choose({ state, player, options: answers, count: answers.length });
  });
  return costRow('learned.reply', `${way.id}: a reply by what was learned, ${DEALS} deals`, reply, 20e6);
}

/** What playing by a learned evaluation is made of, game by game. */
export const learnedBench: Bench = {
  id: 'learned',
  title: 'Playing by what was learned: looking, judging, dealing, answering',
  async run() {
    const rows: Row[] = [];
    for (const way of WAYS) rows.push(...(await rowsOf(way)));
    return [...rows, await replyRow()];
  },
};
