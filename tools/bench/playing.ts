/** The two sides that are measured against each other: the game as compiled, and as written by hand. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import * as reference from './reference/keeper/game.ts';
import * as at from './reference/keeper/layout.ts';

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

export function generatedSide(module: GameModule, name = 'generated'): Side {
  const { io, meta } = module;
  const options = meta.options.map(({ initial }) => initial);
  const turns = meta.fields.find((field) => field.name === 'turns');
  return {
    name,
    newState: () => createState(module),
    begin: (state, seed) => module.init(state, options, meta.players.min, seed),
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
    turns: (state) => (turns === undefined ? 0 : state[turns.offset]! + state[turns.offset + 1]!),
  };
}

export function referenceSide(): Side {
  const { options, list } = reference;
  return {
    name: 'by hand',
    newState: () => reference.createState(),
    begin: (state, seed) => reference.init(state, seed),
    play(state, rng, limit) {
      let status = reference.run(state);
      let answers = 0;
      while (status === reference.DECISION && answers < limit) {
        status = reference.apply(state, options[rng.below(list.count)]!);
        answers++;
      }
      return answers;
    },
    isOver: (state) => state[at.WINNER]! >= 0,
    turns: (state) => state[at.TURNS]!,
  };
}

/** Plays whole games from the start; each run goes on with new seeds. @returns a workload that counts answers */
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
