import { contentIds } from '@undercroft/games';
import { TestClient } from '@undercroft/language-server/testing';
import { costRow, type Bench, type Row } from '../bench.ts';
import { readContent } from '../content.ts';
import { spread } from '../statistics.ts';

const MILLISECOND = 1e6;
const MICROSECOND = 1e3;
const GOAL = 50 * MILLISECOND;
const EDITS = 60;
/** The first ones wait for code that is compiled while it runs. */
const WARM_UP = 20;

/** Work of this thread so far, in nanoseconds: what others do on the machine is no part of it. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * MICROSECOND;
}

/** From a keystroke in the longest file of rules to what is wrong in it, and to what is wrong anywhere, over the wire and back. */
async function typed(game: string): Promise<Row[]> {
  const files = readContent(game);
  const [longest = ''] = [...files.keys()]
    .filter((path) => path.endsWith('.rules'))
    .toSorted((one, other) => files.get(other)!.length - files.get(one)!.length);
  const text = files.get(longest)!;
  const client = await TestClient.over(files);
  const soon: number[] = [];
  const late: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    // A remark is begun, and a word of a rule: every second text is broken.
    const next = edit % 2 === 0 ? `${text}\n-- ${edit}\n` : text.replace(/\n {2}(?=\w)/, `\n  x${edit} `);
    const start = worked();
    await client.type(longest, next);
    const told = worked() - start;
    await client.settled(longest);
    if (edit >= WARM_UP) {
      soon.push(told);
      late.push(worked() - start);
    }
  }
  client.close();
  const name = `typing.${game}`;
  return [
    costRow(
      name,
      `${game}: a keystroke to what is wrong in its file`,
      { name: 'typed', nanoseconds: spread(soon) },
      GOAL,
    ),
    costRow(`${name}.all`, `${game}: to what is wrong anywhere`, { name: 'all', nanoseconds: spread(late) }, null),
  ];
}

/** What an editor waits for; the way over the wire is part of it. */
export const typingBench: Bench = {
  id: 'typing',
  title: 'Diagnostics in an editor after a keystroke',
  async run() {
    const rows: Row[] = [];
    for (const game of contentIds()) rows.push(...(await typed(game)));
    return rows;
  },
};
