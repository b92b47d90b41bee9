import { isUndamaged } from '@undercroft/simulator';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { FindingError } from '../failure.ts';
import { isBalance, mergeBalances, ROWS_OPTION } from '../lab/balance.ts';
import { mergeComparisons } from '../lab/comparison.ts';
import { isExperiment } from '../lab/experiments.ts';
import { GATE_OPTION } from '../lab/limits/gate.ts';
import { PAGE_OPTION, playedGame, RESULT_OPTIONS } from '../lab/results.ts';
import { mergeSimulations, putSimulation, requireAsked, shardsOf, USE_OPTIONS } from '../lab/sim-results.ts';
import { isSweep, mergeSweeps } from '../lab/sweep.ts';
import { mergeTakeOuts } from '../lab/take-out.ts';
import { isTournament, mergeTournaments, STEP_OPTION } from '../lab/tournament.ts';
import { WISH_OPTION } from '../lab/limits/wishes.ts';
import { readText } from '../node-host.ts';
import type { Terminal } from '../terminal.ts';

export const merge: CliCommand = {
  name: 'merge',
  summary: 'Adds results that were played in parts to what one run of all their games gives.',
  usage: '<file...> [options]',
  details:
    'Files are those that --out wrote, of one command with one seed, in any order. The sum is the same, to the last sign, whoever played\n' +
    'which part and in how many parts it was cut.',
  examples: ['undercroft merge part1.json part2.json', 'undercroft merge part1.json part2.json --out whole.json'],
  options: {
    game: { type: 'string', value: 'folder', text: 'The game that was played, when it is not one of `content` here.' },
    ...USE_OPTIONS,
    'fail-if': GATE_OPTION,
    wish: WISH_OPTION,
    step: STEP_OPTION,
    rows: ROWS_OPTION,
    cards: { type: 'string', value: 'n', text: 'Of `compare`: how many rows of choices are told; default 20.' },
    ...RESULT_OPTIONS,
    html: PAGE_OPTION,
  },
  words: [1, 100_000],
  run: async (terminal, args) => {
    const files = args.words.map((file) => ({ file, result: parsed(readText(terminal.cwd, file)) }));
    const kinds = new Set(files.map(({ file, result }) => kindOf(file, result)));
    for (const { file, result } of files) requireUndamaged(file, result);
    const [kind, another] = kinds;
    if (another !== undefined) throw new FindingError(`these are results of \`${kind!}\` and of \`${another}\``);
    const results = files.map(({ result }) => result);
    return await MERGE[kind!](terminal, args, results);
  },
};

type Merge = (terminal: Terminal, args: CliArguments, results: readonly unknown[]) => Promise<number>;

const MERGE = {
  sim: mergeSim,
  compare: mergeComparisons,
  sweep: mergeSweeps,
  balance: mergeBalances,
  'take-out': mergeTakeOuts,
  tournament: mergeTournaments,
} satisfies Record<string, Merge>;

/** Whether a file that says what it is holds what such a file must hold. */
const IS_WHOLE: Readonly<Record<Exclude<keyof typeof MERGE, 'sim'>, (result: unknown) => boolean>> = {
  compare: isExperiment,
  sweep: (result) => isExperiment(result) && isSweep(result),
  balance: isBalance,
  'take-out': isExperiment,
  tournament: isTournament,
};

/** @throws FindingError */
function requireUndamaged(file: string, result: unknown): void {
  const sound = isUndamaged(result);
  if (sound === true) return;
  const reason =
    sound === null ? 'has no checksum, so an older version wrote it' : 'is damaged, its checksum is another one';
  throw new FindingError(`\`${file}\` ${reason}; copy it again, or play this part again`);
}

/** The command that wrote a result. @throws FindingError when none did */
function kindOf(file: string, result: unknown): keyof typeof MERGE {
  if (shardsOf(result) !== null) return 'sim';
  const is = (result as { is?: unknown } | null | undefined)?.is;
  if (typeof is === 'string' && is !== 'sim' && Object.hasOwn(MERGE, is)) {
    const kind = is as Exclude<keyof typeof MERGE, 'sim'>;
    if (IS_WHOLE[kind](result)) return kind;
  }
  throw new FindingError(`\`${file}\` holds no result that \`--out\` or \`--json\` wrote`);
}

async function mergeSim(terminal: Terminal, args: CliArguments, results: readonly unknown[]): Promise<number> {
  const merged = mergeSimulations(results.flatMap((result) => shardsOf(result)!));
  const called = args.text('game') ?? merged[0]!.game;
  const { meta } = (await loadGameFolder(terminal, playedGame(terminal, args, merged[0]!.game))).module;
  for (const { game } of merged)
    if (game !== meta.id) throw new FindingError(`these results are of ${game}, not of ${meta.id}`);
  if (merged.some(({ hash }) => hash !== meta.hash))
    terminal.err(`The content of ${meta.id} has changed since these games were played.\n`);
  requireAsked(meta, args.texts('in'));
  return await putSimulation(terminal, args, meta, { shards: merged, called });
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
