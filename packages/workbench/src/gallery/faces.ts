import { blankFace, faceOfRow, readLayout, type CardFace } from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';

/** The states that the controls of a story switch. */
export interface FaceStates {
  readonly faceDown?: boolean;
  readonly exhausted?: boolean;
  readonly damaged?: boolean;
}

/** The face of a card as printed, in a state. */
export function faceFor(meta: GameMeta, row: RowMeta, states: FaceStates = {}): CardFace {
  const face = faceOfRow({ meta, layout: readLayout(meta) }, row);
  if (states.faceDown === true) return { ...blankFace, hidden: true, kind: face.kind, hue: face.hue };
  return { ...face, exhausted: states.exhausted === true, damaged: states.damaged === true };
}

/** The cards of a kind, by the name of the kind, in the order of the content. */
export function rowsOfKind(meta: GameMeta, kind: string): RowMeta[] {
  return meta.rows.filter((row) => meta.kinds[row.kind]?.name === kind);
}
