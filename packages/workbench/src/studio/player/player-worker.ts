/**
 * Plays the game as it is edited again and again, quietly, with everything checked that holds for
 * every game. One message in; then findings, whenever there are others.
 */
import { randomBot } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { createGame, decodeAnswers } from '@undercroft/engine';
import {
  addCoverage,
  coverageOf,
  setupsOf,
  simulate,
  type CoverageCounts,
  type FailedGame,
  type NamedSetup,
  type Shard,
} from '@undercroft/simulator';
import { moduleFromText } from '../module-from-text.ts';

/** The first message: the game as one ES module. */
export interface PlayerStart {
  readonly code: string;
}

/** What was found so far. */
export interface PlayerReport {
  /** games that were played */
  readonly games: number;
  /** whether any more are */
  readonly ended: boolean;
  readonly failures: readonly PlayedFailure[];
  /** games that did not end, and the first of them, with where it goes round */
  readonly endless: number;
  readonly round: PlayedFailure | null;
  /** what was never carried out in all these games; empty until enough were played */
  readonly never: readonly NeverReached[];
}

/** A game in which a rule failed, or something did not hold. */
export interface PlayedFailure {
  readonly message: string;
  readonly seed: number;
  /** answers given before it failed */
  readonly answers: number;
  /** its position; null when it failed before the first question */
  readonly state: Int32Array | null;
}

/** A part of the rules, by its place. */
export interface NeverReached {
  readonly file: string;
  readonly line: number;
  /** `play`: a card that was never played; else the sort of rule */
  readonly what: string;
}

/** Most games. */
const GAMES = 2000;
/** Games before what was never reached is worth saying, in each way to begin and at least. */
const ENOUGH = 60;
const ENOUGH_EACH = 3;
/** Most answers of a game: one that has more does not end. */
const ANSWERS = 5000;
/** Failed games after which no more are played. */
const FAILED = 12;
/**
 * Rests this many times as long as it played, so that the page and
 * other workers get the processor.
 */
const REST = 2;
/** Milliseconds between reports. */
const REPORT_AFTER = 1500;

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<PlayerStart>) => void): void;
  readonly postMessage: (report: PlayerReport) => void;
}

const scope = self as unknown as Scope;
scope.addEventListener('message', ({ data }) => void play(data).catch(reportError));

async function play({ code }: PlayerStart): Promise<void> {
  const game = await moduleFromText(code);
  const setups = setupsOf(game.meta);
  const enough = Math.max(ENOUGH, ENOUGH_EACH * setups.length);
  let counts: CoverageCounts | null = null;
  const failures: PlayedFailure[] = [];
  const known = new Set<string>();
  let failed = 0;
  let endless = 0;
  let round: PlayedFailure | null = null;
  let told = performance.now();
  for (let index = 0; index < GAMES && failed < FAILED; index++) {
    const begun = performance.now();
    // What only a variant or an option brings happens there alone.
    const setup = setups[index % setups.length]!;
    const shard = playedOnce(game, setup, index);
    counts = counts === null ? shard.reached! : addCoverage(counts, shard.reached!);
    const fresh = shard.failures.filter(({ message }) => !known.has(sortOf(message)));
    for (const { message } of fresh) known.add(sortOf(message));
    failures.push(...fresh.map((one) => failureOf(game, setup, one)));
    failed += shard.failed;
    endless += shard.unfinished;
    const [goesOn] = shard.endless;
    if (round === null && goesOn !== undefined) round = failureOf(game, setup, goesOn);
    const games = index + 1;
    const isLast = games === GAMES || failed >= FAILED;
    if (isLast || shard.failed > 0 || shard.unfinished > 0 || performance.now() - told > REPORT_AFTER) {
      told = performance.now();
      const never = games < enough ? [] : neverReached(game, counts);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      scope.postMessage({ games, ended: isLast, failures, endless, round, never });
    }
    await new Promise((done) => setTimeout(done, (performance.now() - begun) * REST));
  }
}

function playedOnce(game: GameModule, { setup: { players }, options }: NamedSetup, index: number): Shard {
  const bots = [{ name: 'random', make: randomBot }];
  const series = { game, players, options, seed: 1, bots, answers: ANSWERS };
  return simulate(series, { from: index, to: index + 1, coverage: true, check: { every: 16 } });
}

/** What fails in the same way in several games is told once. */
function sortOf(message: string): string {
  return (message.split('\n')[0] ?? '').replaceAll(/\d+/g, '#');
}

/** Where the game stood before it failed. */
function failureOf(game: GameModule, { setup }: NamedSetup, { seed, answers, message }: FailedGame): PlayedFailure {
  const indexes = decodeAnswers(answers) ?? [];
  let state: Int32Array | null = null;
  let given = 0;
  try {
    const again = createGame(game, { ...setup, seed, log: false });
    state = again.state.slice();
    for (const index of indexes) {
      again.answer(index);
      state = again.state.slice();
      given++;
    }
  } catch {
    // This is the answer that fails.
  }
  return { message: message.split('\n')[0] ?? message, seed, answers: given, state };
}

function neverReached({ meta }: GameModule, counts: CoverageCounts): NeverReached[] {
  return coverageOf(meta, counts).deadSites.flatMap((site) => {
    const [, file, line, what] = /^(.+):(\d+) (.+)$/.exec(site) ?? [];
    return file === undefined || line === undefined || what === undefined ? [] : [{ file, line: Number(line), what }];
  });
}
