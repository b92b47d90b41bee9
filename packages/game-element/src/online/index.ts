/** Tables that are played online: the page of a table, and the page on which one is opened. */
export { OnlineStartElement } from './online-start.ts';
export { OnlineTableElement, takeOnlineGame, type OnlineGame } from './online-table.ts';
