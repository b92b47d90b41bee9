// One socket of a page, without a network: who says nothing, reads too slowly, or says too much.

import { EventEmitter } from 'node:events';
import { CLOSE, PROTOCOL } from '@undercroft/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { serveSocket } from './connection.ts';
import type { PageLink, TableGate } from './gate.ts';

/** A socket that notes what is done with it. */
class NotedSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  closed = 0;

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.closed = code;
    this.readyState = 2;
  }

  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }
}

let socket: NotedSocket;
let link: PageLink | null = null;
const received: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  socket = new NotedSocket();
  const join: TableGate['join'] = async (page) => {
    link = page;
    return await Promise.resolve({ receive: (message) => void received.push(message), leave: () => {} });
  };
  serveSocket(socket as unknown as WebSocket, { join } as TableGate);
});

afterEach(() => {
  vi.useRealTimers();
  received.length = 0;
});

async function greeted(): Promise<void> {
  socket.say({ is: 'hello', protocol: PROTOCOL, table: 't', token: 'token-0123456789abcdef', lang: 'en' });
  await vi.advanceTimersByTimeAsync(0);
}

it('ends a socket that does not say within five seconds who it is', async () => {
  await vi.advanceTimersByTimeAsync(4999);
  expect(socket.closed).toBe(0);
  await vi.advanceTimersByTimeAsync(1);

  expect(socket.closed).toBe(CLOSE.protocol);
});

it('keeps a socket that said who it is, and tells the table the hash of its token', async () => {
  await greeted();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(socket.closed).toBe(0);
  expect(link?.mark).toMatch(/^[\w-]{43}$/);
});

it('ends a socket that reads too slowly, before what waits for it fills the memory', async () => {
  await greeted();
  link!.send('one');
  socket.bufferedAmount = 2 << 20;
  link!.send('two');

  expect([socket.sent, socket.closed]).toEqual([['one'], CLOSE.slow]);
  link!.send('three');
  expect(socket.sent).toEqual(['one']);
});

it('ends a socket that says more than a page does, and takes as much again after a while', async () => {
  await greeted();
  for (let i = 0; i < 59; i++) socket.say({ i });
  await vi.advanceTimersByTimeAsync(1000);
  for (let i = 0; i < 20; i++) socket.say({ i });
  expect([received.length, socket.closed]).toEqual([79, 0]);
  socket.say({});

  expect([received.length, socket.closed]).toEqual([79, CLOSE.tooFast]);
});
