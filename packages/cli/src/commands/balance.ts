import { resolveSetup, seedNumber } from '@undercroft/engine';
import { counted } from '@undercroft/report';
import type { BalanceShard } from '@undercroft/simulator';
import type { CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { UsageError } from '../failure.ts';
import { addBalances, putBalance, ROWS_OPTION } from '../lab/balance.ts';
import { CHOICE_OPTION, putDetectableWorth, readBarring, requireMade } from '../lab/limits/choice.ts';
import { isEvenEnough, putDetectableLean, readUntilEven, UNTIL_EVEN_OPTION } from '../lab/limits/even.ts';
import { ARMS_MAX, playStates, prepareStates, putDetectable } from '../lab/experiments.ts';
import { PAGE_OPTION, RESULT_OPTIONS } from '../lab/results.ts';
import { readState } from '../lab/states.ts';
import { putTakeOut, statesWithout } from '../lab/take-out.ts';
import { playLooking } from '../series/looking.ts';
import { RANGE_OPTIONS, readRange } from '../series/playing.ts';
import { requireBots } from '../series/series.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';

export const balance: CliCommand = {
  name: 'balance',
  summary: 'Tells what each card and each choice does to who wins, who has it better, and what is never used.',
  usage: '<game|folder> [options]',
  details:
    'Three looks at each card and choice: who held it against who did not, who chose it against who did not, both in the same game and with\n' +
    'the seats taken into account; and the same player in the same game played again without being allowed it (restricted play). The last one\n' +
    'alone tells a cause. Intervals hold the true figure in 19 of 20 cases; * marks what is more than chance with its whole list in mind, after\n' +
    'Benjamini and Hochberg, and what is surely the greatest stands first. --until looks again and again, with intervals that hold at all looks.',
  examples: [
    'undercroft balance {game}',
    'undercroft balance {game} --games 2000 --bots sensible:40 --tries 6',
    'undercroft balance {game} --take-out --games 1000',
    'undercroft balance {game} --games 4400 --choice "turn: Pass"',
    'undercroft balance {game} --games 20000 --tries 0 --until win=3',
    'undercroft balance {game} --games 4000 --shard 1/10 --out part1.json',
  ],
  options: {
    games: { type: 'string', value: 'n', text: 'Games of the whole series; default 400.' },
    bots: { type: 'string', value: 'name', text: 'Who plays every seat, as for `sim`; default sensible:10.' },
    tries: {
      type: 'string',
      value: 'n',
      text: 'How often each game is played again with one choice of one player barred; default 3.',
    },
    'take-out': {
      type: 'boolean',
      text: 'Instead: plays the game without each card and tells what changes for everybody.',
    },
    choice: CHOICE_OPTION,
    until: UNTIL_EVEN_OPTION,
    only: { type: 'string', value: 'text', text: 'With --take-out: only cards of files with this in their path.' },
    ...SETUP_OPTIONS,
    answers: { type: 'string', value: 'n', text: 'A game with more answers counts as unfinished; default 5000.' },
    rows: ROWS_OPTION,
    ...RANGE_OPTIONS,
    ...RESULT_OPTIONS,
    html: PAGE_OPTION,
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const state = readState(terminal.cwd, args.words[0]!);
    const { module, code } = await loadGameFolder(terminal, state.game, state.files);
    const { meta } = module;
    const setup = readSetup(meta, args);
    const range = readRange(args, args.number('games', { min: 1, max: 1_000_000_000, otherwise: 400 }));
    const bot = args.text('bots') ?? 'sensible:10';
    const { options } = resolveSetup(meta, setup);
    requireBots([bot], meta, { players: setup.players, options });
    if (args.flag('take-out')) {
      const states = [state, ...statesWithout(state, meta, { options, only: args.text('only') ?? '' })];
      if (states.length === 1) throw new UsageError('--only leaves no card to take out');
      if (states.length > ARMS_MAX)
        throw new UsageError(`these are ${counted(states.length - 1, 'card')}; take fewer at once, with --only`);
      const needed: string[] = [];
      if (args.text('until') !== undefined || args.text('choice') !== undefined)
        throw new UsageError('--take-out plays all of its games: it takes no --until, and no --choice');
      const experiment = await prepareStates(terminal, args, states, { bots: [bot], needed });
      putDetectable(terminal, experiment);
      const shard = await playStates(terminal, experiment);
      return await putTakeOut(terminal, args, { title: meta.title, needed, shard });
    }
    const until = readUntilEven(args.text('until'));
    if (until !== null && args.text('shard') !== undefined)
      throw new UsageError('--until ends by itself: it takes no --shard');
    const barring = readBarring(args, bot);
    const job = {
      code,
      players: setup.players,
      options,
      seed: seedNumber(setup.seed),
      bot,
      answers: args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 }),
      ...barring,
    };
    const games = range.to - range.from;
    putDetectableLean(terminal, meta, setup.players, games);
    putDetectableWorth(terminal, meta, { ...barring, players: setup.players, games });
    const { sum: added, seconds } = await playLooking(terminal, job, range, {
      add: (before: BalanceShard | null, parts) => addBalances(before === null ? parts : [before, ...parts]),
      isEnough: until === null ? null : (sum: BalanceShard) => isEvenEnough(meta, sum, until),
    });
    terminal.err(`${counted(added.shard.games, 'game')} and what was played again in ${seconds.toFixed(1)} s\n`);
    requireMade(added);
    return await putBalance(terminal, args, meta, added, until);
  },
};
