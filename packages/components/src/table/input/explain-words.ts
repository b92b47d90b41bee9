import { wordsOf } from '../../explained/explained.ts';
import { explainBeside } from '../../explained/terms.ts';

/**
 * Explains the words of the sentence of the log that has the focus; of a card nothing, for looking
 * closer does; else those of the question and its answers.
 *
 * @param path  of the event, from what has the focus
 * @returns     whether there was anything to explain
 * @throws      never
 */
export function explainWords(path: readonly EventTarget[], table: HTMLElement): boolean {
  const elements = path.filter((node): node is HTMLElement => node instanceof HTMLElement);
  if (elements.some(({ localName }) => localName === 'uc-card')) return false;
  const prompt = table.shadowRoot?.querySelector('uc-prompt');
  const sentence = elements.find((element) => element.matches('.sentence'));
  if (prompt === null || prompt === undefined) return false;
  const { detail, explained, groups, question } = prompt;
  if (sentence !== undefined) return explainBeside(sentence, wordsOf([sentence.textContent], explained), explained);
  const answers = groups.flatMap(({ label, answers: given }) => [
    label ?? '',
    ...given.flatMap((answer) => [answer.label, answer.says ?? '']),
  ]);
  const near = prompt.renderRoot.querySelector('.question') ?? prompt;
  return explainBeside(near, wordsOf([question, detail, ...answers], explained), explained);
}
