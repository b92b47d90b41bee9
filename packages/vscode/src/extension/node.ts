// The extension on a desktop.
import { Worker } from 'node:worker_threads';
import type { TestResult } from '@undercroft/workbench/scenarios';
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { activateIn, type Extension } from './activate.ts';

export async function activate(context: ExtensionContext): Promise<Extension> {
  return await activateIn(context, {
    client: async (_context, options) => {
      const server = { module: context.asAbsolutePath('dist/server.mjs'), transport: TransportKind.stdio };
      return await Promise.resolve(
        new LanguageClient('undercroft', 'Undercroft', { run: server, debug: server }, options),
      );
    },
    run: async (_context, order) =>
      await new Promise<readonly TestResult[]>((done, failed) => {
        const worker = new Worker(context.asAbsolutePath('dist/scenarios.mjs'));
        worker.once('message', (results: readonly TestResult[]) => {
          done(results);
          void worker.terminate();
        });
        worker.once('error', failed);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(order);
      }),
  });
}
