import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets a request pass when a page of this server sends it, or when a person types the address. It
 * protects addresses that start something, because any web page can make a browser request them.
 * Programs other than browsers send no origin, and pass.
 */
export function ownPagesOnly(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  next: () => void,
): void {
  const from = headers['sec-fetch-site'];
  if (from === undefined || from === 'same-origin' || from === 'none') return next();
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('only a page of this server may ask for this; open the address by hand');
}
