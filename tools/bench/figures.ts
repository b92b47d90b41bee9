/**
 * The table of figures in `docs/speed.md`: rows that have a target. `npm run bench -- --write`
 * replaces the rows of each benchmark that ran, and keeps all others with the day, commit and
 * machine they are from.
 */
import type { Row } from './bench.ts';

/** When and where figures were taken. */
export interface Measured {
  /** as in 2026-11-28 */
  readonly day: string;
  /** short hash */
  readonly commit: string;
  /** cores, processor, version of Node */
  readonly machine: string;
}

/** A row of the table, its cells trimmed: mark of the target, id, what, figure, target, origin. */
type Cells = readonly [mark: string, id: string, what: string, figure: string, target: string, origin: string];

const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';
const HEAD: Cells = ['', 'row', 'what', 'measured', 'target', 'on'];
const MACHINE = /^- ([A-Z]): (.+)$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function cellsOf({ id, what, figure, target, met }: Row, origin: string): Cells {
  const mark = met === null ? '' : met ? '✓' : '✗';
  return [mark, id, what.replaceAll('|', '/'), figure, target, origin];
}

function readRows(lines: readonly string[]): Cells[] {
  const table = lines.filter((line) => line.startsWith('|')).slice(2);
  return table.map((line) => {
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== HEAD.length) throw new Error(`not a row of figures: ${line}`);
    return cells.map((cell) => cell.trim()) as unknown as Cells;
  });
}

function tableOf(rows: readonly Cells[]): string {
  const widths = HEAD.map((head, column) => Math.max(3, head.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Position of the benchmark a row belongs to, -1 for one that is gone. */
function benchOf(row: Cells, benches: readonly string[]): number {
  return benches.findIndex((bench) => row[1] === bench || row[1].startsWith(`${bench}.`));
}

/**
 * Text of the page with what was found in its table. Rows without a target are left out.
 *
 * @param benches ids of all benchmarks, in the order of the table
 * @throws if the page has no marks to write between, or a row between them has other columns
 */
export function withFigures(
  page: string,
  found: readonly Row[],
  { day, commit, machine }: Measured,
  benches: readonly string[],
): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/speed.md has no "${BEGIN}" before "${END}"`);
  const lines = page.slice(begin, end).split('\n');
  const machines = new Map(
    lines.flatMap((line) => (MACHINE.test(line) ? [line.slice(2).split(': ', 2)] : [])) as [string, string][],
  );
  const known = [...machines].find(([, name]) => name === machine)?.[0];
  const letter = known ?? LETTERS.find((free) => !machines.has(free))!;
  machines.set(letter, machine);

  const cells = found.map((row) => cellsOf(row, `${day} ${commit} ${letter}`));
  const fresh = cells.filter((row) => row[4] !== '');
  const measured = new Set(cells.map((row) => benchOf(row, benches)));
  const kept = readRows(lines).filter((row) => benchOf(row, benches) >= 0 && !measured.has(benchOf(row, benches)));
  const rows = [...kept, ...fresh].toSorted((one, other) => benchOf(one, benches) - benchOf(other, benches));
  const used = new Set(rows.map((row) => row[5].at(-1)));
  const list = [...machines].filter(([name]) => used.has(name)).map(([name, text]) => `- ${name}: ${text}`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${tableOf(rows)}\n\nMachines:\n\n${list.join('\n')}\n\n${page.slice(end)}`;
}
