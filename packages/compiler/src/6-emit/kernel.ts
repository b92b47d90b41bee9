/**
 * The part of a generated module that is the same in every game: zones, dice, random numbers, asking, lasting effects, the driver.
 * It is text because it is specialised to the layout of a game: all sizes and offsets in it are constants.
 */

/** Follows the constants and tables that `module.ts` writes. */
export const KERNEL = `
class GameError extends Error {
  constructor(code, site) {
    super('game error ' + code);
    this.name = 'GameError';
    this.code = code;
    this.site = site;
  }
}

/** Rules that go on for ever are stopped: turns of loops between two decisions. */
const LOOP_LIMIT = 1000000;
let budget = LOOP_LIMIT;
const scratch = new Int32Array(THINGS + MAX_DICE + 1);

function fail(code, site) {
  throw new GameError(code, site);
}

// ---------------------------------------------------------------- things and zones

function placeOf(S, thing) {
  if (thing < 0) return -1;
  const zone = S[ZONE_OF + thing];
  return zone < 0 ? -1 : ZONE_HOST[zone];
}

/** The place where a thing lies; a thing in which things lie is its own place. */
function hereOf(S, thing) {
  return ROW_IS_PLACE[ROW_OF[thing]] === 1 ? thing : placeOf(S, thing);
}

function ownerOf(S, thing) {
  for (let at = thing; at >= 0; ) {
    const zone = S[ZONE_OF + at];
    if (zone < 0) return THING_PLAYER[at];
    if (ZONE_PLAYER[zone] >= 0) return ZONE_PLAYER[zone];
    if (ZONE_HOST[zone] < 0) return THING_PLAYER[thing];
    at = ZONE_HOST[zone];
  }
  return -1;
}

function inForce(S, thing) {
  const zone = S[ZONE_OF + thing];
  return zone >= 0 && ZONE_IN_FORCE[zone] === 1;
}

function hosted(host, first) {
  return host < 0 ? -1 : first + host;
}

function unlink(S, thing, zone) {
  const before = S[PREV + thing];
  const after = S[NEXT + thing];
  if (before >= 0) S[NEXT + before] = after;
  else S[HEAD + zone] = after;
  if (after >= 0) S[PREV + after] = before;
  else S[TAIL + zone] = before;
  S[COUNT + zone]--;
}

function move(S, thing, zone, front) {
  const from = S[ZONE_OF + thing];
  if (from >= 0) unlink(S, thing, from);
  S[ZONE_OF + thing] = zone;
  if (zone < 0) {
    S[NEXT + thing] = S[PREV + thing] = -1;
  } else {
    const end = front ? S[HEAD + zone] : S[TAIL + zone];
    if (front) {
      S[PREV + thing] = -1;
      S[NEXT + thing] = end;
      if (end >= 0) S[PREV + end] = thing;
      else S[TAIL + zone] = thing;
      S[HEAD + zone] = thing;
    } else {
      S[NEXT + thing] = -1;
      S[PREV + thing] = end;
      if (end >= 0) S[NEXT + end] = thing;
      else S[HEAD + zone] = thing;
      S[TAIL + zone] = thing;
    }
    S[COUNT + zone]++;
  }
  const row = ROW_OF[thing];
  if (ROW_ACTS[row] === 1) {
    S[IN_FORCE + row] += (zone >= 0 ? ZONE_IN_FORCE[zone] : 0) - (from >= 0 ? ZONE_IN_FORCE[from] : 0);
  }
}

function listHas(S, at, count, thing) {
  for (let i = 0; i < count; i++) if (S[at + i] === thing) return true;
  return false;
}

/** n things stand from S[7] on: they are kept. */
function listed(S, n) {
  const top = S[7] + n;
  if (top > SIZE) fail('stack-limit', 0);
  S[7] = top;
  return n;
}

function topOf(S, zone, refill) {
  if (S[HEAD + zone] < 0 && refill >= 0 && S[COUNT + refill] > 0) {
    while (S[HEAD + refill] >= 0) move(S, S[HEAD + refill], zone, false);
    shuffle(S, zone);
  }
  return S[HEAD + zone];
}

function shuffle(S, zone) {
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) scratch[n++] = x;
  if (n < 2) return;
  for (let i = n - 1; i > 0; i--) {
    const j = random(S, i + 1);
    const x = scratch[i];
    scratch[i] = scratch[j];
    scratch[j] = x;
  }
  for (let i = 0; i < n; i++) {
    S[PREV + scratch[i]] = i === 0 ? -1 : scratch[i - 1];
    S[NEXT + scratch[i]] = i === n - 1 ? -1 : scratch[i + 1];
  }
  S[HEAD + zone] = scratch[0];
  S[TAIL + zone] = scratch[n - 1];
}

function revealThing() {}
function hideThing() {}
function peekThing() {}

// ---------------------------------------------------------------- random numbers (sfc32)

function random(S, n) {
  const t = (((S[3] + S[4]) | 0) + S[6]) | 0;
  S[6] = (S[6] + 1) | 0;
  S[3] = S[4] ^ (S[4] >>> 9);
  S[4] = (S[5] + (S[5] << 3)) | 0;
  S[5] = (((S[5] << 21) | (S[5] >>> 11)) + t) | 0;
  return ((t >>> 0) * n / 4294967296) | 0;
}

/** One of the first n entries of scratch, or -1. Between one there is nothing to pick, so no script is used up. */
function pick(S, n) {
  if (n === 0) return -1;
  if (n === 1) return scratch[0];
  return scratch[S[16] > 0 ? scriptedPick(S, n) : random(S, n)];
}

/** @returns index into scratch */
function scriptedPick(S, n) {
  if (S[17] >= S[16]) fail('script', 0);
  const wish = S[PICK_SCRIPT + S[17]++];
  for (let i = 0; i < n; i++) if (scratch[i] === wish || (wish < -1 && ROW_OF[scratch[i]] === -2 - wish)) return i;
  return fail('script', 0);
}

function randomInZone(S, zone) {
  const n = S[COUNT + zone];
  if (n < 2) return S[HEAD + zone];
  if (S[16] > 0) {
    let i = 0;
    for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) scratch[i++] = x;
    return pick(S, n);
  }
  let k = random(S, n);
  let x;
  if (k + k < n) for (x = S[HEAD + zone]; k > 0; k--) x = S[NEXT + x];
  else for (x = S[TAIL + zone], k = n - 1 - k; k > 0; k--) x = S[PREV + x];
  return x;
}

/** Keeps k random ones of the n things that were just listed; gives how many. */
function pickSome(S, n, k) {
  const at = S[7] - n;
  const few = k < n ? Math.max(k, 0) : n;
  for (let i = 0; i < few && few < n; i++) {
    const left = n - i;
    let j = i;
    if (S[16] > 0) {
      for (let c = 0; c < left; c++) scratch[c] = S[at + i + c];
      j = i + scriptedPick(S, left);
    } else j = i + random(S, left);
    const x = S[at + i];
    S[at + i] = S[at + j];
    S[at + j] = x;
  }
  S[7] = at + few;
  return few;
}

// ---------------------------------------------------------------- dice

function rollDie(S, sides) {
  if (S[14] > 0) {
    if (S[15] >= S[14]) fail('script', 0);
    return S[DICE_SCRIPT + S[15]++];
  }
  return 1 + random(S, sides);
}

function throwDice(S, count, sides, thrower) {
  for (let i = 0; i < count; i++) {
    const die = S[18]++;
    if (die >= MAX_DICE) fail('dice-limit', 0);
    S[DIE_VALUE + die] = rollDie(S, sides);
    S[DIE_SIDES + die] = sides;
    S[DIE_THROWER + die] = thrower;
  }
}

function reroll(S, die) {
  if (die < 0) return;
  const i = die - THINGS;
  S[DIE_VALUE + i] = rollDie(S, S[DIE_SIDES + i]);
  if (io.log) tellThrow(S);
}

function sumDice(S, at, n) {
  let total = 0;
  for (let i = 0; i < n; i++) total += S[DIE_VALUE + at + i];
  return total;
}

function highestDice(S, at, n) {
  let best = 0;
  for (let i = 0; i < n; i++) if (S[DIE_VALUE + at + i] > best) best = S[DIE_VALUE + at + i];
  return best;
}

function lowestDice(S, at, n) {
  let best = n > 0 ? S[DIE_VALUE + at] : 0;
  for (let i = 1; i < n; i++) if (S[DIE_VALUE + at + i] < best) best = S[DIE_VALUE + at + i];
  return best;
}

/** Dice that nobody can answer. */
function sumOf(S, n, sides) {
  const at = S[18];
  throwDice(S, n, sides, -1);
  if (io.log) tellThrow(S, at);
  S[18] = at;
  return sumDice(S, at, n);
}

function highestOf(S, n, sides) {
  const at = S[18];
  throwDice(S, n, sides, -1);
  if (io.log) tellThrow(S, at);
  S[18] = at;
  return highestDice(S, at, n);
}

function lowestOf(S, n, sides) {
  const at = S[18];
  throwDice(S, n, sides, -1);
  if (io.log) tellThrow(S, at);
  S[18] = at;
  return lowestDice(S, at, n);
}

// ---------------------------------------------------------------- asking

function begin(ask, player) {
  io.ask = ask;
  io.player = player;
  io.count = 0;
  io.taken = 0;
  io.min = 0;
  io.max = 1;
  io.about = -1;
  io.disabledCount = 0;
}

function several(taken, min, max) {
  io.taken = taken;
  io.min = min;
  io.max = max;
}

function add(option) {
  if (io.count >= MAX_OPTIONS) fail('option-limit', META.asks[io.ask].site);
  io.options[io.count++] = option;
}

let blamed = 0;
let blamedFirst = 0;
let blamedSecond = 0;

function blame(reason, first, second) {
  blamed = reason;
  blamedFirst = first;
  blamedSecond = second;
  return false;
}

function why(option) {
  if (io.disabledCount >= MAX_OPTIONS) return;
  const at = io.disabledCount++ * 4;
  io.disabled[at] = option;
  io.disabled[at + 1] = blamed;
  io.disabled[at + 2] = blamedFirst;
  io.disabled[at + 3] = blamedSecond;
}

function ask(S, f) {
  S[8] = f;
  return 1;
}

function take(S) {
  S[9] = 0;
  S[12]++;
  return S[10];
}

// ---------------------------------------------------------------- frames

function push(S, f, kind, size, you) {
  const g = S[7];
  if (g + size > SIZE) fail('stack-limit', 0);
  S[g] = 0;
  S[g + 1] = kind;
  S[g + 2] = f;
  S[g + 3] = you;
  S[7] = g + size;
  return g;
}

/** Records an effect that lasts until the innermost running period of a kind ends. */
function addLasting(S, code, kind, f, site) {
  let period = f;
  while (period >= 0 && S[period + 1] !== kind) period = S[period + 2];
  if (S[19] >= LASTING_MAX) fail('lasting-limit', site);
  const record = LASTING + S[19]++ * LASTING_STRIDE;
  S[record] = period < 0 ? -1 : code;
  S[record + 1] = period;
  return record;
}

function endLasting(S, record) {
  if (record < 0) return;
  S[record] = -1;
  while (S[19] > 0 && S[LASTING + (S[19] - 1) * LASTING_STRIDE] === -1) S[19]--;
}

/** The first record that ends with this frame, or -1. */
function nextEnding(S, f) {
  for (let i = 0; i < S[19]; i++) {
    const record = LASTING + i * LASTING_STRIDE;
    if (S[record] !== -1 && S[record + 1] === f) return record;
  }
  return -1;
}

/** Ends a record; gives the frame of what is to be done then, or -1. */
function endRecord(S, f, record) {
  const code = S[record];
  const kind = DELAYED_FRAME[code];
  let g = -1;
  if (kind >= 0) {
    g = push(S, f, kind, DELAYED_SIZE[code], S[record + 3]);
    for (let i = 0; i < LASTING_STRIDE - 4 + 1; i++) S[g + 4 + i] = i === 0 ? S[record + 2] : S[record + 3 + i];
  }
  endLasting(S, record);
  return g;
}

// ---------------------------------------------------------------- the end

function win(S, player, reason) {
  for (let p = 0; p < S[1]; p++) {
    if (S[24 + p] !== 0) continue;
    S[24 + p] = p === player ? 1 : 2;
    S[32 + p] = reason;
  }
  S[13] = reason;
  tellEnd(player, reason);
  return true;
}

function eliminate(S, player, reason) {
  if (S[24 + player] !== 0) return false;
  S[24 + player] = 2;
  S[32 + player] = reason;
  let left = -1;
  let count = 0;
  for (let p = 0; p < S[1]; p++) {
    if (S[24 + p] !== 0) continue;
    left = p;
    count++;
  }
  tellEnd(player, reason);
  if (count > 1) return false;
  if (count === 1) {
    S[24 + left] = 1;
    S[32 + left] = reason;
  }
  S[13] = reason;
  return true;
}

function endGame(S, _player, reason) {
  S[13] = reason;
  tellEnd(-1, reason);
  return true;
}

// ---------------------------------------------------------------- the log

function tell(event, site, you) {
  const length = arguments.length;
  let at = io.eventLength;
  if (at + length + 1 > io.events.length) fail('event-limit', site);
  io.events[at++] = length + 1;
  for (let i = 0; i < length; i++) io.events[at++] = arguments[i];
  io.eventLength = at;
}

function tellThrow(S, from = S[THROW_BASE]) {
  const values = [];
  for (let i = from; i < S[18]; i++) values.push(S[DIE_VALUE + i]);
  if (values.length > 0) tell(EVENT_ROLL, 0, -1, ...values);
}

function tellEnd(player, reason) {
  if (io.log) tell(EVENT_END, 0, player, player, reason);
}

// ---------------------------------------------------------------- the door

export function run(S) {
  if (S[0] === 2) return 2;
  budget = LOOP_LIMIT;
  io.eventLength = 0;
  let f = S[8];
  for (;;) {
    const r = FRAMES[S[f + 1]](S, f);
    if (r !== 0) return (S[0] = r);
    f = S[f + 2];
    if (f < 0) return (S[0] = 2);
  }
}

export function call(S, procedure, args, you) {
  S[0] = 0;
  S[9] = 0;
  S[18] = 0;
  S[19] = 0;
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

export function place(S, thing, zone) {
  move(S, thing, zone, false);
}

export function init(S, options, players, seed) {
  S.fill(0);
  S[1] = players;
  S[2] = seed | 0;
  S[3] = seed | 0;
  S[4] = 0x9e3779b9 | 0;
  S[5] = 0x243f6a88;
  S[6] = 1;
  for (let i = 0; i < 12; i++) random(S, 2);
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
