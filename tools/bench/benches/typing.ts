import { contentIds } from '@undercroft/games';
import { TestClient } from '@undercroft/language-server/testing';
import { costRow, type Bench, type Row } from '../bench.ts';
import { readContent } from '../content.ts';
import { spread } from '../statistics.ts';

const MILLISECOND = 1e6;
const EDITS = 40;
/** The first ones wait for code that is compiled while it runs. */
const WARM_UP = 10;

/** From a keystroke in the longest file of rules to what is wrong in it, over the wire and back. */
async function typed(game: string): Promise<Row> {
  const files = readContent(game);
  const [longest = ''] = [...files.keys()]
    .filter((path) => path.endsWith('.rules'))
    .toSorted((one, other) => files.get(other)!.length - files.get(one)!.length);
  const text = files.get(longest)!;
  const client = await TestClient.over(files);
  const costs: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    // A remark is begun, and a word of a rule: every second text is broken.
    const next = edit % 2 === 0 ? `${text}\n-- ${edit}\n` : text.replace(/\n {2}(?=\w)/, `\n  x${edit} `);
    const start = performance.now();
    await client.type(longest, next);
    if (edit >= WARM_UP) costs.push((performance.now() - start) * MILLISECOND);
  }
  client.close();
  return costRow(
    `typing.${game}`,
    `${game}: a keystroke to diagnostics`,
    { name: 'typed', nanoseconds: spread(costs) },
    50 * MILLISECOND,
  );
}

/** What an editor waits for. Time of the clock: the way over the wire is part of it. */
export const typingBench: Bench = {
  id: 'typing',
  title: 'Diagnostics in an editor after a keystroke',
  async run() {
    const rows: Row[] = [];
    for (const game of contentIds()) rows.push(await typed(game));
    return rows;
  },
};
