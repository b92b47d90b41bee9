/**
 * What must hold for any content: a game or diagnostics, and a game that plays to an end that is
 * declared.
 */
import { Buffer } from 'node:buffer';
import {
  compileGame,
  printPretty,
  sourceFile,
  sourceLookup,
  toJsonReport,
  type CompiledGame,
} from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import { createGame, GameError, type Game } from '@undercroft/engine';
import type { Chance } from './chance.ts';

/** Files of the game that is damaged. */
export const FILES: ReadonlyMap<string, string> = tinyGame();
/** Its folder. */
export const ID: string = TINY_GAME_ID;

/** Answers of a game that is played. */
const ANSWERS = 60;
/** What a message says only when something in it was not thought of. */
const LEAKED = /\bundefined\b|\[object |\bNaN\b|native code|TypeError|=> \{/;
/** What makes such a message the author's own. */
const WRITTEN = /undefined|object|NaN|native|TypeError|=>/;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const RAW = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

/** The game with one file changed. */
export function changed(path: string, text: string): Map<string, string> {
  return new Map(FILES).set(path, text);
}

/**
 * Compiles, and looks at all that comes of it.
 *
 * @throws Error when something does not hold
 */
export async function tryContent(files: ReadonlyMap<string, string>, id: string, chance: Chance): Promise<void> {
  const compiled = compileGame(files, id);
  checkDiagnostics(files, compiled);
  const { module } = compiled;
  if (module === null) return;
  if (/[\u2028\u2029]|<\/?script|<!--/.test(module.code))
    throw new Error('the module holds what ends a line or a script');
  if (!module.code.isWellFormed()) throw new Error('the module holds half of a character');
  JSON.parse(module.map);
  const loaded = await load(module.code);
  if (JSON.stringify(loaded.meta) !== JSON.stringify(module.meta))
    throw new Error('the metadata was changed on the way');
  playSome(loaded, chance);
  if ('pwned' in globalThis || 'PWNED' in globalThis) throw new Error('a text was run');
}

function checkDiagnostics(files: ReadonlyMap<string, string>, { diagnostics, model, module }: CompiledGame): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (model === null && errors.length === 0) throw new Error('no game, and no error');
  if ((module === null) !== errors.length > 0)
    throw new Error(`a module with errors, or none without: ${errors.length}`);
  const lookup = sourceLookup([...files].map(([path, text]) => sourceFile(path, text)));
  for (const { code, message, span, notes } of diagnostics) {
    const length = files.get(span.file)?.length;
    const inside = length !== undefined && span.start >= 0 && span.start <= span.end && span.end <= length;
    if (!inside && code !== 'load/no-game-file') throw new Error(`${code} lies outside: ${JSON.stringify(span)}`);
    const words = [message, ...notes].join(' ');
    if (words.trim() === '') throw new Error(`${code} says nothing`);
    if (LEAKED.test(words) && ![...files].flat().some((text) => WRITTEN.test(text)))
      throw new Error(`${code} says what nobody wrote: ${words}`);
  }
  if (RAW.test(printPretty(diagnostics, lookup))) throw new Error('a printed diagnostic holds a control character');
  JSON.stringify(toJsonReport(diagnostics, lookup));
}

let loads = 0;

/** Loads a module from its text. */
export async function load(code: string): Promise<GameModule> {
  const text = Buffer.from(code).toString('base64');
  return (await import(`data:text/javascript;base64,${text}#${++loads}`)) as GameModule;
}

/**
 * Plays some answers at random.
 *
 * @throws Error when the game fails in a way that is no declared error of its rules
 */
export function playSome(module: GameModule, chance: Chance): Game | null {
  try {
    const game = createGame(module, { players: module.meta.players.min, seed: chance.below(1_000_000), log: true });
    for (let count = 0; count < ANSWERS; count++) {
      const decision = game.decision();
      if (decision === null) break;
      game.answer(chance.below(decision.options.length));
    }
    return game;
  } catch (error) {
    if (error instanceof GameError && error.code !== 'internal') return null;
    throw error;
  }
}
