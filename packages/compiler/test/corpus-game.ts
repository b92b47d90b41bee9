// The games of the corpus as modules that run, for tests of their hard cases. Reads the disk.

import { fileURLToPath } from 'node:url';
import { HEADER, menuArgument, menuEntry, NONE, type GameModule } from '@undercroft/contract';
import { compileGame } from '../src/compile.ts';
import { loadModule, Running } from '../src/code/testing/running.ts';
import { readGames } from './tiny-game.ts';

export const CORPUS = fileURLToPath(new URL('corpus', import.meta.url));

/** Compiles and loads a game of the corpus. @throws when it has mistakes */
export async function corpusModule(name: string): Promise<GameModule> {
  const { module, diagnostics } = compileGame(readGames(CORPUS, name), name);
  if (!module) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return await loadModule(module.code);
}

/** What an answer to a menu is about: a thing, a row, a number. */
export const argumentOf = menuArgument;

/** A game of the corpus at its very start, nothing set up. */
export class CorpusGame extends Running {
  constructor(module: GameModule, players = 2) {
    super(module);
    const options = module.meta.options.map((option) => option.initial);
    module.init(this.state, options, players, 1);
  }

  /** The thing of a row with a number; of a row per player, that of a player. */
  one(row: string, index = 0): number {
    return this.things(row)[index] ?? NONE;
  }

  /** Where a thing lies: thing, or NONE. */
  placeOf(thing: number, zone: string): number {
    const { layout, zones, kinds } = this.module.meta;
    const meta = zones.find(({ name }) => name === zone);
    const at = this.state[layout.zoneOf + thing] ?? NONE;
    if (!meta || typeof meta.owner !== 'number' || at < meta.first) return NONE;
    return at - meta.first + (kinds[meta.owner]?.first ?? 0);
  }

  /** Player who is asked, and what the question is within. */
  get asked(): readonly [number, string] {
    const { io, meta } = this.module;
    return [io.player, meta.asks[io.ask]?.within ?? ''];
  }

  /** Answers a menu by the name of an entry. */
  choose(entry: string): number {
    const { io, meta } = this.module;
    const entries = meta.asks[io.ask]?.entries ?? [];
    const found = this.options.find((option) => option >= 0 && entries[menuEntry(option)]?.name === entry);
    if (found === undefined) throw new Error(`${entry} is not among ${entries.map(({ name }) => name).join()}`);
    return this.answer(found);
  }

  get isAsking(): boolean {
    return this.state[HEADER.status] === 1;
  }
}
