/** Things and zones. Text of the kernel: see kernel.ts. */

export const ZONES = `
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
  if (SHOWN >= 0) S[SHOWN + thing] = 0;
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
  if (GRIDS > 0 && MAP_OF[thing] >= 0) arrange(S, thing, from, zone);
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
  if (top > SIZE) fail('stack-limit', -1);
  S[7] = top;
  return n;
}

function topOf(S, zone, refill) {
  if (S[HEAD + zone] < 0 && refill >= 0 && S[COUNT + refill] > 0) {
    while (S[HEAD + refill] >= 0) {
      const thing = S[HEAD + refill];
      if (io.log) tell(EVENT_MOVE, -1, -1, thing, refill, zone);
      move(S, thing, zone, false);
    }
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
  if (SHOWN >= 0) for (let i = 0; i < n; i++) S[SHOWN + scratch[i]] = 0;
  S[HEAD + zone] = scratch[0];
  S[TAIL + zone] = scratch[n - 1];
  if (GRIDS > 0) arrangeZone(S, zone);
}

/** Shows a thing where it lies: to one player, or to everybody (-1). Any move and any shuffle ends it. */
function revealThing(S, thing, player) {
  if (SHOWN >= 0 && thing >= 0 && thing < THINGS) S[SHOWN + thing] |= player < 0 ? 511 : 1 << player;
}

function hideThing(S, thing) {
  if (SHOWN >= 0 && thing >= 0 && thing < THINGS) S[SHOWN + thing] = 0;
}
`;
