/** Runs all scenarios of a game beside the page. One message in, one out. */
import { moduleFromText } from '../module-from-text.ts';
import { scenarioResults, type TestOrder, type TestResult } from './results.ts';

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<TestOrder>) => void): void;
  readonly postMessage: (results: readonly TestResult[]) => void;
}

const scope = self as unknown as Scope;
scope.addEventListener('message', ({ data }) => void run(data).catch(reportError));

async function run({ code, texts }: TestOrder): Promise<void> {
  const game = await moduleFromText(code);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(scenarioResults(game, texts));
}
