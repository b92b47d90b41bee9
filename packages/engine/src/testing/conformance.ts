/**
 * What holds for every game, as a list of checks that any test runner can run. A new game gets all
 * of them by naming its module; none of them knows what the game is about.
 */
import { DISABLED_RECORD, DISABLED_SIZE, HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import { decodeAnswers, encodeAnswers } from '../start/answers.ts';
import { createGame } from '../game/create.ts';
import type { Game } from '../game/game.ts';
import { hashState, statesEqual } from '../state/hash.ts';
import { checkInvariants } from '../state/invariants.ts';
import { loadGame, replayGame } from '../game/load.ts';
import { advance, applyOption, createState, playRandom } from '../game/playout.ts';
import { Rng } from '../state/rng.ts';
import { initState, resolveSetup, type GameSetup } from '../start/setup.ts';
import { seenByEach, zoneSeenByEach } from './seen-by-each.ts';
import { seenBy, zoneSeenBy } from '../state/visibility.ts';

/** How much is tried. Everything is seeded, so a check gives the same result each time. */
export interface ConformanceSettings {
  /** games per check and number of players; default 3 */
  readonly games?: number;
  /** most answers of a game; a game that takes more fails; default 20000 */
  readonly limit?: number;
  /** setups to try; default: each possible number of players, and each variant once */
  readonly setups?: readonly Omit<GameSetup, 'seed'>[];
}

/** One check. `run` throws an Error that says what does not hold, with the setup and the seed. */
export interface ConformanceCheck {
  readonly name: string;
  readonly run: () => void;
}

type Setup = GameSetup & { readonly seed: number };
type Check = (module: GameModule, setup: Setup, limit: number) => void;

const checks: readonly (readonly [string, Check])[] = [
  ['ends within the limit when played at random', ends],
  ['gives the same state after every answer when played twice', determinism],
  ['gives the same state when replayed from its answers and from its save', replay],
  ['lists the same answers when asked again, and changes nothing by it', idempotentListing],
  ['can apply every answer it lists', legalIsApplicable],
  ['never lists an answer both as legal and as disabled, and none twice', legalOrDisabled],
  ['goes on from a snapshot as from the game itself', snapshotRoundTrip],
  ['leaves a clone alone when the original goes on', cloneIsolation],
  ['comes back to every position by undo and redo', undoRoundTrip],
  ['is not changed by looking at other positions and trying answers', readingChangesNothing],
  ['keeps the invariants of the engine after every answer', invariants],
  ['plays the same with and without log and explanations', watchingChangesNothing],
  ['asks the same players the same with and without words', wordsChangeNothing],
  ['lets all viewers at once know what each of them may know alone', seenTogether],
];

/**
 * The checks of a game. Hand them to a test runner: `for (const { name, run } of
 * conformance(module)) it(name, run)`.
 */
export function conformance(module: GameModule, settings: ConformanceSettings = {}): ConformanceCheck[] {
  const { games = 3, limit = 20_000 } = settings;
  const setups = settings.setups ?? allSetups(module);
  return checks.map(([name, check]) => ({
    name,
    run: () => {
      for (const setup of setups)
        for (let seed = 1; seed <= games; seed++) attempt(name, check, module, { ...setup, seed }, limit);
    },
  }));
}

function attempt(name: string, check: Check, module: GameModule, setup: Setup, limit: number): void {
  try {
    check(module, setup, limit);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${module.meta.title} ${name}: fails with ${JSON.stringify(setup)}\n${text}`, { cause: error });
  }
}

function allSetups({ meta }: GameModule): Omit<Setup, 'seed'>[] {
  const setups: Omit<Setup, 'seed'>[] = [];
  for (let players = meta.players.min; players <= meta.players.max; players++) setups.push({ players });
  for (const { name } of meta.variants) setups.push({ players: meta.players.min, variant: name });
  return setups;
}

function begin(module: GameModule, setup: Setup): Int32Array {
  const state = createState(module);
  initState(module, state, resolveSetup(module.meta, setup));
  return state;
}

function must(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

function same(a: Int32Array, b: Int32Array, when: string): void {
  must(
    statesEqual(a, b),
    () => `two states that must be equal differ ${when}, first in cell ${a.findIndex((cell, i) => cell !== b[i])}`,
  );
}

/** Walks a random game and calls `visit` at every decision, before its answer is given. */
function walk(
  module: GameModule,
  setup: Setup,
  limit: number,
  visit: (state: Int32Array, answers: number, rng: Rng) => void,
): void {
  const state = begin(module, setup);
  const rng = new Rng(setup.seed);
  const looker = new Rng(setup.seed + 1);
  let status = advance(module, state);
  for (let answers = 0; status === STATUS.decision && answers < limit; answers++) {
    const choice = module.io.options[rng.below(module.io.count)];
    visit(state, answers, looker);
    status = applyOption(module, state, choice);
  }
}

/** How often the costly checks look: at every decision at first, then at every 7th. */
function due(answers: number): boolean {
  return answers < 40 || answers % 7 === 0;
}

function ends(module: GameModule, setup: Setup, limit: number): void {
  const state = begin(module, setup);
  const answers = playRandom(module, state, new Rng(setup.seed), limit);
  must(state[HEADER.status] === STATUS.over, () => `it still goes on after ${answers} answers`);
}

function determinism(module: GameModule, setup: Setup, limit: number): void {
  const hashes: string[] = [];
  walk(module, setup, limit, (state) => void hashes.push(hashState(state)));
  let at = 0;
  walk(module, setup, limit, (state, answers) => {
    must(hashes[at] === hashState(state), () => `the second game differs after answer ${answers}`);
    at++;
  });
  must(at === hashes.length, () => `the second game has ${at} decisions, the first ${hashes.length}`);
}

function playedGame(module: GameModule, setup: Setup, limit: number): Game {
  const game = createGame(module, { ...setup, log: false });
  const rng = new Rng(setup.seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

function replay(module: GameModule, setup: Setup, limit: number): void {
  const trail = new Int32Array(limit);
  const state = begin(module, setup);
  const answers = playRandom(module, state, new Rng(setup.seed), limit, trail);
  const text = encodeAnswers(trail.subarray(0, answers));
  must(decodeAnswers(text)?.length === answers, () => 'the answers do not survive being written as text');
  const game = replayGame(module, { ...setup, log: false }, text);
  same(game.state, state, 'after a replay');
  const loaded = loadGame(module, game.save());
  must(loaded.ok, () => `the save is refused: ${loaded.ok ? '' : loaded.message}`);
  if (loaded.ok) same(loaded.game.state, state, 'after a save was loaded');
}

function listed(module: GameModule): string {
  const { io } = module;
  return [io.ask, io.player, io.about, io.taken, io.min, io.max, ...io.options.subarray(0, io.count)].join(' ');
}

function idempotentListing(module: GameModule, setup: Setup, limit: number): void {
  walk(module, setup, limit, (state, answers) => {
    const first = listed(module);
    const before = state.slice();
    const status = advance(module, state);
    must(
      status === STATUS.decision && listed(module) === first,
      () => `the list changes after answer ${answers}: ${first} and ${listed(module)}`,
    );
    same(before, state, `after answer ${answers} was listed twice`);
  });
}

function legalIsApplicable(module: GameModule, setup: Setup, limit: number): void {
  const trial = createState(module);
  walk(module, setup, limit, (state, answers, rng) => {
    must(module.io.count > 0, () => `nothing is offered after answer ${answers}`);
    if (!due(answers)) return;
    const options = module.io.options.slice(0, module.io.count);
    // Long lists are sampled: a game would otherwise take as many answers as the square of its
    // length.
    const tries = options.length <= 12 ? options : options.filter(() => rng.below(options.length) < 12);
    for (const option of tries) {
      trial.set(state);
      applyOption(module, trial, option);
      must(trial[HEADER.answered] === 0, () => `answer ${option} was not consumed after answer ${answers}`);
      must(
        trial[HEADER.answers] === state[HEADER.answers] + 1,
        () => `answer ${option} was not counted after answer ${answers}`,
      );
    }
  });
}

function legalOrDisabled(module: GameModule, setup: Setup, limit: number): void {
  const { io } = module;
  walk(module, setup, limit, (state, answers) => {
    if (!due(answers)) return;
    const before = listed(module);
    io.explain = true;
    try {
      advance(module, state);
    } finally {
      io.explain = false;
    }
    must(listed(module) === before, () => `explaining changes the list after answer ${answers}`);
    const legal = new Set(io.options.subarray(0, io.count));
    must(legal.size === io.count, () => `an answer is listed twice after answer ${answers}`);
    for (let i = 0; i < io.disabledCount; i++) {
      const option = io.disabled[i * DISABLED_SIZE + DISABLED_RECORD.option];
      must(
        !legal.has(option) || option === NONE,
        () => `answer ${option} is legal and disabled after answer ${answers}`,
      );
      must(
        module.meta.reasons[io.disabled[i * DISABLED_SIZE + DISABLED_RECORD.reason]] !== undefined,
        () => `answer ${option} is disabled without a reason`,
      );
    }
  });
}

function snapshotRoundTrip(module: GameModule, setup: Setup, limit: number): void {
  const game = playedGame(module, setup, limit);
  const middle = Math.floor(game.length / 2);
  const end = game.snapshot();
  const answers = game.answers;
  game.goTo(middle);
  const copy = game.snapshot(createState(module));
  advance(module, copy);
  for (const value of answers.slice(middle)) applyOption(module, copy, value);
  same(copy, end, `after going on from a snapshot at answer ${middle}`);
}

function cloneIsolation(module: GameModule, setup: Setup, limit: number): void {
  const state = begin(module, setup);
  playRandom(module, state, new Rng(setup.seed), 20);
  const clone = state.slice();
  const before = hashState(clone);
  playRandom(module, state, new Rng(setup.seed + 1), limit);
  must(hashState(clone) === before, () => 'the clone changed while the original went on');
  const again = clone.slice();
  playRandom(module, clone, new Rng(setup.seed + 1), limit);
  same(clone, state, 'after the clone played the same');
  must(hashState(again) === before, () => 'the clone of the clone changed');
}

function undoRoundTrip(module: GameModule, setup: Setup, limit: number): void {
  const game = createGame(module, { ...setup, log: false });
  const rng = new Rng(setup.seed);
  const hashes = [game.hash()];
  while (!game.over && game.position < Math.min(limit, 400)) {
    game.answer(rng.below(game.decision()!.options.length));
    hashes.push(game.hash());
  }
  for (let i = 0; i < 60; i++) {
    const position = rng.below(hashes.length);
    game.goTo(position);
    must(game.hash() === hashes[position], () => `position ${position} is another one when gone back to`);
  }
  game.goTo(0);
  while (game.redo())
    must(game.hash() === hashes[game.position], () => `position ${game.position} is another one when redone`);
}

/**
 * Looks between the answers, some of them after an undo: state, list, answers and what a redo gives
 * stay as they are.
 */
function readingChangesNothing(module: GameModule, setup: Setup, limit: number): void {
  const game = createGame(module, { ...setup, log: false });
  const rng = new Rng(setup.seed);
  const hashes = [game.hash()];
  while (!game.over && game.position < Math.min(limit, 120)) {
    game.answer(rng.below(game.decision()!.options.length));
    hashes.push(game.hash());
  }
  for (let turn = 0; turn < 40; turn++) {
    const here = rng.below(hashes.length);
    game.goTo(here);
    const before = game.snapshot();
    const decision = JSON.stringify(game.decision());
    for (let reads = 0; reads < 4; reads++) {
      const position = rng.below(hashes.length);
      must(hashState(game.peek(position).state) === hashes[position], () => `position ${position} looks another`);
      if (!game.over) game.try(rng.below(game.decision()!.options.length));
      game.undoInfo(rng.below(here + 1));
      game.save(position);
    }
    same(game.state, before, `after looking around at answer ${here}`);
    must(JSON.stringify(game.decision()) === decision, () => `looking around changes the question at answer ${here}`);
    must(
      game.position === here && game.length === hashes.length - 1,
      () => `looking around at answer ${here} forgets answers`,
    );
  }
  while (game.redo())
    must(game.hash() === hashes[game.position], () => `position ${game.position} is another one when redone`);
}

function invariants(module: GameModule, setup: Setup, limit: number): void {
  walk(module, setup, limit, (state, answers) => {
    if (!due(answers)) return;
    const violations = checkInvariants(module, state);
    must(violations.length === 0, () => `after answer ${answers}:\n${violations.slice(0, 10).join('\n')}`);
  });
}

/** Looks at the first decision and at every 40th: each time at all things and zones. */
function seenTogether(module: GameModule, setup: Setup, limit: number): void {
  const { meta } = module;
  const { things, zones } = meta.layout;
  walk(module, setup, limit, (state, answers) => {
    if (answers % 40 !== 0) return;
    for (let thing = -1; thing <= things; thing++) {
      const [together, each] = [
        seenBy(meta, state, thing, setup.players),
        seenByEach(meta, state, thing, setup.players),
      ];
      must(together === each, () => `thing ${thing} is seen by ${together}, not ${each}, after answer ${answers}`);
    }
    for (let zone = 0; zone < zones; zone++) {
      const together = zoneSeenBy(meta, state, zone, setup.players);
      const each = zoneSeenByEach(meta, state, zone, setup.players);
      must(together === each, () => `zone ${zone} is seen by ${together}, not ${each}, after answer ${answers}`);
    }
  });
}

function watchingChangesNothing(module: GameModule, setup: Setup, limit: number): void {
  const plain = playedGame(module, setup, Math.min(limit, 400));
  const watched = createGame(module, setup);
  for (const value of plain.answers) {
    watched.disabled();
    watched.answer({ value });
  }
  must(watched.hash() === plain.hash(), () => 'a game that is watched goes another way');
  for (const event of watched.events)
    must(module.meta.events[event.event] !== undefined, () => `event ${event.event} is not declared`);
}

/** Answers of a game whose questions are read in words as well. */
const WORDED = 150;

function wordsChangeNothing(module: GameModule, setup: Setup): void {
  const game = createGame(module, setup);
  const rng = new Rng(setup.seed);
  while (!game.over && game.position < WORDED) {
    const bare = game.questions();
    const worded = game.decisions();
    const isSame = worded.every(({ ask, player }, i) => bare[i]?.ask === ask && bare[i].player === player);
    must(isSame && bare.length === worded.length, () => `other players are asked at position ${game.position}`);
    const { options, player } = worded[rng.below(worded.length)];
    game.answerFor(player, rng.below(options.length));
  }
}
