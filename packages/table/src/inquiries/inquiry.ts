/** What a page asks about the game besides playing it. */
import type { AnswerIndex } from '@undercroft/contract';
import type { AheadView, GameView, Preview, SightView, ValuePart } from '@undercroft/view';

/** One thing that a page asks. An index is that of an answer in the view of the seat. */
export type Inquiry =
  /** what an answer brings; -1 before any answer is pointed at */
  | { readonly is: 'preview'; readonly index: AnswerIndex }
  /** where a thing may go that an answer chooses */
  | { readonly is: 'places'; readonly index: AnswerIndex }
  /** the same, only where the question comes up once more when the thing has gone there */
  | { readonly is: 'again'; readonly index: AnswerIndex }
  /** what comes up later in the turn */
  | { readonly is: 'ahead' }
  /** what an answer commits the player to */
  | { readonly is: 'commitment'; readonly index: AnswerIndex }
  /** where the value of an attribute comes from; at the present where the position is -1 */
  | { readonly is: 'explain'; readonly thing: number; readonly attribute: number; readonly position: number }
  /** what is seen from a place of a board; at the present where the position is -1 */
  | { readonly is: 'sight'; readonly thing: number; readonly position: number }
  /** the game at an earlier position, without its log */
  | { readonly is: 'look'; readonly position: number };

/** What an answer commits its player to, as far as the player can know. */
export interface Commitment {
  /** going back after it could use what it brings to light */
  readonly discloses: boolean;
  /** others may be asked next */
  readonly leaves: boolean;
}

/** What is told of each kind of inquiry. */
export interface InquiryAnswers {
  readonly preview: Preview | null;
  readonly places: readonly number[];
  readonly again: readonly number[];
  readonly ahead: AheadView;
  readonly commitment: Commitment;
  readonly explain: readonly ValuePart[];
  readonly sight: SightView | null;
  readonly look: GameView | null;
}

/** What is told of an inquiry; null before the game begins. */
export type InquiryAnswer = InquiryAnswers[Inquiry['is']] | null;

/** Most inquiries in one message. */
export const INQUIRIES_MAX = 32;

/** An inquiry out of a message; null when it is none. @throws never */
export function readInquiry(given: unknown): Inquiry | null {
  if (typeof given !== 'object' || given === null) return null;
  const { is, index, thing, attribute, position } = given as Record<string, unknown>;
  switch (is) {
    case 'preview':
    case 'commitment':
    case 'places':
    case 'again':
      return isPlace(index) ? { is, index } : null;
    case 'ahead':
      return { is };
    case 'explain':
      return isPlace(thing) && isPlace(attribute) && isPlace(position) ? { is, thing, attribute, position } : null;
    case 'sight':
      return isPlace(thing) && isPlace(position) ? { is, thing, position } : null;
    case 'look':
      return isPlace(position) && position >= 0 ? { is, position } : null;
    default:
      return null;
  }
}

/** A whole number from -1 on. */
function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= -1 && (value as number) < 2 ** 31;
}
