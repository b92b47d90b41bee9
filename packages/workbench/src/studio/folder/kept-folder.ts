/**
 * The folder that was opened for a game, kept in the browser, so that it need
 * not be chosen again after a reload.
 */
import { openDB, type IDBPDatabase } from 'idb';
import type { KeptFolder } from './folder.ts';

const STORE = 'folders';
let opened: Promise<IDBPDatabase> | null = null;

function database(): Promise<IDBPDatabase> {
  opened ??= openDB('undercroft-folders', 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  return opened;
}

/**
 * The folder of a game as it was left; null where there is none, or the browser keeps nothing.
 * Never throws.
 */
export async function readKeptFolder(game: string): Promise<KeptFolder | null> {
  try {
    const found: unknown = await (await database()).get(STORE, game);
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a folder, or forgets it. A browser that cannot keep folders forgets them with the page.
 * Never throws.
 */
export async function keepFolder(game: string, kept: KeptFolder | null): Promise<void> {
  try {
    const db = await database();
    await (kept === null ? db.delete(STORE, game) : db.put(STORE, kept, game));
  } catch {
    // It is chosen again after the next load, as ever.
  }
}

/** Whether the page may use a folder now; `ask` when the user has to allow it first. */
export async function permissionOf({ handle }: KeptFolder): Promise<'granted' | 'ask'> {
  return (await handle.queryPermission?.({ mode: 'readwrite' })) === 'prompt' ? 'ask' : 'granted';
}

/** Asks the user for permission. Works only during the event of a press. */
export async function askPermission({ handle }: KeptFolder): Promise<boolean> {
  return ((await handle.requestPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';
}

/**
 * Storage is not trusted: an older version of the page, or a
 * person by hand, may have written there.
 */
function isKept(value: unknown): value is KeptFolder {
  if (typeof value !== 'object' || value === null || !('handle' in value) || !('known' in value)) return false;
  const { handle, known } = value;
  const isFolder = handle instanceof FileSystemDirectoryHandle;
  return (
    isFolder &&
    typeof known === 'object' &&
    known !== null &&
    Object.values(known).every((text) => typeof text === 'string')
  );
}
