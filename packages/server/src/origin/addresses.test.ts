import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, Addresses } from './addresses.ts';

const HOUR = 3_600_000;

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it('forgets addresses that have no socket and opened no table for an hour', () => {
  const addresses = new Addresses();
  for (let i = 0; i < 1000; i++) {
    addresses.open(`a${i}`);
    addresses.close(`a${i}`);
    addresses.openTable(`a${i}`, 0);
  }
  expect(addresses.size).toBe(1000);
  addresses.openTable('late', HOUR + 1);

  expect(addresses.size).toBe(1);
});

it('counts sockets and tables of each address', () => {
  const addresses = new Addresses();
  const sockets = Array.from({ length: 51 }, () => addresses.open('a'));
  const tables = Array.from({ length: 61 }, () => addresses.openTable('a', 0));

  expect(sockets.lastIndexOf(true)).toBe(49);
  expect(tables.lastIndexOf(true)).toBe(59);
  expect([addresses.open('b'), addresses.openTable('b', 0), addresses.openTable('a', HOUR)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('believes what a proxy adds when there is one, and nothing that a page wrote before it', () => {
  expect(addressOf(from('127.0.0.1', '6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
  expect(addressOf(from('127.0.0.1', '6.6.6.6'), false)).toBe('127.0.0.1');
  expect(addressOf(from('127.0.0.1'), true)).toBe('127.0.0.1');
});
