/** Addresses under which a server is reached. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Hosts that stand for all addresses of the machine: a browser cannot open them. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

/**
 * Addresses to open, those for other devices first: a link that a page makes has the address under
 * which the page was opened.
 *
 * @param host      what is listened to
 * @param networks  of the machine
 */
export function servedAddresses(
  host: string,
  port: number,
  networks: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  const hosts = EVERYWHERE.has(host) ? [...outside(networks), 'localhost'] : [host];
  return hosts.map((one) => `http://${one.includes(':') ? `[${one}]` : one}:${port}/`);
}

function outside(networks: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  return Object.values(networks).flatMap((infos = []) =>
    infos.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}
