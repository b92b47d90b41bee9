import { serveBots, type BotReply, type BotRequest } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { REPLY } from '../session/untrusted.ts';
import type { Ask } from '../session/ask.ts';

/** Starts a worker in which bots think. */
export interface StartWorker {
  /** @throws where the page forbids workers */
  (): Worker;
  /**
   * the same bots for the page, when there is no worker; a one-file build has only those that its
   * own game needs
   */
  readonly serve?: typeof serveBots | undefined;
}

/**
 * What bots may use when they think in the page and everything waits for them: answers to learn
 * from, continuations for a decision.
 */
const HURRY = { lessons: 1500, continuations: 24 } as const;

/** The same bot, which thinks no longer than that: in its style, and as often astray. */
function inHurry(bot: string): string {
  return bot.replace(/^sensible(?::(\d+)(ms)?)?/, (strength: string, amount?: string, unit?: string) =>
    unit === undefined && Number(amount) < HURRY.continuations ? strength : `sensible:${HURRY.continuations}`,
  );
}

/**
 * Lets bots think: in a worker where one can be started, else in the page with a short budget. One
 * worker a game element, started when it is needed first.
 *
 * A worker that fails to start, or stops with an error, is given up; what it was asked is answered
 * in the page.
 */
export class BotClient {
  readonly #module: GameModule;
  readonly #waiting = new Map<number, { readonly ask: Ask; readonly done: (reply: BotReply) => void }>();
  readonly #bots: typeof serveBots;
  #start: StartWorker | null;
  #worker: Worker | null = null;
  #serve: ((request: BotRequest) => BotReply) | null = null;
  #next = 1;

  /** @param start  starts the worker; may throw, or be left out */
  constructor(module: GameModule, start: StartWorker | null) {
    this.#module = module;
    this.#bots = start?.serve ?? serveBots;
    this.#start = start;
  }

  /** Starts the worker, if that was not tried yet. @returns whether bots think beside the page */
  ready(): boolean {
    const start = this.#start;
    this.#start = null;
    if (start !== null) {
      try {
        const worker = start();
        worker.addEventListener('message', this.#heard);
        worker.addEventListener('error', this.#failed);
        worker.addEventListener('messageerror', this.#failed);
        this.#worker = worker;
      } catch {
        this.#worker = null;
      }
    }
    return this.#worker !== null;
  }

  /**
   * Asks; every ask is answered once, in any order. What was asked of a closed client is not
   * answered.
   */
  async ask(ask: Ask): Promise<BotReply> {
    return await new Promise((done) => {
      if (!this.ready()) {
        done(this.#here(ask));
        return;
      }
      const id = this.#next++;
      this.#waiting.set(id, { ask, done });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      this.#worker?.postMessage({ ...ask, id });
    });
  }

  /** Ends the worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = this.#start = null;
    this.#waiting.clear();
  }

  #here(ask: Ask): BotReply {
    this.#serve ??= this.#bots(this.#module, () => performance.now(), { lessons: HURRY.lessons });
    const hurried = ask.is === 'choose' ? { ...ask, bot: inHurry(ask.bot) } : ask;
    return this.#serve({ ...hurried, id: 0 });
  }

  readonly #heard = (event: MessageEvent<BotReply>): void => {
    if (REPLY(event.data) !== null) return;
    const waiting = this.#waiting.get(event.data.id);
    this.#waiting.delete(event.data.id);
    waiting?.done(event.data);
  };

  readonly #failed = (event: Event): void => {
    event.preventDefault();
    const left = [...this.#waiting.values()];
    this.close();
    for (const { ask, done } of left) done(this.#here(ask));
  };
}
