/**
 * `<dungeon-game>`: one element that holds a compiled game, its engine, bots for the empty seats
 * and the components that show it.
 *
 * It must not know the compiler (it plays games that are compiled already) and Node.
 *
 * @module
 */
export { DungeonGameElement, type Pace } from './element/dungeon-game.ts';
export { randomSeed } from './element/random-seed.ts';
export { registerGame, registeredGame, type GameBundle } from './element/registry.ts';
export { SetupFormElement } from './element/setup-form.ts';
export { LEVELS, namesFor, seatFrom, seatWord, standardPlan, type Plan, type Seat } from './session/plan.ts';
export { Session, type Carried, type Loaded, type UndoOffer } from './session/session.ts';
export { browserStore, memoryStore, type Store } from './session/store.ts';
