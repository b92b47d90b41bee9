/**
 * Texts for players, made from the rules: what stands on a card, what is asked, what the answers
 * are called, why something cannot be done, what the log says. All of it is pure, never throws, and
 * works on trees that resolve has not seen.
 */
export { cardText, generatedText } from './texts/card-text.ts';
export { gistOf } from './texts/gist.ts';
export { checkTexts } from './texts/agreement.ts';
export {
  abilityLabel,
  noneLabel,
  nothingToChoose,
  optionLabel,
  procedureTitle,
  promptOf,
  windowTitle,
} from './texts/labels.ts';
export { eventText, gainText, revealedText } from './texts/event-text.ts';
export { reasonOf, reasonsOf } from './texts/reasons.ts';
export { languagesOf, registerLanguage, wordsOf } from './wording/words.ts';
