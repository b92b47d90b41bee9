/** How many of something a game may have, where its schema says so. */

/** Seats at a table. */
export const PLAYER_COUNT_MAX = 8;

/** Dice that lie on the table at once. */
export const DICE_COUNT_MAX = 1000;

/** Most things of one row, for each player or in all. */
export const COUNT_MAX = 1000;
