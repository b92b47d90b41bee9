/** What somebody likes, as this browser keeps it: for pages that have no table. */
export { browserStore } from '../session/store.ts';
export { readSettings, writeSettings, type Settings } from './settings.ts';
