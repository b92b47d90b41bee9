/**
 * The tables in a thread of their own. When the thread does not answer any more, it is ended and
 * another one begins: all pages come again, and the table at which it worked is not opened again.
 */
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GOING, type JoinedPage, type JoinRefusal, type KeptVersion, type PageLink, type TableGate } from './gate.ts';
import type { PlayedGame, ServedGame } from './games.ts';
import type { TableCounts } from './metrics.ts';
import { StoreError } from './store/store.ts';
import type { OrderRefusal, PlayedVersion, TableOrder } from './tables.ts';
import type { FromTables, TablesAnswer, ThreadStart, ToTables } from './thread-messages.ts';
import { THREAD_LIMITS } from './thread-limits.ts';
import { Watch, WATCH_BYTES } from './watch.ts';

/** How sources end: in this repository, and in a package made of it. */
const CODE = extname(import.meta.filename);
/** Milliseconds for which the thread may answer nothing. */
const SILENT_FOR = 20_000;
/** Pings in that time. A late timer counts as one ping, so a machine that slept ends no thread. */
const PINGS = 5;
/** Milliseconds after which a thread that could not begin is tried again. */
const AGAIN_AFTER = 1000;
/** Milliseconds for which the thread may take to end. */
const CLOSE_WITHIN = 2000;

export interface ThreadSettings {
  readonly games: readonly ServedGame[];
  readonly data: string;
  readonly keepDays: number | undefined;
  readonly backup: string | null;
  readonly notify: string | null;
  readonly log: (line: object) => void;
  /** milliseconds; default `SILENT_FOR` */
  readonly silentFor?: number | undefined;
}

interface Question {
  readonly resolve: (answer: TablesAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class ThreadGate implements TableGate {
  readonly #settings: ThreadSettings;
  #games: readonly PlayedGame[];
  readonly #stuck: string[] = [];
  readonly #questions = new Map<number, Question>();
  readonly #pages = new Map<number, PageLink>();
  readonly #timer: NodeJS.Timeout;
  #worker: Worker | null = null;
  #watched = new SharedArrayBuffer(WATCH_BYTES);
  #next = 0;
  #counts: TableCounts = { tables: 0, entries: 0, notStored: 0 };
  #ends = 0;
  #unanswered = 0;
  #isReady = false;
  #isClosing = false;

  private constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#games = settings.games.map(({ id, meta, code }) => ({ id, meta, code }));
    this.#timer = setInterval(() => this.#ping(), (settings.silentFor ?? SILENT_FOR) / PINGS);
    this.#timer.unref();
  }

  /** @throws StoreError  when the store cannot be opened */
  static async start(settings: ThreadSettings): Promise<ThreadGate> {
    const gate = new ThreadGate(settings);
    try {
      await gate.#begin();
    } catch (error) {
      clearInterval(gate.#timer);
      throw error;
    }
    return gate;
  }

  get counts(): TableCounts {
    return this.#counts;
  }

  get threadsEnded(): number {
    return this.#ends;
  }

  get isUp(): boolean {
    return this.#isReady;
  }

  async create(order: TableOrder): Promise<{ readonly id: string } | OrderRefusal> {
    return (await this.#ask({ is: 'create', order })) as { readonly id: string } | OrderRefusal;
  }

  async gameOf(table: string): Promise<PlayedVersion | null> {
    return (await this.#ask({ is: 'game-of', table })) as PlayedVersion | null;
  }

  async version(content: string): Promise<KeptVersion | null> {
    return (await this.#ask({ is: 'version', content })) as KeptVersion | null;
  }

  async join(link: PageLink): Promise<JoinedPage | JoinRefusal> {
    const page = this.#next++;
    const { table, mark, lang, known } = link;
    this.#pages.set(page, link);
    const joined = await this.#ask({ is: 'join', page, table, mark, lang, known }).catch(() => 'going');
    if (joined === 'joined')
      return { receive: (message) => this.#tell({ is: 'say', page, message }), leave: () => this.#leave(page) };
    this.#pages.delete(page);
    if (joined === 'no-table' || joined === 'damaged') return joined;
    link.end(GOING);
    return { receive: () => {}, leave: () => {} };
  }

  async serve({ id, meta, code }: PlayedGame): Promise<void> {
    const game = { id, meta, code };
    this.#games = [...this.#games.filter((one) => one.id !== id), game];
    await this.#ask({ is: 'serve', game });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    const worker = this.#worker;
    if (worker === null) return;
    const ended = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, CLOSE_WITHIN);
      const done = (): void => {
        clearTimeout(late);
        resolve();
      };
      worker.once('exit', done);
      worker.on('message', ({ is }: FromTables) => is === 'closed' && done());
    });
    this.#tell({ is: 'close' });
    await ended;
    await worker.terminate();
  }

  async #begin(): Promise<void> {
    const { data, keepDays, backup, notify } = this.#settings;
    this.#watched = new SharedArrayBuffer(WATCH_BYTES);
    const start: ThreadStart = {
      games: this.#games,
      data,
      keepDays,
      backup,
      notify,
      stuck: this.#stuck,
      watched: this.#watched,
    };
    const worker = new Worker(join(import.meta.dirname, `tables-thread${CODE}`), {
      workerData: start,
      resourceLimits: THREAD_LIMITS,
    });
    this.#worker = worker;
    this.#unanswered = 0;
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromTables) => {
        this.#unanswered = 0;
        if (message.is === 'ready') {
          this.#isReady = true;
          resolve();
        } else if (message.is === 'refused') reject(new StoreError(message.why));
        else this.#hear(message);
      });
      worker.on('error', (error) => this.#settings.log({ event: 'tables-failed', error: error.name }));
      worker.on('exit', () => {
        reject(new StoreError('the tables could not be opened'));
        this.#ended(worker);
      });
    });
  }

  /** The thread has ended: another one begins, unless the server ends. */
  #ended(worker: Worker): void {
    if (this.#worker !== worker) return;
    const wasReady = this.#isReady;
    this.#isReady = false;
    this.#worker = null;
    const { table } = new Watch(this.#watched);
    for (const { reject } of this.#questions.values()) reject(new Error('the tables have ended'));
    this.#questions.clear();
    const pages = [...this.#pages.values()];
    this.#pages.clear();
    for (const page of pages) page.end(GOING);
    if (this.#isClosing || !wasReady) return;
    this.#ends++;
    if (table !== '') this.#stuck.push(table);
    this.#settings.log({ event: 'tables-ended', table: table === '' ? null : table });
    this.#beginAgain();
  }

  #beginAgain(): void {
    this.#begin().catch((error: unknown) => {
      this.#settings.log({ event: 'tables-failed', error: error instanceof Error ? error.message : 'unknown' });
      if (!this.#isClosing) setTimeout(() => this.#beginAgain(), AGAIN_AFTER).unref();
    });
  }

  #ping(): void {
    if (this.#worker === null || !this.#isReady) return;
    if (this.#unanswered++ >= PINGS) void this.#worker.terminate();
    else this.#tell({ is: 'ping' });
  }

  #hear(message: FromTables): void {
    switch (message.is) {
      case 'answer':
        this.#questions.get(message.id)?.resolve(message.answer);
        return void this.#questions.delete(message.id);
      case 'failed':
        this.#questions.get(message.id)?.reject(Object.assign(new Error(), { name: message.error }));
        return void this.#questions.delete(message.id);
      case 'send':
        for (const [page, text] of message.texts) this.#pages.get(page)?.send(text);
        return;
      case 'end':
        this.#pages.get(message.page)?.end(message.code);
        return void this.#pages.delete(message.page);
      case 'log':
        return this.#settings.log(message.line);
      case 'pong':
        this.#counts = message.counts;
        return;
      case 'ready':
      case 'refused':
      case 'closed':
        return;
    }
  }

  #leave(page: number): void {
    this.#pages.delete(page);
    this.#tell({ is: 'leave', page });
  }

  #tell(message: ToTables): void {
    this.#worker?.postMessage(message, []);
  }

  async #ask(question: Asked): Promise<TablesAnswer> {
    if (!this.#isReady) throw new Error('the tables have ended');
    const id = this.#next++;
    return await new Promise((resolve, reject) => {
      this.#questions.set(id, { resolve, reject });
      this.#tell({ ...question, id });
    });
  }
}

/** A question without its number. */
type Asked = ToTables extends infer M ? (M extends { readonly id: number } ? Omit<M, 'id'> : never) : never;
