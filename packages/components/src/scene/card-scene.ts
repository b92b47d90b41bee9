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
