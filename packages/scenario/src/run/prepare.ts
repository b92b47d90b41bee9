/** From a scenario to a state that is ready to run: options, `given`, `start`, scripts. */
import type { GameMeta, GameModule, OptionMeta } from '@undercroft/contract';
import { HEADER, NONE, SCRIPT_SIZE } from '@undercroft/contract';
import { initState, parseSeed, writeScript, type Seed } from '@undercroft/engine';
import { parseCall } from './call.ts';
import { setUp } from './given.ts';
import { situationOf, splitNumber, thingNamed, type Situation } from '../language/names.ts';
import type { Scenario } from '../language/scenario.ts';
import { listOf, ScenarioProblem, textOf, valueAt, type SourceNode } from '../language/source.ts';
import { parseValue, tryValue } from '../language/values.ts';
import { nearHint, plainWords } from '../language/words.ts';

export interface PrepareOptions {
  /** overrides the scenario's `seed`; any int */
  readonly seed?: number;
  /** whether `dice` and `picks` are written into the state; default true */
  readonly scripted?: boolean;
}

/** In the script of a game: the most that a die can show. */
const MOST_OF_DIE = 0;

/** Seed of a scenario that names none. */
export const SCENARIO_SEED = 1;

/**
 * Makes the state a scenario begins with. Nothing has run yet.
 *
 * @throws ScenarioProblem when the scenario says something the game does not know
 */
export function prepareScenario(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): Situation {
  const { node } = scenario;
  const { meta } = game;
  const situation = situationOf(game, new Int32Array(meta.layout.size));
  const players = wholeNumber(valueAt(node, 'players'), meta.players.min);
  if (players < meta.players.min || players > meta.players.max) {
    const range = `${meta.players.min} to ${meta.players.max}`;
    throw new ScenarioProblem(`${meta.title} is for ${range} players, not ${players}`, valueAt(node, 'players')!.at);
  }
  const seed = options.seed ?? seedOf(valueAt(node, 'seed'));
  const chosen = chooseOptions(situation, node);
  initState(game, situation.state, { players, seed, options: chosen, script: null, legacy: null });
  const given = valueAt(node, 'given');
  if (given !== undefined) setUp(situation, given);
  begin(situation, node);
  if (options.scripted !== false) writeScripts(situation, node);
  return situation;
}

/** A number, or a text as pages and links have it. */
function seedOf(node: SourceNode | undefined): Seed {
  if (node === undefined) return SCENARIO_SEED;
  const seed = parseSeed(textOf(node));
  if (seed === null) throw new ScenarioProblem('expected a seed: a whole number, or letters and digits', node.at);
  return seed;
}

function wholeNumber(node: SourceNode | undefined, otherwise: number): number {
  if (node === undefined) return otherwise;
  if (node.is === 'scalar' && typeof node.value === 'number' && Number.isInteger(node.value)) return node.value;
  throw new ScenarioProblem('expected a whole number', node.at);
}

function chooseOptions(situation: Situation, node: SourceNode): number[] {
  const { meta } = situation.names;
  const chosen = meta.options.map(({ initial }) => initial);
  const variant = valueAt(node, 'variant');
  if (variant !== undefined) {
    const name = textOf(variant);
    const found = meta.variants.find((one) => one.name === name);
    if (found === undefined) {
      const near = nearHint(
        name,
        meta.variants.map((one) => one.name),
      );
      throw new ScenarioProblem(`${meta.title} has no variant \`${name}\`${near}`, variant.at);
    }
    for (const [option, value] of found.options) chosen[option] = value;
  }
  const options = valueAt(node, 'options');
  if (options === undefined) return chosen;
  if (options.is !== 'map') throw new ScenarioProblem('`options` is a map: name and value', options.at);
  for (const { key, keyAt, value } of options.entries) {
    const index = meta.options.findIndex(({ name }) => name === key);
    if (index < 0) throw new ScenarioProblem(`${meta.title} has no option \`${key}\`${nearOption(meta, key)}`, keyAt);
    chosen[index] = optionValue(situation, meta.options[index]!, value);
  }
  return chosen;
}

function nearOption(meta: GameMeta, key: string): string {
  return nearHint(
    key,
    meta.options.map(({ name }) => name),
  );
}

function optionValue(situation: Situation, { name, type, min, max }: OptionMeta, node: SourceNode): number {
  const value = parseValue(situation, node, type);
  if ((min !== null && value < min) || (max !== null && value > max)) {
    throw new ScenarioProblem(`\`${name}\` goes from ${min ?? 'any'} to ${max ?? 'any'}`, node.at);
  }
  return value;
}

function begin(situation: Situation, node: SourceNode): void {
  const start = valueAt(node, 'start');
  const as = valueAt(node, 'as');
  if (start === undefined) {
    if (as !== undefined) throw new ScenarioProblem('`as` says who acts in `start`, so it needs a `start`', as.at);
    return;
  }
  const { procedure, args } = parseCall(situation, textOf(start), start.at);
  const you = as === undefined ? playerOnTurn(situation) : parseValue(situation, as, { is: 'player' });
  situation.game.call(situation.state, procedure, args, you);
}

/** Who acts when nothing says so: the player whose turn it is, else the first. */
function playerOnTurn({ names, state }: Situation): number {
  const turn = names.meta.fields[names.meta.turn];
  const player = turn === undefined ? 0 : state[turn.offset]!;
  return player >= 0 && player < state[HEADER.players]! ? player : 0;
}

function writeScripts(situation: Situation, node: SourceNode): void {
  const { state, names } = situation;
  const dice = listOf(valueAt(node, 'dice')).map((die) => ({ node: die, value: dieValue(die) }));
  const picks = listOf(valueAt(node, 'picks')).map((pick) => ({ node: pick, value: pickValue(situation, pick) }));
  for (const script of [dice, picks]) {
    const over = script[SCRIPT_SIZE];
    if (over !== undefined) throw new ScenarioProblem(`at most ${SCRIPT_SIZE} of these can be given`, over.node.at);
  }
  const values = (script: readonly { readonly value: number }[]): number[] => script.map(({ value }) => value);
  writeScript(names.meta, state, { dice: values(dice), picks: values(picks) });
  // An empty list says that nothing is rolled
  // or picked, so any roll or pick fails.
  if (dice.length === 0 && valueAt(node, 'dice') !== undefined) state[HEADER.diceScripted] = state[HEADER.diceUsed] = 1;
  if (picks.length === 0 && valueAt(node, 'picks') !== undefined)
    state[HEADER.picksScripted] = state[HEADER.picksUsed] = 1;
}

/**
 * What a die shows: a number, or `most` for the most that it can, which shows how many sides it
 * has.
 */
function dieValue(node: SourceNode): number {
  if (node.is === 'scalar' && node.value === 'most') return MOST_OF_DIE;
  const value = wholeNumber(node, 0);
  if (value < 1) throw new ScenarioProblem('a die shows at least 1', node.at);
  return value;
}

/**
 * A random choice: by row, one thing of a row (`imp#2`), a player, a value of an enum, or a number.
 */
function pickValue(situation: Situation, node: SourceNode): number {
  const text = textOf(node);
  const { meta, rows } = situation.names;
  if (splitNumber(text)[1] !== undefined) {
    const thing = thingNamed(situation, text);
    if (thing !== NONE) return thing;
  }
  const row = rows.get(plainWords(text));
  if (row !== undefined) return -2 - row;
  const other = tryValue(situation, text, { is: 'number' }) ?? tryValue(situation, text, { is: 'player' });
  if (other !== undefined) return other;
  for (const [of] of meta.enums.entries()) {
    const value = tryValue(situation, text, { is: 'enum', of });
    if (value !== undefined) return value;
  }
  const near = nearHint(
    text,
    meta.rows.map(({ name }) => name),
  );
  throw new ScenarioProblem(`\`${text}\` is nothing that can be picked${near}`, node.at);
}
