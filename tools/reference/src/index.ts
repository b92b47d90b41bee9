/** The games that are written by hand, each behind the same few functions. */
import * as apprentices from './apprentices/game.ts';
import * as keeper from './keeper/game.ts';
import type { State, Status } from './machine.ts';

export { DECISION, list, options } from './machine.ts';

export interface Reference {
  /** with how many players it can be played */
  readonly PLAYERS: readonly number[];
  createState(): State;
  /** Everything before the first turn. @param seed any int */
  init(state: State, seed: number, players: number): void;
  /** Goes on to the next question or the end, and lists the answers. */
  run(state: State): Status;
  /** Answers and goes on. @param option one of those that were listed */
  apply(state: State, option: number): Status;
  isOver(state: State): boolean;
  /** turns begun so far, of all players */
  turns(state: State): number;
}

/** By the folder of the game in `content/`. */
export const references = {
  keeper: {
    PLAYERS: keeper.PLAYERS,
    createState: keeper.createState,
    init: keeper.init,
    run: keeper.run,
    apply: keeper.apply,
    isOver: keeper.isOver,
    turns: keeper.turns,
  },
  apprentices: {
    PLAYERS: apprentices.PLAYERS,
    createState: apprentices.createState,
    init: apprentices.init,
    run: apprentices.run,
    apply: apprentices.apply,
    isOver: apprentices.isOver,
    turns: apprentices.turns,
  },
} as const satisfies Readonly<Record<string, Reference>>;
export type ReferenceId = keyof typeof references;

export const referenceIds = Object.keys(references) as readonly ReferenceId[];

/** @throws Error for a game that was not written by hand */
export function referenceOf(id: string): Reference {
  const found = referenceIds.find((name) => name === id);
  if (found === undefined) throw new Error(`no game ${id} is written by hand; there are ${referenceIds.join(', ')}`);
  return references[found];
}
