/**
 * Tables on a network: an HTTP server with sockets, a database in one file, bots in threads.
 *
 * It must not know content files, the compiler, the DOM, or any particular game.
 *
 * @module
 */
export type { ServedGame } from './games.ts';
export { checkTables, exportTable, type UnsoundTable } from './maintain.ts';
export { openTables } from './store/open-tables.ts';
export { startServer, type RunningServer, type ServerSettings } from './server.ts';
export { openStore, StoreError, type EntryStore, type SqliteStore } from './store/store.ts';
