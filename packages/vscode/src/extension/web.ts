// The extension where VS Code runs in a browser: nothing lies on a disk, so the texts are read
// through the editor.
import type { SavedFile } from '@undercroft/language-server/requests';
import { SAVED_NOTIFICATION } from '@undercroft/language-server/requests';
import type { WorkerStart } from '@undercroft/language-server/worker';
import type { TestResult } from '@undercroft/workbench/scenarios';
import { Uri, workspace, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activateIn, type Extension } from './activate.ts';
import { CONTENT_FILES, readContent, readText } from './files.ts';

export async function activate(context: ExtensionContext): Promise<Extension> {
  const startWorker = (name: string): Worker =>
    new Worker(Uri.joinPath(context.extensionUri, 'dist', name).toString(true));
  return await activateIn(context, {
    client: async (_context, options) => {
      const file = await readText(Uri.joinPath(context.extensionUri, 'dist/icons.json'));
      const shapes = JSON.parse(file) as NonNullable<WorkerStart['shapes']>;
      const start: WorkerStart = { files: await readContent(), icons: Object.keys(shapes), shapes, docs: null };
      const worker = startWorker('server.worker.js');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage(start);
      const client = new LanguageClient('undercroft', 'Undercroft', worker, options);
      const watcher = workspace.createFileSystemWatcher(CONTENT_FILES);
      const tell = async (uri: Uri, isGone: boolean): Promise<void> => {
        const saved: SavedFile = { uri: uri.toString(), text: isGone ? null : await readText(uri) };
        await client.sendNotification(SAVED_NOTIFICATION, saved);
      };
      context.subscriptions.push(
        watcher,
        watcher.onDidChange((uri) => void tell(uri, false)),
        watcher.onDidCreate((uri) => void tell(uri, false)),
        watcher.onDidDelete((uri) => void tell(uri, true)),
      );
      return client;
    },
    run: async (_context, order) =>
      await new Promise<readonly TestResult[]>((done, failed) => {
        const worker = startWorker('scenarios.worker.js');
        worker.addEventListener('message', ({ data }: MessageEvent<readonly TestResult[]>) => {
          done(data);
          worker.terminate();
        });
        worker.addEventListener('error', ({ message }) => failed(new Error(message)));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        worker.postMessage(order);
      }),
  });
}
