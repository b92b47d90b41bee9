/**
 * Texts for players, made from the rules: what stands on a card, what is asked, what the answers are called, why something cannot be
 * done, what the log says. All of it is pure, never throws, and works on trees that resolve has not seen.
 */
export { cardText, generatedText } from './card-text.ts';
export { gistOf } from './gist.ts';
export { checkTexts } from './agreement.ts';
export {
  abilityLabel,
  noneLabel,
  nothingToChoose,
  optionLabel,
  procedureTitle,
  promptOf,
  windowTitle,
} from './labels.ts';
export { drawnText, eventText, gainText, revealedText, type Shown } from './event-text.ts';
export { capital, determined, plain, spaced } from './inflect.ts';
export { reasonOf, reasonsOf, type PartReason, type Reason } from './reasons.ts';
export { declared, kindNoun, languagesOf, registerLanguage, rowNoun, wordsOf, type Words } from './words.ts';
