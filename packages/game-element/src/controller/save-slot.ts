import { Saves } from '../session/saves.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { TableContext } from './controller-host.ts';
import { NO_NOTE } from './table-state.ts';
import { Tabs, type TabsHost } from './tabs.ts';

/**
 * Where the game of an element is saved: an id among all saves, a place on the page, and who else
 * has it open.
 */
export class SaveSlot {
  /** id of the save of this game; empty before one begins */
  id = '';
  readonly tabs: Tabs;
  readonly #context: TableContext;

  constructor(context: TableContext, host: TabsHost) {
    this.#context = context;
    this.tabs = new Tabs(host);
  }

  get saves(): Saves {
    return new Saves(this.#context.owner.store, () => Date.now());
  }

  /**
   * Begins to save another game here.
   *
   * @param id    of its save; empty: a new one
   * @param game  id of the game that it is one of
   */
  take(id: string, game: string): void {
    this.id = id === '' ? this.saves.fresh(game) : id;
    this.sit();
  }

  /** A game that is saved nowhere. */
  leave(): void {
    this.id = '';
    this.tabs.leave();
    this.#context.table.set({ following: false });
  }

  /** The element is in the page. */
  sit(): void {
    if (this.id !== '') this.tabs.sit(this.#context.owner.store.name, this.id);
    this.#context.table.set({ following: this.tabs.following });
  }

  /** Id of the game that was played last in this place; null when none was. */
  last(game: string): string | null {
    return this.saves.last(this.#place(game));
  }

  /** Id of the save that is this text already, for a game of this place; empty without one. */
  holding(game: string, text: string): string {
    return this.saves.holding(text, game, this.#place(game));
  }

  /** Throws a saved game away; what was said of another one is said no more. */
  remove(id: string): void {
    this.saves.remove(id);
    this.#context.table.set({ said: { ...NO_NOTE } });
  }

  /** What is saved now, as `Session.load` reads it. */
  read(): string {
    return this.saves.read(this.id) ?? '';
  }

  /** Saves the game, unless it is played or kept elsewhere. */
  write({ whole: session }: PlaySession): void {
    // A game that is only looked at has no place among the saved ones.
    if (this.tabs.following || session === null || this.id === '') return;
    this.saves.write(this.id, this.#place(session.module.meta.id), session);
    this.tabs.written();
  }

  #place(game: string): string {
    return this.#context.owner.saveAs === '' ? game : this.#context.owner.saveAs;
  }
}
