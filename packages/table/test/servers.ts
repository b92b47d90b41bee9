/**
 * Servers of one table for tests, over one store. Each serves a version of the game, hears late of
 * what the others store, and may begin again with what is stored.
 */
import type { GameModule } from '@undercroft/contract';
import { versionsIn } from '../src/content.ts';
import type { Entry, TableSetup } from '../src/entry.ts';
import { hostOf, type TableHost } from '../src/host.ts';

/** How servers are wrong, to see whether the oracles notice. */
export type ServerFault = 'not-stored' | 'second-writer' | 'wrong-version';

/** Another server was first to store. */
class Conflict extends Error {}

export interface ServerNode {
  host: TableHost;
  /** version of the game that it serves */
  served: GameModule;
  /** whether its pages were told of all that it knows */
  hasTold: boolean;
}

export class Servers {
  readonly stored: Entry[] = [];
  readonly nodes: readonly ServerNode[];
  /** by hash of their content */
  readonly versions: ReadonlyMap<string, GameModule>;
  readonly first: GameModule;
  conflicts = 0;
  /** the one that runs clocks and bots */
  #holder = 0;
  readonly #setup: TableSetup;
  readonly #fault: (one: ServerFault) => boolean;

  /**
   * @param versions  of the game; the table begins with the first
   * @param many      servers
   * @param fault     whether the servers are wrong so now
   */
  constructor(versions: readonly GameModule[], setup: TableSetup, many: number, fault: (one: ServerFault) => boolean) {
    this.first = versions[0]!;
    this.versions = new Map(versions.map((module) => [module.meta.hash, module]));
    this.#setup = setup;
    this.#fault = fault;
    this.nodes = Array.from({ length: many }, () => ({
      host: this.#rebuilt(this.first, 0),
      served: this.first,
      hasTold: true,
    }));
  }

  get holder(): ServerNode {
    return this.nodes[this.#holder]!;
  }

  #rebuilt(first: GameModule, now: number): TableHost {
    return hostOf(first, this.#setup, this.stored, now, { versions: this.versions });
  }

  /** The table as it is stored. */
  truth(now: number): TableHost {
    return this.#rebuilt(this.first, now);
  }

  tick(now: number): void {
    for (const { host } of this.nodes) this.holder.host.sees(host.presentSeats, now);
    this.holder.host.tick(now);
  }

  /** A server has another version of the game from now on. */
  reload(node: ServerNode, to: GameModule, asks: boolean): void {
    node.served = to;
    node.host.offerContent(to, asks);
  }

  /** A server hears that others have stored something. */
  hear(node: ServerNode, now: number): void {
    if (this.#isBehind(node)) this.#follow(node, now);
  }

  #isBehind({ host }: ServerNode): boolean {
    return this.stored.length > host.table.length;
  }

  /** Whether every server has heard of all that is stored, and has told its pages. */
  get isSettled(): boolean {
    return this.nodes.every((node) => node.hasTold && !this.#isBehind(node));
  }

  #follow(node: ServerNode, now: number): void {
    const { host } = node;
    node.hasTold = false;
    for (const content of versionsIn(this.stored)) host.table.content.know(this.versions.get(content)!);
    host.goOnFrom(this.stored, now);
  }

  /**
   * Stores what has happened at a server, and tells it.
   * @param fails whether nothing can be stored
   */
  flush(node: ServerNode, now: number, fails: boolean): void {
    const { host } = node;
    const entries = host.takeEntries();
    try {
      if (entries.length > 0) this.#append(host.table.length - entries.length, entries, fails);
    } catch (error) {
      return error instanceof Conflict ? this.#follow(node, now) : host.goBackTo(this.stored);
    }
    host.tell(entries.length > 0);
    node.hasTold = true;
  }

  #append(from: number, entries: readonly Entry[], fails: boolean): void {
    if (fails) throw new Error('the disk is full');
    if (this.#fault('not-stored')) return;
    if (from !== this.stored.length && !this.#fault('second-writer')) {
      this.conflicts++;
      throw new Conflict();
    }
    this.stored.push(...entries);
  }

  /**
   * A server falls over, and begins again with what is stored. Another one runs clocks and bots.
   */
  crash(node: ServerNode, now: number): void {
    if (node === this.holder) this.#holder = (this.#holder + 1) % this.nodes.length;
    node.host = this.#rebuilt(this.#fault('wrong-version') ? node.served : this.first, now);
    node.host.offerContent(node.served);
  }
}
