/**
 * Under which names a server may be asked. A page of another site may have a name that leads to
 * this machine; then the browser takes the server for a part of that site.
 */
import { isIP } from 'node:net';

/** What names are allowed. */
export interface AllowedHosts {
  /** a proxy is in front, which the open network reaches under any name */
  readonly isProxied: boolean;
  /** names besides addresses and this machine, in lower case */
  readonly hosts: readonly string[];
}

/**
 * Whether a request may come under the name in its `Host` header.
 *
 * @param host  as it came in, with or without a port
 */
export function isHostAllowed(host: string | undefined, { isProxied, hosts }: AllowedHosts): boolean {
  const name = nameIn(host ?? '');
  if (name === '') return false;
  if (hosts.includes(name)) return true;
  if (hosts.length === 0 && isProxied) return true;
  // An address cannot be made to lead elsewhere.
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

function nameIn(host: string): string {
  const bracketed = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(host)?.[1];
  return (bracketed ?? host.replace(/:\d+$/, '')).toLowerCase();
}
