/** `balance --take-out`: the game without one card after the other, against the game as it is. */
import { armChanges, figuresOf, isWin, type JudgedChange, type PairedShard } from '@undercroft/simulator';
import type { GameMeta } from '@undercroft/contract';
import { parseDocument } from 'yaml';
import { count, counted, differenceCells, figure } from '@undercroft/report';
import type { CliArguments } from '../command.ts';
import { EXIT, FindingError } from '../failure.ts';
import { painter, table, wrap, type Terminal } from '../terminal.ts';
import { mergeExperiments } from './experiments.ts';
import { putResult } from './results.ts';
import { shownMeasures } from './swept.ts';
import type { ContentState } from './states.ts';

/** What changes when a card is not in the game. */
export interface TakenOut extends JudgedChange {
  readonly card: string;
}

/** What `balance --take-out --json` writes. */
export interface TakeOutResult {
  readonly version: 1;
  readonly is: 'take-out';
  readonly title: string;
  /** the surest changes first */
  readonly report: readonly TakenOut[];
  /** cards without which the game does not compile */
  readonly needed: readonly string[];
  readonly shard: PairedShard;
}

/** States without one card each. @param only  in the paths of files; empty = all */
export function statesWithout(
  state: ContentState,
  meta: GameMeta,
  { options, only }: { readonly options: readonly number[]; readonly only: string },
): ContentState[] {
  const rows = meta.rows.filter(
    ({ file, spot, first, end, ifOption }) =>
      file >= 0 && spot === undefined && end > first && (ifOption < 0 || options[ifOption] !== 0),
  );
  return rows.flatMap(({ file, name, title }): ContentState[] => {
    const path = [...state.files.keys()].find(
      (one) => meta.files[file] === one || one.endsWith(`/${meta.files[file]!}`),
    );
    if (path === undefined || !path.includes(only)) return [];
    const files = new Map([...state.files, [path, withoutRow(state.files.get(path)!, name)]]);
    return [{ ...state, name: title, files }];
  });
}

function withoutRow(text: string, row: string): string {
  const document = parseDocument(text);
  const inTable = document.hasIn(['rows', row]);
  const said = inTable
    ? (document.getIn(['rows', row, 'count']) ?? document.getIn(['each', 'count']))
    : document.get('count');
  // `2 per player` stays per player.
  const none = typeof said === 'string' ? said.replace(/^\d+/, '0') : 0;
  document.setIn(inTable ? ['rows', row, 'count'] : ['count'], none);
  return String(document);
}

/**
 * Puts such a report where it was asked for.
 *
 * @returns exit code: 1 when games of the whole game fail
 */
export async function putTakeOut(
  terminal: Terminal,
  args: CliArguments,
  { title, needed, shard }: Pick<TakeOutResult, 'title' | 'needed' | 'shard'>,
): Promise<number> {
  const result: TakeOutResult = { version: 1, is: 'take-out', title, report: changes(shard), needed, shard };
  const rows = args.number('rows', { min: 0, max: 100_000, otherwise: 12 });
  await putResult(terminal, args, result, { print: () => print(terminal, result, rows), page: null });
  return shard.arms[0]!.failed > 0 ? EXIT.findings : EXIT.clean;
}

/**
 * Adds what lies in files of `balance --take-out --out`.
 *
 * @throws FindingError when they are of other games
 */
export async function mergeTakeOuts(
  terminal: Terminal,
  args: CliArguments,
  results: readonly unknown[],
): Promise<number> {
  const parts = results as readonly TakeOutResult[];
  const [{ title, needed } = { title: '', needed: [] }] = parts;
  if (parts.some((part) => part.title !== title)) throw new FindingError('these results are of several games');
  return await putTakeOut(terminal, args, { title, needed, shard: mergeExperiments(parts) });
}

function changes(shard: PairedShard): TakenOut[] {
  const shown = shownMeasures([{ figures: figuresOf(shard.arms[0]!) }], []);
  return armChanges(shard, shown)
    .map(({ arm, ...change }) => ({ ...change, card: shard.arms[arm]!.name }))
    .toSorted((a, b) => a.p - b.p || a.difference.p - b.difference.p);
}

function print(terminal: Terminal, { title, report, needed, shard }: TakeOutResult, rows: number): void {
  const paint = painter(terminal.outColour);
  const { games, players, bots, seed, arms } = shard;
  const head = `${title} without each of ${counted(arms.length - 1, 'card')}: ${counted(games, 'game')} each, ${counted(players, 'player')}, ${bots.join(' and ')}, seed ${seed}`;
  terminal.out(`${paint('bold', head)}\n\n`);
  const sure = report.filter(({ p }) => p <= 0.05);
  const listed = (sure.length > 0 ? sure : report).slice(0, rows);
  const cells = listed.map(({ card, name, is, base, now, difference, p }) => [
    `${p <= 0.05 ? '*' : ' '} ${card}`,
    name,
    figure(is, base.mean),
    figure(is, now.mean),
    ...differenceCells(is, difference),
  ]);
  const heads = ['without', 'changes', 'with', 'without', 'difference', '95 % interval'];
  terminal.out(table([heads, ...cells], [true, true, false, false, false, false]));
  const rest = sure.length > listed.length ? `; --rows ${sure.length} tells all` : '';
  const wins = report.filter(isWin).length;
  const others = count(report.length - wins);
  terminal.out(
    `* more than chance, with all ${counted(wins, 'figure')} of wins in mind, or all ${others} others: ${count(sure.length)}${rest}\n`,
  );
  const failed = arms.filter((arm) => arm.failed > 0).map(({ name }) => name);
  for (const [words, names] of [
    ['the game does not compile without', needed],
    ['games fail without', failed],
  ] as const)
    if (names.length > 0)
      terminal.out(`\n${paint('bold', words)}\n${wrap(`  ${names.join(', ')}`, terminal.width, '  ')}\n`);
}
