/** Bots of a game, in a thread. */
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@undercroft/bots';
import { THREAD_LIMITS } from '../thread-limits.ts';

/** A question for a bot, without the number that the thread answers to. */
export type BotQuestion = Omit<Extract<BotRequest, { is: 'choose' }>, 'id'>;

/** How sources end: in this repository, and in a package made of it. */
const CODE = extname(import.meta.filename);

/** Milliseconds after which a thread that is not asked ends: it holds some 40 MB. */
const IDLE_FOR = 60_000;

/** Thinks for all tables of one game, one question after the other. */
export class BotThread {
  readonly #code: string;
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, (index: number) => void>();

  readonly #log: (line: object) => void;

  readonly #idleFor: number;
  #idle: NodeJS.Timeout | undefined;

  /** @param idleFor  milliseconds; default `IDLE_FOR` */
  constructor(code: string, log: (line: object) => void, idleFor = IDLE_FOR) {
    this.#code = code;
    this.#log = log;
    this.#idleFor = idleFor;
  }

  /** Whether there is a thread. The next question starts one. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /**
   * The answer of a bot, by its place in the list; the first of the list when the bot fails.
   * @throws never
   */
  async choose(question: BotQuestion): Promise<number> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    return await new Promise((resolve) => {
      const id = this.#next++;
      this.#waiting.set(id, resolve);
      worker.postMessage({ ...question, id }, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, `bot-thread${CODE}`), {
      workerData: { code: this.#code },
      resourceLimits: THREAD_LIMITS,
    });
    worker.unref();
    worker.on('message', ({ id, index, error }: BotReply) => {
      if (error !== null) this.#log({ event: 'bot-failed' });
      this.#waiting.get(id)?.(error === null ? index : 0);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), this.#idleFor).unref();
    });
    worker.on('error', (error) => this.#log({ event: 'bot-failed', error: error.name }));
    worker.on('exit', () => this.#worker === worker && this.#restart());
    return worker;
  }

  /**
   * The thread has ended. Its questions get the first answer, so that no table stands still, and
   * the next question starts another thread.
   */
  #restart(): void {
    this.#worker = null;
    for (const resolve of this.#waiting.values()) resolve(0);
    this.#waiting.clear();
  }

  /** Ends the thread. What it was asked gets the first answer. */
  async close(): Promise<void> {
    const worker = this.#worker;
    clearTimeout(this.#idle);
    this.#restart();
    await worker?.terminate();
  }
}
