/** `--until win=3`: ends an experiment as soon as it is sure of what moved. */
import { anytimeInterval, type Measure, type PairedShard } from '@undercroft/simulator';
import { count, differenceCells } from '@undercroft/report';
import type { OptionSpec } from '../command.ts';
import { painter, table, type Terminal } from '../terminal.ts';
import { kindOf, readGates, type MoveLimit } from './gate.ts';

export const UNTIL_OPTION: OptionSpec = {
  type: 'string',
  value: 'what=n',
  text: 'Ends as soon as it is sure that each of these moved, or moved by no more than n, as for --fail-if; --games is the most.',
};

/** What one measure says at a look. */
interface Look {
  readonly measure: Measure;
  readonly difference: ReturnType<typeof anytimeInterval>;
  /** `still`: it surely moved by no more than the limit; null: not sure yet */
  readonly is: 'moved' | 'still' | null;
}

/** @throws UsageError */
export function readUntil(text: string | undefined, measures: readonly Measure[]): MoveLimit | null {
  return text === undefined ? null : readGates([text], measures, '--until')[0]!;
}

/** What an arm says against the first one, by an interval that may be looked at at any time. */
export function looksOf({ what, limit }: MoveLimit, { arms }: PairedShard, arm: number): Look[] {
  const { measures, differences } = arms[arm]!;
  return measures.flatMap((measure, i): Look[] => {
    if (measure.name !== what && kindOf(measure.name) !== what) return [];
    const difference = anytimeInterval(differences[i]!, measure.is);
    const [most, { low, high }] = [measure.is === 'share' ? limit / 100 : limit, difference];
    const is = low > 0 || high < 0 ? 'moved' : Math.max(-low, high) <= most ? 'still' : null;
    return [{ measure, difference, is }];
  });
}

export function isEnough(limit: MoveLimit, shard: PairedShard): boolean {
  return looksOf(limit, shard, 1).every(({ is }) => is !== null);
}

/** Prints what was looked at, with intervals that hold although the experiment ended by them. */
export function printLooks(terminal: Terminal, limit: MoveLimit, shard: PairedShard): void {
  const looks = looksOf(limit, shard, 1);
  const paint = painter(terminal.outColour);
  const isSure = looks.every(({ is }) => is !== null);
  const head = isSure ? paint('green', `sure after ${count(shard.games)} pairs`) : paint('yellow', 'not sure yet');
  terminal.out(`\n${limit.text}: ${head}\n`);
  const said = { moved: 'moved', still: 'moved by no more' } as const;
  const cells = looks.map(({ measure, difference, is }) => [
    measure.name,
    ...differenceCells(measure.is, { ...difference, p: 1 }),
    is === null ? 'not sure' : said[is],
  ]);
  terminal.out(table([['', 'difference', '95 % at all looks', ''], ...cells], [true, false, false, true]));
}
