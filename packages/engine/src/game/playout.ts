// hot: no allocation
/**
 * The fast path: states and ints only. For bots and simulators, which know that what they answer
 * was offered.
 */
import { type OptionIndex, type OptionValue, HEADER, STATUS, type GameModule, type Status } from '@undercroft/contract';
import type { Rng } from '../state/rng.ts';

/** An empty state of a game: Int32Array[meta.layout.size]. */
export function createState(module: GameModule): Int32Array {
  return new Int32Array(module.meta.layout.size);
}

/** Copies a state. @param into as long as `from` */
export function copyState(from: Int32Array, into: Int32Array): void {
  into.set(from);
}

/**
 * Goes on to the next decision or the end; the answers stand in `module.io` afterwards. At a
 * decision that has no answer yet it lists the same answers again.
 *
 * @throws what the module throws: see `toGameError`; the state is then worthless
 */
export function advance(module: GameModule, state: Int32Array): Status {
  module.io.eventLength = 0;
  module.io.disabledCount = 0;
  return module.run(state);
}

/** Lists the answers of a state in `module.io`. @param explain also what cannot be chosen */
export function list(module: GameModule, state: Int32Array, explain = false): Status {
  const { io } = module;
  io.explain = explain;
  try {
    return advance(module, state);
  } finally {
    io.explain = false;
  }
}

/**
 * Answers the pending decision and goes on to the next. Does not look whether the answer was
 * offered.
 *
 * @param value one of `module.io.options` as listed for this state
 * @throws what the module throws; the state is then worthless
 */
export function applyOption(module: GameModule, state: Int32Array, value: OptionValue): Status {
  state[HEADER.answer] = value;
  state[HEADER.answered] = 1;
  return advance(module, state);
}

/** Position of an answer among those just listed, -1 when it was not offered. */
export function offeredAt(module: GameModule, value: OptionValue): OptionIndex {
  const { io } = module;
  for (let i = 0; i < io.count; i++) if (io.options[i] === value) return i;
  return -1;
}

/**
 * Plays at random, each legal answer equally likely, until the game ends or the limit is reached.
 *
 * @param state ends where the play ended
 * @param limit most answers to give
 * @param trail filled with the position of each answer in its list, when given; at least `limit`
 *   long
 * @returns answers given; the game is over when `state[HEADER.status]` says so
 * @throws what the module throws
 */
export function playRandom(module: GameModule, state: Int32Array, rng: Rng, limit: number, trail?: Int32Array): number {
  const { io } = module;
  let status = advance(module, state);
  let answers = 0;
  while (status === STATUS.decision && answers < limit) {
    const index = rng.below(io.count);
    if (trail !== undefined) trail[answers] = index;
    status = applyOption(module, state, io.options[index]);
    answers++;
  }
  return answers;
}

/** Whether the game has ended. */
export function isOver(state: Int32Array): boolean {
  return state[HEADER.status] === STATUS.over;
}
