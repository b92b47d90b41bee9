/**
 * What the rules of the tiny game stand on: chance, zones, dice and frames, all of it in the cells
 * of the state.
 */
import {
  DISABLED_RECORD,
  DISABLED_SIZE,
  EVENT_RECORD,
  HEADER,
  MAX_PLAYERS,
  MOST_OF_DIE,
  NONE,
  OUTCOME,
  randomBelow,
  seedRandom,
  STATUS,
  type GameErrorCode,
  type GameErrorLike,
  type Io,
} from '@undercroft/contract';
import { FRAME_SIZE, layout, tinyMeta } from './tiny-meta.ts';

/**
 * Made by a compiled game when a limit is exceeded; the engine turns it into one that names file
 * and line.
 */
export class TinyError extends Error implements GameErrorLike {
  readonly code: GameErrorCode;
  readonly site: number;

  constructor(code: GameErrorCode, message: string, site: number) {
    super(message);
    this.code = code;
    this.site = site;
  }
}

// ------------------------------------------------------------- chance

export function seedChance(s: Int32Array, seed: number): void {
  seedRandom(s, HEADER.rng, seed, Math.imul(seed, 0x9e3779b9), seed ^ 0x5bd1e995);
}

function below(s: Int32Array, n: number): number {
  return randomBelow(s, HEADER.rng, n);
}

/** Rolls a die and leaves it on the table. */
export function roll(s: Int32Array, sides: number, site: number): number {
  if (s[HEADER.dice] === layout.maxDice) throw new TinyError('dice-limit', `more than ${layout.maxDice} dice`, site);
  const value = s[HEADER.diceScripted] > 0 ? scriptedDie(s, sides, site) : 1 + below(s, sides);
  s[layout.dieValue + s[HEADER.dice]] = value;
  s[layout.dieSides + s[HEADER.dice]] = sides;
  s[HEADER.dice]++;
  return value;
}

/** Nothing is more than the most that the die can show. */
function scriptedDie(s: Int32Array, sides: number, site: number): number {
  const at = layout.diceScript + s[HEADER.diceUsed];
  const value = scripted(s, HEADER.diceUsed, HEADER.diceScripted, layout.diceScript, site);
  if (value > sides) throw new TinyError('script', `no die of ${sides} sides shows ${value}`, site);
  if (value === MOST_OF_DIE) s[at] = sides;
  return s[at];
}

/** Picks one thing of a zone at random. */
export function pickThing(s: Int32Array, zone: number, site: number): number {
  if (s[HEADER.picksScripted] > 0) {
    const pick = scripted(s, HEADER.picksUsed, HEADER.picksScripted, layout.pickScript, site);
    return pick >= 0 ? pick : firstOfRow(s, zone, -2 - pick, site);
  }
  let thing = s[layout.head + zone];
  for (let i = below(s, s[layout.count + zone]); i > 0; i--) thing = s[layout.next + thing];
  return thing;
}

function firstOfRow(s: Int32Array, zone: number, row: number, site: number): number {
  let thing = s[layout.head + zone];
  while (thing !== NONE && tinyMeta.things[thing] !== row) thing = s[layout.next + thing];
  if (thing === NONE) throw new TinyError('script', `no ${tinyMeta.rows[row].name} can be picked`, site);
  return thing;
}

function scripted(s: Int32Array, used: number, count: number, script: number, site: number): number {
  if (s[used] >= s[count]) throw new TinyError('script', 'the script has run out', site);
  return s[script + s[used]++];
}

// ------------------------------------------------------------- zones (doubly linked lists)

/** Moves a thing to the back of a zone, or out of the game. */
export function place(s: Int32Array, thing: number, zone: number): void {
  unlink(s, thing);
  s[layout.zoneOf + thing] = zone;
  s[layout.next + thing] = NONE;
  s[layout.prev + thing] = NONE;
  if (zone === NONE) return;
  const last = s[layout.tail + zone];
  s[layout.prev + thing] = last;
  if (last === NONE) s[layout.head + zone] = thing;
  else s[layout.next + last] = thing;
  s[layout.tail + zone] = thing;
  s[layout.count + zone]++;
}

function unlink(s: Int32Array, thing: number): void {
  const zone = s[layout.zoneOf + thing];
  if (zone === NONE) return;
  const before = s[layout.prev + thing];
  const after = s[layout.next + thing];
  if (before === NONE) s[layout.head + zone] = after;
  else s[layout.next + before] = after;
  if (after === NONE) s[layout.tail + zone] = before;
  else s[layout.prev + after] = before;
  s[layout.count + zone]--;
}

const order = new Int32Array(layout.things);

export function shuffle(s: Int32Array, zone: number): void {
  let count = 0;
  for (let thing = s[layout.head + zone]; thing !== NONE; thing = s[layout.next + thing]) order[count++] = thing;
  for (let i = count - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (let i = 0; i < count; i++) place(s, order[i], zone);
}

// ------------------------------------------------------------- frames (next step, procedure,
// caller's frame, you, four locals)

export const FRAME = { step: 0, procedure: 1, caller: 2, you: 3, locals: 4 } as const;

/** Begins a procedure; it runs when control comes back to the dispatcher. */
export function callProcedure(s: Int32Array, procedure: number, you: number, argument: number, site: number): void {
  const frame = s[HEADER.top];
  if (frame + FRAME_SIZE > layout.size)
    throw new TinyError('stack-limit', 'procedures call each other without end', site);
  s.fill(0, frame, frame + FRAME_SIZE);
  s[frame + FRAME.procedure] = procedure;
  s[frame + FRAME.caller] = s[HEADER.frame];
  s[frame + FRAME.you] = you;
  s[frame + FRAME.locals] = argument;
  s[HEADER.frame] = frame;
  s[HEADER.top] = frame + FRAME_SIZE;
}

/** Ends the innermost procedure. */
export function returnFrom(s: Int32Array, frame: number): void {
  s[HEADER.top] = frame;
  s[HEADER.frame] = s[frame + FRAME.caller];
}

// ------------------------------------------------------------- asking and telling

/** Takes the answer to a question that was just listed, or gives null when there is none yet. */
export function takeAnswer(s: Int32Array): number | null {
  if (s[HEADER.answered] === 0) return null;
  s[HEADER.answered] = 0;
  s[HEADER.answers]++;
  return s[HEADER.answer];
}

/** Begins to list the answers to a question. */
export function ask(io: Io, which: number, player: number, taken = 0, min = 1, max = 1): void {
  io.count = 0;
  io.disabledCount = 0;
  io.ask = which;
  io.player = player;
  io.about = NONE;
  io.taken = taken;
  io.min = min;
  io.max = max;
}

export function offer(io: Io, option: number): void {
  io.options[io.count++] = option;
}

export function refuse(io: Io, option: number, reason: number, first = 0, second = 0): void {
  if (!io.explain) return;
  const at = io.disabledCount++ * DISABLED_SIZE;
  io.disabled[at + DISABLED_RECORD.option] = option;
  io.disabled[at + DISABLED_RECORD.reason] = reason;
  io.disabled[at + DISABLED_RECORD.first] = first;
  io.disabled[at + DISABLED_RECORD.second] = second;
}

export function logEvent(io: Io, event: number, site: number, you: number, args: readonly number[]): void {
  if (!io.log) return;
  const at = io.eventLength;
  io.eventLength = at + EVENT_RECORD.args + args.length;
  io.events[at + EVENT_RECORD.length] = io.eventLength - at;
  io.events[at + EVENT_RECORD.event] = event;
  io.events[at + EVENT_RECORD.site] = site;
  io.events[at + EVENT_RECORD.you] = you;
  io.events.set(args, at + EVENT_RECORD.args);
}

/** Ends the game; `winner` is -1 for none. */
export function endGame(s: Int32Array, ending: number, winner: number): void {
  s[HEADER.ending] = ending;
  s[HEADER.status] = STATUS.over;
  for (let player = 0; player < Math.min(s[HEADER.players], MAX_PLAYERS); player++) {
    s[HEADER.outcome + player] = player === winner ? OUTCOME.won : OUTCOME.lost;
    s[HEADER.outcomeReason + player] = ending;
  }
}
