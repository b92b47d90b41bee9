/**
 * The two sides that are measured against each other: the game as compiled, and as written by hand.
 */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { DECISION, list, options, type Reference } from '@undercroft/reference';

/** Most answers in one game. */
export const ANSWERS_MAX = 20_000;

/** One way to play the same game. */
export interface Side {
  readonly name: string;
  newState(): Int32Array;
  begin(state: Int32Array, seed: number): void;
  /** Answers at random until the end or the limit. @returns answers given */
  play(state: Int32Array, rng: Rng, limit: number): number;
  isOver(state: Int32Array): boolean;
  /** turns begun so far */
  turns(state: Int32Array): number;
}

/**
 * @param players seats; the fewest of the game when left out
 * @param chosen  options of the game that are other than they are first, by name
 */
export function generatedSide(
  module: GameModule,
  players = module.meta.players.min,
  chosen: Readonly<Record<string, number>> = {},
): Side {
  const { io, meta } = module;
  const initial = meta.options.map((option) => chosen[option.name] ?? option.initial);
  const turns = meta.fields.find((field) => field.name === 'turns');
  return {
    name: 'generated',
    newState: () => createState(module),
    begin: (state, seed) => module.init(state, initial, players, seed),
    play(state, rng, limit) {
      let status = advance(module, state);
      let answers = 0;
      while (status === STATUS.decision && answers < limit) {
        status = applyOption(module, state, io.options[rng.below(io.count)]!);
        answers++;
      }
      return answers;
    },
    isOver: (state) => state[HEADER.status] === STATUS.over,
    turns(state) {
      let sum = 0;
      if (turns !== undefined) for (let p = 0; p < players; p++) sum += state[turns.offset + p]!;
      return sum;
    },
  };
}

/** @param players seats; the fewest of the game when left out */
export function referenceSide(reference: Reference, players = reference.PLAYERS[0]!): Side {
  return {
    name: 'by hand',
    newState: () => reference.createState(),
    begin: (state, seed) => reference.init(state, seed, players),
    play(state, rng, limit) {
      let status = reference.run(state);
      let answers = 0;
      while (status === DECISION && answers < limit) {
        status = reference.apply(state, options[rng.below(list.count)]!);
        answers++;
      }
      return answers;
    },
    isOver: (state) => reference.isOver(state),
    turns: (state) => reference.turns(state),
  };
}

/**
 * Plays whole games from the start; each run goes on with new seeds.
 *
 * @returns a workload that counts answers
 */
export function playouts(side: Side, games: number): { name: string; run(): number } {
  const state = side.newState();
  const rng = new Rng(1);
  let game = 0;
  return {
    name: side.name,
    run() {
      let answers = 0;
      for (let i = 0; i < games; i++) {
        side.begin(state, gameSeed(7, game));
        rng.reseed(gameSeed(8, game++));
        answers += side.play(state, rng, ANSWERS_MAX);
      }
      return answers;
    },
  };
}

/** Positions in the middle of games: some answers after the given turn has begun. */
export function midGames(side: Side, turn: number, wanted: number): Int32Array[] {
  const found: Int32Array[] = [];
  const state = side.newState();
  const rng = new Rng(3);
  for (let game = 0; found.length < wanted; game++) {
    side.begin(state, gameSeed(9, game));
    side.play(state, rng, 0);
    while (!side.isOver(state) && side.turns(state) < turn) side.play(state, rng, 1);
    side.play(state, rng, 5);
    if (!side.isOver(state)) found.push(state.slice());
  }
  return found;
}

/** Copies positions and plays on from them. */
export function playoutsFrom(side: Side, positions: readonly Int32Array[], limit: number) {
  const state = side.newState();
  const rng = new Rng(5);
  return {
    name: side.name,
    run() {
      let answers = 0;
      for (const position of positions) {
        state.set(position);
        answers += side.play(state, rng, limit);
      }
      return answers;
    },
  };
}
