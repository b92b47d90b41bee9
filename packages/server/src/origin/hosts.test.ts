import { expect, it } from 'vitest';
import { isHostAllowed } from './hosts.ts';

const plain = { isProxied: false, hosts: [] };

it.each(['localhost:5190', '127.0.0.1', '192.168.1.7:5190', '[::1]:5190', 'games.localhost'])(
  'takes a request to this machine or to an address: %s',
  (host) => expect(isHostAllowed(host, plain)).toBe(true),
);

it.each([undefined, '', 'evil.example', 'evil.example:5190', '127.0.0.1.evil.example', '[evil]'])(
  'takes no request under the name of another site: %s',
  (host) => expect(isHostAllowed(host, plain)).toBe(false),
);

it('takes names that are allowed, and any name behind a proxy that allows none in particular', () => {
  const named = { isProxied: true, hosts: ['games.example'] };

  expect(isHostAllowed('Games.Example:443', named)).toBe(true);
  expect(isHostAllowed('evil.example', named)).toBe(false);
  expect(isHostAllowed('any.example', { isProxied: true, hosts: [] })).toBe(true);
});
