/**
 * The page that `npm start` opens: play any game in `content/`, look at every card, move through
 * the log, simulate, print.
 *
 * It must not know the command line, and any particular game: it lists what it finds.
 *
 * @module
 */
export {};
