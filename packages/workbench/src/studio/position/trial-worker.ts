/** Tries something in a position, beside the page. One message in, one out. */
import type { GameModule } from '@undercroft/contract';
import { carryOver, loadGame } from '@undercroft/engine';
import { branchesOf, parseCall, ScenarioProblem, situationOf, type Branches } from '@undercroft/scenario';
import { moduleFromText } from '../module-from-text.ts';
import { positionOf } from './position-text.ts';

/** What is to be tried, and where. */
export interface TrialOrder {
  /** the game as one ES module, in which the position is */
  readonly code: string;
  /**
   * the same game with more in it, in which the call is made; null: it is made in the game itself
   */
  readonly more: string | null;
  readonly position: TriedPosition;
  /** call of a procedure, as `start` of a scenario */
  readonly call: string;
  /** seat that acts */
  readonly as: number;
}

export interface TriedPosition {
  /** the game in play, as the engine saves it; null: the text says all */
  readonly save: string | null;
  /**
   * a scenario without a name, in YAML: what is changed by hand, or the whole position; empty:
   * nothing
   */
  readonly text: string;
}

/** Why nothing can be tried, in a sentence. */
export type TrialResult = Branches | { readonly wrong: string };

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<TrialOrder>) => void): void;
  readonly postMessage: (result: TrialResult) => void;
}

const scope = self as unknown as Scope;
scope.addEventListener('message', ({ data }) => void run(data).catch(reportError));

async function run(order: TrialOrder): Promise<void> {
  const result = await tried(order);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(result);
}

async function tried({ code, more, position, call, as }: TrialOrder): Promise<TrialResult> {
  const game = await moduleFromText(code);
  const other = more === null ? game : await moduleFromText(more);
  try {
    const { save, text } = position;
    const situation = situationOf(
      other,
      positionOf(other, save === null ? null : playedIn(game, other, save), text).slice(),
    );
    const { procedure, args } = parseCall(situation, call, { line: 0, column: 0 });
    other.call(situation.state, procedure, args, as);
    return branchesOf(situation);
  } catch (error) {
    if (error instanceof ScenarioProblem) return { wrong: error.message };
    throw error;
  }
}

/**
 * The same answers in the game with more in it.
 *
 * @throws ScenarioProblem when they do not lead there
 */
function playedIn(game: GameModule, other: GameModule, save: string): Int32Array {
  const loaded = loadGame(game, save, { log: false });
  const carried = loaded.ok ? carryOver(loaded.game, other, { log: false }) : null;
  if (carried === null || carried.stopped !== null)
    throw new ScenarioProblem(loaded.ok ? (carried?.stopped ?? '') : loaded.message, { line: 0, column: 0 });
  return carried.game.state;
}
