/**
 * What every table needs. A page that is bundled for one game finds this in the place of the index
 * (the condition `lean` in `package.json`), and names what else its table has: boards that are
 * graphs, dice, battles, scores, languages.
 *
 * @module
 */
export { CardElement } from './card/card.ts';
export {
  blankFace,
  faceInWords,
  type CardFace,
  type CardMark,
  type CardShape,
  type CardStat,
} from './card/card-face.ts';
export { printSizes, type PrintSize, type PrintSizeName } from './card/print-sizes.ts';
export { CounterElement } from './counter/counter.ts';
export type { Finding, IconShape } from '@undercroft/contract';
export { hasIcon, icon, registerIcons } from './icon/icon.ts';
export type { AchievementLayout, AreaLayout, BriefingLayout, KindLayout, TableLayout } from './layout/layout.ts';
export { readLayout, readTheme } from './layout/read-layout.ts';
export { isFor } from './table/input/keyboard.ts';
export { LogElement, type LogEntry } from './log/log.ts';
export { OverlayElement } from './overlay/overlay.ts';
export { PileElement } from './pile/pile.ts';
export { PlayerElement, type PlayerCounter } from './player/player.ts';
export { CoachElement } from './prompt/coach.ts';
export { PromptElement, type PromptAnswer, type PromptGroup, type PromptMode } from './prompt/prompt.ts';
export { holdsNow } from './scene/arranged.ts';
export { countersOf, progressOf } from './scene/counters.ts';
export { faceOfRow, faceOfThing, valueInWords, type FaceContext } from './scene/face.ts';
export { legalThings, type Legal } from './scene/legal.ts';
export { TableElement } from './table/table.ts';
export type { Reach, ThingPlaces } from './table/input/reach.ts';
export type { StepSound } from './layout/step-sounds.ts';
export { duelWords } from './playback/duel-words.ts';
export { digestOf, type DigestLine } from './playback/digest.ts';
export { viewAtSentence } from './playback/sentence.ts';
export { explainedIn, writtenWords, type Explained, type ExplainedWord } from './explained/explained.ts';
export { termText } from './explained/terms.ts';
export { termStyles } from './explained/terms.styles.ts';
export { chaptersOf, type Chapter } from './text/chapters.ts';
export { withMinus } from './text/minus.ts';
export { richTextStyles } from './text/rich-text.styles.ts';
export { glossaryIn } from './text/glossary.ts';
export { calledFor, parseFragments, plainText, type Fragment, type Glossary } from '@undercroft/view';
export { richText } from './text/rich-text.ts';
export type { Pace } from './playback/pace.ts';
export { UndercroftElement, baseStyles, buttonStyles, define, paperStyles } from './theme/base.ts';
export { elementWith, ownState, prop } from './theme/properties.ts';
export { motifs, type Motif } from './theme/motifs.ts';
export { textures, type TextureName } from './theme/textures.ts';
export { ThemeElement, adoptTheme, plainTheme, type Theme } from './theme/theme.ts';
export { litGround, pictureUrl, registerPictures, type PictureSource } from './picture/picture.ts';
export { whenIdle } from './theme/when-idle.ts';
export { ZoneElement, type ZoneShape } from './zone/zone.ts';
export { registerWords, wordLanguages, wordsFor, type WordKey, type WordPack, type Words } from './words/words.ts';
export { languageAround, preferredOf } from './words/language.ts';
export { installFonts, installFontsOf } from './theme/fonts.ts';
export { styled } from './theme/styled.ts';
