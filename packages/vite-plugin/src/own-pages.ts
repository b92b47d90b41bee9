import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets a request pass when a page of this server sends it, or when somebody types the address. For
 * addresses that start something: any web page can have a browser get them. Programs other than
 * browsers do not say where they come from, and pass.
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
