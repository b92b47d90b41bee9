/** Tables that are played online: the page of a table, and the page on which one is opened. */
import { define } from '@undercroft/components';
import { OnlineStartElement } from './online-start.ts';
import { OnlineTableElement, takeOnlineGame, type OnlineGame } from './online-table.ts';

export type { OnlineGame };

/**
 * Begins the page for a game. Elements that stand in the page begin with their definition, so all
 * languages have to be registered before.
 */
export function beginOnline(game: OnlineGame): void {
  takeOnlineGame(game);
  define('online-table', OnlineTableElement);
  define('online-start', OnlineStartElement);
}
