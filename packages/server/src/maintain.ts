/**
 * What is done with stored tables besides playing: looking whether they are sound, giving one away.
 */
import { OnlineTable, versionsIn } from '@undercroft/table';
import { describeError } from './failures.ts';
import type { EntryStore } from './store/store.ts';
import { Versions } from './versions.ts';

/** What is wrong with a stored table. */
export interface UnsoundTable {
  readonly table: string;
  readonly why: string;
}

/**
 * Makes all tables again from what is stored, and compares the hashes of their games.
 *
 * @param found  called for each table that cannot be replayed, or replays to another game
 * @returns      how many tables there are
 */
export async function checkTables(store: EntryStore, found: (unsound: UnsoundTable) => void): Promise<number> {
  const ids = await store.ids();
  for (const table of ids) {
    try {
      const { game } = await rebuilt(store, table);
      const kept = await store.hash(table);
      if (kept !== '' && game !== null && game.hash() !== kept) found({ table, why: 'its entries make another game' });
    } catch (error) {
      found({ table, why: describeError(error).error });
    }
  }
  return ids.length;
}

/** The game of a table as a save. It holds the seed. @throws Error when there is none */
export async function exportTable(store: EntryStore, table: string): Promise<string> {
  const { game } = await rebuilt(store, table);
  if (game === null) throw new Error(`the game of table ${table} has not begun`);
  return game.save();
}

/** @throws Error when there is no such table, TableError when it is damaged */
async function rebuilt(store: EntryStore, table: string): Promise<OnlineTable> {
  const stored = await store.find(table);
  if (stored === null) throw new Error(`there is no table ${table}`);
  const { setup } = stored;
  const entries = await store.entries(table);
  const versions = await new Versions(store, () => {}).modules([setup.content, ...versionsIn(entries)]);
  return OnlineTable.rebuild(versions.get(setup.content)!, setup, entries, versions);
}
