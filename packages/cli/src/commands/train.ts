import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packLearned, unpackLearned, type Learned } from '@undercroft/bots';
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { GameMeta } from '@undercroft/contract';
import { resolveSetup, seedNumber } from '@undercroft/engine';
import { wilson } from '@undercroft/simulator';
import { count, percent } from '@undercroft/report';
import type { CliArguments, CliCommand } from '../command.ts';
import { compileFolder, loadGameFolder } from '../compiled.ts';
import { UsageError } from '../failure.ts';
import { TRAINED_FILE, trainedText, withWay, type HeldOutMatch, type Way } from '../lab/trained-file.ts';
import { train as learn, type Trained } from '../lab/training.ts';
import { interruptible } from '../interrupt.ts';
import { findGame } from '../node-host.ts';
import { playRange, readRange, RANGE_OPTIONS } from '../series/playing.ts';
import { mergeParts, requireBot } from '../series/series.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import type { Terminal } from '../terminal.ts';

/** Seeds of the match are none that training has seen, nor the matches that chose between attempts; each attempt has chance of its own. */
const HELD_OUT = 7_919;
const CHOOSING = 15_485_863;
const NEXT_ATTEMPT = 104_729;

/** One way to play a game. */
interface Ground {
  readonly folder: GameFolder;
  readonly variant: string | undefined;
  readonly seats: number;
  readonly options: readonly number[];
  readonly seed: number;
}

export const train: CliCommand = {
  name: 'train',
  summary: 'Lets bots learn a game from games against themselves.',
  usage: '<game|folder> [options]',
  details:
    `What was learned is written to ${TRAINED_FILE} of the game, for one variant and one number of players at a time. Then a match is played on seeds that\n` +
    'were not trained on: where what was learned wins clearly more often than `untrained`, bots go by it from then on. Trainings differ by chance, so\n' +
    'several are made, and half as many games on seeds of their own choose the one that is kept. The same seed teaches the same.',
  examples: [
    'undercroft train {game}',
    'undercroft train {game} --answers 1000000 --games 400',
    'undercroft train {game} --players 3 --fresh',
  ],
  options: {
    answers: { type: 'string', value: 'n', text: 'Answers of the games to learn from; default 400000.' },
    attempts: { type: 'string', value: 'n', text: 'Trainings to choose from, each of so many answers; default 3.' },
    games: { type: 'string', value: 'n', text: 'Games of the match; default 200.' },
    against: { type: 'string', value: 'bot', text: 'Who plays against it in the match; default untrained.' },
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
    const match = await play(terminal, ground, args, trainedText(withWay(before, way)), {
      seed: ground.seed + HELD_OUT,
      games: gamesOf(args),
    });
    const { won, drawn, games } = match;
    const share = wilson(won, games - drawn);
    const plays = share.low > 0.5 ? 'learned' : 'sensible';
    writeFileSync(join(folder.folder, TRAINED_FILE), trainedText(withWay(before, { ...way, match, plays })));
    terminal.out(
      `${module.meta.title}: ${count(learned.games)} games learned from; won ${count(won)} of ${count(games - drawn)} decided games of the match ` +
        `(${percent(share.low)} to ${percent(share.high)}).\n${
          plays === 'learned'
            ? 'It does better than without: bots go by it from now on.'
            : 'It does not do clearly better than without: bots think as before.'
        } See ${TRAINED_FILE}.\n`,
    );
    return 0;
  },
};

/** @throws UsageError for options that are none of a variant */
function groundOf(folder: GameFolder, meta: GameMeta, args: CliArguments): Ground {
  if (args.texts('option').length > 0)
    throw new UsageError('bots learn a variant as it is; give the options a name in `variants:` of game.yaml');
  const setup = readSetup(meta, args);
  const { options } = resolveSetup(meta, setup);
  return {
    folder,
    variant: setup.variant,
    seats: setup.players,
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

function wayOf({ variant, seats }: Ground, { learned, answers }: Trained, answersBefore: number): Way {
  return {
    ...(variant === undefined ? {} : { variant }),
    ...packLearned(learned),
    seats,
    plays: 'sensible',
    answers: answers + answersBefore,
    match: { games: 0, won: 0, drawn: 0 },
  };
}

/** Trains several times and keeps what does best in a match. After Ctrl-C nothing new is begun, and what was not yet compared does not count. */
async function bestOf(
  terminal: Terminal,
  args: CliArguments,
  ground: Ground,
  before: readonly Way[],
  attempt: (seed: number) => Promise<Attempt>,
): Promise<Attempt> {
  const attempts = args.number('attempts', { min: 1, max: 20, otherwise: 3 });
  const range = { seed: ground.seed + CHOOSING, games: Math.max(2, Math.ceil(gamesOf(args) / 2)) };
  let best = await attempt(ground.seed);
  if (attempts === 1 || best.learned.stopped) return best;
  let most = -1;
  await interruptible(async (signal) => {
    try {
      for (let i = 1, now = best; i <= attempts; i++) {
        if (i > 1) now = await attempt(ground.seed + (i - 1) * NEXT_ATTEMPT);
        if (signal.aborted) return;
        const match = await play(terminal, ground, args, trainedText(withWay(before, now.way)), range);
        if (signal.aborted) return;
        const { won, drawn, games } = match;
        terminal.err(`training ${i} of ${attempts}: won ${won} of ${games - drawn} decided games\n`);
        const share = (won + drawn / 2) / games;
        if (share > most) [most, best] = [share, now];
      }
    } catch (failure) {
      // What is stopped before it came to anything leaves what there is.
      if (!signal.aborted) throw failure;
    }
  });
  return best;
}

function gamesOf(args: CliArguments): number {
  return args.number('games', { min: 2, max: 1_000_000, otherwise: 200 });
}

/** Plays what was learned against another bot, each at every seat. */
async function play(
  terminal: Terminal,
  ground: Ground,
  args: CliArguments,
  text: string,
  { seed, games }: { readonly seed: number; readonly games: number },
): Promise<HeldOutMatch> {
  const { folder, options, seats } = ground;
  const against = args.text('against') ?? 'untrained';
  requireBot(against);
  const files = new Map(readGame(folder)).set(`${folder.id}/${TRAINED_FILE}`, text);
  const { module } = compileFolder(terminal.cwd, folder, files);
  if (module === null) throw new Error(`the game does not compile with its new ${TRAINED_FILE}`);
  const job = {
    code: module.code,
    players: seats,
    options,
    seed,
    bots: ['learned', against],
    answers: 5000,
    coverage: false,
    odds: null,
  };
  const { parts } = await playRange(terminal, job, readRange(args, games));
  const { shard } = mergeParts(parts);
  const [won, lost] = shard.botWins;
  const drawn = shard.games - Math.round(won!) - Math.round(lost!);
  return { games: shard.games, won: Math.round(won!), drawn };
}
