/** Random numbers and dice. Text of the kernel: see kernel.ts. */

export const CHANCE = `
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
  if (S[17] >= S[16]) fail('script', -1);
  const wish = S[PICK_SCRIPT + S[17]++];
  for (let i = 0; i < n; i++) if (scratch[i] === wish || (wish < -1 && ROW_OF[scratch[i]] === -2 - wish)) return i;
  return fail('script', -1);
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

/** Lists k random things of a zone; gives how many. */
function pickInZone(S, zone, k) {
  const at = S[7];
  if (k === 1 && S[COUNT + zone] > 0) {
    S[at] = randomInZone(S, zone);
    return listed(S, 1);
  }
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) S[at + n++] = x;
  return pickSome(S, listed(S, n), k);
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
    if (S[15] >= S[14]) fail('script', -1);
    return S[DICE_SCRIPT + S[15]++];
  }
  return 1 + random(S, sides);
}

/** As many dice as there are, and one: a greater number would not fit a cell. */
function few(count) {
  return count > MAX_DICE ? MAX_DICE + 1 : count;
}

function throwDice(S, count, sides, thrower) {
  for (let i = 0; i < count; i++) {
    const die = S[18]++;
    if (die >= MAX_DICE) fail('dice-limit', -1);
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

/** Throws dice that nobody can answer: they are off the table at once; gives where their numbers still stand. */
function thrownAt(S, n, sides) {
  const at = S[18];
  throwDice(S, n, sides, -1);
  if (io.log) tellThrow(S, at);
  S[18] = at;
  return at;
}

function sumOf(S, n, sides) {
  return sumDice(S, thrownAt(S, n, sides), n);
}

function highestOf(S, n, sides) {
  return highestDice(S, thrownAt(S, n, sides), n);
}

function lowestOf(S, n, sides) {
  return lowestDice(S, thrownAt(S, n, sides), n);
}
`;
