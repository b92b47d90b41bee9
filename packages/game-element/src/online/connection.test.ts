import { PROTOCOL, TableClient } from '@undercroft/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableConnection } from './connection.ts';

/** A socket that says what the test wants. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (!this.isClosed) this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** A dead one says nothing of it. */
  close(): void {
    this.isClosed = true;
  }

  opens(): this {
    this.dispatchEvent(new Event('open'));
    return this;
  }

  hears(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  ends(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const WELCOME = { is: 'welcome', protocol: PROTOCOL, outlook: null, present: [] };
const ADDRESS = { table: 'table', token: 'token', lang: 'en' };

let page: EventTarget & { visibilityState: 'visible' | 'hidden' };
let network: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  network = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is welcome at a table. */
function connected(): { readonly client: TableClient; readonly connection: TableConnection } {
  let keys = 0;
  const client = new TableClient({ changed: () => {}, refused: () => {} }, () => `k${keys++}`);
  const connection = new TableConnection(client, ADDRESS, () => {});
  FakeSocket.all[0]!.opens().hears(WELCOME);
  return { client, connection };
}

/** The page is out of sight. @param ms  for so long */
function lookAway(ms: number): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(ms);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
}

it('connects anew when the page was away for long, and sends again what the dead socket took', () => {
  const { client } = connected();
  const heard = vi.fn<(answers: unknown) => void>();
  client.ask({ epoch: 0, position: 0, early: 0 }, [{ is: 'ahead' }], heard);
  client.request({ is: 'ready', yes: true });

  lookAway(3_600_000);

  const [dead, live] = FakeSocket.all;
  expect(dead!.isClosed).toBe(true);
  expect(client.isConnected).toBe(true);
  live!.opens().hears(WELCOME);
  expect(live!.sent.map(({ is }) => is)).toEqual(['hello', 'ready']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(null);

  dead!.hears({ is: 'present', seats: [1] });
  dead!.ends(1006);
  expect(client.present).toEqual([]);
  expect(client.isConnected).toBe(true);
});

it('connects anew when the network is back, and not after a short look elsewhere', () => {
  connected();
  lookAway(5000);
  expect(FakeSocket.all).toHaveLength(1);

  network.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

it('does not wait for another try when the page comes back', () => {
  connected();
  FakeSocket.all[0]!.ends(1006);
  expect(FakeSocket.all).toHaveLength(1);

  lookAway(100);

  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('ends with its page', () => {
  const { connection } = connected();
  connection.close();
  FakeSocket.all[0]!.ends(1000);

  lookAway(3_600_000);
  network.dispatchEvent(new Event('online'));

  expect(FakeSocket.all).toHaveLength(1);
});
