import { expect, it } from 'vitest';
import { TableClient } from '../src/client.ts';
import { hostOf, type Link, type ServerMessage } from '../src/host.ts';
import { market } from './market.ts';
import { SETUP } from './world.ts';

it('makes outlook and patch once for pages that may know the same, and not for others', async () => {
  const host = hostOf(await market(), { ...SETUP, seats: 2 }, [], 0);
  const flush = (): boolean =>
    host.flush(
      () => {},
      () => [],
    );
  const pages = ['one', 'two', 'mark-0'].map((mark) => {
    const sent: ServerMessage[] = [];
    const link: Link = { visitor: { mark }, lang: 'en', send: (message) => sent.push(message), end: () => {} };
    host.join(link, 0);
    return { link, sent };
  });
  flush();
  host.receive(pages[2]!.link, { is: 'sit', key: 's', seat: 0, name: 'Ann' }, 0);
  flush();
  const told = pages.map(({ sent }) => [
    sent.flatMap((message) => (message.is === 'welcome' ? message.outlook : [])).at(0),
    sent.flatMap((message) => (message.is === 'patch' ? message.patch : [])).at(0),
  ]);

  expect(told[0]!.every((part, i) => part !== undefined && part === told[1]![i])).toBe(true);
  expect(told[0]!.some((part, i) => part === told[2]![i])).toBe(false);
});

it('sends nothing again to a page that comes back and knows it, and all when something has changed', async () => {
  const host = hostOf(await market(), { ...SETUP, seats: 2 }, [], 0);
  const flush = (): boolean =>
    host.flush(
      () => {},
      () => [],
    );
  let keys = 0;
  const client = new TableClient({ changed: () => {}, refused: () => {} }, () => `k${keys++}`);
  /** What a new connection brings. */
  const come = (): ServerMessage[] => {
    const sent: ServerMessage[] = [];
    const { known } = client;
    const take = (message: ServerMessage): void => {
      sent.push(message);
      client.receive(JSON.parse(JSON.stringify(message)) as ServerMessage);
    };
    const link: Link = { visitor: { mark: 'mark-0' }, lang: 'en', known, send: take, end: () => {} };
    client.connected((message) => host.receive(link, message, 0));
    host.join(link, 0);
    flush();
    client.request({ is: 'sit', seat: 0, name: 'Ann' });
    flush();
    host.leave(link, 0);
    client.lost();
    return sent;
  };
  come();
  const seated = client.outlook;
  const again = come();
  const other: Link = { visitor: { mark: 'mark-1' }, lang: 'en', send: () => {}, end: () => {} };
  host.join(other, 0);
  host.receive(other, { is: 'sit', key: 's', seat: 1, name: 'Bob' }, 0);
  flush();
  const changed = come();

  expect(seated?.seats[0]).toMatchObject({ is: 'person', name: 'Ann' });
  expect(again[0]).toMatchObject({ is: 'welcome', outlook: null });
  expect(changed[0]).toMatchObject({ is: 'welcome', outlook: { seats: [{ name: 'Ann' }, { name: 'Bob' }] } });
  expect(client.outlook?.seats[1]).toMatchObject({ is: 'person', name: 'Bob' });
});
