export { browserLaunch, connectBrowser, PATIENCE, serveBrowser, startBrowser } from './start.ts';
