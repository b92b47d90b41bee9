/** Results of `balance`: to files and back, and told. */
import type { GameMeta } from '@undercroft/contract';
import { balanceOf, mergeBalance, type BalanceReport, type BalanceShard, type Worth } from '@undercroft/simulator';
import {
  allAlike,
  count,
  counted,
  differenceCells,
  evenShare,
  isBetweenGames,
  isContest,
  NOTHING_ENDED,
  noWinnerText,
  percent,
  shareCells,
  summaryText,
  winnerRows,
} from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError } from '../failure.ts';
import { painter, table, wrap, type Terminal } from '../terminal.ts';
import { intervalChart, sparkline } from './charts.ts';
import { printEvenLooks } from './limits/even.ts';
import { playedGame, putResult } from './results.ts';
import { turnsText } from './sim-report.ts';
import { shardsOf } from './sim-results.ts';

/** What `balance --json` writes. */
export interface BalanceResult {
  readonly version: 1;
  readonly is: 'balance';
  readonly title: string;
  readonly report: BalanceReport;
  readonly balance: BalanceShard;
}

export const ROWS_OPTION: OptionSpec = {
  type: 'string',
  value: 'n',
  text: 'How many rows of each list of cards and choices are told; default 12.',
};

/**
 * Puts a balance report where it was asked for.
 *
 * @param until points, when it ended by itself: its intervals are printed beside those for one look
 * @returns exit code
 */
export async function putBalance(
  terminal: Terminal,
  args: CliArguments,
  meta: GameMeta,
  balance: BalanceShard,
  until: number | null = null,
): Promise<number> {
  const report = balanceOf(meta, balance);
  const result: BalanceResult = { version: 1, is: 'balance', title: meta.title, report, balance };
  const rows = args.number('rows', { min: 0, max: 100_000, otherwise: 12 });
  await putResult(terminal, args, result, {
    print: () => {
      print(terminal, result, rows);
      if (until !== null) printEvenLooks(terminal, meta, balance, until);
    },
    page: async () => {
      const { balanceReport, htmlPage } = await import('@undercroft/report/html');
      return htmlPage(balanceReport(result));
    },
  });
  return report.simulation.failed > 0 ? EXIT.findings : EXIT.clean;
}

/** Adds what lies in files of `balance --out`. */
export async function mergeBalances(
  terminal: Terminal,
  args: CliArguments,
  results: readonly unknown[],
): Promise<number> {
  const merged = addBalances((results as readonly BalanceResult[]).map(({ balance }) => balance));
  const game = playedGame(terminal, args, merged.shard.game);
  const { meta } = (await loadGameFolder(terminal, game)).module;
  if (merged.shard.hash !== meta.hash)
    throw new FindingError(`the content of ${meta.id} has changed since these games were played`);
  return await putBalance(terminal, args, meta, merged);
}

/** @throws FindingError when they do not belong together */
export function addBalances(parts: readonly BalanceShard[]): BalanceShard {
  try {
    return mergeBalance(parts);
  } catch (error) {
    throw new FindingError(error instanceof Error ? error.message : String(error));
  }
}

function print(terminal: Terminal, { title, report }: BalanceResult, rows: number): void {
  const paint = painter(terminal.outColour);
  const { games, players, bots, seed, finished, unfinished, failed, failures } = report.simulation;
  const head = `${title}: ${counted(games, 'game')}, ${counted(players, 'player')}, ${bots.join(' and ')}, seed ${seed}`;
  terminal.out(`${paint('bold', head)}\n\n`);
  if (finished > 0) printFinished(terminal, report, rows);
  else {
    const cells = [
      ['', 'games', 'share', '95 % interval'],
      ['unfinished', ...shareCells(unfinished)],
    ];
    terminal.out(`${table(cells, [true, false, false, false])}${NOTHING_ENDED}\n`);
  }
  if (failed === 0) return;
  terminal.out(`\n${paint('red', `${counted(failed, 'game')} failed`)}: ${failures[0]?.message ?? ''}\n`);
}

/** What only games that ended tell. */
function printFinished(terminal: Terminal, report: BalanceReport, rows: number): void {
  const paint = painter(terminal.outColour);
  const { simulation, starter, comebacks, isScored, leadChanges, held, chosen, allowed } = report;
  const even = evenShare(simulation);
  const scale = Math.max(...simulation.seats.flatMap(({ low, high }) => [even - low, high - even]), 0.02);
  const isRivalry = isContest(simulation);
  const winners = winnerRows(simulation);
  const seatRows = winners.map(({ name, share, isRival, isUneven }) => [
    isUneven ? `* ${name}` : name,
    ...shareCells(share),
    !isRival ? '' : intervalChart({ low: share.low - even, mean: share.share - even, high: share.high - even }, scale),
  ]);
  const others = [
    ...(starter === null || !isRivalry ? [] : [['won by who began', ...shareCells(starter), '']]),
    [noWinnerText(simulation), ...shareCells(simulation.draws), ''],
    ...(comebacks === null || !isRivalry
      ? []
      : [
          [
            'came from behind',
            ...shareCells(comebacks),
            `of games with a winner: behind when half of the turns were over${isScored ? '' : ', as far as it is learned from games'}`,
          ],
        ]),
    ...(simulation.unfinished.count === 0 ? [] : [['unfinished', ...shareCells(simulation.unfinished), '']]),
  ];
  terminal.out(
    table([['', 'games', 'share', '95 % interval', ''], ...seatRows, ...others], [true, false, false, false, true]),
  );
  if (isRivalry) {
    const rivals = winners.filter(({ isRival }) => isRival);
    const uneven = rivals.filter(({ isUneven }) => isUneven).length;
    const share = `an even share, ${percent(even)}`;
    terminal.out(`* off ${share}, by more than chance, with all ${count(rivals.length)} in mind: ${count(uneven)}\n`);
  }
  const one = allAlike(simulation);
  if (one !== null)
    terminal.out(
      `${one}, so nothing below tells what a card or a choice is worth: play with other options, or with other --bots\n`,
    );
  terminal.out(`\n${turnsText('turns         ', simulation)}`);
  if (simulation.score !== null)
    terminal.out(
      `score         ${summaryText(simulation.score.all)}  ${sparkline(simulation.score.steps.map((step) => step.count))}\n`,
    );
  if (leadChanges !== null && isRivalry && simulation.turns.max > 1)
    terminal.out(`lead changes  ${summaryText(leadChanges)}\n`);
  const isBetween = isBetweenGames(simulation);
  const [none, not] = isBetween
    ? ['games in which nobody had it', 'games in which nobody made them']
    : ['who had none of it in the same game', 'who did not make them in the same game'];
  printEffects(terminal, `cards held, against ${none}`, held, { rows, isAgain: false });
  printEffects(terminal, `choices, against ${not}`, chosen, { rows, isAgain: false });
  printEffects(terminal, 'being allowed a choice, against the same game without it', allowed, { rows, isAgain: true });
  printWorse(terminal, allowed);
  for (const [words, names] of [
    ['never held', report.neverHeld],
    ['never chosen', report.neverChosen],
    [`never did anything in ${counted(simulation.games, 'game')}`, report.neverFired],
  ] as const)
    if (names.length > 0)
      terminal.out(`\n${paint('bold', words)}\n${wrap(`  ${someOf(names)}`, terminal.width, '  ')}\n`);
}

/** @param isAgain  whether how many games were played again is told */
function printEffects(
  terminal: Terminal,
  words: string,
  effects: readonly Worth[],
  { rows, isAgain }: { readonly rows: number; readonly isAgain: boolean },
): void {
  if (effects.length === 0 || rows === 0) return;
  const sure = effects.filter(({ p }) => p <= 0.05);
  const listed = (sure.length > 0 ? sure : effects).slice(0, rows);
  const scale = Math.max(...listed.flatMap(({ won: { low, high } }) => [-low, high]));
  const hasScores = listed.some(({ scored }) => scored !== null);
  const cells = listed.map(({ name, games, won, scored, p }) => [
    `${p <= 0.05 ? '*' : ' '} ${name}`,
    percent(games.share),
    ...(isAgain ? [count(won.count)] : []),
    ...differenceCells('share', won),
    ...(hasScores ? (scored === null ? ['', ''] : differenceCells('number', scored)) : []),
    intervalChart(won, scale),
  ]);
  const again = isAgain ? ['played again'] : [];
  const heads = [
    words,
    'of games',
    ...again,
    'won',
    '95 % interval',
    ...(hasScores ? ['points', '95 % interval'] : []),
    '',
  ];
  terminal.out(
    `\n${table(
      [heads, ...cells],
      heads.map((_, i) => i === 0 || i === heads.length - 1),
    )}`,
  );
  const rest = sure.length > listed.length ? `; --rows ${sure.length} tells all` : '';
  terminal.out(`* more than chance, with all ${count(effects.length)} in mind: ${count(sure.length)}${rest}\n`);
}

/** Choices after which a player would rather not have been allowed to choose. */
function printWorse(terminal: Terminal, allowed: readonly Worth[]): void {
  const worse = allowed.filter(({ p, won }) => p <= 0.05 && won.high < 0).map(({ name }) => name);
  if (worse.length > 0) terminal.out(`\nbetter not chosen, as these bots choose: ${worse.join(', ')}\n`);
}

/** Most names of unused things that are listed. */
const NAMES_MAX = 60;

function someOf(names: readonly string[]): string {
  const more = names.length > NAMES_MAX ? ` and ${count(names.length - NAMES_MAX)} more, with --json` : '';
  return names.slice(0, NAMES_MAX).join(', ') + more;
}

/** Whether a result of a file has a shard of a balance series of this version. */
export function isBalance(result: unknown): boolean {
  const { balance } = result as { readonly balance?: Partial<BalanceShard> };
  const lists = [balance?.began, balance?.beganWon, balance?.changes, balance?.held, balance?.chosen, balance?.barred];
  return balance?.format === 1 && shardsOf(balance) !== null && lists.every(Array.isArray);
}
