// A world is judged only when its servers have settled: until then a page may be right to show an
// older table.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Link, ServerMessage } from '../src/host.ts';
import { market, SMALL } from './market.ts';
import { Servers, type ServerNode } from './servers.ts';
import { SETUP } from './world.ts';

let game: GameModule;
beforeAll(async () => {
  game = await market(SMALL);
});

let servers: Servers;
let [one, other]: ServerNode[] = [];
beforeEach(() => {
  servers = new Servers([game], SETUP, 2, () => false);
  [one, other] = servers.nodes;
});

/** A page of a server, and what it is sent. */
function pageAt(node: ServerNode, mark: string): { link: Link; sent: ServerMessage['is'][] } {
  const sent: ServerMessage['is'][] = [];
  const link: Link = { visitor: { mark }, lang: 'en', send: ({ is }) => sent.push(is), end: () => {} };
  node.host.join(link, 0);
  servers.flush(node, 0, false);
  sent.length = 0;
  return { link, sent };
}

function sit(node: ServerNode, link: Link, seat: number): void {
  node.host.receive(link, { is: 'sit', seat, name: 'P', key: 'k' }, 0);
}

it('has not settled until the other server has heard of an entry, and told its pages', () => {
  const { link } = pageAt(one!, 'mark-0');
  const { sent } = pageAt(other!, 'mark-1');
  expect(servers.isSettled).toBe(true);
  sit(one!, link, 0);
  servers.flush(one!, 0, false);
  expect([servers.isSettled, sent]).toEqual([false, []]);
  servers.hear(other!, 0);
  expect([servers.isSettled, sent]).toEqual([false, []]);
  servers.flush(other!, 0, false);

  expect([servers.isSettled, sent]).toEqual([true, ['patch']]);
});

it('has not settled while a server that was second to store has to do it again', () => {
  const [first, second] = [pageAt(one!, 'mark-0'), pageAt(other!, 'mark-1')];
  sit(one!, first.link, 0);
  sit(other!, second.link, 1);
  servers.flush(one!, 0, false);
  servers.flush(other!, 0, false);
  expect([servers.conflicts, servers.isSettled, second.sent]).toEqual([1, false, []]);
  servers.flush(other!, 0, false);
  expect([servers.isSettled, second.sent]).toEqual([false, ['patch', 'present', 'done']]);
  servers.hear(one!, 0);
  servers.flush(one!, 0, false);

  expect([servers.isSettled, servers.stored.length]).toEqual([true, 2]);
});
