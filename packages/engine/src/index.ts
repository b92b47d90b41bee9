/**
 * Running a compiled game over one flat `Int32Array`: create, step to the next decision, list legal answers, observe,
 * clone, hash, snapshot, replay.
 *
 * It must not know YAML, the compiler, Node, the DOM, the clock, `Math.random`, or any particular game.
 *
 * @module
 */
export { decodeAnswers, encodeAnswers } from './answers.ts';
export type { NextSetup } from './campaign.ts';
export { nextSetup } from './campaign.ts';
export type { Decision, DisabledOption, Option } from './decision.ts';
export { readDecision, readDisabled } from './decision.ts';
export { determinise } from './determinise.ts';
export { diff, dump } from './dump.ts';
export type { GameEvent, StepTrace, ToldDie } from './events.ts';
export { DIE_STRIDE, diceIn, eventText, thingsOfEvent } from './events.ts';
export type { GameSettings } from './game.ts';
export { Game, createGame, gameFromState } from './game.ts';
export type { FailureContext, GameUseCode } from './game-error.ts';
export { GameError, GameUseError, isGameErrorLike, placeOf, toGameError } from './game-error.ts';
export { cellsInUse, hashCells, hashState, hashText, statesEqual } from './hash.ts';
export { InvariantError, assertInvariants, checkContent, checkInvariants } from './invariants.ts';
export type { LabelOptions } from './labels.ts';
export {
  engineWords,
  filled,
  fillSlots,
  hiddenLabel,
  playerLabel,
  spaced,
  thingLabel,
  valueLabel,
  zoneLabel,
} from './labels.ts';
export type { Legacy, PastGame, LegacyValue, LegacyValues, LegacyZone } from './legacy.ts';
export { isLegacy, legacyOf } from './legacy.ts';
export type { CarriedOver } from './load.ts';
export { carryOver, loadGame, replayGame } from './load.ts';
export type { Look, Trial } from './look.ts';
export type { MetaIndex } from './meta-index.ts';
export { fieldSubjects, isDie, isOfKind, metaIndex, zoneMetaOf } from './meta-index.ts';
export { NOT_THERE, answersInDeal, asksBlind, optionInDeal, optionThing, shownByQuestion } from './offered.ts';
export { advance, applyOption, copyState, createState, isOver, offeredAt, playRandom } from './playout.ts';
export type { GameResult } from './result.ts';
export { readResult } from './result.ts';
export { Rng } from './rng.ts';
export type { ScoreRecord } from './score-sheet.ts';
export { scoreSheet } from './score-sheet.ts';
export type { Save, SaveErrorCode, SaveRefusal } from './save-format.ts';
export { SAVE_ANSWERS_MAX, SAVE_FORMAT, SAVE_MAX, parseSave, replayLine } from './save-format.ts';
export type { Seed } from './seed.ts';
export { SEED_BYTES, SEED_MAX, parseSeed, seedFromBytes, seedNumber } from './seed.ts';
export type { SeenOption } from './seen-options.ts';
export { seenOptions } from './seen-options.ts';
export { shownThing } from './stands-for.ts';
export type { GameSetup, ResolvedSetup, Script } from './setup.ts';
export { initState, resolveSetup, scriptLeft, writeScript } from './setup.ts';
export { released, standingApart, type ApartStanding, type AskedTogether } from './together.ts';
export type { Told, UndoInfo } from './undo.ts';
export { toldTo, undoRuleOf } from './undo.ts';
export type { Viewer } from './visibility.ts';
export { SPECTATOR_BIT, inMask, revealedTo, seenBy, seesField, seesThing, seesZone } from './visibility.ts';
export type { Walk, WalkStep } from './walks.ts';
export { readWalks } from './walks.ts';
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
} from './zones.ts';
