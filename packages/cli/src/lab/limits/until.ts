/** `--until win=3`: ends an experiment as soon as it is sure of what moved. */
import { anytimeInterval, listedMeasures, LOOK_FIRST, type Measure, type PairedShard } from '@undercroft/simulator';
import { count, differenceCells } from '@undercroft/report';
import type { OptionSpec } from '../../command.ts';
import { painter, table, type Terminal } from '../../terminal.ts';
import { kindOf, readGates, type MoveLimit } from './gate.ts';

export const UNTIL_OPTION: OptionSpec = {
  type: 'string',
  value: 'what=n',
  text: 'Ends as soon as it is sure that each of these moved, or moved by no more than n, as for --fail-if; --games is the most.',
};

/** What one measure of one arm says at a look. */
interface Look {
  readonly arm: string;
  readonly measure: Measure;
  readonly difference: ReturnType<typeof anytimeInterval>;
  /** `still`: it surely moved by no more than the limit; null: not sure yet */
  readonly is: 'moved' | 'still' | null;
}

/** @throws UsageError */
export function readUntil(text: string | undefined, measures: readonly Measure[]): MoveLimit | null {
  return text === undefined ? null : readGates([text], measures, '--until')[0]!;
}

/**
 * What each arm says against the first one, by intervals that may be looked at at any time. All
 * intervals of all arms hold together.
 */
function looksOf({ what, limit }: MoveLimit, { arms }: PairedShard): Look[] {
  const found = arms.slice(1).flatMap(({ name, measures, differences }) =>
    measuresMeant(what, measures).map((measure) => ({
      arm: name,
      measure,
      differences: differences[measures.indexOf(measure)]!,
    })),
  );
  return found.map(({ arm, measure, differences }): Look => {
    const difference = anytimeInterval(differences, measure.is, found.length);
    return { arm, measure, difference, is: verdictOf(difference, measure.is === 'share' ? limit / 100 : limit) };
  });
}

/** `still`: surely no more than the limit to either side of 0; null: not sure yet. */
export function verdictOf({ low, high }: Pick<Look['difference'], 'low' | 'high'>, limit: number): Look['is'] {
  if (low > 0 || high < 0) return 'moved';
  return Math.max(-low, high) <= limit ? 'still' : null;
}

/** The measures that a word speaks of: sides, where the game has them, and else seats. */
function measuresMeant(what: string, measures: readonly Measure[]): readonly Measure[] {
  // `win` of all who play together is what they have won.
  const isMeant = ({ name }: Measure): boolean =>
    name === what || kindOf(name) === what || (what === 'win' && name === 'won');
  const listed = listedMeasures(measures).filter(isMeant);
  return listed.length > 0 ? listed : measures.filter(isMeant);
}

/** Stands for the interval of too few games. */
export const TOO_FEW = `not before ${count(LOOK_FIRST)}`;

/** A difference with its interval, as cells. */
export function anytimeCells(is: Measure['is'], difference: Look['difference']): [string, string] {
  const [mean, interval] = differenceCells(is, { ...difference, p: 1 });
  return [mean, difference.count < LOOK_FIRST ? TOO_FEW : interval];
}

export function isEnough(limit: MoveLimit, shard: PairedShard): boolean {
  return looksOf(limit, shard).every(({ is }) => is !== null);
}

/** Prints whether all looks are sure. @param after  how many games it took, such as `40 pairs` */
export function printSureness(
  terminal: Terminal,
  what: string,
  looks: readonly { readonly is: string | null }[],
  after: string,
): void {
  const paint = painter(terminal.outColour);
  const isSure = looks.every(({ is }) => is !== null);
  const head = isSure ? paint('green', `sure after ${after}`) : paint('yellow', 'not sure yet');
  terminal.out(`\n${what}: ${head}\n`);
}

/** Prints what was looked at, with intervals that hold although the experiment ended by them. */
export function printLooks(terminal: Terminal, limit: MoveLimit, shard: PairedShard): void {
  const looks = looksOf(limit, shard);
  printSureness(terminal, limit.text, looks, `${count(shard.games)} pairs`);
  const said = { moved: 'moved', still: 'moved by no more' } as const;
  const hasArms = shard.arms.length > 2;
  const cells = looks.map(({ arm, measure, difference, is }) => [
    ...(hasArms ? [arm] : []),
    measure.name,
    ...anytimeCells(measure.is, difference),
    is === null ? 'not sure' : said[is],
  ]);
  const heads = [...(hasArms ? [''] : []), '', 'difference', '95 % at all looks', ''];
  terminal.out(
    table(
      [heads, ...cells],
      heads.map((_, i) => i < heads.length - 3 || i === heads.length - 1),
    ),
  );
}
