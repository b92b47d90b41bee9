/** The player's settings, as this browser keeps them: for pages that have no table. */
export { browserStore } from '../session/store.ts';
export { readSettings, writeSettings, type Settings } from './settings.ts';
