/** The keys by which answers are given. */
import type { AnswerIndex } from '@undercroft/contract';

/** What is needed of an answer. */
interface Named {
  readonly label: string;
  /** -1 when it cannot be given now, or when it is a place for what is taken up */
  readonly index: AnswerIndex;
  readonly to?: number;
  /** done, pass, none */
  readonly ends: boolean;
}

/** A label that is one key. */
const DIGIT = /^\d$/;

/**
 * Keys of answers in the order in which they are drawn: 0 ends, the others are counted. Where all
 * of them are numbers of one digit, each has its own: a player who is asked for a number types that
 * number.
 *
 * @param canEnd  one more answer ends the question
 * @returns gives an answer its key, and the empty word where none is left; each is asked once, in
 *   their order
 * @throws        never
 */
export function keysOf(answers: readonly Named[], canEnd: boolean): (answer: Named) => string {
  let number = 0;
  const isNumbers = !canEnd && answers.length > 0 && answers.every(({ label }) => DIGIT.test(label));
  return ({ ends, index, label, to }) => {
    if (ends) return '0';
    if (index < 0 && to === undefined) return '';
    if (isNumbers) return label;
    return number >= 9 ? '' : String(++number);
  };
}
