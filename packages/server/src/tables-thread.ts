/**
 * The thread of the tables: rules and the store run here, so that rules that take long or never end
 * hold up no socket and no request.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from './failures.ts';
import { LocalGate, type JoinedPage } from './gate.ts';
import { openTables } from './store/open-tables.ts';
import { SqliteStore } from './store/store.ts';
import { Tables } from './tables.ts';
import type { FromTables, TablesAnswer, ThreadStart, ToTables } from './thread-messages.ts';
import { Watch } from './watch.ts';

const { games, data, keepDays, backup, notify, stuck, watched } = workerData as ThreadStart;
/** Milliseconds between two copies of the database. */
const BACKUP_EVERY = 3_600_000;
/** Texts for pages that go out together at the end of this turn of the loop. */
let texts: [page: number, text: string][] = [];
const tell = (message: FromTables): void => {
  sendTexts();
  parentPort?.postMessage(message, []);
};
const log = (line: object): void => tell({ is: 'log', line });

try {
  const store = await openTables(data);
  const parts = { watch: new Watch(watched), stuck: new Set(stuck), notify };
  const tables = new Tables(new Map(games.map((game) => [game.id, game])), store, log, keepDays, parts);
  serve(new LocalGate(tables, log), async () => await store.close());
  tell({ is: 'ready' });
  void tables.openTimed();
  if (backup !== null && store instanceof SqliteStore) keepBackup(store, backup);
} catch (error) {
  tell({ is: 'refused', why: error instanceof Error ? error.message : String(error) });
}

/** A message between threads costs much more than its text, so those of a turn go as one. */
function send(page: number, text: string): void {
  if (texts.length === 0) setImmediate(sendTexts);
  texts.push([page, text]);
}

function sendTexts(): void {
  if (texts.length === 0) return;
  const message: FromTables = { is: 'send', texts };
  texts = [];
  parentPort?.postMessage(message, []);
}

/** Writes a copy of the database at the beginning and every hour. */
function keepBackup(store: SqliteStore, file: string): void {
  const write = (): void => {
    store.backup(file).catch((error: unknown) => log({ event: 'no-backup', ...describeError(error) }));
  };
  write();
  setInterval(write, BACKUP_EVERY).unref();
}

function serve(gate: LocalGate, closed: () => Promise<void>): void {
  const pages = new Map<number, JoinedPage>();
  const answer = (id: number, asked: Promise<TablesAnswer>): void => {
    asked.then(
      (value) => tell({ is: 'answer', id, answer: value }),
      (error: unknown) => tell({ is: 'failed', id, error: describeError(error).error }),
    );
  };
  const join = async (asked: Extract<ToTables, { is: 'join' }>): Promise<TablesAnswer> => {
    const { page } = asked;
    const joined = await gate.join({
      ...asked,
      send: (text) => send(page, text),
      end: (code) => tell({ is: 'end', page, code }),
    });
    if (typeof joined === 'string') return joined;
    pages.set(page, joined);
    return 'joined';
  };
  const close = async (): Promise<void> => {
    await gate.close();
    await closed();
    tell({ is: 'closed' });
  };
  const leave = (page: number): void => {
    pages.get(page)?.leave();
    pages.delete(page);
  };
  parentPort?.on('message', (message: ToTables) => {
    switch (message.is) {
      case 'create':
        return answer(message.id, gate.create(message.order));
      case 'game-of':
        return answer(message.id, gate.gameOf(message.table));
      case 'version':
        return answer(message.id, gate.version(message.content));
      case 'serve':
        return answer(
          message.id,
          gate.serve(message.game).then(() => null),
        );
      case 'join':
        return answer(message.id, join(message));
      case 'say':
        return pages.get(message.page)?.receive(message.message);
      case 'leave':
        return leave(message.page);
      case 'ping':
        return tell({ is: 'pong', counts: gate.counts });
      case 'close':
        return void close();
    }
  });
}
