/** Asking, frames, the end, the log. Text of the kernel: see kernel.ts. */

export const ASKING = `
// ---------------------------------------------------------------- asking

/** What a loop over things that are alike has offered so far: see alike.ts. */
const SEEN = new Int32Array(MAX_OPTIONS);
/** By row: the zone in which such a loop has seen it last. Zones are numbered anew whenever a loop comes to one. */
const SEEN_IN = new Int32Array(ROW_ACTS.length);
let zoneSeen = 0;

function newZone() {
  if (++zoneSeen < 1_000_000_000) return;
  SEEN_IN.fill(0);
  zoneSeen = 1;
}

function begin(ask, player) {
  io.ask = ask;
  io.player = player;
  io.count = 0;
  io.taken = 0;
  io.min = 1;
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
  if (g + size > SIZE) fail('stack-limit', FRAME_SITE[kind]);
  S[g] = 0;
  S[g + 1] = kind;
  S[g + 2] = f;
  S[g + 3] = you;
  S[7] = g + size;
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

function alsoWins(S, player, reason) {
  if (S[24 + player] !== 0) return;
  S[24 + player] = 1;
  S[32 + player] = reason;
  tellEnd(player, reason);
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

/** Four ints for each die: its value, its sides, the thing it was thrown for, the group of the throw that it belongs to. */
function tellThrow(S, from = S[THROW_BASE], groups = []) {
  const told = [];
  let group = 0;
  let end = from + (groups[0] ?? 0);
  for (let i = from; i < S[18]; i++) {
    while (i >= end && group + 1 < groups.length) end += groups[++group];
    told.push(S[DIE_VALUE + i], S[DIE_SIDES + i], S[DIE_THROWER + i], group);
  }
  if (told.length > 0) tell(EVENT_ROLL, -1, -1, ...told);
}

function tellEnd(player, reason) {
  if (io.log) tell(EVENT_END, -1, player, player, reason);
}
`;
