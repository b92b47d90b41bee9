import type { PairedShard } from '@undercroft/simulator';
import type { CliCommand } from '../command.ts';
import { UsageError } from '../failure.ts';
import { putComparison } from '../lab/comparison.ts';
import { EXPERIMENT_OPTIONS, playStates, prepareStates, putDetectable } from '../lab/experiments.ts';
import { GATE_OPTION, readGates } from '../lab/limits/gate.ts';
import { findNumber, withNumbers } from '../lab/numbers.ts';
import { readState, type ContentState } from '../lab/states.ts';
import { isEnough, readUntil, UNTIL_OPTION } from '../lab/limits/until.ts';

export const compare: CliCommand = {
  name: 'compare',
  summary: 'Plays the same games under two states of the content and tells what differs.',
  usage: '<before> <after> [options]',
  details:
    'A state is a game or its folder, `game@commit` for the content of a commit, or `game+folder` with the files of a folder laid over it.\n' +
    'Game number i has the same seed under both, and differences are taken game by game: shares with the interval of Agresti and Min, means\n' +
    'with that of paired samples. Choices are corrected for their number after Benjamini and Hochberg. --until looks again and again, with an\n' +
    'interval that holds at all looks together (Waudby-Smith and others 2024).',
  examples: [
    'undercroft compare {game}@HEAD {game}',
    'undercroft compare {game} {game}+try-out --games 2000 --fail-if win=3 --fail-if turns=2',
    'undercroft compare {game}@HEAD {game} --games 20000 --until win=3',
    'undercroft compare {game} {game} --set game/players/max=4',
  ],
  options: {
    set: {
      type: 'string',
      value: 'path=n',
      many: true,
      text: 'Puts a number into the second state; may be given again.',
    },
    'fail-if': GATE_OPTION,
    until: UNTIL_OPTION,
    cards: { type: 'string', value: 'n', text: 'How many rows of choices that moved are told; default 20.' },
    ...EXPERIMENT_OPTIONS,
  },
  words: [2, 2],
  run: async (terminal, args) => {
    const [before, after] = args.words.map((word) => readState(terminal.cwd, word)) as [ContentState, ContentState];
    const changed = withNumbers(
      after,
      [after.name, ...args.texts('set')].join(' '),
      args.texts('set').map(settingIn(after)),
    );
    const experiment = await prepareStates(terminal, args, [before, changed]);
    // Mistakes there are reported before anything is played.
    readGates(args.texts('fail-if'), experiment.measures);
    const until = readUntil(args.text('until'), experiment.measures);
    if (until !== null && (args.text('shard') !== undefined || args.texts('fail-if').length > 0))
      throw new UsageError(
        '--until ends by itself: it takes no --shard, and no --fail-if, whose intervals are for one look',
      );
    putDetectable(terminal, experiment);
    const enough = until === null ? null : (shard: PairedShard): boolean => isEnough(until, shard);
    return await putComparison(terminal, args, await playStates(terminal, experiment, enough), until);
  },
};

function settingIn(state: ContentState): (text: string) => Parameters<typeof withNumbers>[2][number] {
  return (text) => {
    const [, path, value] = /^(.+)=(-?\d+)$/.exec(text) ?? [];
    if (path === undefined) throw new UsageError(`--set takes path=n, such as game/players/max=4, not \`${text}\``);
    return { place: findNumber(state, path), value: Number(value) };
  };
}
