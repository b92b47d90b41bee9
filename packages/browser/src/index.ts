export { browserLaunch, connectBrowser, PATIENCE, serveBrowser, startBrowser } from './start.ts';
export type { Browser, Page, Route } from 'playwright';
