/** Results of `sim`: to files and back, and told. */
import type { GameMeta } from '@undercroft/contract';
import { mergeShards, reportOf, type Shard } from '@undercroft/simulator';
import type { CliArguments, OptionSpec } from '../command.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { putResult } from './results.ts';
import { printSimulation } from './sim-report.ts';

export const USE_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  uses: { type: 'string', value: 'n', text: 'How many rows of what players chose are told; default 20.' },
  in: {
    type: 'string',
    value: 'name',
    many: true,
    text: 'Tells only what was chosen in this procedure or card; may be given again.',
  },
};

/** Makes reports of shards and puts them where they were asked for. @returns exit code */
export async function putSimulation(
  terminal: Terminal,
  args: CliArguments,
  meta: GameMeta,
  { shards, called }: { readonly shards: readonly Shard[]; readonly called: string },
): Promise<number> {
  const rows = args.number('uses', { min: 0, max: 100_000, otherwise: 20 });
  const within = args.texts('in');
  const results = shards.map((shard) => ({ report: reportOf(meta, shard), shard }));
  const [only, another] = results;
  const print = (): void => {
    for (const [i, { report, shard }] of results.entries()) {
      if (i > 0) terminal.out('\n\n');
      printSimulation(terminal, meta, report, { options: shard.options, rows, within, called });
    }
  };
  const page = async (): Promise<string> => {
    const { htmlPage, simReport } = await import('@undercroft/report/html');
    return htmlPage(simReport(meta.title, results));
  };
  await putResult(terminal, args, { version: 1, ...(another === undefined ? only : { results }) }, { print, page });
  return results.some(({ report }) => report.failed > 0) ? EXIT.findings : EXIT.clean;
}

/** @throws UsageError for a procedure or card in which nothing is ever asked */
export function requireAsked({ id, asks }: GameMeta, names: readonly string[]): void {
  const known = new Set(asks.map(({ within }) => within));
  for (const name of names)
    if (!known.has(name))
      throw new UsageError(
        `nothing is asked in \`${name}\` of ${id}; questions are asked in ${[...known].toSorted().join(', ')}`,
      );
}

/** The shards in what `sim --json` wrote; null when it is nothing of that kind. */
export function shardsOf(result: unknown): Shard[] | null {
  if (typeof result !== 'object' || result === null) return null;
  const { shard, results } = result as { shard?: Shard; results?: readonly { readonly shard: Shard }[] };
  const shards = Array.isArray(results) ? results.map((one) => one.shard) : [shard];
  return shards.length > 0 && shards.every(isShard) ? shards : null;
}

/** Whether something of a file is a shard of this version. */
export function isShard(shard: Shard | undefined): shard is Shard {
  return shard?.format === 8 && Array.isArray(shard.wins) && Array.isArray(shard.ranges);
}

/**
 * Adds shards, those of each number of players and of each game of a campaign by themselves.
 *
 * @throws FindingError
 */
export function mergeSimulations(shards: readonly Shard[]): Shard[] {
  return [...Map.groupBy(shards, ({ players, number = 1 }) => 1000 * players + number)]
    .toSorted(([a], [b]) => a - b)
    .map(([, of]) => addShards(of));
}

/** @throws FindingError when they do not belong together */
export function addShards(shards: readonly Shard[]): Shard {
  try {
    return mergeShards(shards);
  } catch (error) {
    throw new FindingError(error instanceof Error ? error.message : String(error));
  }
}
