/**
 * Maps: neighbours, ways, lines, blocks, tiles that turn. Text of the kernel of games that have a map: see kernel.ts.
 *
 * A space of a grid knows its number within its zone (`MAP_AT`, counted from 1, 0 = on no map), and every zone of spaces knows what lies at each number
 * (`ZONE_SLOTS`, thing + 1). `move`, `shuffle` and `rotate` keep both; nothing else in the state is about maps.
 */

const GRIDS = `
// ---------------------------------------------------------------- maps

const WAY = new Int32Array(THINGS);
const QUEUE = new Int32Array(THINGS);
const NEXT_TO = new Int32Array(THINGS);
/** up, left, right, down; then the eight of maps with diagonal steps, row by row */
const STEP_X = new Int8Array([0, -1, 1, 0, -1, 0, 1, -1, 1, -1, 0, 1]);
const STEP_Y = new Int8Array([-1, 0, 0, 1, -1, -1, -1, 0, 0, 1, 1, 1]);
let atX = 0;
let atY = 0;
let atRoot = -1;
let atLevel = 0;

/** Numbers the spaces of a zone anew. */
function arrangeZone(S, zone) {
  const map = zone < 0 ? -1 : ZONE_MAP[zone];
  if (map < 0) return;
  const slots = ZONE_SLOTS[zone];
  const cells = MAP_COLUMNS[map] * MAP_ROWS[map];
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) {
    const here = MAP_OF[x] === map && n < cells;
    S[MAP_AT + x] = here ? n + 1 : 0;
    if (here) S[slots + n++] = x + 1;
  }
  while (n < cells) S[slots + n++] = 0;
}

function arrange(S, thing, from, zone) {
  S[MAP_AT + thing] = 0;
  if (from !== zone) arrangeZone(S, from);
  arrangeZone(S, zone);
}

/** The space that a thing is or lies on, or -1. */
function spaceOf(S, thing) {
  let at = thing;
  while (at >= 0 && MAP_OF[at] < 0) at = placeOf(S, at);
  return at;
}

function spaceOn(S, thing, map) {
  let at = thing;
  while (at >= 0 && MAP_OF[at] !== map) at = placeOf(S, at);
  return at;
}

/** Finds column and row of a space on the whole map, from the outermost grid on. */
function locate(S, space) {
  const leaf = MAP_OF[space] * MAP_LEVELS;
  atX = 0;
  atY = 0;
  let at = space;
  for (atLevel = 0; ; atLevel++) {
    const number = S[MAP_AT + at] - 1;
    if (number < 0) return false;
    const columns = MAP_COLUMNS[MAP_OF[at]];
    const column = number % columns;
    atX += column * UNIT_COLUMNS[leaf + atLevel];
    atY += ((number - column) / columns) * UNIT_ROWS[leaf + atLevel];
    atRoot = S[ZONE_OF + at];
    const host = ZONE_HOST[atRoot];
    if (host < 0 || INNER_ZONE[host] !== atRoot || S[MAP_AT + host] === 0) return true;
    at = host;
  }
}

/** The space at a column and row of the whole map, or -1. */
function spaceAt(S, map, root, level, x, y) {
  let zone = root;
  for (let l = level; zone >= 0; l--) {
    const grid = ZONE_MAP[zone];
    const wide = UNIT_COLUMNS[map * MAP_LEVELS + l];
    const high = UNIT_ROWS[map * MAP_LEVELS + l];
    const column = Math.floor(x / wide);
    const row = Math.floor(y / high);
    if (column < 0 || row < 0 || column >= MAP_COLUMNS[grid] || row >= MAP_ROWS[grid]) return -1;
    const space = S[ZONE_SLOTS[zone] + row * MAP_COLUMNS[grid] + column] - 1;
    if (l === 0 || space < 0) return space;
    x -= column * wide;
    y -= row * high;
    zone = INNER_ZONE[space];
  }
  return -1;
}

function neighbours(S, thing, into) {
  const space = spaceOf(S, thing);
  let n = 0;
  if (space < 0 || S[ZONE_OF + space] < 0) return 0;
  const map = MAP_OF[space];
  if (MAP_COLUMNS[map] === 0) {
    for (let i = LINK_FIRST[space]; i < LINK_FIRST[space + 1]; i++) {
      if (S[ZONE_OF + LINK_TO[i]] >= 0) into[n++] = LINK_TO[i];
    }
    return n;
  }
  if (!locate(S, space)) return 0;
  const first = MAP_DIAGONAL[map] === 1 ? 4 : 0;
  const end = MAP_DIAGONAL[map] === 1 ? 12 : 4;
  for (let i = first; i < end; i++) {
    const other = spaceAt(S, map, atRoot, atLevel, atX + STEP_X[i], atY + STEP_Y[i]);
    if (other >= 0) into[n++] = other;
  }
  return n;
}
`;

const WAYS = `
/** Steps of a straight way on a grid, -1 when it meets a gap, 9999 when the two lie on different maps. */
function straightWay(S, from, to) {
  if (!locate(S, to)) return 9999;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return 9999;
  const map = MAP_OF[from];
  let x = atX;
  let y = atY;
  let steps = 0;
  for (; x !== goalX || y !== goalY; steps++) {
    if (spaceAt(S, map, root, atLevel, x, y) < 0) return -1;
    const slant = MAP_DIAGONAL[map] === 1 || x === goalX;
    if (slant && y !== goalY) y += y < goalY ? 1 : -1;
    if (x !== goalX) x += x < goalX ? 1 : -1;
  }
  return steps;
}

/** Searches step by step from a space; stops at the goal. Spaces that are not marked are not left. @returns how many are in QUEUE */
function search(S, from, goal, marks, marksEnd) {
  WAY.fill(-1);
  WAY[from] = 0;
  QUEUE[0] = from;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const space = QUEUE[at];
    const count = neighbours(S, space, NEXT_TO);
    for (let i = 0; i < count; i++) {
      const next = NEXT_TO[i];
      if (WAY[next] >= 0 || (marks !== null && marks[next] === 0 && (marksEnd || next !== goal))) continue;
      WAY[next] = WAY[space] + 1;
      QUEUE[end++] = next;
      if (next === goal) return end;
    }
  }
  return end;
}

function distance(S, x, y, marks) {
  let from = spaceOf(S, x);
  let to = from < 0 ? -1 : spaceOn(S, y, MAP_OF[from]);
  if (from >= 0 && to < 0) {
    to = spaceOf(S, y);
    from = to < 0 ? -1 : spaceOn(S, x, MAP_OF[to]);
  }
  if (from < 0 || to < 0 || S[ZONE_OF + from] < 0 || S[ZONE_OF + to] < 0) return 9999;
  if (from === to) return 0;
  if (MAP_COLUMNS[MAP_OF[from]] > 0) {
    const steps = straightWay(S, from, to);
    if (steps === 1 || steps === 9999 || (steps >= 0 && marks === null)) return steps;
  }
  search(S, from, to, marks, false);
  return WAY[to] < 0 ? 9999 : WAY[to];
}

/** Marked spaces in reach by steps on marked ones, nearest first. */
function reachable(S, thing, marks, into) {
  const from = spaceOf(S, thing);
  if (from < 0) return 0;
  const end = search(S, from, -1, marks, true);
  let n = 0;
  for (let i = marks[from] === 0 ? 1 : 0; i < end; i++) into[n++] = QUEUE[i];
  return n;
}
`;

const SHAPES = `
/** Spaces that the straight line between the middles of two spaces crosses; where it meets a corner, it goes to the opposite one. */
function line(S, thing, other, into) {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || !locate(S, to)) return 0;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return 0;
  const wide = Math.abs(goalX - atX);
  const high = Math.abs(goalY - atY);
  const stepX = goalX < atX ? -1 : 1;
  const stepY = goalY < atY ? -1 : 1;
  const map = MAP_OF[from];
  let n = 0;
  for (let x = 0, y = 0; ; ) {
    const ahead = (1 + 2 * x) * high - (1 + 2 * y) * wide;
    if (ahead <= 0) x++;
    if (ahead >= 0) y++;
    if (x + y >= wide + high) return n;
    const space = spaceAt(S, map, root, atLevel, atX + stepX * x, atY + stepY * y);
    if (space >= 0) into[n++] = space;
  }
}

function block(S, thing, columns, rows, into) {
  const corner = spaceOf(S, thing);
  if (corner < 0 || !locate(S, corner)) return 0;
  let n = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const space = spaceAt(S, MAP_OF[corner], atRoot, atLevel, atX + column, atY + row);
      if (space < 0) return 0;
      into[n++] = space;
    }
  }
  return n;
}

/** The number whose space comes to this number, when a grid is turned clockwise by quarters. */
function numberBefore(map, number, quarters) {
  const columns = MAP_COLUMNS[map];
  const column = number % columns;
  const row = (number - column) / columns;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return (columns - 1 - column) * columns + row;
    case 2:
      return columns * MAP_ROWS[map] - 1 - number;
    case 3:
      return column * columns + columns - 1 - row;
  }
  return number;
}

function touching(S, thing, tile, quarters, into) {
  const zone = tile < 0 ? -1 : INNER_ZONE[tile];
  if (zone < 0 || !locate(S, tile)) return 0;
  const map = ZONE_MAP[zone];
  const left = atX * MAP_COLUMNS[map];
  const top = atY * MAP_ROWS[map];
  const root = atRoot;
  const space = spaceOn(S, thing, map);
  if (space < 0 || !locate(S, space) || atRoot !== root) return 0;
  const turns = S[ZONE_OF + space] === zone ? 0 : quarters;
  const first = MAP_DIAGONAL[map] === 1 ? 4 : 0;
  const end = MAP_DIAGONAL[map] === 1 ? 12 : 4;
  let n = 0;
  for (let i = first; i < end; i++) {
    const column = atX + STEP_X[i] - left;
    const row = atY + STEP_Y[i] - top;
    if (column < 0 || row < 0 || column >= MAP_COLUMNS[map] || row >= MAP_ROWS[map]) continue;
    const other = S[ZONE_SLOTS[zone] + numberBefore(map, row * MAP_COLUMNS[map] + column, turns)] - 1;
    if (other >= 0) into[n++] = other;
  }
  return n;
}

/** Turns a tile that is full of spaces; what lies on them goes along. */
function rotate(S, tile, quarters) {
  const zone = tile < 0 ? -1 : INNER_ZONE[tile];
  if (zone < 0) return;
  const map = ZONE_MAP[zone];
  const cells = MAP_COLUMNS[map] * MAP_ROWS[map];
  if (S[COUNT + zone] !== cells || S[ZONE_SLOTS[zone] + cells - 1] === 0) return;
  for (let i = 0; i < cells; i++) scratch[i] = S[ZONE_SLOTS[zone] + numberBefore(map, i, quarters)] - 1;
  for (let i = 0; i < cells; i++) {
    S[PREV + scratch[i]] = i === 0 ? -1 : scratch[i - 1];
    S[NEXT + scratch[i]] = i === cells - 1 ? -1 : scratch[i + 1];
  }
  S[HEAD + zone] = scratch[0];
  S[TAIL + zone] = scratch[cells - 1];
  arrangeZone(S, zone);
}
`;

export const MAPS = GRIDS + WAYS + SHAPES;
