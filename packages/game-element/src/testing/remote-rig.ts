// Two pages at a table of a server, without a network between them.

import { tinyModule } from '@undercroft/engine/testing';
import { hostOf, TableClient, type Link, type ServerMessage, type TableHost, type TableSetup } from '@undercroft/table';
import { RemoteSession } from '../online/remote-session.ts';
import type { Plan } from '../session/plan.ts';
import type { SessionNews } from '../session/play-session.ts';

const SETUP = {
  seats: 2,
  options: { wishes: false },
  variant: null,
  seed: 'remote',
  salt: 'salt',
  commitment: 'commitment',
  undo: 'asked',
  host: 'mark-0',
  takeOverAfter: null,
} as const satisfies Partial<TableSetup>;

/** What both pages play, for a game in one page. */
export const PLAN: Plan = {
  seats: [{ is: 'human' }, { is: 'human' }],
  names: ['Ann', 'Bob'],
  seed: 'remote',
  options: { wishes: false },
  variant: null,
  undo: 'asked',
};

/** Two pages at a table, without a network between them. */
export class RemoteRig {
  readonly host: TableHost;
  readonly clients: readonly TableClient[];
  readonly sessions: readonly RemoteSession[];
  readonly news: SessionNews[][] = [[], []];
  readonly #links = new Map<number, Link>();
  #keys = 0;
  #now = 0;

  constructor(module = tinyModule()) {
    const { meta } = module;
    this.host = hostOf(module, { ...SETUP, game: meta.id, content: meta.hash }, [], 0);
    const sessions: RemoteSession[] = [];
    this.clients = [0, 1].map((seat) => {
      const client: TableClient = new TableClient(
        {
          changed: () => sessions[seat]?.changed(),
          refused: (_wish, why) => sessions[seat]?.refused(why),
        },
        () => `k${this.#keys++}`,
      );
      return client;
    });
    this.connect(0);
    this.connect(1);
    for (const [seat, name] of PLAN.names.entries()) this.clients[seat]!.request({ is: 'sit', seat, name });
    this.carry();
    this.clients[0]!.request({ is: 'begin' });
    this.carry();
    for (const [seat, client] of this.clients.entries()) {
      const session = new RemoteSession(meta, client, { speak: () => {}, refusal: (why) => why });
      session.listen((news) => this.news[seat]!.push(news));
      sessions.push(session);
    }
    this.sessions = sessions;
  }

  /** A page connects, for the first time or again. */
  connect(seat: number): void {
    const client = this.clients[seat]!;
    const link: Link = {
      visitor: { mark: `mark-${seat}` },
      lang: 'en',
      send: (message) => client.receive(JSON.parse(JSON.stringify(message)) as ServerMessage),
      end: () => client.lost(),
    };
    this.#links.set(seat, link);
    client.connected((message) => this.host.receive(link, message, (this.#now += 10_000)));
    this.host.join(link, 0);
    this.carry();
  }

  /** The connection of a page is gone, and its server has seen it. */
  disconnect(seat: number): void {
    this.host.leave(this.#links.get(seat)!, this.#now);
    this.clients[seat]!.lost();
    this.carry();
  }

  /** The server stores what has come, and tells everybody. */
  carry(): void {
    this.host.flush(
      () => {},
      () => [],
    );
  }

  /** Everything that was asked is told. */
  async told(): Promise<void> {
    await Promise.resolve();
    this.carry();
  }
}
