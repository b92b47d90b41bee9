/**
 * `<dungeon-game>`: one element that holds a compiled game, its engine, bots for the empty seats
 * and the components that show it.
 *
 * It must not know the compiler (it plays games that are compiled already) and Node.
 *
 * @module
 */
export { offerFile } from './element/files.ts';
export { DungeonGameElement } from './element/dungeon-game.ts';
export {
  reportOf,
  type DungeonGameEvents,
  type GameAnswer,
  type GameChange,
  type GameOver,
} from './controller/events.ts';
export { lessonPlan } from './session/coach.ts';
export { seedOfDay } from './results/results.ts';
export { newSeed } from './session/new-seed.ts';
export { registerGame, registerLanguage, registeredGame, type GameLanguage } from './element/game-registry.ts';
export type { GameBundle } from './element/game-bundle.ts';
export { workerFrom } from './bots/blob-worker.ts';
export type { Credits } from './sheets/credits.ts';
export { fanPart } from './setup/cover-part.ts';
export { fanStyles } from './setup/cover.styles.ts';
export { SetupFormElement } from './element/setup-form.ts';
export { linkOf, textOfLink } from './session/link.ts';
export {
  LEVELS,
  STANDARD,
  namesFor,
  seatFrom,
  seatWord,
  standardPlan,
  type BotLevel,
  type Plan,
  type Seat,
} from './session/plan.ts';
export { readRecord } from './session/record.ts';
export { Saves, type SavedGame } from './session/saves.ts';
export { Session, type Loaded } from './session/session.ts';
export type { CarriedAnswers, UndoOffer } from './session/session-reports.ts';
export { browserStore, memoryStore, type Store } from './session/store.ts';
export type { Pace } from '@undercroft/components';
export { onSettings, readSettings, type Settings } from './settings/settings.ts';
