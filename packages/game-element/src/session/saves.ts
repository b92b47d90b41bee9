import { HEAD, readJson } from './untrusted.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

/** What a list of saved games shows of one. */
export interface SavedGame {
  /** names the save in its store */
  readonly id: string;
  /** id of the game */
  readonly game: string;
  readonly title: string;
  /** what the players are called */
  readonly names: readonly string[];
  /** answers given */
  readonly position: number;
  readonly over: boolean;
  /** when it was last played, milliseconds since 1970 */
  readonly at: number;
}

/**
 * Most games that are kept of one kind of game; the oldest that is over goes first, then the
 * oldest.
 */
const KEPT = 12;

/** Letters of a save in which its head must lie. */
const HEAD_MAX = 4000;

const GAME = 'game:';
const LAST = 'last:';

/**
 * Saved games in a store: each under a key of its own with a short head beside it, so that several
 * elements and several pages that are open at once do not write over each other.
 */
export class Saves {
  readonly #store: Store;
  readonly #now: () => number;

  /** @param now  milliseconds since 1970, told by the page: the session has no clock */
  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A new id, different from all that are there. @param game  id of the game */
  fresh(game: string): string {
    const stem = `${game}-${this.#now().toString(36)}`;
    let id = stem;
    for (let n = 2; this.#store.read(GAME + id) !== null; n++) id = `${stem}-${n}`;
    return id;
  }

  /**
   * Writes a game, and that it is the last one of a place on the page.
   *
   * @param place  name of the place, such as the id of the game
   */
  write(id: string, place: string, session: Session): void {
    const head: SavedGame = {
      id,
      game: session.module.meta.id,
      title: session.module.meta.title,
      names: session.names,
      position: session.position,
      over: session.over,
      at: this.#now(),
    };
    this.#store.write(GAME + id, `${JSON.stringify(head)}\n${session.save()}`);
    this.#store.write(LAST + place, id);
    this.#tidy(head.game);
  }

  /** The save of an id, as `Session.load` reads it; null when there is none. */
  read(id: string): string | null {
    const text = this.#store.read(GAME + id);
    return text === null ? null : text.slice(text.indexOf('\n') + 1);
  }

  /** Id of the game that was last played in a place; null when none was, or when it is gone. */
  last(place: string): string | null {
    const id = this.#store.read(LAST + place);
    return id !== null && this.#store.read(GAME + id) !== null ? id : null;
  }

  /**
   * Id of the save of a game that is this text; empty without one. A game that was played last in
   * another place stays there, so that two elements with one text are two games.
   */
  holding(text: string, game: string, place: string): string {
    const others = this.#store.keys(LAST).filter((key) => key !== LAST + place);
    const elsewhere = new Set(others.map((key) => this.#store.read(key)));
    return this.list(game).find(({ id }) => !elsewhere.has(id) && this.read(id) === text)?.id ?? '';
  }

  /** Makes a saved game the last one of a place, so that the next element there goes on with it. */
  choose(id: string, place: string): void {
    this.#store.write(LAST + place, id);
  }

  remove(id: string): void {
    this.#store.remove(GAME + id);
  }

  /**
   * All saved games, the last played first; what cannot be read is left out.
   *
   * @param game id of a game, or all
   */
  list(game?: string): readonly SavedGame[] {
    return this.#store
      .keys(GAME)
      .flatMap((key) => headOf(key, this.#store.read(key)) ?? [])
      .filter((head) => game === undefined || head.game === game)
      .toSorted((first, second) => second.at - first.at);
  }

  #tidy(game: string): void {
    const all = this.list(game);
    if (all.length <= KEPT) return;
    const oldest = all.findLast((head) => head.over) ?? all.at(-1);
    if (oldest !== undefined) this.remove(oldest.id);
  }
}

/** The head of a save that says that it lies under this key; null when it is none. */
function headOf(key: string, text: string | null): SavedGame | null {
  const found = readJson((text ?? '').slice(0, HEAD_MAX).split('\n', 1)[0] ?? '', HEAD_MAX, HEAD);
  const head = found.ok ? (found.value as SavedGame) : null;
  return head !== null && GAME + head.id === key ? head : null;
}
