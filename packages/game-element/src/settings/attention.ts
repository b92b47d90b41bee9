/** Says in the title of the page that the player is waited for, while the page is hidden. */
export class Attention {
  #before: string | null = null;

  /** @param words  what the title says */
  call(words: string): void {
    if (document.visibilityState === 'visible') return;
    this.#before ??= document.title;
    document.title = `${words} · ${this.#before}`;
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Gives the title back. */
  end(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    if (this.#before !== null) document.title = this.#before;
    this.#before = null;
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.end();
  };
}
