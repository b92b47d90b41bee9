/** Sentences that reports in words and reports with plots share. */
import type { SimulationReport } from '@undercroft/simulator';
import { percent, summaryText } from './figures.ts';
import { isBetweenGames } from './winners.ts';

/** Why a report has no figures. */
export const NOTHING_ENDED = 'no game ended, so nothing tells who wins, how long games are and what brings points';

/** With a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** How many turns games had; where the turn never passes on, why. One or two sentences. */
export function turnsSentences({ turns, players }: SimulationReport): readonly string[] {
  const unpassed = '`turn:` of game.yaml never goes from player to player';
  // A mean of 0 turns would be read as a figure.
  if (turns.max === 0 && turns.count > 0 && players > 1) return [`none: ${unpassed}, as where all answer at once`];
  const text = summaryText(turns);
  return turns.max > 1 || turns.count === 0 || players === 1 ? [text] : [text, unpassed];
}

/** How all finished games ended for players without rivals; null where they did not end alike. */
export function allAlike(report: SimulationReport): string | null {
  const { draws, finished } = report;
  if (!isBetweenGames(report) || finished === 0) return null;
  return draws.count === finished ? 'every game was lost' : draws.count === 0 ? 'every game was won' : null;
}

/** What the shares of those who chose something are held against. */
export function choosersText(report: SimulationReport): string {
  const one = allAlike(report);
  if (one !== null)
    return `${one}, so nothing tells what a choice is worth: play with other options, or with other bots`;
  const { seats, together, players } = report;
  const who = together.cooperative
    ? 'The players win'
    : players === 1
      ? 'The player wins'
      : together.always
        ? 'The players of a side win'
        : 'A player wins';
  const mean = seats.reduce((sum, { share }) => sum + share, 0) / seats.length;
  return `${who} ${percent(mean)} of games; an interval around that says nothing for or against a choice.`;
}
