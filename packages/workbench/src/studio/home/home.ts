/** Where the game lies that is edited: what is saved of it, and how more is. */

/** Files of a game, texts by path; null for a file that is not there. */
export type Texts = Readonly<Record<string, string | null>>;

export interface Home {
  /**
   * All files as they are saved. Ends of lines are those of the editor.
   *
   * @returns `{}` when there is no such game
   */
  read(): Promise<Readonly<Record<string, string>>>;
  /** Writes files; null where nothing can be saved. */
  readonly write: ((order: WriteOrder) => Promise<Texts | null>) | null;
  /**
   * Calls back when files were saved, by this page or another program.
   *
   * @returns a function that ends it
   */
  watch(changed: () => void): () => void;
}

/** Files of the same paths: what is to be there, and what is taken to be. */
export interface WriteOrder {
  readonly files: Texts;
  readonly known: Texts;
}

/**
 * Keeps other windows from editing the same game, which would write their changes over those of
 * this one.
 *
 * @returns a function that lets it go; null when another window has it
 */
export async function holdGame(game: string): Promise<(() => void) | null> {
  // A page that came without encryption, other than from this machine, cannot take a lock, so other
  // pages cannot be kept out.
  if (!('locks' in navigator)) return () => {};
  // A reloaded page may find its own old lock, so it waits a while.
  // On a busy page the timeout can fire before the lock is granted, so
  // a free lock is taken at once, and tried once more at the end.
  return (
    (await takeLock(game, NOW)) ??
    (await takeLock(game, { signal: AbortSignal.timeout(HELD_FOR) })) ??
    (await takeLock(game, NOW))
  );
}

const NOW: LockOptions = { ifAvailable: true };

/** @returns a function that lets the game go; null when it was not to be had */
async function takeLock(game: string, how: LockOptions): Promise<(() => void) | null> {
  const had = Promise.withResolvers<(() => void) | null>();
  const end = Promise.withResolvers<void>();
  const asked = navigator.locks.request(`undercroft-studio:${game}`, how, async (lock) => {
    had.resolve(lock === null ? null : end.resolve);
    if (lock !== null) await end.promise;
  });
  asked.catch(() => had.resolve(null));
  return await had.promise;
}

/** Milliseconds after which a game that cannot be had is taken to be edited elsewhere. */
const HELD_FOR = 1500;

/** The ends of lines that an editor writes. */
export function withPlainLines(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, text.replaceAll(/\r\n?/g, '\n')]));
}
