import type { StartWorker } from './bot-client.ts';

/**
 * How to start a worker from the text of a function, so that a page needs no second file. The
 * function holds rules, engine and bots; it uses nothing from outside.
 *
 * @param serve  the bots of that function
 * @param rules gives the compiled game, using nothing from outside; left out where the function
 *   holds one
 * @returns starts a worker; throws where the page forbids it
 */
export function workerFrom(
  make: (into: object) => { work(scope: unknown, rules?: unknown): void },
  serve: StartWorker['serve'],
  rules?: () => unknown,
): StartWorker {
  const game = rules === undefined ? '' : `, (${rules.toString()})()`;
  // Kept as long as the page: a slow machine fetches the text some time after the worker was made.
  let url = '';
  const start = (): Worker => {
    if (url === '')
      url = URL.createObjectURL(new Blob([`(${make.toString()})({}).work(self${game})`], { type: 'text/javascript' }));
    return new Worker(url);
  };
  return Object.assign(start, { serve });
}
