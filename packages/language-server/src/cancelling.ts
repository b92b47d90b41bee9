// Requests that the client has cancelled: they are answered as cancelled, and nothing is worked out
// for them.

import { LSPErrorCodes, ResponseError, type CancellationToken, type ConnectionOptions } from 'vscode-languageserver';

const SAID = 'cancelled by the client';

/**
 * How every connection is made. Messages are handled one per turn of the event loop, so a request
 * and its cancellation are often read before the request is begun: such a request leaves the queue
 * with this answer.
 */
export const CONNECTION: ConnectionOptions = {
  connectionStrategy: {
    cancelUndispatched: ({ jsonrpc }) => ({
      jsonrpc,
      id: null,
      error: { code: LSPErrorCodes.RequestCancelled, message: SAID },
    }),
  },
};

/**
 * Ends a request that was cancelled after it was begun.
 *
 * @throws ResponseError that the connection sends as the answer
 */
export function refuseCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, SAID);
}
