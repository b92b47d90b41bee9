/** Playing several states of the content against each other, and adding parts of that. */
import { createCompileCache, type CompileCache } from '@undercroft/compiler';
import { resolveSetup, seedNumber } from '@undercroft/engine';
import { measuresOf, mergePaired, rivalsOf, winsDesign, type Measure, type PairedShard } from '@undercroft/simulator';
import { counted } from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../command.ts';
import { compileFolder, loadGameFolder } from '../compiled.ts';
import { FindingError } from '../failure.ts';
import type { ExperimentJob } from '../series/experiment.ts';
import { playLooking } from '../series/looking.ts';
import { RANGE_OPTIONS, readRange, type RangeToPlay } from '../series/playing.ts';
import { requireBot, requireBots } from '../series/series.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import type { Terminal } from '../terminal.ts';
import { neededText, detectableText } from './limits/detectable.ts';
import { PAGE_OPTION, RESULT_OPTIONS } from './results.ts';
import type { ContentState } from './states.ts';

/** States that one command plays at most: each is a compiled game in every thread, some 12 MB. */
export const ARMS_MAX = 128;

/** Options of commands that compare states of the content. */
export const EXPERIMENT_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  games: { type: 'string', value: 'n', text: 'Games of each state; default 400.' },
  bots: { type: 'string', value: 'a,b', text: 'Who plays, as for `sim`; default sensible:10.' },
  ...SETUP_OPTIONS,
  answers: { type: 'string', value: 'n', text: 'A game with more answers counts as unfinished; default 5000.' },
  ...RANGE_OPTIONS,
  ...RESULT_OPTIONS,
  html: PAGE_OPTION,
};

/** Names of the bots that play. @throws UsageError */
export function botNames(args: CliArguments, otherwise = 'sensible:10'): string[] {
  const bots = (args.text('bots') ?? otherwise).split(',').map((name) => name.trim());
  for (const name of bots) requireBot(name);
  return bots;
}

/** What is to be played, before any of it is. */
export interface Experiment {
  readonly job: ExperimentJob;
  readonly range: RangeToPlay;
  /** what will be measured */
  readonly measures: readonly Measure[];
  /** how many play against each other, in the first state */
  readonly rivals: number;
}

/** How states are prepared. */
export interface StateOptions {
  /** names; left out: those of --bots */
  readonly bots?: readonly string[];
  /**
   * gets the names of states that do not compile, which are left out then; null: they are errors
   */
  readonly needed?: string[] | null;
}

/**
 * Compiles states and reads how they are played.
 *
 * @param states the first is what the others are compared with
 * @throws UsageError, FindingError after printing what is wrong in a state
 */
export async function prepareStates(
  terminal: Terminal,
  args: CliArguments,
  states: readonly ContentState[],
  { bots = botNames(args), needed = null }: StateOptions = {},
): Promise<Experiment> {
  const range = readRange(args, args.number('games', { min: 1, max: 1_000_000_000, otherwise: 400 }));
  const answers = args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 });
  const arms: ExperimentJob['arms'][number][] = [];
  let begun:
    | { readonly players: number; readonly seed: number; readonly measures: Measure[]; readonly rivals: number }
    | undefined;
  const cache = createCompileCache();
  for (const { name, game, files } of states) {
    if (arms.length > 0 && needed !== null && !compiles(terminal, game, files, cache)) {
      needed.push(name);
      continue;
    }
    const { module, code } = await loadGameFolder(terminal, game, files, cache);
    const { players, seed, ...setup } = readSetup(module.meta, args, begun?.players);
    const measures = measuresOf(module.meta, players);
    begun ??= { players, seed: seedNumber(seed), measures, rivals: rivalsOf(module.meta, players) };
    const { options } = resolveSetup(module.meta, { players, seed, ...setup });
    requireBots(bots, module.meta, { players, options });
    arms.push({ name, code, options });
  }
  const { players, seed, measures, rivals } = begun!;
  return { job: { arms, players, seed, bots, answers }, range, measures, rivals };
}

function compiles(
  { cwd }: Terminal,
  game: ContentState['game'],
  files: ContentState['files'],
  cache: CompileCache,
): boolean {
  const { module, diagnostics } = compileFolder(cwd, game, files, cache);
  return module !== null && !diagnostics.some(({ severity }) => severity === 'error');
}

/** Says before games are played which differences in wins they find. */
export function putDetectable(
  terminal: Terminal,
  { job, range, rivals }: Pick<Experiment, 'job' | 'range' | 'rivals'>,
): void {
  const pairs = range.to - range.from;
  const others = Math.max(1, job.arms.length - 1);
  const { looks, share } = winsDesign(rivals);
  const design = { looks: others * looks, share };
  const of = others === 1 ? '' : ` at each of ${counted(others, 'point')}`;
  terminal.err(
    `${counted(pairs, 'pair')} of games find a difference of ${detectableText(pairs, design)} in wins${of} in 8 of 10 cases, or a smaller one${neededText(pairs, design)}\n`,
  );
}

/**
 * Plays the games of each state with the same seeds.
 *
 * @param isEnough ends it when what was counted so far is enough; it is asked ever more seldom
 */
export async function playStates(
  terminal: Terminal,
  { job, range }: Experiment,
  isEnough: ((shard: PairedShard) => boolean) | null = null,
): Promise<PairedShard> {
  const { sum: shard, seconds } = await playLooking(terminal, job, range, {
    add: (before: PairedShard | null, parts) => add(before === null ? parts : [before, ...parts]),
    isEnough,
  });
  terminal.err(`${counted(shard.games * shard.arms.length, 'game')} in ${seconds.toFixed(1)} s\n`);
  return shard;
}

/** The shards in results of one command, added. @throws FindingError */
export function mergeExperiments(results: readonly { readonly shard: PairedShard }[]): PairedShard {
  return add(results.map(({ shard }) => shard));
}

function add(shards: readonly PairedShard[]): PairedShard {
  try {
    return mergePaired(shards);
  } catch (error) {
    throw new FindingError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether a result of a file has a shard of paired games of this version. */
export function isExperiment(result: unknown): boolean {
  const { shard } = result as { readonly shard?: Partial<PairedShard> };
  return (
    shard?.format === 1 &&
    isListOf(shard.ranges, Array.isArray) &&
    isListOf(shard.bots) &&
    isListOf(shard.arms, (arm) =>
      [arm.measures, arm.values, arm.differences, arm.cards].every((part) => Array.isArray(part)),
    )
  );
}

/** Whether something that should be a list is one, of things that each pass. */
export function isListOf<T>(value: readonly T[] | undefined, passes: (one: T) => boolean = () => true): value is T[] {
  return Array.isArray(value) && value.every((one: T | null) => one !== null && passes(one));
}
