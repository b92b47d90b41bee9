import type { BotReply } from '@undercroft/bots';
import { whenIdle } from '@undercroft/components';
import type { OptionIndex, GameModule } from '@undercroft/contract';
import { BotClient } from '../bots/bot-client.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { OddsAsk } from '../turning/odds.ts';
import type { Reasons } from '../sheets/why-sheet.ts';
import type { TableContext } from './controller-host.ts';

/** Answers of a decision that are kept for "why". */
const KEPT = 6;

/**
 * Lets the bot that is asked think, waits for the pause, and gives its answer, unless the game has
 * gone elsewhere since.
 */
export class BotDriver {
  readonly #context: TableContext;
  readonly #answer: (player: number, index: OptionIndex) => void;
  #thinker: BotClient | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** ends the wait for a quiet moment; null when nothing has to be got ready */
  #idle: (() => void) | null = null;
  /** counts what was begun, so that a late answer to an earlier question is left alone */
  #turn = 0;

  /** @param answer  gives the answer that a bot has chosen */
  constructor(context: TableContext, answer: (player: number, index: OptionIndex) => void) {
    this.#context = context;
    this.#answer = answer;
  }

  /** Bots of another game, or of changed content. */
  seat(module: GameModule, start: (() => Worker) | null): void {
    this.close();
    this.#thinker = new BotClient(module, start);
  }

  /** Gets ready to think while nothing else is to be done. */
  warm(session: PlaySession): void {
    if (session.whole !== null && session.botSeats.length > 0) this.#idle ??= whenIdle(() => this.#thinker?.ready());
  }

  /** Begins to think about the pending question. What was begun before is forgotten. */
  begin({ whole: session }: PlaySession): void {
    this.cancel();
    const ask = session?.botAsk() ?? null;
    const thinker = this.#thinker;
    if (session === null || ask === null || thinker === null) return;
    const turn = this.#turn;
    const { player } = ask;
    const name = session.names[player] ?? '';
    const labels = session.looks.labels(player);
    // In the page bots wait first, so that the last move is drawn before everything stands still.
    const wait = this.#context.host.settled().then(async () => await this.#pause());
    const thought = thinker.ready() ? thinker.ask(ask) : wait.then(async () => await thinker.ask(ask));
    void this.#give(turn, { player, name, labels }, thought, wait);
  }

  async #pause(): Promise<void> {
    await new Promise<void>((done) => {
      this.#timer = setTimeout(done, this.#context.owner.pause);
    });
  }

  async #give(
    turn: number,
    { player, name, labels }: { readonly player: number; readonly name: string; readonly labels: readonly string[] },
    thought: Promise<BotReply>,
    wait: Promise<void>,
  ): Promise<void> {
    const [reply] = await Promise.all([thought, wait]);
    if (turn !== this.#turn) return;
    this.#context.table.set({ reasons: reasonsOf(name, labels, reply) });
    this.#answer(player, Math.max(0, reply.index));
  }

  /** Drops the pending answer. */
  cancel(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  /** Chances of winning by position and seat; null when they cannot be told. */
  async judge(states: readonly Int32Array[], players: number): Promise<readonly (readonly number[])[] | null> {
    const reply = await this.#thinker?.ask({ is: 'judge', states, players });
    return reply === undefined || reply.error !== null ? null : reply.chances;
  }

  /**
   * How a game goes on from a position, played to its end again and again; null when no bot can
   * play it.
   */
  async playOn(ask: OddsAsk): Promise<readonly (readonly number[])[] | null> {
    const thinker = this.#thinker;
    // On the page's own thread, drawing and the button that stops it come first.
    if (thinker?.ready() === false) await new Promise((done) => setTimeout(done));
    const reply = await thinker?.ask({ is: 'odds', ...ask });
    return reply === undefined || reply.error !== null ? null : reply.chances;
  }

  close(): void {
    this.cancel();
    this.#idle?.();
    this.#idle = null;
    this.#thinker?.close();
    this.#thinker = null;
    this.#context.table.set({ reasons: null });
  }
}

function reasonsOf(name: string, labels: readonly string[], reply: BotReply): Reasons {
  const best = reply.considered
    .slice(0, KEPT)
    .map(({ index, chance, tries }) => ({ label: labels[index] ?? '', chance, tries }));
  const chosen = reply.considered.find(({ index }) => index === reply.index);
  return { name, answer: labels[reply.index] ?? '', chance: chosen?.chance ?? null, best };
}
