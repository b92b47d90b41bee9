/**
 * What simulations tell, as people read it: figures as text here, reports with plots in
 * `@undercroft/report/html`.
 *
 * It must not know files, commands, the compiler, nor how games are played.
 *
 * @module
 */
export { differenceCells, figure } from './differences.ts';
export { evenShare, isBetweenGames, isContest, noWinnerText, resultUnit, winnerRows } from './winners.ts';
export { allAlike, choosersText, NOTHING_ENDED, sentence, turnsSentences } from './remarks.ts';
export { count, counted, percent, shareCells, summaryText } from './figures.ts';
