/**
 * The end of a game. Each gives whether the game is over.
 *
 * @param reason index into `meta.endings`
 */
import { HEADER, OUTCOME } from '@undercroft/contract';
import { COOPERATIVE, TEAM, type State } from '../layout.ts';
import { logEnd } from './log.ts';

/** Whether a player has neither won nor lost yet. 1 or 0. */
export function stillIn(S: State, player: number): number {
  return S[HEADER.outcome + player] === OUTCOME.playing ? 1 : 0;
}

/** The next player clockwise who is still in; the same player when no other is. */
export function nextIn(S: State, player: number): number {
  for (let seats = 1; seats < S[HEADER.players]; seats++) {
    const next = (player + seats) % S[HEADER.players];
    if (stillIn(S, next) === 1) return next;
  }
  return player;
}

/** Whether two players win and lose together: they are one, of one side, or all play as one. */
function isOneSide(S: State, player: number, other: number): boolean {
  return player === other || COOPERATIVE === 1 || (TEAM >= 0 && S[TEAM + player] === S[TEAM + other]);
}

/**
 * One wins, with all of that side, unless the whole side is out; then everybody else who still
 * plays loses. Those who also win have won by then.
 */
export function win(S: State, player: number, reason: number): boolean {
  alsoWins(S, player, reason);
  let winner = player;
  for (let p = 0; p < S[HEADER.players] && S[HEADER.outcome + winner] !== OUTCOME.won; p++) winner = p;
  if (S[HEADER.outcome + winner] !== OUTCOME.won) return false;
  for (let p = 0; p < S[HEADER.players]; p++) if (stillIn(S, p) === 1) lose(S, p, reason);
  S[HEADER.ending] = reason;
  logEnd(COOPERATIVE === 1 ? -1 : winner, reason);
  return true;
}

function lose(S: State, player: number, reason: number): void {
  S[HEADER.outcome + player] = OUTCOME.lost;
  S[HEADER.outcomeReason + player] = reason;
}

/**
 * All players of a list win, and the log tells of the first. An empty list changes nothing.
 * @param at where the list begins
 */
export function winAll(S: State, at: number, count: number, reason: number): boolean {
  for (let i = 0; i < count; i++) alsoWins(S, S[at + i], reason);
  return count > 0 && win(S, S[at], reason);
}

/** The side of a player has won, those who are out as well, if any of it is still in. */
function alsoWins(S: State, player: number, reason: number): void {
  let isIn = false;
  for (let p = 0; p < S[HEADER.players]; p++) if (isOneSide(S, p, player) && stillIn(S, p) === 1) isIn = true;
  if (!isIn) return;
  for (let p = 0; p < S[HEADER.players]; p++) {
    if (!isOneSide(S, p, player)) continue;
    S[HEADER.outcome + p] = OUTCOME.won;
    S[HEADER.outcomeReason + p] = reason;
  }
}

/** One loses; the last side of which anyone still plays wins. */
export function eliminate(S: State, player: number, reason: number): boolean {
  if (!goesOut(S, player, reason)) return false;
  logEnd(player, reason);
  return isDecided(S, reason);
}

/**
 * All players of a list lose before it is decided who is left, so the last of the list does not
 * win. The log tells of it once, without a player where several go out.
 * @param at where the list begins
 */
export function eliminateAll(S: State, at: number, count: number, reason: number): boolean {
  let out = 0;
  let last = -1;
  for (let i = 0; i < count; i++) {
    if (!goesOut(S, S[at + i], reason)) continue;
    out++;
    last = S[at + i];
  }
  if (out === 0) return false;
  logEnd(out === 1 ? last : -1, reason);
  return isDecided(S, reason);
}

/**
 * The player loses; the game goes on, even if no player is left.
 * @returns whether that player was still in
 */
function goesOut(S: State, player: number, reason: number): boolean {
  if (stillIn(S, player) === 0) return false;
  lose(S, player, reason);
  return true;
}

/**
 * Ends the game when at most one side has players who are in. That side wins; if none is left, all
 * have lost. A cooperative game goes on as long as any player is in.
 */
function isDecided(S: State, reason: number): boolean {
  let left = -1;
  for (let p = 0; p < S[HEADER.players]; p++) {
    if (S[HEADER.outcome + p] !== OUTCOME.playing) continue;
    if (COOPERATIVE === 1 || (left >= 0 && !isOneSide(S, left, p))) return false;
    left = p;
  }
  if (left >= 0) alsoWins(S, left, reason);
  S[HEADER.ending] = reason;
  return true;
}

/** The game ends; players who still play have neither won nor lost. */
export function endGame(S: State, _player: number, reason: number): boolean {
  S[HEADER.ending] = reason;
  logEnd(-1, reason);
  return true;
}
