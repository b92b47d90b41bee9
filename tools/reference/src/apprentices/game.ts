/**
 * The hand-written apprentices game: begin, run to the next question, answer. A state is copied
 * whole with `set`.
 */
import { CONTINUE, OVER, random, seedRandom, type State, type Status } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { runParts } from './parts.ts';
import * as s from './state.ts';
import * as step from './steps.ts';
import * as turn from './turn.ts';

export { list, options, DECISION } from '../machine.ts';

/** Players of a game: so many, or so many, ... */
export const PLAYERS = [2, 3, 4];

/** A state that was not begun. */
export function createState(): State {
  return new Int32Array(at.SIZE);
}

/**
 * Everything before the first turn.
 *
 * @param seed any int
 * @param players 2 to 4
 * @param starred whether goals with a star are in the draw
 */
export function init(S: State, seed: number, players: number, starred = false): void {
  S.fill(0);
  seedRandom(S, seed);
  S[at.PLAYERS] = players;
  S[at.INN] = d.GROUPS;
  for (let type = 0; type < d.TYPES; type++) S[at.RESERVE + type] = d.IN_BOX[type]!;
  s.drawGoals(S, starred);
  s.fillTheWild(S);
  s.deal(S, players);
  s.fillPile(S, at.SWORDS, d.SWORD_CARDS);
  s.fillPile(S, at.GUESTS, d.GUEST_CARDS);
  s.openUp(S, at.GUESTS, at.GUESTS_OPEN, 2);
  s.fillPile(S, at.MIXTURES, d.MIXTURE_CARDS);
  s.openUp(S, at.MIXTURES, at.MIXTURES_OPEN, 3);
  s.fillPile(S, at.INN_DECK, d.INN_CARDS);
  s.fillPile(S, at.THREAT_DECK, d.THREATS_FOR[players]!);
  S[at.TOKEN] = random(S, players);
  S[at.ACTIVE] = S[at.TOKEN]!;
  S[at.STEP] = step.THREAT;
}

export function isOver(S: State): boolean {
  return S[at.ENDED] === 1;
}

/** Turns begun so far, of all players. */
export function turns(S: State): number {
  return S[at.TURNS]!;
}

/**
 * Goes on to the next question or the end. At a question without an answer it lists the same
 * answers again.
 */
export function run(S: State): Status {
  if (S[at.ENDED] === 1) return OVER;
  for (;;) {
    const status = next(S);
    if (status !== CONTINUE) return status;
  }
}

/** Answers and goes on. @param option one of those that were listed */
export function apply(S: State, option: number): Status {
  S[at.ANSWER] = option;
  S[at.ANSWERED] = 1;
  return run(S);
}

// prettier-ignore
function next(S: State): Status {
  switch (S[at.STEP]!) {
    case step.THREAT: return turn.threat(S);
    case step.GUARDIAN: return turn.guardian(S);
    case step.RECRUIT: return turn.recruit(S);
    case step.MOVE: return turn.move(S);
    case step.POWER: return turn.power(S);
    case step.END_TURN: return turn.endTurn(S);
    default: return runParts(S);
  }
}
