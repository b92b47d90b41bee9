/**
 * Watches figures: `node tools/bench/watch/main.ts` measures those of one core that need no
 * browser, and tells which are much slower than those in `ratios.json`. It never fails, because
 * times on a shared machine prove nothing. `npm run bench:keep` writes the file, on a quiet
 * machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench, Row } from '../bench.ts';
import { botBench } from '../benches/bots.ts';
import { editBench } from '../benches/compile.ts';
import { apprenticesBench, dungeonationBench, lordsBench, playoutsBench } from '../benches/playouts.ts';
import { smallBench } from '../benches/small.ts';
import { lookBench, replayBench } from '../benches/state.ts';
import type { MeasureOptions } from '../measure.ts';
import { lowerOf, notesOf, ratiosOf, slowerThan, type KeptRatios, type Ratios } from './ratios.ts';

const FILE = fileURLToPath(new URL('ratios.json', import.meta.url));

const WATCHED: readonly Bench[] = [
  playoutsBench,
  apprenticesBench,
  lordsBench,
  dungeonationBench,
  smallBench,
  lookBench,
  replayBench,
  editBench,
  botBench,
];

/** A tenth of a second a figure and round. */
const QUICK: MeasureOptions = { rounds: 5 };

/** What looks slower is measured so often again before it is told. */
const AGAIN = 2;

async function measured(benches: readonly Bench[], options?: MeasureOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const bench of benches) rows.push(...(await bench.run(options)));
  return rows;
}

/** Measures, and once more what seems to be slower than it was. */
async function watched(kept: KeptRatios): Promise<Ratios> {
  let now: Ratios = {};
  let left = WATCHED;
  for (let turn = 0; turn <= AGAIN && left.length > 0; turn++) {
    const suspected: Bench[] = [];
    for (const bench of left) {
      const ratios = ratiosOf(await measured([bench], QUICK));
      now = lowerOf(now, ratios);
      if (slowerThan(kept.ratios, now).some((id) => ratios[id] !== undefined)) suspected.push(bench);
    }
    left = suspected;
  }
  return now;
}

/** Tells it on the screen, and to a run of all stages, which repeats it at its end. */
function tell(notes: readonly string[]): void {
  process.stdout.write(notes.length === 0 ? 'no figure is much slower than it was\n' : `${notes.join('\n')}\n`);
  const file = process.env['NOTES_FILE'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(notes));
}

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
if (values.write === true) {
  const ratios = lowerOf(ratiosOf(await measured(WATCHED)), ratiosOf(await measured(WATCHED)));
  const kept: KeptRatios = { written: new Date().toISOString().slice(0, 10), ratios };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${Object.keys(kept.ratios).length} ratios are written to ${FILE}\n`);
} else {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as KeptRatios;
  const now = await watched(kept);
  for (const [id, cost] of Object.entries(now))
    process.stdout.write(
      `${id.padEnd(28)}${cost.toPrecision(3).padStart(8)}, kept ${kept.ratios[id]?.toPrecision(3) ?? 'none'}\n`,
    );
  tell(notesOf(kept, now));
}
