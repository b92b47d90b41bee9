/** Runs all scenarios of a game beside the page. One message in, one out. */
import type { GameModule } from '@undercroft/contract';
import { scenarioResults, type TestOrder, type TestResult } from './results.ts';

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<TestOrder>) => void): void;
  readonly postMessage: (results: readonly TestResult[]) => void;
}

const scope = self as unknown as Scope;
scope.addEventListener('message', ({ data }) => void run(data).catch(reportError));

async function run({ code, texts }: TestOrder): Promise<void> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const game = (await import(/* @vite-ignore */ url)) as GameModule;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(scenarioResults(game, texts));
}
