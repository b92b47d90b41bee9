/**
 * A whole game module written by hand: the readable example of the contract, and what the engine is
 * tested with. A compiled game has the same shape; its code is longer because it hears events and
 * keeps limits.
 */
import { HEADER, MAX_OPTIONS, NONE, STATUS, type GameModule, type Io, type Status } from '@undercroft/contract';
import { FRUITS, PROCEDURE, SITE, ZONE, layout, tinyMeta } from './tiny-meta.ts';
import { play, store, turn, worth } from './tiny-rules.ts';
import { FRAME, TinyError, callProcedure, place, seedChance } from './tiny-runtime.ts';

/** Steps that one `run` may take before it counts as endless. */
const RUN_LIMIT = 10_000;
const procedures = [play, turn, store];

/** A freshly loaded module of the tiny game, with scratch memory of its own. */
export function tinyModule(): GameModule {
  const io: Io = {
    count: 0,
    options: new Int32Array(MAX_OPTIONS),
    ask: 0,
    player: 0,
    taken: 0,
    min: 1,
    max: 1,
    about: NONE,
    says: new Int32Array(0),
    explain: false,
    disabled: new Int32Array(64),
    disabledCount: 0,
    walks: new Int32Array(0),
    walkLength: 0,
    shows: new Int32Array(0),
    showLength: 0,
    log: false,
    events: new Int32Array(1024),
    eventLength: 0,
    turn: NONE,
    turns: 0,
    reached: null,
    notBegun: null,
  };
  return { meta: tinyMeta, io, init, run: (s) => run(s, io), call, place, attribute, set };
}

function init(s: Int32Array, options: ArrayLike<number>, players: number, seed: number): void {
  s.fill(0);
  s[HEADER.players] = players;
  s[HEADER.seed] = seed;
  seedChance(s, seed);
  s[HEADER.ending] = NONE;
  s.fill(NONE, HEADER.outcomeReason, HEADER.outcomeReason + 8);
  s.fill(NONE, layout.zoneOf, layout.count);
  for (let fruit = 0; fruit < FRUITS; fruit++) place(s, fruit, ZONE.deck);
  for (let player = 0; player < players; player++) place(s, FRUITS + player, ZONE.yard + player);
  for (let i = 0; i < options.length; i++) s[layout.options + i] = options[i];
  call(s, PROCEDURE.play, [], 0);
}

function run(s: Int32Array, io: Io): Status {
  if (s[HEADER.status] === STATUS.over) return STATUS.over;
  s[HEADER.status] = STATUS.running;
  for (let steps = 0; steps < RUN_LIMIT; steps++) {
    const frame = s[HEADER.frame];
    if (frame === NONE) return (s[HEADER.status] = STATUS.over);
    const outcome = procedures[s[frame + FRAME.procedure]](s, io, frame);
    if (outcome === 'wait') return (s[HEADER.status] = STATUS.decision);
    if (outcome === 'over') return STATUS.over;
  }
  throw new TinyError('loop-limit', `more than ${RUN_LIMIT} steps without a question`, SITE.play);
}

function call(s: Int32Array, procedure: number, args: readonly number[], you: number): void {
  s[HEADER.status] = STATUS.running;
  s[HEADER.answered] = 0;
  s[HEADER.top] = layout.frames;
  s[HEADER.frame] = NONE;
  callProcedure(s, procedure, you, args[0] ?? 0, SITE.play);
}

function attribute(s: Int32Array, which: number, subject: number): number {
  if (which === 0) return worth(s, subject);
  let sum = 0;
  for (let fruit = s[layout.head + ZONE.contents + subject]; fruit !== NONE; fruit = s[layout.next + fruit])
    sum += worth(s, fruit);
  return sum;
}

function set(s: Int32Array, _set: number, player: number, into: Int32Array): number {
  let count = 0;
  for (let fruit = s[layout.head + ZONE.contents + player]; fruit !== NONE; fruit = s[layout.next + fruit])
    into[count++] = fruit;
  return count;
}
