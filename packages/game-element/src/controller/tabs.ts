/**
 * Who plays a saved game: of all pages and elements that have it open, one. The others follow it,
 * until it is closed.
 */

/** Events of a page that holds or follows a saved game. */
export interface TabsHost {
  /** another page plays this game, or does no longer */
  readonly changed: () => void;
  /** what is stored is newer than what is shown here */
  readonly news: () => void;
}

/**
 * One place at a saved game. The page with the lock plays and writes; other pages wait for the lock
 * and are told of every write. Where pages have no locks (no secure context), every page plays.
 */
export class Tabs {
  readonly #host: TabsHost;
  #following = false;
  /** gives the lock back, or ends waiting for it */
  #leave: () => void = () => {};
  #channel: BroadcastChannel | null = null;

  constructor(host: TabsHost) {
    this.#host = host;
  }

  /** Another page plays this game: here it is only shown. */
  get following(): boolean {
    return this.#following;
  }

  /**
   * Sits down at a saved game.
   *
   * @param store name of the storage it lies in; without one it is not shared
   */
  sit(store: string | undefined, id: string): void {
    this.leave();
    if (store === undefined || navigator.locks === undefined) return;
    const key = `undercroft:${store}:${id}`;
    const gone = new AbortController();
    const left = new Promise<void>((done) => {
      this.#leave = () => {
        gone.abort();
        done();
      };
    });
    const channel = new BroadcastChannel(key);
    // The content of a message does not matter: a page that receives one reads the storage, and
    // trusts that no more than before.
    channel.addEventListener('message', () => {
      if (this.#following) this.#host.news();
    });
    this.#channel = channel;
    const lead = async (): Promise<void> => {
      if (gone.signal.aborted) return;
      if (this.#following) {
        this.#following = false;
        this.#host.news();
      }
      await left;
    };
    const wait = async (lock: Lock | null): Promise<void> => {
      if (lock !== null || gone.signal.aborted) return await lead();
      this.#following = true;
      this.#host.changed();
      // The lock is asked for only when this request is over.
      void navigator.locks.request(key, { signal: gone.signal }, lead).catch(() => {});
    };
    void navigator.locks.request(key, { ifAvailable: true }, wait).catch(() => {});
  }

  /** Tells the following pages that something was written. */
  written(): void {
    this.#channel?.postMessage('written');
  }

  /** Stands up. */
  leave(): void {
    this.#leave();
    this.#leave = () => {};
    this.#channel?.close();
    this.#channel = null;
    this.#following = false;
  }
}
