/** Ctrl-C as an order to finish early. */
import process from 'node:process';

export interface Interrupt {
  /** aborted by Ctrl-C */
  readonly signal: AbortSignal;
  /** lets Ctrl-C end the program again, as before */
  readonly end: () => void;
}

/** From now on the first Ctrl-C only ends what is being tried; a second one ends the program. */
export function onInterrupt(): Interrupt {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  return { signal: controller.signal, end: () => void process.removeListener('SIGINT', stop) };
}

/** Does something that Ctrl-C may cut short. */
export async function interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interrupt = onInterrupt();
  try {
    return await run(interrupt.signal);
  } finally {
    interrupt.end();
  }
}
