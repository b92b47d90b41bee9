/** What a module exports. Text of the kernel: see kernel.ts. */

export const DOOR = `
// ---------------------------------------------------------------- the door

export function run(S) {
  if (S[0] === 2) return 2;
  budget = LOOP_LIMIT;
  io.eventLength = 0;
  let f = S[8];
  try {
    for (;;) {
      const r = FRAMES[S[f + 1]](S, f);
      if (r !== 0) return (S[0] = r);
      f = S[f + 2];
      if (f < 0) return (S[0] = 2);
    }
  } catch (error) {
    if (error instanceof GameError) {
      if (error.site < 0) error.site = innermost(error, FRAME_SITE[S[f + 1]]);
      throw error;
    }
    // Plain functions that call each other for ever.
    if (error instanceof RangeError) fail('stack-limit', innermost(error, FRAME_SITE[S[f + 1]]));
    throw error;
  }
}

/** Place of the innermost plain procedure or define that was running, as far as the trace tells. */
function innermost(error, otherwise) {
  const name = /\\b[dp]_\\w+/.exec(String(error.stack))?.[0] ?? '';
  if (DEFINE_SITE[name] !== undefined) return DEFINE_SITE[name];
  const at = FRAMES.findIndex((frame) => frame.name === name || frame.name === 'r_' + name.slice(2));
  return at < 0 ? otherwise : FRAME_SITE[at];
}

export function call(S, procedure, args, you) {
  S[0] = 0;
  S[9] = 0;
  S[18] = 0;
  S[19] = 0;
  if (KEPT_MAX > 0) S[KEPT] = 0;
  S[13] = -1;
  S[7] = FRAMES_AT;
  const kind = PROCEDURE_FRAME[procedure];
  const g = push(S, -1, kind, SIZES[kind], you);
  for (let i = 0; i < args.length; i++) S[g + 4 + i] = args[i];
  if (PROCEDURE_HEARD[procedure] === 1) {
    S[g + 4 + args.length] = 0;
    S[g + 5 + args.length] = -1;
  }
  S[8] = g;
}

/** The rules have said whose turn it is. */
function passTurn(S) {
  if (S[TURN] === io.turn) return;
  io.turn = S[TURN];
  io.turns++;
}

export function place(S, thing, zone) {
  move(S, thing, zone, false);
}

/** The state before the seed, for the options and players that were asked for last: setting up again is a copy. */
let image = null;
let imagePlayers = -1;

export function init(S, options, players, seed) {
  if (isImage(options, players)) S.set(image);
  else {
    layOut(S, options, players);
    image = S.slice();
    imagePlayers = players;
  }
  S[2] = seed | 0;
  S[3] = seed | 0;
  S[4] = 0x9e3779b9 | 0;
  S[5] = 0x243f6a88;
  S[6] = 1;
  for (let i = 0; i < 12; i++) random(S, 2);
}

function isImage(options, players) {
  if (players !== imagePlayers) return false;
  for (let i = 0; i < OPTION_COUNT; i++) if (image[OPTIONS + i] !== options[i]) return false;
  return true;
}

function layOut(S, options, players) {
  S.fill(0);
  S[1] = players;
  for (let p = 0; p < 8; p++) S[32 + p] = -1;
  S.fill(-1, HEAD, HEAD + ZONES);
  S.fill(-1, TAIL, TAIL + ZONES);
  S.fill(-1, ZONE_OF, ZONE_OF + THINGS);
  S.fill(-1, NEXT, NEXT + THINGS);
  S.fill(-1, PREV, PREV + THINGS);
  for (let i = 0; i < OPTION_COUNT; i++) S[OPTIONS + i] = options[i];
  initFields(S);
  for (let thing = 0; thing < THINGS; thing++) {
    const zone = START_ZONE[thing];
    const needs = START_OPTION[thing];
    if (zone < 0 || (needs >= 0 && S[OPTIONS + needs] === 0) || THING_PLAYER[thing] >= players) continue;
    move(S, thing, zone, false);
  }
  call(S, START_PROCEDURE, [], 0);
}
`;
