/** Lasting effects. Text of the kernel: see kernel.ts. */

export const LASTING = `
// ---------------------------------------------------------------- lasting effects

/**
 * Records lie one behind the other, in the order in which the effects began: [0] code, [1] what ends it, [2] this, [3] you, [4] number, then
 * what it remembers. [1] is the frame of a period; or -2 when it hears the event that ends it; or -3 - n when it ends with number n.
 */
function addRecord(S, code, end, site) {
  if (S[19] >= LASTING_MAX) fail('lasting-limit', site);
  const record = LASTING + S[19]++ * LASTING_STRIDE;
  S[record] = code;
  S[record + 1] = end;
  S[record + 4] = S[20]++;
  return record;
}

/** Records an effect that lasts until the innermost running period of a kind ends; -1 when none is running. */
function addLasting(S, code, kind, f, site) {
  let period = f;
  while (period >= 0 && S[period + 1] !== kind) period = S[period + 2];
  return period < 0 ? -1 : addRecord(S, code, period, site);
}

/** Records an effect that lasts until an event. The first of them is what hears the event (ender = -1); the others end with it. */
function addUntil(S, code, ender, site) {
  return addRecord(S, code, ender < 0 ? -2 : -3 - S[ender + 4], site);
}

/** Remembers a set: its list is kept for as long as the record is there. */
function keep(S, cell, base, count, site) {
  const at = KEPT + 1 + S[KEPT];
  if (at + count > KEPT + KEPT_MAX) fail('lasting-limit', site);
  S.copyWithin(at, base, base + count);
  S[cell] = at;
  S[cell + 1] = count;
  S[KEPT] += count;
}

/** Takes the kept sets out of a record that ends; those behind them move up. */
function forget(S, record) {
  const own = LISTED[S[record]];
  for (let i = 0; i < own.length; i++) {
    const at = S[record + own[i]];
    const count = S[record + own[i] + 1];
    S.copyWithin(at, at + count, KEPT + 1 + S[KEPT]);
    S[KEPT] -= count;
    for (let other = LASTING; other < LASTING + S[19] * LASTING_STRIDE; other += LASTING_STRIDE) {
      const cells = LISTED[S[other]];
      for (let j = 0; j < cells.length; j++) if (S[other + cells[j]] > at) S[other + cells[j]] -= count;
    }
  }
}

/** Copies the sets of a record behind the frames, for a copy of the record that outlives it. */
function takeSets(S, copy, code) {
  if (LISTED === null) return;
  const own = LISTED[code];
  for (let i = 0; i < own.length; i++) {
    const base = S[copy + own[i]];
    const count = S[copy + own[i] + 1];
    S[copy + own[i]] = S[7];
    S.copyWithin(S[7], base, base + count);
    S[7] += count;
  }
}

/** Copies a record as it is now behind the frames. */
function remember(S, record) {
  const copy = S[7];
  S.copyWithin(copy, record, record + LASTING_STRIDE);
  S[7] += LASTING_STRIDE;
  takeSets(S, copy, S[copy]);
  return copy;
}

/** Lists a lasting effect that hears an event, as it is now: hook, source, cells of the entry, copy of the record. */
function listLasting(S, index, record) {
  const entry = S[7];
  S[entry] = index;
  S[entry + 1] = S[record + 2];
  S[7] += 3;
  remember(S, record);
  S[entry + 2] = S[7] - entry;
}

function removeRecord(S, record) {
  if (LISTED !== null) forget(S, record);
  S.copyWithin(record, record + LASTING_STRIDE, LASTING + S[19]-- * LASTING_STRIDE);
}

/** Ends the effect with a number, if it is still there. */
function expire(S, number) {
  for (let i = 0; i < S[19]; i++)
    if (S[LASTING + i * LASTING_STRIDE + 4] === number) return endLasting(S, LASTING + i * LASTING_STRIDE);
}

/** Ends a record; what hears the event ends all others with it, and the last of the others ends what hears it. */
function endLasting(S, record) {
  const end = S[record + 1];
  const number = S[record + 4];
  removeRecord(S, record);
  if (end === -2) {
    for (let i = S[19] - 1; i >= 0; i--)
      if (S[LASTING + i * LASTING_STRIDE + 1] === -3 - number) removeRecord(S, LASTING + i * LASTING_STRIDE);
  } else if (end < -2) {
    for (let i = 0; i < S[19]; i++) if (S[LASTING + i * LASTING_STRIDE + 1] === end) return;
    expire(S, -3 - end);
  }
}

/** The first record that ends with this frame, or -1. */
function nextEnding(S, f) {
  for (let i = 0; i < S[19]; i++) {
    const record = LASTING + i * LASTING_STRIDE;
    if (S[record + 1] === f) return record;
  }
  return -1;
}

/** Ends a record; gives the frame of what is to be done then, or -1. What the record remembers lies in the frame as it lay in the record. */
function endRecord(S, f, record) {
  const code = S[record];
  const kind = DELAYED_FRAME[code];
  let g = -1;
  if (kind >= 0) {
    g = push(S, f, kind, DELAYED_SIZE[code], S[record + 3]);
    S[g + 4] = S[record + 2];
    for (let i = 5; i < DELAYED_CELLS[code]; i++) S[g + i] = S[record + i];
    takeSets(S, g, code);
  }
  endLasting(S, record);
  return g;
}

`;
