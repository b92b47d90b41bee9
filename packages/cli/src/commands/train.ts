import { join } from 'node:path';
import { packLearned, unpackLearned, type Learned } from '@undercroft/bots';
import { replaceText, type GameFolder } from '@undercroft/content-files';
import type { GameMeta } from '@undercroft/contract';
import { resolveSetup, seedNumber } from '@undercroft/engine';
import { count, counted, differenceCells } from '@undercroft/report';
import { rivalsOf } from '@undercroft/simulator';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { shownPath, UsageError } from '../failure.ts';
import {
  opponentOf,
  playAll,
  playSeats,
  type LearnedWay,
  type TrainingGround,
  type MatchedSeat,
} from '../lab/held-out.ts';
import { TRAINED_FILE, trainedText, withWay, type Way } from '../lab/trained-file.ts';
import { train as learn, type Trained } from '../lab/training.ts';
import { interruptible } from '../interrupt.ts';
import { findGame } from '../node-host.ts';
import { RANGE_OPTIONS } from '../series/playing.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Seeds of the match are none that training has seen, nor the matches that chose between attempts;
 * each attempt has chance of its own.
 */
const HELD_OUT = 7_919;
const CHOOSING = 15_485_863;
const NEXT_ATTEMPT = 104_729;

/**
 * Share of the decided games that a tree of answers has to win against one answer ahead: it thinks
 * some eight times as long.
 */
const TREE_SHARE = 0.55;

export const train: CliCommand = {
  name: 'train',
  summary: 'Lets bots learn a game from games against themselves.',
  usage: '<game|folder> [options]',
  details:
    `What was learned is written to ${TRAINED_FILE} of the game, for one variant and one number of players at a time. Then a match is played on seeds that were\n` +
    'not trained on, of each seat for itself: where it wins clearly more often by what was learned than in the same games without, bots go by it at that\n' +
    'seat from then on. Of a seat that hardly ever wins it is compared what its games come to: its score, or what the game says that bots want. Trainings\n' +
    'differ by chance, so several are made, and half as many games on seeds of their own choose the one that is kept. As\n' +
    'many games as the match has tell whether it is gone by one answer ahead or in a tree of answers. The same seed teaches the same.',
  examples: [
    'undercroft train {game}',
    'undercroft train {game} --answers 1000000 --games 400',
    'undercroft train {game} --players 3 --fresh',
  ],
  options: {
    answers: { type: 'string', value: 'n', text: 'Answers of the games to learn from; default 400000.' },
    attempts: { type: 'string', value: 'n', text: 'Trainings to choose from, each of so many answers; default 3.' },
    games: {
      type: 'string',
      value: 'n',
      text: 'Games of the match, each without what was learned and with it at each seat; default 200.',
    },
    against: {
      type: 'string',
      value: 'bot',
      text: 'Who plays in the match besides, and in its place; default untrained.',
    },
    hidden: { type: 'string', value: 'n', text: 'Hidden units of the network, 1 to 64; default 16.' },
    inputs: {
      type: 'string',
      value: 'n',
      text: 'Numbers that the network looks at, at most; halfway those that tell most are kept. Default 200.',
    },
    fresh: { type: 'boolean', text: 'Begins with nothing, not with what was learned before.' },
    ...SETUP_OPTIONS,
    jobs: RANGE_OPTIONS['jobs']!,
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const folder = findGame(terminal.cwd, args.words[0]);
    const { module } = await loadGameFolder(terminal, folder);
    const ground = groundOf(folder, module.meta, args);
    const before = waysOf(module.meta);
    const known = before.find(({ variant, seats }) => variant === ground.variant && seats === ground.seats);
    const from: Learned | undefined = known === undefined || args.flag('fresh') ? undefined : unpackLearned(known);
    const answers = args.number('answers', { min: 1000, max: 1_000_000_000, otherwise: 400_000 });
    const hidden = args.number('hidden', { min: 1, max: 64, otherwise: 16 });
    const inputs = args.number('inputs', { min: 1, max: 4000, otherwise: 200 });
    const { learned, way } = await bestOf(terminal, args, ground, before, async (seed) => {
      const { options, seats: players } = ground;
      const trained = await learn(terminal, module, { options, players, seed, answers, hidden, inputs, from });
      return { learned: trained, way: wayOf(ground, trained, from === undefined ? 0 : known!.answers) };
    });
    const text = trainedText(withWay(before, way));
    const matched = await playSeats(terminal, ground, args, {
      text,
      way: learned.stopped ? 'learned' : await betterWay(terminal, args, ground, text),
      seed: ground.seed + HELD_OUT,
      games: gamesOf(args),
    });
    const file = join(folder.folder, TRAINED_FILE);
    replaceText(file, trainedText(withWay(before, withMatch(way, matched))));
    terminal.out(
      `${module.meta.title}: ${counted(learned.games, 'game')} learned from.\n${matched.map(toldOf).join('')}See ${shownPath(terminal.cwd, file)}.\n`,
    );
    return 0;
  },
};

/** @throws UsageError for options that are none of a variant */
function groundOf(folder: GameFolder, meta: GameMeta, args: CliArguments): TrainingGround {
  if (args.texts('option').length > 0)
    throw new UsageError('bots learn a variant as it is; give the options a name in `variants:` of game.yaml');
  const setup = readSetup(meta, args);
  const { options } = resolveSetup(meta, setup);
  return {
    folder,
    variant: setup.variant,
    seats: setup.players,
    together: rivalsOf(meta, setup.players) === 1,
    options,
    seed: seedNumber(setup.seed),
  };
}

function waysOf({ extras }: GameMeta): readonly Way[] {
  // The schema of the file holds all of it; games need less.
  return (extras.trained?.players ?? []) as readonly Way[];
}

/** One training. */
interface Attempt {
  readonly learned: Trained;
  readonly way: Way;
}

function wayOf({ variant, seats }: TrainingGround, { learned, answers }: Trained, answersBefore: number): Way {
  return {
    ...(variant === undefined ? {} : { variant }),
    ...packLearned(learned),
    seats,
    plays: 'sensible',
    answers: answers + answersBefore,
    match: { games: 0, won: 0, drawn: 0 },
  };
}

/** What a match says about a way to play: by seat, and all seats together. */
function withMatch(way: Way, matched: readonly MatchedSeat[]): Way {
  const matches = matched.map(({ match }) => match);
  return {
    ...way,
    plays: matches.find(({ plays }) => plays !== 'sensible')?.plays ?? 'sensible',
    match: {
      games: matches.reduce((sum, { games }) => sum + games, 0),
      won: matches.reduce((sum, { won }) => sum + won, 0),
      drawn: matched.reduce((sum, { drawn }) => sum + drawn, 0),
    },
    'by-seat': matched.flatMap(({ seats, match }) => seats.map(() => match)),
  };
}

function toldOf({ seats, match: { plays, games, won, without }, difference, progress }: MatchedSeat): string {
  const [mean, range] = differenceCells('share', difference);
  const [more, moreRange] = progress === null ? [] : differenceCells('number', progress);
  const isSeveral = seats.length > 1;
  const [they, verb] = isSeveral ? ['They', 'do'] : ['It', 'does'];
  const who = isSeveral ? `All ${count(seats.length)} seats together` : `Seat ${seats[0]! + 1}`;
  return (
    `${who} won ${count(won)} of ${count(games)} games of the match, and ${count(without)} without what was learned: ${mean} points (${range}). ` +
    (more === undefined
      ? ''
      : `${they} hardly ever ${isSeveral ? 'win; what their' : 'wins; what its'} games came to differs by ${more} (${moreRange}). `) +
    (plays !== 'sensible'
      ? `${they} ${verb} better: bots go by it there from now on${plays === 'learned' ? '' : ', in a tree of answers'}.\n`
      : `${they} ${verb} not do clearly better: bots think there as before.\n`)
  );
}

/**
 * Trains several times and keeps what does best in a match. After Ctrl-C nothing new is begun, and
 * what was not yet compared does not count.
 */
async function bestOf(
  terminal: Terminal,
  args: CliArguments,
  ground: TrainingGround,
  before: readonly Way[],
  attempt: (seed: number) => Promise<Attempt>,
): Promise<Attempt> {
  const attempts = args.number('attempts', { min: 1, max: 20, otherwise: 3 });
  const bots = ['learned', opponentOf(args)] as const;
  const range = { seed: ground.seed + CHOOSING, games: Math.max(2, Math.ceil(gamesOf(args) / 2)), bots };
  let best = await attempt(ground.seed);
  if (attempts === 1 || best.learned.stopped) return best;
  let most = -1;
  await interruptible(async (signal) => {
    try {
      for (let i = 1, now = best; i <= attempts; i++) {
        if (i > 1) now = await attempt(ground.seed + (i - 1) * NEXT_ATTEMPT);
        if (signal.aborted) return;
        const text = trainedText(withWay(before, now.way));
        const match = await playAll(terminal, ground, args, { text, ...range });
        if (signal.aborted) return;
        const { won, drawn, games } = match;
        const told = ground.together ? 'did better in' : 'won';
        terminal.err(`training ${i} of ${attempts}: ${told} ${won} of ${games - drawn} decided games\n`);
        const share = (won + drawn / 2) / games;
        if (share > most) [most, best] = [share, now];
      }
    } catch (failure) {
      // A training that is stopped before its first result leaves the file as it is.
      if (!signal.aborted) throw failure;
    }
  });
  return best;
}

/**
 * How it is gone by what was learned: in a tree of answers where that wins more often. Ctrl-C
 * leaves it at one answer ahead.
 */
async function betterWay(
  terminal: Terminal,
  args: CliArguments,
  ground: TrainingGround,
  text: string,
): Promise<LearnedWay> {
  return await interruptible(async (signal) => {
    try {
      const bots = ['learned-tree', 'learned'] as const;
      const range = { text, seed: ground.seed + CHOOSING, games: gamesOf(args), bots };
      const { won, drawn, games } = await playAll(terminal, ground, args, range);
      if (signal.aborted) return 'learned';
      const told = ground.together ? 'did better in' : 'won';
      terminal.err(`a tree of answers ${told} ${won} of ${games - drawn} decided games against one answer ahead\n`);
      return won > 0 && won >= TREE_SHARE * (games - drawn) ? 'learned-tree' : 'learned';
    } catch (failure) {
      if (!signal.aborted) throw failure;
      return 'learned';
    }
  });
}

function gamesOf(args: CliArguments): number {
  return args.number('games', { min: 2, max: 1_000_000, otherwise: 200 });
}
