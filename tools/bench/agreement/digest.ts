/** What random games come to, as one digest: two compilers that give the same play the same. */
import { createHash } from 'node:crypto';
import { HEADER, STATUS, type GameModule, type Status } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { gameSeed, setupsOf } from '@undercroft/simulator';

/** Most answers in one game. Games that go on are left there. */
const ANSWERS_MAX = 3000;

/** What a series of games came to. */
export interface SeriesDigest {
  /** numbers of players, variants and options, which take turns */
  readonly setups: number;
  readonly answers: number;
  /** games that broke a limit of the rules; where, and in which position, is part of the digest */
  readonly failed: number;
  /** 16 hex digits */
  readonly digest: string;
}

/**
 * Plays random games and digests each position with its question and all legal answers. Frames are
 * left out, because where the rules stopped is a matter of the compiler.
 *
 * @param games how many; game `i` has the setup `i` modulo their number, and a seed of its own
 */
export function digestGames(module: GameModule, games: number): SeriesDigest {
  const { io, meta } = module;
  const setups = setupsOf(meta);
  const state = createState(module);
  const position = new Int32Array(meta.layout.frames);
  const hash = createHash('sha256');
  const rng = new Rng(0);
  let [answers, failed] = [0, 0];

  const note = (): void => {
    position.set(state.subarray(0, position.length));
    position[HEADER.top] = position[HEADER.frame] = 0;
    hash.update(new Uint8Array(position.buffer));
    hash.update(`${io.ask} ${io.player} ${io.options.subarray(0, io.count).join()}`);
  };

  const play = (): void => {
    let status: Status = advance(module, state);
    note();
    for (let given = 0; status === STATUS.decision && given < ANSWERS_MAX; given++) {
      status = applyOption(module, state, io.options[rng.below(io.count)]!);
      answers++;
      note();
    }
  };

  for (let game = 0; game < games; game++) {
    const { setup, options } = setups[game % setups.length]!;
    rng.reseed(gameSeed(12, game));
    module.init(state, options, setup.players, gameSeed(11, game));
    try {
      play();
    } catch (error) {
      failed++;
      hash.update(String(error));
    }
  }
  return { setups: setups.length, answers, failed, digest: hash.digest('hex').slice(0, 16) };
}
