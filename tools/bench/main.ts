/**
 * Measures. `npm run bench` runs everything, `npm run bench -- <id> ...` what is named, `-- --json` prints numbers.
 * A missed target is told and is no failure: times on a shared machine prove nothing.
 */
import { parseArgs } from 'node:util';
import type { Bench, Row } from './bench.ts';
import { benches } from './benches/index.ts';

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ id, what, figure, target, met }) => [
    met === null ? ' ' : met ? '✓' : '✗',
    id,
    what,
    figure,
    target,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function chosen(ids: readonly string[]): readonly Bench[] {
  for (const id of ids) {
    if (benches.some((bench) => bench.id === id)) continue;
    throw new Error(`no benchmark ${id}; there are ${benches.map((bench) => bench.id).join(', ')}`);
  }
  return ids.length === 0 ? benches : benches.filter(({ id }) => ids.includes(id));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const rows: Row[] = [];
for (const bench of chosen(positionals)) {
  const found = await bench.run();
  rows.push(...found);
  if (values.json !== true) process.stdout.write(`\n${bench.title}\n${table(found)}\n`);
}
if (values.json === true) process.stdout.write(`${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
