/**
 * A series of games as plain data, so that it can be handed to a worker, and playing a part of it.
 */
import { performance } from 'node:perf_hooks';
import { botNamed, lacksLearning } from '@undercroft/bots';
import type { GameMeta, GameModule } from '@undercroft/contract';
import {
  evaluate,
  positionAfterDo,
  prepareScenario,
  ScenarioProblem,
  showReading,
  type Scenario,
  type Situation,
} from '@undercroft/scenario';
import {
  mergeShards,
  simulateCampaigns,
  ViolationError,
  type Series,
  type Shard,
  type SimulateOptions,
} from '@undercroft/simulator';
import { checkViews } from '@undercroft/view';
import { UsageError } from '../failure.ts';
import { moduleFromText } from '../module-from-text.ts';

/** What is played. Plain data. */
export interface SeriesJob {
  /** text of the compiled game */
  readonly code: string;
  readonly players: number;
  /** one int per option of the game */
  readonly options: readonly number[];
  readonly seed: number;
  /** names of bots */
  readonly bots: readonly string[];
  /** most answers in a game */
  readonly answers: number;
  readonly coverage: boolean;
  /** whether it is counted what players chose */
  readonly uses?: boolean;
  /** whether everything that holds for every game is tried after every answer */
  readonly check?: boolean;
  /** whether bots do not change seats */
  readonly keepSeats?: boolean;
  /** whether it is counted how long bots think */
  readonly times?: boolean;
  /** games of a campaign; left out: 1 */
  readonly campaign?: number;
  /** begins each game from a position and looks at its end */
  readonly odds: OddsJob | null;
}

export interface OddsJob {
  readonly scenario: Scenario;
  /** expressions over the final state */
  readonly show: readonly string[];
  /** whether its answers are given first */
  readonly afterDo: boolean;
}

/** Result of a part of a series. Plain data. */
export interface PartResult {
  readonly shard: Shard;
  /** of campaigns: the second games, the third ones ... */
  readonly later: readonly Shard[];
  /** by expression: each value that came out, and how often */
  readonly odds: readonly (readonly (readonly [value: string, count: number])[])[];
}

/** Makes the bot of a name. @throws UsageError when there is none */
export function requireBot(name: string): NonNullable<ReturnType<typeof botNamed>> {
  const make = botNamed(name);
  if (make === null)
    throw new UsageError(
      `there is no bot \`${name}\`; there are random, sensible, sensible:400, sensible:50ms, sensible:400~20, untrained, learned and learned-tree`,
    );
  return make;
}

/** How a game is played. */
export interface WayToPlay {
  readonly players: number;
  /** values of all options of the game */
  readonly options: readonly number[];
}

/**
 * Makes sure that bots can play.
 *
 * @throws UsageError for an unknown bot, or a learned one without learned numbers
 */
export function requireBots(names: readonly string[], meta: GameMeta, { players, options }: WayToPlay): void {
  for (const name of names) {
    requireBot(name);
    if (lacksLearning(name, meta, players, options))
      throw new UsageError(
        `\`${name}\`: nothing was learned for this way to play ${meta.title} with ${players}: \`undercroft train ${meta.id}\` makes it, for one variant and one number of players`,
      );
  }
}

/** Plays parts of a series in this thread. */
export class SeriesPlayer {
  readonly #job: SeriesJob;
  readonly #game: GameModule;
  #begun: Situation | undefined;

  private constructor(job: SeriesJob, game: GameModule) {
    this.#job = job;
    this.#game = game;
  }

  static async load(job: SeriesJob): Promise<SeriesPlayer> {
    return new SeriesPlayer(job, await moduleFromText(job.code));
  }

  /** Plays the games from one index up to another. */
  play(from: number, to: number): PartResult {
    const { odds, coverage, uses = false, campaign = 1 } = this.#job;
    const counts = (odds?.show ?? []).map(() => new Map<string, number>());
    const options: SimulateOptions = {
      from,
      to,
      coverage,
      uses,
      ...(this.#job.check === true ? { check: { look: lookAtViews, lookEvery: VIEWS_EVERY } } : {}),
      each: ({ state, error }) => {
        if (error !== null || this.#begun === undefined) return;
        const situation = { ...this.#begun, state };
        for (const [i, text] of (odds?.show ?? []).entries()) {
          const value = valueOf(situation, text);
          counts[i]!.set(value, (counts[i]!.get(value) ?? 0) + 1);
        }
      },
    };
    const [shard, ...later] = simulateCampaigns(this.#series(), options, campaign);
    return { shard: shard!, later, odds: counts.map((values) => [...values]) };
  }

  #series(): Series {
    const { players, options, seed, bots, answers, odds, keepSeats = false, times = false } = this.#job;
    return {
      game: this.#game,
      players,
      options,
      seed,
      bots: bots.map((name) => ({ name, make: requireBot(name) })),
      answers,
      keepSeats,
      now: () => performance.now(),
      clock: times ? threadTime : undefined,
      begin: odds === null ? undefined : (state, gameSeed) => this.#begin(odds, state, gameSeed),
    };
  }

  #begin({ scenario, afterDo }: OddsJob, state: Int32Array, seed: number): void {
    this.#begun = afterDo
      ? answered(this.#game, scenario, seed)
      : prepareScenario(this.#game, scenario, { seed, scripted: false });
    state.set(this.#begun.state);
  }
}

/**
 * Milliseconds that this thread has worked: what else the machine does meanwhile does not count.
 */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * @throws ViolationError when an answer does not fit what chance brought: such a run is told as
 *   failed
 */
function answered(game: GameModule, scenario: Scenario, seed: number): Situation {
  try {
    return positionAfterDo(game, scenario, { seed });
  } catch (error) {
    if (error instanceof ScenarioProblem) throw new ViolationError(`line ${error.at.line}: ${error.message}`);
    throw error;
  }
}

/**
 * Views are tried at every nth position: one view takes as long as fifty answers. The first
 * position is always one.
 */
const VIEWS_EVERY = 61;

function lookAtViews(module: GameModule, state: Int32Array, answers: number): string | null {
  return checkViews(module, state, answers + 1);
}

function valueOf(situation: Situation, text: string): string {
  try {
    return showReading(situation, evaluate(situation, text).reading);
  } catch {
    // The expression was tried before: what it looks at is not there at the end of this game.
    return 'nothing';
  }
}

/** Adds parts of one series. @param parts at least one */
export function mergeParts(parts: readonly PartResult[]): PartResult {
  const shard = mergeShards(parts.map((part) => part.shard));
  const odds = parts[0]!.odds.map((_, i) => {
    const sum = new Map<string, number>();
    for (const part of parts) for (const [value, count] of part.odds[i]!) sum.set(value, (sum.get(value) ?? 0) + count);
    return [...sum];
  });
  const later = parts[0]!.later.map((_, i) => mergeShards(parts.map((part) => part.later[i]!)));
  return { shard, later, odds };
}

/** The part of a series: `3/10` of 1000 games is 200 to 300. */
export function rangeOf(shard: string | undefined, games: number): [number, number] {
  if (shard === undefined) return [0, games];
  const [part, parts] = (/^(\d+)\/(\d+)$/.exec(shard)?.slice(1) ?? []).map(Number);
  if (part === undefined || parts === undefined || part < 1 || part > parts) {
    throw new UsageError(`--shard takes i/n with i from 1 to n, not \`${shard}\``);
  }
  return [Math.floor((games * (part - 1)) / parts), Math.floor((games * part) / parts)];
}
