/**
 * Measures. `npm run bench` runs everything, `npm run bench -- <id> ...` what is named. `--json`
 * prints numbers, `--write` puts them into `docs/speed.md`.
 * A missed target is told and is no failure: times on a shared machine prove nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench, Row } from './bench.ts';
import { benches } from './benches/index.ts';
import { withFigures } from './figures.ts';

const PAGE = fileURLToPath(new URL('../../docs/speed.md', import.meta.url));

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

function writePage(rows: readonly Row[]): void {
  const cores = cpus();
  const measured = {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cores.length} cores of ${cores[0]?.model ?? 'an unknown processor'}, Node ${process.version}`,
  };
  const page = withFigures(
    readFileSync(PAGE, 'utf8'),
    rows,
    measured,
    benches.map(({ id }) => id),
  );
  writeFileSync(PAGE, page);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, write: { type: 'boolean' } },
});
const rows: Row[] = [];
for (const bench of chosen(positionals)) {
  const found = await bench.run();
  rows.push(...found);
  if (values.json !== true) process.stdout.write(`\n${bench.title}\n${table(found)}\n`);
}
if (values.json === true) process.stdout.write(`${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
if (values.write === true) writePage(rows);
