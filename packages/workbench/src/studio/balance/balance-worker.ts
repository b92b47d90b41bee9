/**
 * Plays games of bots on the game as it is edited, for the balance panel. The
 * first message brings the game; the answer says how it can be played. Each further message
 * asks for a series, and growing results of it are posted until it is over.
 */
import { botNamed } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { resolveSetup } from '@undercroft/engine';
import type { BalanceTold } from '@undercroft/report/html';
import { balanceOf, mergeBalance, simulateBalance, type BalanceShard } from '@undercroft/simulator';
import { moduleFromText } from '../module-from-text.ts';

/** The first message: the game as one ES module. */
export interface BalanceGame {
  readonly code: string;
}

/** What is to be played. */
export interface BalanceOrder {
  readonly players: number;
  /** name; empty: the game as written */
  readonly variant: string;
  /** name of the bot that plays every seat */
  readonly bot: string;
  readonly games: number;
}

/** How the game can be played. */
export interface BalanceWays {
  readonly is: 'ways';
  readonly players: { readonly min: number; readonly max: number };
  readonly variants: readonly { readonly name: string; readonly title: string }[];
  /** name; empty: the game as written */
  readonly recommended: string;
}

/** What was played so far. */
export interface BalanceSoFar {
  readonly is: 'played';
  readonly games: number;
  readonly of: number;
  readonly told: BalanceTold;
}

/** A message of the worker. */
export type BalanceNews = BalanceWays | BalanceSoFar;

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<BalanceGame | BalanceOrder>) => void): void;
  readonly postMessage: (news: BalanceNews) => void;
}

/** Second games of each game, with one choice barred. */
const TRIES = 2;
/** Most answers of a game: one that has more does not end. */
const ANSWERS = 5000;
const SEED = 1;
/** Milliseconds between two reports. */
const REPORT_AFTER = 1000;

const scope = self as unknown as Scope;
/** The game that is played; an order may come while it is being loaded. */
let game: Promise<GameModule> | null = null;
scope.addEventListener('message', ({ data }) => void hear(data).catch(reportError));

async function hear(message: BalanceGame | BalanceOrder): Promise<void> {
  if ('code' in message) {
    game = moduleFromText(message.code);
    tell(waysOf(await game));
  } else if (game !== null) play(await game, message);
}

function waysOf({ meta: { players, variants, recommended } }: GameModule): BalanceWays {
  const named = variants.map(({ name, title }) => ({ name, title }));
  return {
    is: 'ways',
    players,
    variants: named,
    recommended: recommended === undefined ? '' : named[recommended]!.name,
  };
}

/** Plays a series in parts, which are the same games as in one. */
function play(module: GameModule, { players, variant, bot, games }: BalanceOrder): void {
  const { meta } = module;
  const make = botNamed(bot);
  if (make === null) throw new Error(`there is no bot ${bot}`);
  const setup = { players, seed: SEED, ...(variant === '' ? {} : { variant }) };
  const { options } = resolveSetup(meta, setup);
  const series = { game: module, players, options, seed: SEED, bots: [{ name: bot, make }], answers: ANSWERS };
  const parts: BalanceShard[] = [];
  let told = 0;
  for (let index = 0; index < games; index++) {
    parts.push(simulateBalance(series, { from: index, to: index + 1, tries: TRIES }));
    const isLast = index + 1 === games;
    if (!isLast && performance.now() - told < REPORT_AFTER) continue;
    parts.splice(0, parts.length, mergeBalance(parts));
    const [balance] = parts as [BalanceShard];
    const report = balanceOf(meta, balance);
    tell({ is: 'played', games: index + 1, of: games, told: { title: meta.title, report, balance } });
    told = performance.now();
  }
}

function tell(news: BalanceNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(news);
}
