import type { Transport } from '@codemirror/lsp-client';

/** The way of the client to a server in a worker. */
export interface WorkerTransport extends Transport {
  /**
   * Answers all that waits with nothing: the server will not, and each would complain when its time
   * is up.
   */
  giveUp(): void;
}

/** The client speaks in texts, the worker in messages. */
export function transportOf(
  worker: Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener'>,
): WorkerTransport {
  const listeners = new Map<(message: string) => void, (event: MessageEvent) => void>();
  /** method by id of a request */
  const waiting = new Map<unknown, string>();
  return {
    send(message) {
      const sent = JSON.parse(message) as { readonly id?: unknown; readonly method?: string };
      if (sent.id !== undefined && sent.method !== undefined) waiting.set(sent.id, sent.method);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage(sent);
    },
    subscribe(heard) {
      const listener = ({ data }: MessageEvent<{ readonly id?: unknown; readonly method?: string }>): void => {
        if (data.method === undefined) waiting.delete(data.id);
        heard(JSON.stringify(data));
      };
      listeners.set(heard, listener);
      worker.addEventListener('message', listener);
    },
    unsubscribe(heard) {
      const listener = listeners.get(heard);
      if (listener !== undefined) worker.removeEventListener('message', listener);
      listeners.delete(heard);
    },
    giveUp() {
      for (const [id, method] of waiting) {
        const result = method === 'initialize' ? { capabilities: {} } : null;
        for (const heard of listeners.keys()) heard(JSON.stringify({ jsonrpc: '2.0', id, result }));
      }
      waiting.clear();
    },
  };
}
