/**
 * `balance --until win=3`: ends when it is sure whether those who play against each other win
 * equally often.
 */
import {
  anytimeInterval,
  contestOf,
  LOOK_FIRST,
  reportOf,
  rivalsOf,
  sideNames,
  unevennessAnytime,
  winsDesign,
  type BalanceShard,
  type Share,
} from '@undercroft/simulator';
import type { GameMeta } from '@undercroft/contract';
import { count, counted, percent, winnerRows } from '@undercroft/report';
import type { OptionSpec } from '../../command.ts';
import { UsageError } from '../../failure.ts';
import { table, type Terminal } from '../../terminal.ts';
import { neededText, detectableText } from './detectable.ts';
import { anytimeCells, printSureness, TOO_FEW, verdictOf } from './until.ts';

export const UNTIL_EVEN_OPTION: OptionSpec = {
  type: 'string',
  value: 'win=n',
  text: 'Ends as soon as it is sure that each seat (or side) wins more or less than an even share, or is within n points of it; --games is the most.',
};

/** Points of 100. @throws UsageError */
export function readUntilEven(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, limit] = /^win\s*=\s*(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  if (limit === undefined) throw new UsageError(`--until takes win=n here, such as win=3, not \`${text}\``);
  return Number(limit);
}

/** Says before games are played how uneven shares must be for them to find it. */
export function putDetectableLean(terminal: Terminal, meta: GameMeta, players: number, games: number): void {
  if (meta.cooperative === true || players === 1) {
    const half = Math.min(50, 98 / Math.sqrt(games));
    terminal.err(`${counted(games, 'game')} tell how often it is won within ${half.toFixed(1)} points\n`);
    return;
  }
  const noun = sideNames(meta).length === 0 ? 'seat' : 'side';
  const { looks, share } = winsDesign(rivalsOf(meta, players));
  // One share against a known one, and not the difference of two games.
  const design = { looks, variance: share * (1 - share) };
  terminal.err(
    `${counted(games, 'game')} find a ${noun} that wins ${detectableText(games, design)} more or less than an even share in 8 of 10 cases${neededText(games, design)}\n`,
  );
}

/** What is looked at: what each rival wins more than an even share, or how often all win. */
interface EvenLook {
  readonly name: string;
  readonly difference: ReturnType<typeof anytimeInterval>;
  /** whether it is a share by itself, where players only win or lose together */
  readonly isShare: boolean;
  readonly is: ReturnType<typeof verdictOf> | 'known';
}

function evenLooks(meta: GameMeta, balance: BalanceShard, limit: number): EvenLook[] {
  const simulation = reportOf(meta, balance.shard);
  const most = limit / 100;
  const contest = contestOf(simulation);
  const rows = winnerRows(simulation);
  if (contest === null) {
    return rows.slice(0, 1).map(({ name, share }) => {
      const difference = anytimeInterval(wonOf(share), 'share');
      return { name, difference, isShare: true, is: difference.high - difference.low <= 2 * most ? 'known' : null };
    });
  }
  const rivals = rows.filter(({ isRival }) => isRival);
  return unevennessAnytime(contest).map((difference, i) => {
    return { name: rivals[i]!.name, difference, isShare: false, is: verdictOf(difference, most) };
  });
}

function wonOf({ count: won, of }: Share): (readonly [number, number])[] {
  return [
    [0, of - won],
    [1, won],
  ];
}

function shareRange({ count: games, low, high }: EvenLook['difference']): string {
  if (games < LOOK_FIRST) return TOO_FEW;
  return `${(100 * Math.max(0, low)).toFixed(1)} to ${percent(Math.min(1, high))}`;
}

export function isEvenEnough(meta: GameMeta, balance: BalanceShard, limit: number): boolean {
  return evenLooks(meta, balance, limit).every(({ is }) => is !== null);
}

/** Prints what was looked at, with intervals that hold although the series ended by them. */
export function printEvenLooks(terminal: Terminal, meta: GameMeta, balance: BalanceShard, limit: number): void {
  const looks = evenLooks(meta, balance, limit);
  printSureness(terminal, `win=${limit}`, looks, `${count(balance.shard.games)} games`);
  const said = { moved: 'uneven', still: 'within the limit', known: 'within the limit' } as const;
  const cells = looks.map(({ name, difference, is, isShare }) => [
    name,
    ...(isShare ? [percent(difference.mean), shareRange(difference)] : anytimeCells('share', difference)),
    is === null ? 'not sure' : said[is],
  ]);
  const against = looks.some(({ isShare }) => isShare) ? 'share' : 'against even';
  terminal.out(table([['', against, '95 % at all looks', ''], ...cells], [true, false, false, true]));
}
