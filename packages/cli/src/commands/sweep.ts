import type { PairedShard } from '@undercroft/simulator';
import type { CliCommand } from '../command.ts';
import { UsageError } from '../failure.ts';
import { ARMS_MAX, EXPERIMENT_OPTIONS, playStates, prepareStates, putDetectable } from '../lab/experiments.ts';
import { findNumber, withNumbers, type NumberPlace } from '../lab/numbers.ts';
import { readState, type ContentState } from '../lab/states.ts';
import { putSweep } from '../lab/sweep.ts';
import { isEnough, readUntil, UNTIL_OPTION } from '../lab/limits/until.ts';
import { readWishes, WISH_OPTION } from '../lab/limits/wishes.ts';

export const sweep: CliCommand = {
  name: 'sweep',
  summary: 'Tries other numbers in the content and tells how the game changes, and which meet a wish.',
  usage: '<game> <path> <values> [<path> <values>...] [options]',
  details:
    'A path is that of a file without .yaml, then keys: `game/players/max`; `#2` at its end is the second number of a text.\n' +
    'A number of rules is named by its line: `rules/turn.rules:12`, `rules/turn.rules:12#2`. Values are 1..6, 10..50:10 or 1,3,9. Several numbers are tried in all their combinations. All points play the same seeds. A wish is a range:\n' +
    'win=48..52 (each seat, in percent), "win 2=48..52", turns=12..20, draw=0..5, "score=20..30". Ends with 1 when no point meets all wishes.\n' +
    'What is called sure has all points and figures in mind (Bonferroni; changes: Benjamini and Hochberg). --until ends the games as in `compare`.',
  examples: [
    'undercroft sweep {game} game/players/max 2..4',
    'undercroft sweep {game} game/players/max 2..4 --wish win=48..52 --wish turns=12..20',
    'undercroft sweep {game} game/players/max 2..4 --games 20000 --until win=3',
  ],
  options: { wish: WISH_OPTION, until: UNTIL_OPTION, ...EXPERIMENT_OPTIONS },
  words: [3, 41],
  run: async (terminal, args) => {
    const [game, ...rest] = args.words as [string, ...string[]];
    const state = readState(terminal.cwd, game);
    const numbers = rest.flatMap((path, i) => {
      if (i % 2 === 1) return [];
      if (rest[i + 1] === undefined) throw new UsageError(`\`${path}\` needs values behind it, such as 1..6`);
      return [{ place: findNumber(state, path), values: readValues(rest[i + 1]!) }];
    });
    const now = numbers.map(({ place }) => place.value);
    const points = [
      now,
      ...combinations(numbers.map(({ values }) => values)).filter((point) => point.join() !== now.join()),
    ];
    if (points.length > ARMS_MAX)
      throw new UsageError(`these are ${points.length} points; at most ${ARMS_MAX} are played`);
    const places = numbers.map(({ place }) => place);
    const experiment = await prepareStates(
      terminal,
      args,
      points.map((point) => stateAt(state, places, point)),
    );
    readWishes(args.texts('wish'), experiment.measures);
    const until = readUntil(args.text('until'), experiment.measures);
    if (until !== null && args.text('shard') !== undefined)
      throw new UsageError('--until ends by itself: it takes no --shard');
    putDetectable(terminal, experiment);
    const swept = numbers.map(({ place, values }) => ({ path: place.path, now: place.value, values }));
    const enough = until === null ? null : (shard: PairedShard): boolean => isEnough(until, shard);
    const shard = await playStates(terminal, experiment, enough);
    return await putSweep(terminal, args, { game, numbers: swept, points }, shard, until);
  },
};

function stateAt(state: ContentState, places: readonly NumberPlace[], point: readonly number[]): ContentState {
  const name = places.map(({ path }, i) => `${path}=${point[i]!}`).join(' ');
  return withNumbers(
    state,
    name,
    places.map((place, i) => ({ place, value: point[i]! })),
  );
}

/** `1..6`, `10..50:10` or `1,3,9`, by size. @throws UsageError */
function readValues(text: string): number[] {
  const [, from, to, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?::([1-9]\d*))?$/.exec(text) ?? [];
  if (from !== undefined && Number(from) <= Number(to) && (Number(to) - Number(from)) / Number(step) < ARMS_MAX) {
    const values = Math.floor((Number(to) - Number(from)) / Number(step)) + 1;
    return Array.from({ length: values }, (_, i) => Number(from) + i * Number(step));
  }
  if (!/^-?\d+(?:,-?\d+)*$/.test(text)) throw new UsageError(`values are 1..6, 10..50:10 or 1,3,9, not \`${text}\``);
  return [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b);
}

function combinations(values: readonly (readonly number[])[]): number[][] {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  const others = combinations(rest);
  return first.flatMap((value) => others.map((other) => [value, ...other]));
}
