export { browserLaunch, PATIENCE, startBrowser } from './start.ts';
