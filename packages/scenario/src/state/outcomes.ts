/**
 * How many ways a position can go: every answer to every question, and the positions at the end
 * told apart by what lies where.
 */
import { HEADER, STATUS } from '@undercroft/contract';
import { advance, applyOption, hashDifference, isOfKind } from '@undercroft/engine';
import { contentsOf, type Situation } from '../language/names.ts';

/** Positions on the way that are looked at before giving up. */
export const OUTCOMES_LIMIT = 200_000;

/**
 * The different ways in which it can end, whatever is answered from here on: what `told` says of
 * the position at the end. When left out, all that can be read of it. Two positions are the same
 * when every field and zone reads the same: which of two things of one row lies where makes no
 * difference, nor does the order of answers. Positions on the way are known by their hash: of
 * 200,000 two would be taken for one once in a thousand million times.
 *
 * @returns what was said of them, each once; null when more than `OUTCOMES_LIMIT` positions lie on
 *   the way
 * @throws  what the compiled game throws when a rule fails, and what `told` throws
 */
export function outcomesOf(
  situation: Situation,
  told: (end: Situation) => string = positionOf,
): ReadonlySet<string> | null {
  const { game, state: begun } = situation;
  const seen = new Set<string>();
  const over = new Set<string>();
  const ends = new Set<string>();
  const end = (state: Int32Array): void => {
    const key = hashDifference(state, begun);
    if (!over.has(key)) ends.add(told({ ...situation, state }));
    over.add(key);
  };
  const next = begun.slice();
  const open: Int32Array[] = [begun.slice()];
  // Positions that have been looked at: their arrays serve those that follow.
  const free: Int32Array[] = [];
  const copyOf = (state: Int32Array): Int32Array => {
    const copy = free.pop();
    if (copy === undefined) return state.slice();
    copy.set(state);
    return copy;
  };
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const isAsked = advance(game, state) === STATUS.decision;
    if (!isAsked) end(state);
    const answers = isAsked ? game.io.options.slice(0, game.io.count) : [];
    for (const answer of answers) {
      next.set(state);
      if (applyOption(game, next, answer) !== STATUS.decision) {
        end(next);
        continue;
      }
      const key = hashDifference(next, begun);
      if (seen.has(key)) continue;
      if (seen.size >= OUTCOMES_LIMIT) return null;
      seen.add(key);
      open.push(copyOf(next));
    }
    free.push(state);
  }
  return ends;
}

/**
 * A position as a text: fields of the game and its players, and for each zone what lies in it, by
 * row and fields.
 */
function positionOf(situation: Situation): string {
  const { state, names } = situation;
  const { meta } = names;
  const parts: string[] = [];
  for (const { owner, offset } of meta.fields) {
    if (owner === 'global') parts.push(String(state[offset]));
    if (owner === 'player') parts.push(state.subarray(offset, offset + state[HEADER.players]!).join(' '));
  }
  for (const zone of meta.zones) {
    for (let instance = 0; instance < zone.instances; instance++) {
      const things = contentsOf(situation, zone.first + instance).map((thing) => thingAsText(situation, thing));
      parts.push((zone.order === 'pile' ? things : things.toSorted()).join(' '));
    }
  }
  return parts.join('\n');
}

function thingAsText({ names: { meta }, state }: Situation, thing: number): string {
  const own = meta.fields.filter(({ owner }) => typeof owner === 'number' && isOfKind(meta, thing, owner));
  return [meta.things[thing], ...own.map(({ offset }) => state[offset + thing])].join(':');
}
