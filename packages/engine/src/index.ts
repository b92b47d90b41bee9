/**
 * Running a compiled game over one flat `Int32Array`: create, step to the next decision, list legal
 * answers, observe, clone, hash, snapshot, replay.
 *
 * It must not know YAML, the compiler, Node, the DOM, the clock, `Math.random`, or any particular
 * game.
 *
 * @module
 */
export { decodeAnswers, encodeAnswers } from './start/answers.ts';
export type { NextSetup } from './start/campaign.ts';
export { nextSetup } from './start/campaign.ts';
export type { Decision, DisabledOption } from './game/decision.ts';
export type { Option } from './game/option.ts';
export { readDecision, readDisabled } from './game/decision.ts';
export { Deals, determinise } from './observer/determinise.ts';
export { holdsHidden } from './observer/held.ts';
export { diff, dump } from './state/dump.ts';
export { answerersOf, ofBots } from './state/answerers.ts';
export type { GameEvent, StepTrace } from './state/events.ts';
export { eventText, thingsOfEvent } from './state/events.ts';
export { rowOfSite } from './state/row-of-site.ts';
export { DIE_STRIDE, diceIn, type PlaceSaid, type RolledDie } from './state/event-sentence.ts';
export { createGame, gameFromState } from './game/create.ts';
export type { GameSettings } from './game/game-settings.ts';
export { Game } from './game/game.ts';
export type { FailureContext, GameUseCode } from './state/game-error.ts';
export { GameError, GameUseError, isGameErrorLike, placeOfSite, toGameError } from './state/game-error.ts';
export { cellsInUse, hashCells, hashDifference, hashState, hashText, statesEqual } from './state/hash.ts';
export { InvariantError, assertInvariants, checkContent, checkInvariants } from './state/invariants.ts';
export type { LabelOptions } from './state/labels.ts';
export {
  engineWords,
  filled,
  fillSlots,
  insideSentence,
  hiddenLabel,
  playerLabel,
  spaced,
  thingLabel,
  valueLabel,
  zoneLabel,
} from './state/labels.ts';
export { LEARNER, LessonCourse, recommendedIn } from './lesson/lesson.ts';
export type { Legacy, PastGame, LegacyValue, LegacyValues, LegacyZone } from './start/legacy.ts';
export { isLegacy, legacyOf } from '#legacy';
export type { CarriedOver, CarriedSave, OpenedSave } from './game/carry.ts';
export { carryOver, openSave } from './game/carry.ts';
export { loadGame, replayGame } from './game/load.ts';
export type { Peek, AnswerPeek } from './game/peek.ts';
export type { MetaIndex } from './state/meta-index.ts';
export { fieldSubjects, isDie, isOfKind, metaIndex, zoneMetaOf } from './state/meta-index.ts';
export { NOT_THERE, answersInDeal, asksBlind, optionInDeal, optionThing, shownByQuestion } from './observer/offered.ts';
export { advance, applyOption, copyState, createState, isOver, offeredAt, playRandom } from './game/playout.ts';
export type { GameResult } from './start/result.ts';
export { readResult } from './start/result.ts';
export { Rng } from './state/rng.ts';
export type { ScoreRecord } from './state/score-sheet.ts';
export { scoreSheet } from './state/score-sheet.ts';
export type { Save, SaveErrorCode, SaveRefusal } from './start/save-format.ts';
export { SAVE_ANSWERS_MAX, SAVE_FORMAT, SAVE_MAX, parseSave, replayLine } from './start/save-format.ts';
export type { Seed } from './start/seed.ts';
export { SEED_BYTES, SEED_MAX, isSeed, parseSeed, seedFromBytes, seedNumber } from './start/seed.ts';
export type { SeenOption } from './observer/seen-options.ts';
export { seenOptions } from './observer/seen-options.ts';
export { shownThing } from './state/stands-for.ts';
export { overThrows, TooManyThrowsError, type ThrowBudget, type Throws } from './game/throws.ts';
export type { GameSetup, ResolvedSetup, Script } from './start/setup.ts';
export { initState, resolveSetup, scriptLeft, writeScript } from './start/setup.ts';
export { released, standingApart, type ApartStanding, type AskedTogether } from './game/together.ts';
export type { Disclosure, UndoInfo } from './game/undo.ts';
export { disclosedTo, undoRuleOf } from './game/undo.ts';
export type { Viewer } from './state/visibility.ts';
export {
  SPECTATOR_BIT,
  inMask,
  isFieldOpenTo,
  revealedTo,
  seenBy,
  seesField,
  seesThing,
  seesZone,
  sideOf,
} from './state/visibility.ts';
export type { Walk, WalkStep } from './state/walks.ts';
export { readShows, readWalks } from './state/walks.ts';
export {
  countIn,
  isInPlay,
  membersOf,
  movableThings,
  ownerOf,
  thingsIn,
  zoneOf,
  zoneOfThing,
  zoneOwner,
} from './state/zones.ts';
