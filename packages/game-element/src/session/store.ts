/** Where saves and settings lie: the storage of the browser, or memory where there is none. */
export interface Store {
  /**
   * the same for all that share it, so that pages and elements with one saved game find each other;
   * left out: they do not
   */
  readonly name?: string | undefined;
  /** Returns the text under a key; null without one. Never throws. */
  read(key: string): string | null;
  /** Keeps a text under a key. Does nothing when it cannot. */
  write(key: string, text: string): void;
  /** Removes the text under a key, if there is one. */
  remove(key: string): void;
  /** Returns the keys that begin with a text. */
  keys(start: string): readonly string[];
}

const PREFIX = 'undercroft:';

/**
 * The storage of the browser under a prefix of our own. Where it is forbidden or full, saving does
 * nothing and nothing is found: a game goes on without.
 */
export const browserStore: Store = {
  name: 'browser',
  read: (key) => attempt(() => localStorage.getItem(PREFIX + key)),
  write: (key, text) => void attempt(() => localStorage.setItem(PREFIX + key, text)),
  remove: (key) => void attempt(() => localStorage.removeItem(PREFIX + key)),
  keys: (start) =>
    attempt(() => Object.keys(localStorage))
      ?.filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length)) ?? [],
};

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** A store in memory, for tests and pages that save nothing. */
export function memoryStore(): Store {
  const entries = new Map<string, string>();
  return {
    name: crypto.randomUUID(),
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => void entries.set(key, text),
    remove: (key) => void entries.delete(key),
    keys: (start) => [...entries.keys()].filter((key) => key.startsWith(start)),
  };
}
