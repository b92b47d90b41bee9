import type { AskMeta, GameMeta } from '@undercroft/contract';
import type { AnswerView } from '@undercroft/view';

/**
 * Whether an answer is a step of those that `confirm` of table.yaml names, or an option of `apart`.
 *
 * @param ask     the question
 * @param answer  gives the answer; called only for a question that may have such steps
 */
export function isStepApart(
  { extras }: GameMeta,
  ask: Pick<AskMeta, 'within' | 'entries'> | undefined,
  answer: () => AnswerView | undefined,
): boolean {
  const { apart = [], confirm = [] } = extras.table ?? {};
  const { within = '', entries = [] } = ask ?? {};
  // Most games and most questions have none: nothing is looked at for them.
  const isStep = confirm.includes(within);
  if (!isStep && !entries.some(({ name }) => apart.includes(name))) return false;
  const step = answer();
  return step?.none === false && (isStep || apart.includes(entries[step.entry]?.name ?? ''));
}
