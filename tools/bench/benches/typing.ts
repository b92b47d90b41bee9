import { contentIds } from '@undercroft/games';
import { TestClient } from '@undercroft/language-server/testing';
import { costRow, type Bench, type Row } from '../bench.ts';
import { readContent } from '../content.ts';
import type { Cost } from '../measure.ts';
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

/**
 * The longest file of rules of a game, what it declares, what its table shows, and its second
 * language: each sort is looked at in another way.
 */
function filesOf(game: string, files: ReadonlyMap<string, string>): string[] {
  const [longest = ''] = [...files.keys()]
    .filter((path) => path.endsWith('.rules'))
    .toSorted((one, other) => files.get(other)!.length - files.get(one)!.length);
  return [longest, `${game}/game.yaml`, `${game}/table.yaml`, `${game}/locale/fr.yaml`].filter((path) =>
    files.has(path),
  );
}

/**
 * A text that differs from the one before with each edit; every second one has an error: a name
 * that there is not.
 */
function edited(path: string, text: string, edit: number): string {
  if (edit % 2 === 0) return `${text}\n${path.endsWith('.rules') ? '--' : '#'} ${edit}\n`;
  if (path.endsWith('.rules')) return text.replace(/\n {2}(?=\w)/, `\n  x${edit} `);
  // In another language the names are keys, elsewhere they are values.
  if (path.includes('/locale/')) return text.replace(/^ {2}(?=[a-z][\w-]*:)/m, `  x${edit}-`);
  return text.replace(/^( +[a-z]+: \[?)(?=[a-z])/m, `$1x${edit}-`);
}

/** The two costs of keystrokes in one file, each over the wire and back. */
interface Typed {
  readonly path: string;
  /** to what is wrong in this file */
  readonly here: Cost;
  /** to what is wrong anywhere */
  readonly anywhere: Cost;
}

async function typed(client: TestClient, path: string, text: string): Promise<Typed> {
  const soon: number[] = [];
  const late: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const start = worked();
    await client.type(path, edited(path, text, edit));
    const told = worked() - start;
    await client.settled(path);
    if (edit >= WARM_UP) {
      soon.push(told);
      late.push(worked() - start);
    }
  }
  await client.write(path, text);
  return {
    path,
    here: { name: 'typed', nanoseconds: spread(soon) },
    anywhere: { name: 'all', nanoseconds: spread(late) },
  };
}

/** The slowest file of a game stands for it; each file has a row of its own without a target. */
function rowsOf(game: string, files: readonly Typed[]): Row[] {
  const [slowest] = files.toSorted((one, other) => other.here.nanoseconds.median - one.here.nanoseconds.median);
  return [
    costRow(`typing.${game}`, `${slowest!.path}: a keystroke to what is wrong in it`, slowest!.here, GOAL),
    ...files.flatMap(({ path, here, anywhere }) => [
      costRow(`typing.${path}`, `${path}: a keystroke to what is wrong in it`, here, null),
      costRow(`typing.${path}.all`, `${path}: to what is wrong anywhere`, anywhere, null),
    ]),
  ];
}

/** What an editor waits for; the way over the wire is part of it. */
export const typingBench: Bench = {
  id: 'typing',
  title: 'Diagnostics in an editor after a keystroke',
  async run() {
    const rows: Row[] = [];
    for (const game of contentIds()) {
      const files = readContent(game);
      const client = await TestClient.over(files);
      const all: Typed[] = [];
      for (const path of filesOf(game, files)) all.push(await typed(client, path, files.get(path)!));
      rows.push(...rowsOf(game, all));
      client.close();
    }
    return rows;
  },
};
