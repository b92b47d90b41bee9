import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGame, Rng } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { openStore } from '@undercroft/server';
import { OnlineTable, type Entry, type TableSetup } from '@undercroft/table';
import type { Bench, Row } from '../bench.ts';
import { begunTable, openTable, Player, Tally } from '../online/player.ts';
import { MEMORY, serve, type Served } from '../online/served.ts';

const GAMES = ['keeper', 'apprentices', 'dungeonation', 'lords'];
const IDLE = 5000;
const TABLES = 500;
/** Seconds between two answers at a table, and for how long tables play. */
const [PACE, PLAYED] = [2, 30];
const STORED = 10_000;
const ANSWERS = 1000;
const TOKEN = 'load-host-0123456789';

/** A row about a figure that should be at most so great. */
function mostRow(id: string, what: string, value: number, most: number, unit: string): Row {
  const figure = value >= 100 ? value.toFixed(0) : value.toFixed(1);
  return {
    id: `online.${id}`,
    what,
    figure: `${figure} ${unit}`,
    target: `≤ ${most} ${unit}`,
    met: value <= most,
    values: { value },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const after = async (ms: number): Promise<void> => await new Promise((resolve) => setTimeout(resolve, ms));

/** Pages that look at tables and do nothing. */
async function idleRows(server: Served): Promise<Row[]> {
  const { port } = server;
  const tally = new Tally();
  const tables = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => await openTable(port, { game: GAMES[i % 4]!, token: TOKEN })),
  );
  const pages: Player[] = [];
  for (let i = 0; i < IDLE; i++) {
    const page = new Player(tables[i % tables.length]!, '', tally);
    page.connect(port);
    pages.push(page);
    if (i % 100 === 99) await page.until(() => page.client.outlook !== null);
  }
  for (const page of pages) await page.until(() => page.client.outlook !== null);
  const used = server.memory();
  for (const page of pages) page.end();
  return [mostRow('idle', `${IDLE} idle sockets: memory of the server with ${MEMORY}`, used, 300, 'MB')];
}

/** Tables at which people answer, and then a crash of the server. */
async function activeRows(server: Served, data: string): Promise<Row[]> {
  const tally = new Tally();
  const tables: Player[][] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await begunTable(server.port, GAMES[i % 4]!, i, tally));
  const rng = new Rng(1);
  tally.confirmed.length = 0;
  tally.patches.length = 0;
  const [began, used] = [performance.now(), server.processor()];
  for (let turn = 0; turn < (PLAYED / PACE) * TABLES; turn++) {
    const due = began + (turn * PACE * 1000) / TABLES;
    await after(Math.max(0, due - performance.now()));
    tables[turn % TABLES]!.find(({ isAsked }) => isAsked)?.answer(rng.below(1 << 16));
  }
  const load = (100 * (server.processor() - used)) / ((performance.now() - began) / 1000);
  const players = tables.flat();
  for (const player of players) await player.until(() => player.client.pending.length === 0);
  const [answers, p50, p99] = [
    tally.confirmed.length,
    percentile(tally.confirmed, 0.5),
    percentile(tally.confirmed, 0.99),
  ];
  const size = mean(tally.patches) / 1000;
  const rows = [
    mostRow('answers', `${TABLES} tables, ${answers} answers in ${PLAYED} s: confirmed, 50 of 100`, p50, 50, 'ms'),
    mostRow('answers99', 'the same, 99 of 100', p99, 50, 'ms'),
    mostRow('load', 'the same: processor time of the server, of one core', load, 60, '%'),
    mostRow('patch', 'the same: what a page receives of a change, mean', size, 1.5, 'kB'),
  ];
  const again = await crash(server, data, players);
  for (const player of players) player.end();
  return [
    ...rows,
    mostRow('crash', `from kill -9 until all ${players.length} pages show their tables again`, again, 3, 's'),
  ];
}

async function crash(server: Served, data: string, players: readonly Player[]): Promise<number> {
  const killed = performance.now();
  await server.kill();
  const next = await serve(data, GAMES);
  for (const player of players) player.connect(next.port);
  for (const player of players) await player.until(() => player.isWelcome && player.client.pending.length === 0);
  const seconds = (performance.now() - killed) / 1000;
  await next.kill();
  return seconds;
}

/** The answer of a bot that has learned nothing yet. */
async function botRow({ port }: Served): Promise<Row> {
  let longest = 0;
  for (const [i, game] of GAMES.entries()) {
    const token = `load-bots-${String(i).padStart(16, '0')}`;
    const player = new Player(await openTable(port, { game, token }), token, new Tally());
    player.connect(port);
    await player.ask({ is: 'sit', seat: 1, name: '' });
    await player.ask({ is: 'bot', seat: 0, bot: 'sensible:24' });
    const began = performance.now();
    await player.ask({ is: 'begin' });
    const position = player.client.outlook?.view?.position ?? 0;
    const isNext = (): boolean => {
      const { view } = player.client.outlook!;
      return (
        view === null || view.position > position || (view.together?.answered.includes(0) ?? false) || player.isAsked
      );
    };
    await player.until(isNext);
    longest = Math.max(longest, performance.now() - began);
    player.end();
  }
  return mostRow('bot', 'first answer of a bot, longest of four games', longest / 1000, 1, 's');
}

/** A table of many answers, made again from what is stored. */
async function rebuildRow(): Promise<Row> {
  let longest = 0;
  for (const id of GAMES) {
    const module = await loadCompiled(compiledGame(id).release);
    const tables = tablesOf(id, module);
    OnlineTable.rebuild(module, tables[0]!.setup, tables[0]!.entries);
    const began = process.cpuUsage();
    for (const { setup, entries } of tables) OnlineTable.rebuild(module, setup, entries);
    const { system, user } = process.cpuUsage(began);
    longest = Math.max(longest, (system + user) / 1000);
  }
  const what = `${ANSWERS} answers of some tables made again, processor time, longest of four games`;
  return mostRow('rebuild', what, longest, 300, 'ms');
}

interface LongTable {
  readonly setup: TableSetup;
  readonly entries: readonly Entry[];
  readonly answers: number;
}

/** Tables that have `ANSWERS` answers together: hardly any game is so long. */
function tablesOf(id: string, module: Awaited<ReturnType<typeof loadCompiled>>): readonly LongTable[] {
  const tables: LongTable[] = [];
  let left = ANSWERS;
  for (let seed = 7; left > 0; seed++) {
    const table = longTable(id, module, seed, left);
    tables.push(table);
    left -= table.answers;
  }
  return tables;
}

/** A table at which people answered at random. @param most  answers */
function longTable(id: string, module: Awaited<ReturnType<typeof loadCompiled>>, seed = 7, most = ANSWERS): LongTable {
  const secrets = { seed: String(seed), salt: '', commitment: '', host: 'mark' };
  const rest = { options: {}, variant: null, undo: 'asked', takeOverAfter: null } as const;
  const setup: TableSetup = { game: id, content: module.meta.hash, seats: 2, ...secrets, ...rest };
  const entries: Entry[] = [0, 1].map((seat) => ({ is: 'sit', seat, name: '', mark: `m${seat}`, key: `s${seat}` }));
  entries.push({ is: 'begin', key: 'b' });
  const game = createGame(module, { players: 2, seed: String(seed) });
  const rng = new Rng(seed);
  let n = 0;
  for (; n < most && !game.over; n++) {
    const { options, player } = game.decisions()[0]!;
    const index = rng.below(options.length);
    game.answerFor(player, index);
    entries.push({ is: 'answer', seat: player, index, by: 'person', key: `a${n}` });
  }
  return { setup, entries, answers: n };
}

/** A server that begins with many tables in its file. */
async function startRow(folder: string): Promise<Row> {
  const data = join(folder, 'stored.sqlite');
  const store = openStore(data);
  const { code, meta } = compiledGame('lords').release;
  store.keepModule(meta.hash, code);
  const { setup, entries } = longTable('lords', await loadCompiled(compiledGame('lords').release));
  await store.create({ id: 'table-0', setup }, Date.now());
  await store.append('table-0', {
    from: 0,
    entries: entries.slice(0, 50),
    versions: new Map(),
    stage: 'begun',
    isTimed: false,
    hash: '',
    now: Date.now(),
  });
  await store.close();
  const database = new DatabaseSync(data);
  const copies = `WITH RECURSIVE copy (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < ${STORED} - 1)`;
  database.exec(`
    ${copies} INSERT INTO tab SELECT 'table-' || i, setup, created, touched, stage, hash, timed FROM tab, copy;
    ${copies} INSERT INTO entry SELECT 'table-' || i, n, key, entry FROM (SELECT * FROM entry), copy;`);
  database.close();
  const server = await serve(data, GAMES);
  await server.kill();
  return mostRow('start', `${STORED} stored tables: until the server answers`, server.began / 1000, 1, 's');
}

/** Real games of many people against a server in a process of its own. */
export const onlineBench: Bench = {
  id: 'online',
  title: 'Tables on a network',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-online-'));
    try {
      const rows: Row[] = [await rebuildRow(), await startRow(folder)];
      const bots = await serve(join(folder, 'bots.sqlite'), GAMES);
      rows.push(await botRow(bots));
      await bots.kill();
      // A server of its own: threads of bots end a minute after their last answer.
      const data = join(folder, 'tables.sqlite');
      const idle = await serve(data, GAMES);
      rows.push(...(await idleRows(idle)));
      await idle.kill();
      rows.push(...(await activeRows(await serve(data, GAMES), data)));
      return rows;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
