import { digestOf, readLayout, type DigestLine } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import type { PlaySession } from '../session/play-session.ts';
import type { Session } from '../session/session.ts';
import type { AskedThere } from '../turning/better.ts';
import { OddsBook } from '../turning/odds.ts';
import { turningPoints, type TurningPoint } from '../turning/turning.ts';
import type { BotDriver } from './bot-driver.ts';
import { showCourse } from './course.ts';
import type { TableContext } from './controller-host.ts';

/** What a seat got out of a game. */
const OUTCOMES = { won: 1, lost: 0, playing: 0.5 } as const;
/** No seat: the deeds of all players are told. */
const NOBODY = -2;

/**
 * The end of a game: told once, shown when everything before it has been seen, and again on demand;
 * and where the game turned.
 */
export class Ending {
  readonly #context: TableContext;
  readonly #bots: BotDriver;
  #told = false;
  #book: OddsBook;
  #search: AbortController | null = null;
  /** what was told of a turning point, in which words */
  readonly #stories = new WeakMap<TurningPoint, { readonly lang: string; readonly lines: readonly DigestLine[] }>();

  constructor(context: TableContext, bots: BotDriver) {
    this.#context = context;
    this.#bots = bots;
    this.#book = this.#newBook();
  }

  /** Another game is on the table; one that was over already is not told again. */
  follow(session: PlaySession): void {
    this.#forget();
    this.#book = this.#newBook();
    this.#context.table.set({ course: null });
    this.#told = session.over;
  }

  #newBook(): OddsBook {
    return new OddsBook(async (ask) => await this.#bots.playOn(ask));
  }

  /** Checks whether the game has ended. @returns seats that won, the first time; else null */
  reached(session: PlaySession): readonly number[] | null {
    if (!session.over) {
      this.#told = false;
      this.#forget();
    }
    if (!session.over || this.#told) return null;
    this.#told = true;
    const { result } = session.view(-1);
    const winners = result?.winners ?? [];
    this.#context.host.tell('game-over', { winners, text: result?.text ?? '' });
    void this.#draw(session);
    void this.#showAfter(session);
    return winners;
  }

  /** Shows how the game ended, once more. */
  show(): void {
    const { session } = this.#context.table.state;
    if (session !== null && this.#context.table.state.course === null) void this.#draw(session);
    this.#context.table.show('end');
  }

  /** Whose game is told: the viewer's, else the first person's, else a winner's. */
  seatOf(session: PlaySession): number {
    const { viewer } = this.#context.table.state;
    return viewer >= 0 ? viewer : (session.humans[0] ?? session.view(-1).result?.winners[0] ?? 0);
  }

  /** Looks for the turning points of a game that is over. */
  look(session: Session): void {
    this.#forget();
    void this.#look(session, (this.#search = new AbortController()).signal);
  }

  /** Stops the search; its results are kept for later. */
  readonly stop = (): void => this.#forget();

  #forget(): void {
    this.#search?.abort();
    this.#search = null;
    this.#context.table.set({ turning: null });
  }

  async #look(session: Session, signal: AbortSignal): Promise<void> {
    const { table } = this.#context;
    const seat = this.seatOf(session);
    const { looks, position } = session;
    const tell = (done: number, of: number, points: readonly TurningPoint[]): void => {
      if (!signal.aborted) table.set({ turning: { is: 'looking', seat, done, of, points } });
    };
    tell(0, 1, []);
    const outcome = OUTCOMES[session.view(-1).players[seat]?.outcome ?? 'playing'];
    const stateAt = (at: number): Int32Array => looks.stateAt(at);
    try {
      const askedIn = (from: number, to: number): readonly AskedThere[] => looks.askedIn(seat, from, to);
      const game = { parts: looks.parts(), length: position, stateAt, askedIn, seat, outcome };
      const points = await turningPoints(game, this.#book, tell, signal);
      if (!signal.aborted) table.set({ turning: { is: 'found', seat, points } });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /**
   * What players did in a part of the game, as the viewer saw it.
   *
   * @param meta in the language that is spoken
   */
  told(session: PlaySession, meta: GameMeta, point: TurningPoint): readonly DigestLine[] {
    const { host, table } = this.#context;
    const lang = `${host.lang()} ${host.words().lang}`;
    const known = this.#stories.get(point);
    if (known?.lang === lang) return known.lines;
    const { viewer, settings } = table.state;
    const { position } = point.part;
    const [before, after] = [
      session.looks.viewAt(viewer, position, settings.open),
      session.looks.viewAt(viewer, point.to, settings.open, position),
    ];
    const { happened } = after;
    const short = digestOf(meta, readLayout(meta), { before, after, events: happened }, NOBODY, host.words());
    const lines = short.length > 0 ? short : [{ player: -1, parts: lastSentences(happened) }];
    this.#stories.set(point, { lang, lines });
    return lines;
  }

  /** The last sheet comes when everything has been seen, unless the game went on meanwhile. */
  async #showAfter(session: PlaySession): Promise<void> {
    await this.#context.host.settled();
    if (session.over && this.#shown(session)) this.#context.table.show('end');
  }

  async #draw(session: PlaySession): Promise<void> {
    if (session.whole === null) return;
    await showCourse(session.whole, this.#bots, (course) => {
      if (this.#shown(session)) this.#context.table.set({ course });
    });
  }

  /** Whether this game is shown, and not its past. */
  #shown(session: PlaySession): boolean {
    const { state } = this.#context.table;
    return state.session === session && state.moment < 0;
  }
}

/** What was said last, for parts of which nothing is told in short. */
function lastSentences(happened: readonly EventView[]): readonly string[] {
  return happened.flatMap(({ text }) => text ?? []).slice(-2);
}
