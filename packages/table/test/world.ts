/**
 * A world around a table for tests: a network that delays and cuts, a disk that is slow or full, a
 * server that falls over at any write, pages that come and go. One seed decides everything.
 */
import type { GameModule } from '@undercroft/contract';
import { Rng } from '@undercroft/engine';
import { TableClient, type RequestBody } from '../src/client.ts';
import type { Inquiry } from '../src/inquiries/inquiry.ts';
import type { ClockRule } from '../src/clock.ts';
import type { Entry, TableSetup } from '../src/entry.ts';
import type { Link, ServerMessage, TableHost } from '../src/host.ts';
import { outlookOf } from '../src/outlook.ts';
import type { InquiryBatch, Refusal, Request } from '../src/protocol.ts';
import { Servers, type ServerFault, type ServerNode } from './servers.ts';

/** How a server is wrong, to see whether the oracles notice. */
export type Fault = 'none' | 'told-before-stored' | 'keys-ignored' | 'wrong-seat' | 'seat-unchecked' | ServerFault;

/** What goes wrong in a world. */
export const MISHAPS = ['cut', 'late', 'double', 'crash', 'full', 'jump', 'reload'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** A world: what decides it, what is wrong with its server, and what goes wrong around it. */
export interface WorldCase {
  readonly seed: number;
  readonly fault: Fault;
  /** moments in which things go wrong; after them all is well */
  readonly wild: number;
  readonly mishaps: readonly Mishap[];
}

/** Clocks of a world in three: the moments of a world are short. */
const CLOCKS: readonly (ClockRule | null)[] = [null, null, { perMove: 60, perGame: 900 }];

export const SETUP: TableSetup = {
  game: 'market',
  content: 'c',
  seats: 3,
  options: {},
  variant: null,
  seed: 'world',
  salt: 'salt',
  commitment: 'commitment',
  undo: 'asked',
  host: 'mark-0',
  takeOverAfter: 40,
};

/** One connection: messages on the way, in order. Cut, all of them are lost. */
interface Wire {
  readonly node: ServerNode;
  readonly link: Link;
  readonly up: { readonly due: number; readonly message: Request | InquiryBatch }[];
  readonly down: { readonly due: number; readonly message: ServerMessage }[];
  isCut: boolean;
}

/** Messages whose time has come, until the wire is cut. */
function* arriving<M>(wire: Wire, queue: { readonly due: number; readonly message: M }[], now: number): Generator<M> {
  for (let first = queue[0]; !wire.isCut && first !== undefined && first.due <= now; first = queue[0]) {
    queue.shift();
    yield first.message;
  }
}

/** A person with a page. */
interface Person {
  readonly mark: string;
  readonly client: TableClient;
  wire: Wire | null;
  keys: number;
  readonly confirmed: string[];
  readonly refusals: Refusal[];
}

export class World {
  readonly persons: Person[];
  readonly servers: Servers;
  readonly setup: TableSetup;
  readonly rng: Rng;
  readonly fault: Fault;
  readonly #mishaps: ReadonlySet<Mishap>;
  now = 0;
  crashes = 0;
  /** what was told of inquiries */
  readonly told: string[] = [];
  untold = 0;
  readonly #games: readonly GameModule[];
  #isFull = false;

  /** @param games  versions of the game; the table begins with the first */
  constructor(games: readonly GameModule[], { seed, fault, mishaps }: WorldCase) {
    this.#games = games;
    this.rng = new Rng(seed);
    this.fault = fault;
    this.#mishaps = new Set(mishaps);
    this.setup = { ...SETUP, seed: `world-${seed}`, clock: CLOCKS[seed % 3]! };
    const isWrong = (one: ServerFault): boolean => fault === one && (one !== 'not-stored' || this.chance(5));
    this.servers = new Servers(games, this.setup, seed % 4 === 0 ? 2 : 1, isWrong);
    this.persons = ['mark-0', 'mark-1', 'spectator'].map((mark) => this.#person(mark));
  }

  get stored(): readonly Entry[] {
    return this.servers.stored;
  }

  get hosts(): readonly TableHost[] {
    return this.servers.nodes.map(({ host }) => host);
  }

  #person(mark: string): Person {
    const refusals: Refusal[] = [];
    const client = new TableClient(
      { changed: () => {}, refused: (_wish, why) => refusals.push(why) },
      () => `k${person.keys++}`,
    );
    const person: Person = { mark, client, wire: null, keys: 0, confirmed: [], refusals };
    return person;
  }

  /** One moment passes. @param isWild  whether anything may go wrong */
  step(isWild: boolean): void {
    this.now += isWild && this.#goesWrong('jump', 50) ? this.rng.below(200) - 50 : 1;
    this.now = Math.max(0, this.now);
    for (const person of this.persons) {
      if (person.wire === null || person.wire.isCut) {
        if (!isWild || this.chance(12)) this.#connect(person);
      } else if (isWild && this.#goesWrong('cut', 25)) this.#cut(person);
      this.#act(person);
      this.#carryUp(person, isWild);
    }
    this.#bots();
    this.servers.tick(this.now);
    this.#isFull = isWild && (this.#isFull ? !this.chance(3) : this.#goesWrong('full', 60));
    for (const node of this.servers.nodes) {
      if (isWild && this.#goesWrong('reload', 30)) this.#reload(node);
      if (!isWild || !this.#goesWrong('late', 2)) this.servers.hear(node, this.now);
      this.#flush(node, isWild);
    }
    for (const person of this.persons) this.#carryDown(person);
  }

  /**
   * True once in so many times, where this may go wrong. Worlds that differ in what may draw alike.
   */
  #goesWrong(mishap: Mishap, times: number): boolean {
    const isHit = this.chance(times);
    return isHit && this.#mishaps.has(mishap);
  }

  /** When a message arrives that is sent now. */
  #due(): number {
    const delay = this.rng.below(3);
    return this.now + (this.#mishaps.has('late') ? delay : 0);
  }

  /** True once in so many times. */
  chance(times: number): boolean {
    return this.rng.below(times) === 0;
  }

  #connect(person: Person): void {
    const seen = this.fault === 'wrong-seat' ? 'mark-0' : person.mark;
    const { nodes } = this.servers;
    const node = nodes[this.rng.below(nodes.length)]!;
    const wire: Wire = {
      node,
      link: {
        visitor: { mark: seen },
        lang: 'en',
        known: person.client.known,
        send: (message) => wire.down.push({ due: this.#due(), message }),
        end: () => (wire.isCut = wire.down.length === 0),
      },
      up: [],
      down: [],
      isCut: false,
    };
    person.wire = wire;
    person.client.connected((message) => wire.up.push({ due: this.#due(), message }));
    node.host.join(wire.link, this.now);
  }

  #cut(person: Person): void {
    const { wire } = person;
    if (wire === null) return;
    wire.isCut = true;
    wire.node.host.leave(wire.link, this.now);
    person.client.lost();
  }

  #carryUp({ wire }: Person, isWild: boolean): void {
    if (wire === null) return;
    for (const message of arriving(wire, wire.up, this.now)) {
      // A second device of the same person, or a proxy, may deliver a message twice.
      for (let times = isWild && this.#goesWrong('double', 10) ? 2 : 1; times > 0; times--)
        this.#receive(wire, message);
    }
  }

  #receive(wire: Wire, message: Request | InquiryBatch): void {
    const spoilt =
      this.fault === 'keys-ignored' ? { ...message, key: `${message.key}-${this.rng.next() >>> 0}` } : message;
    const other = { ...wire.link, visitor: { mark: 'mark-0' } };
    const { host } = wire.node;
    if (this.fault === 'seat-unchecked') {
      if (this.chance(4)) host.join(other, this.now);
      host.receive(other, spoilt, this.now);
    }
    host.receive(wire.link, spoilt, this.now);
  }

  #carryDown(person: Person): void {
    const { wire, client } = person;
    if (wire === null) return;
    for (const message of arriving(wire, wire.down, this.now)) {
      client.receive(JSON.parse(JSON.stringify(message)) as ServerMessage);
      if (message.is === 'done') person.confirmed.push(`${person.mark}/${message.key}`);
      if (message.is === 'bye') wire.isCut = true;
    }
  }

  /** What a person does who sees the table as the page shows it. */
  #act({ client, mark }: Person): void {
    const { outlook } = client;
    if (outlook?.view != null && this.chance(10)) this.#inquire(client, outlook);
    if (outlook === null || client.pending.length > 0 || !this.chance(3)) return;
    const wish = this.#wishOf(outlook, mark);
    if (wish !== null) client.request(wish);
  }

  /** A page asks about the game, and is told what its seat may know there, or nothing. */
  #inquire(client: TableClient, { at, view }: NonNullable<TableClient['outlook']>): void {
    const [thing, index] = [this.rng.below(20) - 1, this.rng.below(6) - 1];
    const position = this.rng.below((view?.position ?? 0) + 2);
    const of: Inquiry[] = [
      { is: 'preview', index },
      { is: 'places', index },
      { is: 'commitment', index },
      { is: 'ahead' },
      { is: 'explain', thing, attribute: 0, position: -1 },
      { is: 'sight', thing, position },
      { is: 'look', position },
    ];
    client.ask(at, of, (answers) => {
      if (answers === null) this.untold++;
      else this.told.push(JSON.stringify(answers));
    });
  }

  /** What a person wants beside the game. */
  #besideOf(seat: number): RequestBody {
    const wishes: readonly RequestBody[] = [
      { is: 'say', phrase: 'hello', text: '' },
      { is: 'say', phrase: null, text: `I have seat ${seat}.` },
      { is: 'talk', talk: this.chance(2) ? 'text' : 'phrases' },
      { is: 'ready', yes: true },
      { is: 'colour', colour: this.rng.below(4) },
    ];
    // Ending ends the test of everything else.
    return this.chance(20) ? { is: 'ask-end' } : wishes[this.rng.below(wishes.length)]!;
  }

  #wishOf(outlook: NonNullable<TableClient['outlook']>, mark: string): RequestBody | null {
    const { at, offer, seat, seats, view, wish, isHost } = outlook;
    if (view === null) {
      const free = seats.findIndex(({ is }) => is === 'free');
      if (seat < 0 && mark !== 'spectator') return { is: 'sit', seat: free < 0 ? 0 : free, name: mark };
      if (!isHost) return null;
      if (this.chance(6))
        return { is: 'terms', terms: { isWatched: this.chance(2), undo: this.chance(2) ? 'free' : 'asked' } };
      if (free < 0) return { is: 'begin' };
      return this.chance(3) ? { is: 'bot', seat: 2, bot: 'random' } : null;
    }
    if (seat < 0) return this.chance(20) ? { is: 'begin' } : null;
    if (offer !== null && !offer.isUnfit && !offer.agreed.includes(seat))
      return { is: 'renew', content: offer.content, yes: !this.chance(4) };
    if (wish !== null && !wish.agreed.includes(seat)) return { is: 'vote', yes: this.chance(2) };
    if (this.chance(12)) return this.#besideOf(seat);
    if (view.position > 0 && this.chance(30)) return { is: 'ask-undo', at, to: view.position - 1 };
    if (view.together?.takeBack === true && this.chance(6)) return { is: 'take-back' };
    const answers = view.decision?.answers.length ?? 0;
    return answers > 0 ? { is: 'answer', at, index: this.rng.below(answers) } : null;
  }

  #bots(): void {
    const { host } = this.servers.holder;
    for (const { seat, at } of host.table.botsAsked()) {
      const options = host.table.game!.decisions().find(({ player }) => player === seat)?.options.length ?? 0;
      if (options > 0) host.answerByBot(seat, at, this.rng.below(options), this.now);
    }
  }

  /** A server gets another version of the game. At one table in eight a designer changes it. */
  #reload(node: ServerNode): void {
    const to = this.#games[this.rng.below(this.#games.length)]!;
    this.servers.reload(node, to, !this.chance(8));
  }

  #flush(node: ServerNode, isWild: boolean): void {
    const isCrash = isWild && this.#goesWrong('crash', 80);
    const isWritten = this.chance(2);
    if (!isCrash) return this.servers.flush(node, this.now, this.#isFull);
    const connected = this.persons.filter(({ wire }) => wire?.node === node);
    if (this.fault === 'told-before-stored') {
      node.host.takeEntries();
      node.host.tell(true);
      this.#carryAll(connected);
    } else {
      // The server crashes between the write and the first reply: the entries are stored, but not
      // sent.
      const silent = connected.map(({ wire }) => wire?.down.length ?? 0);
      this.servers.flush(node, this.now, this.#isFull || !isWritten);
      for (const [i, { wire }] of connected.entries()) wire?.down.splice(silent[i]!);
    }
    this.#crash(node, connected);
  }

  #carryAll(persons: readonly Person[]): void {
    for (const person of persons) {
      for (const entry of person.wire?.down ?? []) Object.assign(entry, { due: this.now });
      this.#carryDown(person);
    }
  }

  #crash(node: ServerNode, connected: readonly Person[]): void {
    this.crashes++;
    for (const person of connected) {
      person.wire!.isCut = true;
      person.client.lost();
    }
    this.servers.crash(node, this.now);
  }

  /** What a server shows a person, as text. @param truth  made of what is stored alone */
  shownTo({ mark }: Person, truth: TableHost): string {
    return JSON.stringify(outlookOf(truth.table, { mark }));
  }
}
