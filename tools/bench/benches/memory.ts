import type { Bench, Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { generatedSide, playouts, referenceSide, type Side } from '../playing.ts';
import { references } from '@undercroft/reference';
import { median } from '../statistics.ts';

/** Bytes of heap that grow while nothing is collected, for each decision. */
function bytesPerDecision(side: Side): number {
  const workload = playouts(side, 20);
  for (let i = 0; i < 300; i++) workload.run();
  const grown: number[] = [];
  while (grown.length < 41) {
    const before = process.memoryUsage().heapUsed;
    const decisions = workload.run();
    const bytes = process.memoryUsage().heapUsed - before;
    // A collection in between makes the heap smaller: such a run tells nothing.
    if (bytes >= 0) grown.push(bytes / decisions);
  }
  return median(grown);
}

function row(id: string, what: string, bytes: number, target: boolean): Row {
  return {
    id,
    what,
    figure: `${bytes.toFixed(1)} bytes`,
    target: target ? '≤ 8 bytes' : '',
    met: target ? bytes <= 8 : null,
    values: { bytes },
  };
}

/** What the step loop leaves to be collected. */
export const memoryBench: Bench = {
  id: 'memory',
  title: 'Bytes allocated by a decision of random play',
  async run() {
    const generated = bytesPerDecision(generatedSide(await loadContent('keeper')));
    return [
      row('memory', 'compiled', generated, true),
      row('memory.by-hand', 'written by hand', bytesPerDecision(referenceSide(references.keeper)), false),
    ];
  },
};
