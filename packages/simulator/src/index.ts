/**
 * Playing many games and telling what happened: win rates with intervals, game length, how much a
 * card matters, dead cards, failures as replays.
 *
 * It must not know files, the compiler, the screen: it receives compiled games and returns plain
 * reports.
 *
 * @module
 */
export {};
