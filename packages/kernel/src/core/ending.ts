/** The end of a game. Each gives whether the game is over. @param reason index into `meta.endings` */
import { HEADER, OUTCOME } from '@undercroft/contract';
import type { State } from '../layout.ts';
import { logEnd } from './log.ts';

/** Whether a player has neither won nor lost yet. 1 or 0. */
export function stillIn(S: State, player: number): number {
  return S[HEADER.outcome + player] === OUTCOME.playing ? 1 : 0;
}

/** One wins; everybody else who still plays loses. */
export function win(S: State, player: number, reason: number): boolean {
  for (let p = 0; p < S[HEADER.players]; p++) {
    if (S[HEADER.outcome + p] !== OUTCOME.playing) continue;
    S[HEADER.outcome + p] = p === player ? OUTCOME.won : OUTCOME.lost;
    S[HEADER.outcomeReason + p] = reason;
  }
  S[HEADER.ending] = reason;
  logEnd(player, reason);
  return true;
}

/** One wins and the game goes on. */
export function alsoWins(S: State, player: number, reason: number): void {
  if (S[HEADER.outcome + player] !== OUTCOME.playing) return;
  S[HEADER.outcome + player] = OUTCOME.won;
  S[HEADER.outcomeReason + player] = reason;
  logEnd(player, reason);
}

/** One loses; the last who still plays wins. */
export function eliminate(S: State, player: number, reason: number): boolean {
  if (S[HEADER.outcome + player] !== OUTCOME.playing) return false;
  S[HEADER.outcome + player] = OUTCOME.lost;
  S[HEADER.outcomeReason + player] = reason;
  let left = -1;
  let count = 0;
  for (let p = 0; p < S[HEADER.players]; p++) {
    if (S[HEADER.outcome + p] !== OUTCOME.playing) continue;
    left = p;
    count++;
  }
  logEnd(player, reason);
  if (count > 1) return false;
  if (count === 1) {
    S[HEADER.outcome + left] = OUTCOME.won;
    S[HEADER.outcomeReason + left] = reason;
  }
  S[HEADER.ending] = reason;
  return true;
}

/** The game ends; whoever still plays has neither won nor lost. */
export function endGame(S: State, _player: number, reason: number): boolean {
  S[HEADER.ending] = reason;
  logEnd(-1, reason);
  return true;
}
