/**
 * Texts for players, made from the rules: what stands on a card, what is asked, what the answers are called, why something cannot be
 * done, what the log says. All of it is pure, never throws, and works on trees that resolve has not seen.
 */
export { cardText, generatedText, playedWhen } from './texts/card-text.ts';
export { gistOf } from './texts/gist.ts';
export { checkTexts } from './texts/agreement.ts';
export {
  abilityLabel,
  noneLabel,
  nothingToChoose,
  numberLabel,
  optionLabel,
  procedureTitle,
  promptOf,
  windowTitle,
} from './texts/labels.ts';
export { drawnText, eventText, gainText, revealedText, type ShownTo } from './texts/event-text.ts';
export { capital, determined, plain, spaced } from './wording/inflect.ts';
export { reasonOf, reasonsOf, type PartReason, type Reason } from './texts/reasons.ts';
export { declared, kindNoun, languagesOf, registerLanguage, rowNoun, wordsOf, type Wording } from './wording/words.ts';
