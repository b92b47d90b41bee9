/** Plays both sides of a game at random and counts, the same way for each, what came out. */
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { ANSWERS_MAX } from '../playing.ts';
import { DECISION, list, options, type Reference } from '@undercroft/reference';
import { Moments } from '../statistics.ts';

/** Numbers of many games by name. */
export class Numbers extends Map<string, Moments> {
  add(name: string, value: number): void {
    let moments = this.get(name);
    if (moments === undefined) this.set(name, (moments = new Moments()));
    moments.add(value);
  }

  /** Whether something holds: its mean is a share. */
  addIf(name: string, holds: boolean): void {
    this.add(name, holds ? 1 : 0);
  }
}

/** What was asked in one game. */
export interface Asked {
  decisions: number;
  /** answers listed in all of them */
  listed: number;
}

/** How a game is counted, on either side. */
export interface Agreement {
  /**
   * @returns what counts the end of one game of the compiled side; made once, so that it may look
   *   things up first
   */
  generated(
    module: GameModule,
    players: number,
  ): (state: Int32Array, begun: Int32Array, asked: Asked, into: Numbers) => void;
  /**
   * Counts the end of one game of the hand-written side.
   *
   * @param begun the state before the first answer
   */
  reference(state: Int32Array, begun: Int32Array, asked: Asked, into: Numbers): void;
}

export interface Series {
  readonly players: number;
  readonly games: number;
  readonly seed: number;
}

export function generatedGames(module: GameModule, agreement: Agreement, { players, games, seed }: Series): Numbers {
  const { io, meta } = module;
  const numbers = new Numbers();
  const state = createState(module);
  const initial = meta.options.map((option) => option.initial);
  const rng = new Rng(0);
  const count = agreement.generated(module, players);
  for (let game = 0; game < games; game++) {
    module.init(state, initial, players, gameSeed(seed, game));
    rng.reseed(gameSeed(seed + 1, game));
    const asked: Asked = { decisions: 0, listed: 0 };
    let status = advance(module, state);
    const begun = state.slice();
    while (status === STATUS.decision && asked.decisions < ANSWERS_MAX) {
      asked.decisions++;
      asked.listed += io.count;
      status = applyOption(module, state, io.options[rng.below(io.count)]!);
    }
    count(state, begun, asked, numbers);
  }
  return numbers;
}

export function referenceGames(reference: Reference, agreement: Agreement, { players, games, seed }: Series): Numbers {
  const numbers = new Numbers();
  const state = reference.createState();
  const rng = new Rng(0);
  for (let game = 0; game < games; game++) {
    reference.init(state, gameSeed(seed, game), players);
    rng.reseed(gameSeed(seed + 1, game));
    const asked: Asked = { decisions: 0, listed: 0 };
    let status = reference.run(state);
    const begun = state.slice();
    while (status === DECISION && asked.decisions < ANSWERS_MAX) {
      asked.decisions++;
      asked.listed += list.count;
      status = reference.apply(state, options[rng.below(list.count)]!);
    }
    agreement.reference(state, begun, asked, numbers);
  }
  return numbers;
}
