import type { StartWorker } from './bot-client.ts';

/** What this file uses of Trusted Types, which the types of the browser lack. */
interface TrustedScope {
  readonly trustedTypes?: { createPolicy(name: string, policy: Policy): Policy };
}
interface Policy {
  /** @returns an object that `Worker` takes as an address */
  readonly createScriptURL: (address: string) => string;
}

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
  let url: string | null = null;
  const start = (): Worker => {
    const source = `(${make.toString()})({}).work(self${game})`;
    url ??= trusted(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    return new Worker(url);
  };
  return Object.assign(start, { serve });
}

/**
 * The address as a page takes it that asks for trusted types.
 *
 * @throws TypeError where the page does not allow a policy `undercroft`
 */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as TrustedScope;
  return (
    trustedTypes?.createPolicy('undercroft', { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  );
}
