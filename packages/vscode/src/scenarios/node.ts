// Scenarios run in a thread of their own: an editor never waits for them.
import { parentPort } from 'node:worker_threads';
import type { GameModule } from '@undercroft/contract';
import { scenarioResults, type TestOrder } from '@undercroft/workbench/scenarios';

parentPort?.once('message', ({ code, texts }: TestOrder) => {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  void import(/* @vite-ignore */ url).then((game: GameModule) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(scenarioResults(game, texts)),
  );
});
