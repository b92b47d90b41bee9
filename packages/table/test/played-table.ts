/** A table for tests, and what visitors ask of it. */
import type { GameModule } from '@undercroft/contract';
import type { Entry, TableSetup } from '../src/entry.ts';
import type { Refusal, Request } from '../src/protocol.ts';
import { OnlineTable } from '../src/table.ts';
import { SETUP } from './world.ts';

/** A table, and what happened at it. */
export class PlayedTable {
  readonly table: OnlineTable;
  readonly entries: Entry[] = [];
  #keys = 0;

  constructor(module: GameModule, setup: Partial<TableSetup> = {}) {
    this.table = new OnlineTable(module, { ...SETUP, seats: 2, ...setup });
  }

  /** What became of a request of a visitor: 'done', or why not. */
  ask(visitor: number, request: Record<string, unknown>): 'done' | Refusal {
    const key = `k${this.#keys++}`;
    const { reply, entry } = this.table.request({ mark: `mark-${visitor}` }, { key, ...request } as unknown as Request);
    if (entry !== null) this.entries.push(entry);
    return reply.is === 'done' ? 'done' : reply.why;
  }

  /** Two persons sit and begin. */
  begun(): this {
    this.ask(0, { is: 'sit', seat: 0, name: 'Ann' });
    this.ask(1, { is: 'sit', seat: 1, name: 'Bob' });
    this.ask(0, { is: 'begin' });
    return this;
  }

  answer(visitor: number, index = 0): 'done' | Refusal {
    return this.ask(visitor, { is: 'answer', at: this.table.placeOf(visitor), index });
  }

  /** Both bid, so that the next question goes to one of them alone. */
  afterBids(): this {
    for (const visitor of [0, 0, 1, 1]) this.answer(visitor);
    return this;
  }

  toEnd(): this {
    while (!this.table.over) for (const visitor of [0, 1]) this.answer(visitor, 1);
    return this;
  }
}
