/** What one address may do. An address that has done nothing for a while takes no memory. */
import type { IncomingMessage } from 'node:http';

/** Most sockets from one address. */
const SOCKETS_MAX = 50;
/** Most tables that one address may open in an hour. */
const TABLES_MAX = 60;
const HOUR = 3_600_000;

/**
 * The address of the person behind a request.
 *
 * @param isProxied  whether a proxy of ours is in front: then the last address of `X-Forwarded-For`
 *                   is the one that the proxy has seen. Without a proxy any client could forge it
 */
export function addressOf(request: IncomingMessage, isProxied: boolean): string {
  const given = isProxied ? request.headers['x-forwarded-for'] : undefined;
  const last = String(given ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? '') : last;
}

export class Addresses {
  readonly #sockets = new Map<string, number>();
  /** When each address opened tables within an hour. Who opened one last stands last. */
  readonly #opened = new Map<string, readonly number[]>();

  /** How many addresses are known. */
  get size(): number {
    return new Set([...this.#sockets.keys(), ...this.#opened.keys()]).size;
  }

  /** A socket opens. @returns whether the address may have one more */
  open(address: string): boolean {
    const many = this.#sockets.get(address) ?? 0;
    if (many >= SOCKETS_MAX) return false;
    this.#sockets.set(address, many + 1);
    return true;
  }

  close(address: string): void {
    const left = (this.#sockets.get(address) ?? 1) - 1;
    if (left > 0) this.#sockets.set(address, left);
    else this.#sockets.delete(address);
  }

  /** A table is to be opened. @returns whether the address may open one more */
  openTable(address: string, now: number): boolean {
    for (const [old, times] of this.#opened) {
      if ((times.at(-1) ?? 0) > now - HOUR) break;
      this.#opened.delete(old);
    }
    const recent = (this.#opened.get(address) ?? []).filter((time) => time > now - HOUR);
    if (recent.length >= TABLES_MAX) return false;
    this.#opened.delete(address);
    this.#opened.set(address, [...recent, now]);
    return true;
  }
}
