/** A game in play, written down as a scenario. */
import { createGame, GameError, type Decision, type Game } from '@undercroft/engine';
import { matchAnswer, nameAnswers, type NamedAnswer } from '../language/answers.ts';
import { situationOf, type Situation } from '../language/names.ts';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';
import { showValue } from '../language/values.ts';
import { changesBetween, dumpState } from '../state/dump.ts';
import { openNames } from './result.ts';
import { runScenario } from './run.ts';

/** A scenario as plain data, its keys in the order in which people write them. */
export interface RecordedScenario {
  readonly it: string;
  readonly players: number;
  readonly seed: number | string;
  readonly options?: Readonly<Record<string, string>>;
  readonly do: readonly string[];
  readonly expect: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Most values that a recorded scenario expects; its
 * author removes those that are beside the point.
 */
const EXPECTED_MAX = 12;

/** Most things of a zone that a recorded scenario lists. */
const LISTED_MAX = 12;

/**
 * Writes a position down: how the game began, every answer, and what the last one has changed. What
 * it gives passes when it is run.
 *
 * @param it  what is shown
 * @returns null for a game that goes on a campaign or began in the middle, and where an answer has
 *   no name of its own
 */
export function recordScenario({ module, setup, position, answers }: Game, it: string): RecordedScenario | null {
  if (setup === null || setup.legacy !== null) return null;
  const { meta } = module;
  const { players, seed } = setup;
  const options = Object.fromEntries(meta.options.map(({ name }, n) => [name, setup.options[n]!]));
  const game = createGame(module, { players, seed, options });
  const given: string[] = [];
  let before = dumpOf(game);
  for (const value of answers.slice(0, position)) {
    const decision = game.decision();
    if (decision === null) return null;
    const index = decision.options.findIndex((option) => option.value === value);
    const name = nameOf(game, decision, index);
    if (name === null) return null;
    if (given.length === position - 1) before = dumpOf(game);
    game.answer(index);
    given.push(name);
  }
  const chosen = meta.options.flatMap(({ name, type, initial }, n) =>
    setup.options[n] === initial ? [] : [[name, showValue(meta, type, setup.options[n]!)] as const],
  );
  const last = game.decision();
  const recorded = {
    it,
    players,
    seed,
    ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }),
    do: given,
    expect: {
      ...Object.fromEntries(changed(before, dumpOf(game)).slice(0, EXPECTED_MAX)),
      ...(last === null ? {} : { open: openNames(last)[0] }),
    },
  };
  return passing(game, recorded);
}

function dumpOf(game: Game): ReadonlyMap<string, string> {
  return dumpState(situationIn(game, game.state));
}

function situationIn({ module }: Game, state: Int32Array): Situation {
  return situationOf(module, state);
}

/** What is another thing than it was, by the paths of scenarios; long lists say little. */
function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): [string, string | readonly string[]][] {
  return changesBetween(before, after).flatMap(({ name, after: value }) => {
    const entry = value?.startsWith('[') === true ? value.slice(1, -1).split(', ').filter(Boolean) : value;
    return entry === undefined || (Array.isArray(entry) && entry.length > LISTED_MAX) ? [] : [[name, entry]];
  });
}

/** What an answer is called so that no other is meant; null when nothing tells it from others. */
function nameOf(game: Game, { player, ask, options }: Decision, index: number): string | null {
  const situation = situationIn(game, game.stateFor(player));
  const values = options.map(({ value }) => value);
  const labels = options.map(({ label }) => label);
  const answers = nameAnswers(situation, ask, values, labels);
  const wanted = answers[index]!;
  const names = wanted === undefined ? [] : [wanted.name, ...wanted.words];
  const meant = (name: string): NamedAnswer | null => {
    const match = matchAnswer(answers, name);
    return match.is === 'one' ? match.answer : null;
  };
  // Things that are all the same: any of them leads to the same position.
  const alike = names.find((name) => meant(name)?.identity === wanted.identity) ?? null;
  return names.find((name) => meant(name)?.index === index) ?? alike;
}

/** The scenario without what it cannot be held to; null when its answers do not lead there. */
function passing(game: Game, recorded: RecordedScenario): RecordedScenario | null {
  const failing = failuresOf(game, recorded);
  if (failing === null) return recorded;
  const kept = Object.entries(recorded.expect).filter(([key]) => !failing.some((message) => message.includes(key)));
  const less = { ...recorded, expect: Object.fromEntries(kept) };
  return failuresOf(game, less) === null ? less : null;
}

/** What a scenario fails for, null when it passes. */
function failuresOf({ module }: Game, recorded: RecordedScenario): readonly string[] | null {
  const { scenarios } = readScenarios('recorded', plainSource([recorded]));
  const scenario = scenarios[0];
  if (scenario === undefined) return ['it cannot be read'];
  try {
    const { failures, passed } = runScenario(module, scenario);
    return passed ? null : failures.map(({ message }) => message);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return [error.message];
  }
}
