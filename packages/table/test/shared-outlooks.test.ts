import { expect, it } from 'vitest';
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
