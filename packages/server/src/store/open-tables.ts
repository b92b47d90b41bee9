/** Opens tables where they are kept. */
import { openStore, type EntryStore } from './store.ts';

/** @param data  path of a file, or address of a PostgreSQL database. @throws StoreError */
export async function openTables(data: string): Promise<EntryStore> {
  if (!/^postgres(ql)?:/.test(data)) return openStore(data);
  const { openPostgres } = await import('./postgres.ts');
  return await openPostgres(data);
}
