/** Changed texts that are not saved yet, kept in the browser. */
import { isContentPath } from '@undercroft/contract';
import { openDB, type IDBPDatabase } from 'idb';
import { parse } from 'yaml';

/** One changed file. */
export interface Draft {
  /** null: the file is taken out of the game */
  readonly text: string | null;
  /** what was saved when the change began; null: there was no such file */
  readonly base: string | null;
}

/** Changed files of a game by path. */
export type Drafts = Readonly<Record<string, Draft>>;

const STORE = 'drafts';

let opened: Promise<IDBPDatabase> | null = null;

function database(): Promise<IDBPDatabase> {
  opened ??= openDB('undercroft-studio', 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  return opened;
}

/** What is kept of a game; nothing where the browser keeps nothing. Never throws. */
export async function readDrafts(game: string): Promise<Drafts> {
  try {
    const found: unknown = await (await database()).get(STORE, game);
    return isDrafts(found) ? ownDrafts(game, found) : {};
  } catch {
    return {};
  }
}

/** Keeps the changes of a game. @returns whether the browser could */
export async function writeDrafts(game: string, drafts: Drafts): Promise<boolean> {
  try {
    const db = await database();
    await (Object.keys(drafts).length === 0 ? db.delete(STORE, game) : db.put(STORE, drafts, game));
    return true;
  } catch {
    return false;
  }
}

/** A game of which files are kept in this browser. */
export interface DraftOfGame {
  readonly id: string;
  readonly title: string;
}

/**
 * Games that are whole in what is kept of them: begun in this browser, and saved nowhere else.
 * Never throws.
 */
export async function draftGames(): Promise<DraftOfGame[]> {
  try {
    const db = await database();
    const [ids, all] = await Promise.all([db.getAllKeys(STORE), db.getAll(STORE)]);
    return ids.flatMap((id, index) => {
      const drafts: unknown = all[index];
      if (typeof id !== 'string' || !isDrafts(drafts)) return [];
      const game = drafts[`${id}/game.yaml`];
      return game === undefined || game.base !== null || game.text === null
        ? []
        : [{ id, title: titleIn(game.text) ?? id }];
    });
  } catch {
    return [];
  }
}

/** The title in a game.yaml; null when none can be seen. Never throws. */
export function titleIn(text: string): string | null {
  const written = /^title:[ \t]+(.+?)[ \t]*$/m.exec(text)?.[1];
  if (written === undefined) return null;
  try {
    return String(parse(written));
  } catch {
    return written;
  }
}

/**
 * What may be a file of the game: one of another path could never be saved, and all others not with
 * it.
 */
export function ownDrafts(game: string, drafts: Drafts): Drafts {
  const own = Object.entries(drafts).filter(([path]) => path.startsWith(`${game}/`) && isContentPath(path));
  return Object.fromEntries(own);
}

/**
 * Storage is not trusted: an older version of the page, or a
 * person by hand, may have written there.
 */
function isDrafts(value: unknown): value is Drafts {
  const isText = (text: unknown): boolean => text === null || typeof text === 'string';
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (draft: unknown) =>
        typeof draft === 'object' &&
        draft !== null &&
        'text' in draft &&
        'base' in draft &&
        isText(draft.text) &&
        isText(draft.base),
    )
  );
}

/**
 * How a game stands: texts to begin with, changes that still fit, and
 * changes of files that others have changed since.
 */
export interface Resumed {
  readonly texts: Readonly<Record<string, string>>;
  readonly drafts: Drafts;
  /** paths */
  readonly conflicts: readonly string[];
}

/**
 * Lays what was kept over what is saved.
 *
 * @param saved  texts by path
 * @returns own changes come first, also where the saved file is another one by now; those are named
 */
export function resumed(saved: Readonly<Record<string, string>>, drafts: Drafts): Resumed {
  const texts = new Map(Object.entries(saved));
  const kept = Object.entries(drafts).filter(([path, { text }]) => text !== (saved[path] ?? null));
  for (const [path, { text }] of kept) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  const conflicts = kept.filter(([path, { base }]) => base !== (saved[path] ?? null)).map(([path]) => path);
  return { texts: Object.fromEntries(texts), drafts: Object.fromEntries(kept), conflicts };
}
