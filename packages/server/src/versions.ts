/** Versions of games that tables of this thread play, each loaded once. */
import type { GameModule } from '@undercroft/contract';
import { TableError } from '@undercroft/table';
import { BotThread } from './bots/bots.ts';
import { moduleFrom, type PlayedGame } from './games.ts';
import type { EntryStore } from './store/store.ts';

export interface Version {
  readonly code: string;
  readonly module: GameModule;
  readonly bots: BotThread;
}

export class Versions {
  readonly #store: EntryStore;
  readonly #log: (line: object) => void;
  readonly #served: ReadonlyMap<string, PlayedGame>;
  readonly #loaded = new Map<string, Version>();

  /** @param served  games that the server has: their code need not be read from the store */
  constructor(store: EntryStore, log: (line: object) => void, served: ReadonlyMap<string, PlayedGame> = new Map()) {
    this.#store = store;
    this.#log = log;
    this.#served = served;
  }

  /** A version that is loaded. */
  loaded(content: string): Version {
    const version = this.#loaded.get(content);
    if (version === undefined) throw new TableError(`the content ${content} is not loaded`);
    return version;
  }

  /** Loads a version of which the code is known. */
  async load(content: string, code: string): Promise<Version> {
    const known = this.#loaded.get(content);
    if (known !== undefined) return known;
    const module = await moduleFrom(code);
    // Another request may have loaded it meanwhile.
    const version = this.#loaded.get(content) ?? { code, module, bots: new BotThread(code, this.#log) };
    this.#loaded.set(content, version);
    return version;
  }

  /** A version that a table needs. @returns null when it was never kept */
  async find(content: string): Promise<Version | null> {
    const known = this.#loaded.get(content);
    if (known !== undefined) return known;
    const served = [...this.#served.values()].find(({ meta }) => meta.hash === content);
    const code = served?.code ?? (await this.#store.module(content));
    return code === null ? null : await this.load(content, code);
  }

  /**
   * Versions that a table needs, by hash of their content.
   * @throws TableError when one of them was never kept
   */
  async modules(contents: readonly string[]): Promise<Map<string, GameModule>> {
    const modules = new Map<string, GameModule>();
    for (const content of contents) {
      const version = await this.find(content);
      if (version === null) throw new TableError(`the content ${content} was not kept`);
      modules.set(content, version.module);
    }
    return modules;
  }

  async close(): Promise<void> {
    for (const { bots } of this.#loaded.values()) await bots.close();
  }
}
