import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { servedAddresses } from './served-addresses.ts';

const info = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

it('names the address that is listened to', () => {
  expect(servedAddresses('127.0.0.1', 5190, {})).toEqual(['http://127.0.0.1:5190/']);
  expect(servedAddresses('::1', 5190, {})).toEqual(['http://[::1]:5190/']);
});

it('names what other devices open when the whole machine is listened to', () => {
  const networks = { lo: [info('127.0.0.1', true)], eth: [info('192.168.0.7', false)], gone: undefined };

  expect(servedAddresses('0.0.0.0', 8080, networks)).toEqual(['http://192.168.0.7:8080/', 'http://localhost:8080/']);
});
