import type { AnswerIndex } from '@undercroft/contract';
import type { CardFace, CardShape } from '../card/card-face.ts';

/** A thing as it is drawn. */
export interface CardScene {
  readonly thing: number;
  readonly face: CardFace;
  readonly shape: CardShape;
  /** answers that choose it; empty when it cannot be chosen now */
  readonly answers: readonly AnswerIndex[];
  /** why it cannot be chosen, or empty */
  readonly reason: string;
  readonly inside: readonly CardScene[];
  readonly fittings: readonly CardScene[];
  /** its number among those of its area, or 0 */
  readonly nth: number;
  /** all things it stands for: more than one when they are all the same */
  readonly things: readonly number[];
}

/**
 * A small piece that is no place of a board has no room for what lies in it: it takes over its
 * number, and a mark.
 *
 * @throws never
 */
export function withBurden(face: CardFace, lying: readonly CardScene[]): CardFace {
  const [first] = lying;
  if (first === undefined) return face;
  return {
    ...face,
    value: face.value ?? first.face.value,
    marks: [...face.marks, ...lying.map(({ face: { title, icon } }) => ({ title, icon }))],
  };
}
