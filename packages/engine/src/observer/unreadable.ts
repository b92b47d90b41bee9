/** Fields in a deal: what the player may not read, and what a field says about hidden things. */
import { HEADER, type FieldMeta, type GameMeta } from '@undercroft/contract';
import { isFieldOpenTo, type Viewer } from '../state/visibility.ts';

/** Parts of a `Dealer` that are needed here. */
interface Fields {
  readonly references: readonly FieldMeta[];
  readonly secrets: readonly FieldMeta[];
  readonly fresh: Int32Array;
  readonly pinned: Uint8Array;
}

/**
 * Whether what a field holds may be a secret. A field of a thing that no player may read is none:
 * it is a mark on a place of the table, with which the rules remember what everybody saw.
 */
export function isSecret({ owner, visible }: FieldMeta): boolean {
  return visible === 'owner' || visible === 'team' || (visible === 'none' && typeof owner === 'string');
}

/** The first thing or player that has a field, and the one behind the last. */
function subjectsOf({ kinds }: GameMeta, { owner }: FieldMeta, state: Int32Array): readonly [number, number] {
  if (typeof owner === 'number') return [kinds[owner].first, kinds[owner].end];
  return [0, owner === 'player' ? state[HEADER.players] : 1];
}

/** Sets fields that the viewer may not read to what they began with. @param into the deal */
export function forgetUnreadable(meta: GameMeta, { fresh, secrets }: Fields, into: Int32Array, viewer: Viewer): void {
  for (const field of secrets) {
    const [first, end] = subjectsOf(meta, field, into);
    for (let subject = first; subject < end; subject++) {
      const cell = field.offset + subject;
      if (!isFieldOpenTo(meta, into, viewer, field, subject)) into[cell] = fresh[cell];
    }
  }
}

/** Things that a field refers to stay where they are, but for fields that are forgotten. */
export function pinReferred(meta: GameMeta, { pinned, references }: Fields, state: Int32Array, viewer: Viewer): void {
  for (const field of references) {
    const [first, end] = subjectsOf(meta, field, state);
    const isForgettable = isSecret(field);
    for (let subject = first; subject < end; subject++) {
      const thing = state[field.offset + subject];
      if (thing < 0 || thing >= pinned.length) continue;
      if (!isForgettable || isFieldOpenTo(meta, state, viewer, field, subject)) pinned[thing] = 1;
    }
  }
}
