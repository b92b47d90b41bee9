import { holdsNow, readLayout, type BriefingLayout } from '@undercroft/components';
import { localise } from '@undercroft/contract';
import type { PlaySession } from '../../session/play-session.ts';
import type { TableContext } from '../controller-host.ts';
import type { Errands } from '../errands.ts';
import { waits } from '../table-state.ts';

/**
 * What a person reads before a question: each page of `briefing` of `table.yaml` once in a game, to
 * each person at this screen. A lesson has its own words.
 */
export class Briefing {
  readonly #context: TableContext;
  readonly #errands: Errands;
  /** pages that were read, by the seat that read them */
  #seen = new Map<number, Set<number>>();
  /** the game that goes on from a save: what holds at its first question has been told already */
  #resumed: PlaySession | null = null;
  /** position of the question before which a page was told last */
  #at = -1;

  constructor(context: TableContext, errands: Errands) {
    this.#context = context;
    this.#errands = errands;
  }

  /** Another game is on the table. @param begins  it is no saved one */
  follow(session: PlaySession, begins: boolean): void {
    this.#seen = new Map();
    this.#resumed = begins ? null : session;
    this.#context.table.set({ briefing: -1 });
  }

  /** The page that lies over the table, in the language of the page; null: none. */
  get page(): BriefingLayout | null {
    const { session, briefing } = this.#context.table.state;
    if (session === null) return null;
    return readLayout(localise(session.meta, this.#context.host.lang())).briefings[briefing] ?? null;
  }

  /** Tells what is to be told before the question of the viewer, once all before it was shown. */
  offer(session: PlaySession): void {
    const { since, position, sheet, viewer } = this.#context.table.state;
    // An answer that comes from elsewhere leaves the question behind, and its page with it.
    if (sheet === 'briefing' && position !== this.#at) this.#context.table.show('none');
    let page = this.#next(session);
    for (; page >= 0 && this.#resumed === session; page = this.#next(session)) this.#seenBy(viewer).add(page);
    if (page < 0) return;
    if (since === position) this.#tell(session, page);
    else void this.#tellAfter(session, page);
  }

  /** The person takes all that the page recommends. */
  takeRecommended(): void {
    const recommended = this.page?.recommended ?? new Map<string, readonly string[]>();
    this.#context.table.show('none');
    this.#errands.prepare(recommended);
  }

  async #tellAfter(session: PlaySession, page: number): Promise<void> {
    await this.#context.host.settled();
    if (this.#next(session) === page) this.#tell(session, page);
  }

  #tell(session: PlaySession, page: number): void {
    const { table } = this.#context;
    this.#seenBy(table.state.viewer).add(page);
    this.#at = table.state.position;
    table.set({ briefing: page });
    table.show('briefing');
  }

  #seenBy(seat: number): Set<number> {
    const told = this.#seen.get(seat) ?? new Set();
    this.#seen.set(seat, told);
    return told;
  }

  /** The first page that holds and was not told; -1: none, or the viewer is not asked. */
  #next(session: PlaySession): number {
    const { state } = this.#context.table;
    const { moment, real, sheet, view, viewer } = state;
    const isOpen = state.session === session && view !== null && moment < 0 && real === null && sheet === 'none';
    if (!isOpen || waits(state) || !session.humanAsked || session.asked !== viewer) return -1;
    if (session.whole?.plan.lesson !== undefined) return -1;
    const told = this.#seenBy(viewer);
    const { meta } = session;
    const page = readLayout(meta).briefings.findIndex(({ when }, nth) => !told.has(nth) && holdsNow(meta, view, when));
    if (page < 0 && this.#resumed === session) this.#resumed = null;
    return page;
  }
}
