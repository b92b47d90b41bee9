/** What a compiled game gives to the engine: see `GameModule`. */
import { FRAME, HEADER, MAX_PLAYERS, STATUS, seedRandom, type Status } from '@undercroft/contract';
import {
  BRIEF,
  DEFINE_SITE,
  FIXED,
  FRAMES,
  FRAMES_AT,
  FRAME_SITE,
  HEAD,
  KEPT,
  KEPT_MAX,
  NEXT,
  OPTIONS,
  OPTION_COUNT,
  PREV,
  PROCEDURE_FRAME,
  PROCEDURE_HEARD,
  START_OPTION,
  START_PROCEDURE,
  START_ZONE,
  TAIL,
  THING_PLAYER,
  TILED,
  ZONES,
  ZONE_OF,
  initFields,
  type State,
} from '../layout.ts';
import { lookAtBoard } from '../tiles/looking.ts';
import { fail, GameError, refillBudget } from './failing.ts';
import { push } from './frames.ts';
import { io } from './memory.ts';
import { move } from './zones.ts';

/** A caller begins with a state: for a new decision, or to look at it. */
export function enter(S: State): void {
  refillBudget();
  if (TILED >= 0) lookAtBoard(S);
}

export function run(S: State): Status {
  if (S[HEADER.status] === STATUS.over) return STATUS.over;
  enter(S);
  io.eventLength = 0;
  let f = S[HEADER.frame];
  try {
    for (;;) {
      const status = FRAMES[S[f + FRAME.kind]]!(S, f);
      if (status !== STATUS.running) return stopped(S, status);
      f = S[f + FRAME.caller];
      if (f < 0) return stopped(S, STATUS.over);
    }
  } catch (error) {
    if (error instanceof GameError) {
      const otherwise = FRAME_SITE[S[f + FRAME.kind]];
      error.findSite(() => innermost(error, otherwise));
      throw error;
    }
    // Plain functions that call each other for ever.
    if (error instanceof RangeError) fail('stack-limit', innermost(error, FRAME_SITE[S[f + FRAME.kind]]));
    throw error;
  }
}

function stopped(S: State, status: Status): Status {
  S[HEADER.status] = status;
  return status;
}

/** Place of the innermost plain procedure or define that was running, as far as the trace tells. */
function innermost(error: Error, otherwise: number): number {
  const name = /\b[dp]_\w+/.exec(String(error.stack))?.[0];
  if (name === undefined) return otherwise;
  if (DEFINE_SITE[name] !== undefined) return DEFINE_SITE[name];
  const at = FRAMES.findIndex((frame) => frame?.name === name || frame?.name === 'r_' + name.slice(2));
  return at < 0 ? otherwise : FRAME_SITE[at];
}

export function call(S: State, procedure: number, args: readonly number[], you: number): void {
  enter(S);
  S[HEADER.status] = STATUS.running;
  S[HEADER.answered] = 0;
  S[HEADER.dice] = 0;
  S[HEADER.lasting] = 0;
  if (KEPT_MAX > 0) S[KEPT] = 0;
  S[HEADER.ending] = -1;
  S[HEADER.top] = FRAMES_AT;
  const kind = PROCEDURE_FRAME[procedure];
  const g = push(S, -1, kind, you);
  for (let i = 0; i < args.length; i++) S[g + FRAME.locals + i] = args[i];
  if (PROCEDURE_HEARD[procedure] === 1) {
    S[g + FRAME.locals + args.length] = 0;
    S[g + FRAME.locals + args.length + 1] = -1;
  }
  S[HEADER.frame] = g;
}

export function place(S: State, thing: number, zone: number): void {
  enter(S);
  move(S, thing, zone, false);
}

/**
 * The state before the seed, for the options and players that were asked for last: setting up again
 * is a copy.
 */
let image: State | null = null;
let imagePlayers = -1;

export function init(S: State, options: ArrayLike<number>, players: number, seed: number): void {
  if (image !== null && isFor(image, options, players)) S.set(image);
  else {
    layOut(S, options, players);
    image = S.slice();
    imagePlayers = players;
  }
  S[HEADER.seed] = seed;
  seedRandom(S, HEADER.rng, seed);
}

function isFor(before: State, options: ArrayLike<number>, players: number): boolean {
  if (players !== imagePlayers) return false;
  for (let i = 0; i < OPTION_COUNT; i++) if (before[OPTIONS + i] !== options[i]) return false;
  return true;
}

function layOut(S: State, options: ArrayLike<number>, players: number): void {
  S.fill(0);
  S[HEADER.players] = players;
  S.fill(-1, HEADER.outcomeReason, HEADER.outcomeReason + MAX_PLAYERS);
  S.fill(-1, HEAD, HEAD + ZONES);
  S.fill(-1, TAIL, TAIL + BRIEF);
  S.fill(-1, ZONE_OF, ZONE_OF + FIXED);
  S.fill(-1, NEXT, NEXT + FIXED);
  S.fill(-1, PREV, PREV + FIXED);
  for (let i = 0; i < OPTION_COUNT; i++) S[OPTIONS + i] = options[i];
  initFields(S);
  for (let thing = 0; thing < FIXED; thing++) {
    const zone = START_ZONE[thing];
    const needs = START_OPTION[thing];
    if (zone < 0 || (needs >= 0 && S[OPTIONS + needs] === 0) || THING_PLAYER[thing] >= players) continue;
    move(S, thing, zone, false);
  }
  call(S, START_PROCEDURE, [], 0);
}
