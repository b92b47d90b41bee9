/**
 * Hidden things that rules which wait for an answer hold under a local name: `let c = first(deck)`
 * before a question. A deal exchanges hidden things, and the name still means the true one, so a
 * continuation of the deal could tell which one that is. The same holds for a number that was
 * worked out from hidden things.
 */
import { FRAME, HEADER, HELD, RECORD, type GameMeta, type GameModule } from '@undercroft/contract';
import { seesThing, type Viewer } from '../state/visibility.ts';

const NOTHING: readonly never[] = [];

/**
 * Whether suspended rules or lasting effects hold a thing that is hidden from a viewer, or depend
 * on a value that was worked out from what is hidden. Then what happens next in a deal may not be
 * told to that viewer. Never throws.
 */
export function holdsHidden({ meta }: GameModule, state: Int32Array, viewer: Viewer): boolean {
  const { frames, held = NOTHING, heldLasting = NOTHING, lasting, lastingStride } = meta.layout;
  if (held.length + heldLasting.length === 0) return false;
  for (let frame: number = state[HEADER.frame]; frame >= frames; frame = state[frame + FRAME.caller])
    if (isHiddenIn(meta, state, viewer, frame, held[state[frame + FRAME.kind]]?.[state[frame + FRAME.step]]))
      return true;
  for (let i = 0; i < state[HEADER.lasting]; i++) {
    const record = lasting + i * lastingStride;
    if (isHiddenIn(meta, state, viewer, record, heldLasting[state[record + RECORD.code]])) return true;
  }
  return false;
}

/** @param pairs of offset and kind, as `LayoutMeta.held` says; undefined for none */
function isHiddenIn(
  meta: GameMeta,
  state: Int32Array,
  viewer: Viewer,
  base: number,
  pairs: readonly number[] = NOTHING,
): boolean {
  for (let i = 0; i < pairs.length; i += 2) {
    const cell = base + Math.abs(pairs[i]);
    const kind = pairs[i + 1];
    if (kind === HELD.secret || kind === HELD.own) {
      if (viewer === 'all' || (kind === HELD.own && state[cell] === viewer)) continue;
      return true;
    }
    const isList = pairs[i] < 0;
    const first = isList ? state[cell] : cell;
    const end = isList ? first + state[cell + 1] : cell + 1;
    for (let at = first; at < end; at++) {
      const thing = state[at];
      if (thing >= 0 && thing < meta.layout.things && !seesThing(meta, state, viewer, thing)) return true;
    }
  }
  return false;
}
