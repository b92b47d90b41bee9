/** What a game begins with, checked: seats, options, variant, scripted chance. */
import { HEADER, SCRIPT_SIZE, type GameMeta, type GameModule, type OptionMeta } from '@undercroft/contract';
import { GameUseError } from '../state/game-error.ts';
import { applyLegacy } from '#legacy';
import type { Legacy } from './legacy.ts';
import { parseSeed, seedNumber, writeSeed, SEED_MAX, type Seed } from './seed.ts';

/** How to begin a game. */
export interface GameSetup {
  /** seats, `meta.players.min` to `meta.players.max` */
  readonly players: number;
  /** the same seed and answers give the same game */
  readonly seed: Seed;
  /**
   * by name: a number, true or false, or the name of an enum value; what is left out keeps its
   * default
   */
  readonly options?: Readonly<Record<string, number | boolean | string>> | undefined;
  /** name of a variant; `options` win over it */
  readonly variant?: string | undefined;
  /** results of the first dice and random picks, in order; see `writeScript` */
  readonly script?: Script | undefined;
  /** what the last game of a campaign left: see `legacyOf` */
  readonly legacy?: Legacy | undefined;
}

/** Chance that was decided beforehand. */
export interface Script {
  readonly dice?: readonly number[] | undefined;
  readonly picks?: readonly number[] | undefined;
}

/** A setup in ints. */
export interface ResolvedSetup {
  readonly players: number;
  readonly seed: Seed;
  /** one int per entry of `meta.options` */
  readonly options: readonly number[];
  readonly script: Script | null;
  readonly legacy: Legacy | null;
}

/**
 * Checks a setup and resolves its names.
 *
 * @throws GameUseError 'bad-setup' naming what is wrong and what would be right
 */
export function resolveSetup(meta: GameMeta, setup: GameSetup): ResolvedSetup {
  const { min, max } = meta.players;
  if (!Number.isInteger(setup.players) || setup.players < min || setup.players > max) {
    throw bad(`${meta.title} is for ${min === max ? min : `${min} to ${max}`} players, not ${setup.players}`);
  }
  const options = meta.options.map((option) => option.initial);
  applyVariant(meta, setup.variant, options);
  for (const [name, value] of Object.entries(setup.options ?? {})) {
    const index = meta.options.findIndex((option) => option.name === name);
    if (index < 0) throw bad(`there is no option "${name}"${listNames(meta.options.map((option) => option.name))}`);
    options[index] = optionValue(meta, meta.options[index], value);
  }
  checkScript(setup.script);
  const { players, script = null, legacy = null } = setup;
  return { players, seed: resolveSeed(setup.seed), options, script, legacy };
}

function resolveSeed(seed: Seed): Seed {
  const found = typeof seed === 'string' ? parseSeed(seed) : Number.isFinite(seed) ? seed | 0 : null;
  if (found !== null) return found;
  throw bad(`the seed must be a whole number, or up to ${SEED_MAX} letters, digits and hyphens, not ${String(seed)}`);
}

function applyVariant(meta: GameMeta, name: string | undefined, options: number[]): void {
  if (name === undefined) return;
  const variant = meta.variants.find((one) => one.name === name);
  if (variant === undefined)
    throw bad(`there is no variant "${name}"${listNames(meta.variants.map((one) => one.name))}`);
  for (const [index, value] of variant.options) options[index] = value;
}

function optionValue(meta: GameMeta, option: OptionMeta, value: number | boolean | string): number {
  const { type, min, max } = option;
  if (type.is === 'flag' && (typeof value === 'boolean' || value === 0 || value === 1)) return Number(value);
  if (type.is === 'enum') {
    const { values } = meta.enums[type.of];
    const index = typeof value === 'string' ? values.indexOf(value) : Number(value);
    if (Number.isInteger(index) && index >= 0 && index < values.length) return index;
    throw bad(`option "${option.name}" has no value "${value}"${listNames(values)}`);
  }
  if (type.is === 'number' && typeof value === 'number' && Number.isInteger(value)) {
    if (value >= (min ?? -(2 ** 31)) && value <= (max ?? 2 ** 31 - 1)) return value;
    throw bad(`option "${option.name}" goes from ${min ?? 'any'} to ${max ?? 'any'}, not ${value}`);
  }
  throw bad(`option "${option.name}" takes a ${type.is}, not ${JSON.stringify(value)}`);
}

/** Options that are not at their default, by name. */
export function changedOptions(meta: GameMeta, setup: ResolvedSetup): Record<string, number> {
  const changed: Record<string, number> = {};
  for (const [i, option] of meta.options.entries()) {
    if (setup.options[i] !== option.initial) changed[option.name] = setup.options[i];
  }
  return changed;
}

/**
 * Fills a state with the beginning of a game; no rule has run yet.
 *
 * @param state Int32Array[meta.layout.size], overwritten whole
 * @throws GameUseError 'bad-setup' when the game does not have what the last one left
 */
export function initState(module: GameModule, state: Int32Array, setup: ResolvedSetup): void {
  module.init(state, setup.options, setup.players, seedNumber(setup.seed));
  writeSeed(state, setup.seed);
  if (setup.legacy !== null) applyLegacy(module, state, setup.legacy);
  if (setup.script !== null) writeScript(module.meta, state, setup.script);
}

/**
 * Decides the next dice and random picks. Replaces what was scripted before.
 *
 * @param script dice: what each shows, in the order rolled; 0 = the most that it can show, which
 *   stands there once it has fallen. picks: what each random choice gives (a value that may be
 *   chosen, or `-2 - row` for the first thing of that row); at most SCRIPT_SIZE each. An empty list
 *   means: left to chance.
 * @throws GameUseError 'bad-setup' when a list is too long or holds what is not an int
 */
export function writeScript(meta: GameMeta, state: Int32Array, script: Script): void {
  checkScript(script);
  const { dice = [], picks = [] } = script;
  state.fill(0, meta.layout.diceScript, meta.layout.diceScript + SCRIPT_SIZE);
  state.fill(0, meta.layout.pickScript, meta.layout.pickScript + SCRIPT_SIZE);
  state.set(dice, meta.layout.diceScript);
  state.set(picks, meta.layout.pickScript);
  state[HEADER.diceScripted] = dice.length;
  state[HEADER.diceUsed] = 0;
  state[HEADER.picksScripted] = picks.length;
  state[HEADER.picksUsed] = 0;
}

/** How many scripted dice and picks were not used yet. */
export function scriptLeft(state: Int32Array): { readonly dice: number; readonly picks: number } {
  return {
    dice: Math.max(0, state[HEADER.diceScripted] - state[HEADER.diceUsed]),
    picks: Math.max(0, state[HEADER.picksScripted] - state[HEADER.picksUsed]),
  };
}

function checkScript(script: Script | undefined): void {
  for (const list of [script?.dice ?? [], script?.picks ?? []]) {
    if (list.length > SCRIPT_SIZE)
      throw bad(`at most ${SCRIPT_SIZE} dice and ${SCRIPT_SIZE} picks can be decided beforehand, not ${list.length}`);
    for (const value of list)
      if (!Number.isInteger(value)) throw bad(`a decided die or pick must be a whole number, not ${value}`);
  }
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? '; there are none' : `; there are ${names.join(', ')}`;
}

function bad(message: string): GameUseError {
  return new GameUseError('bad-setup', message);
}
