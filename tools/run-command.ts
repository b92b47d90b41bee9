import { EXIT, main, type Terminal } from '@undercroft/cli';

/** What a command has written. */
export interface Written {
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command line of `undercroft` in this process, which has loaded it already: a start of its
 * own takes longer than most commands do.
 *
 * @throws Error with what was written, when the exit code is another than 0
 */
export async function runCommand(cwd: string, ...words: readonly string[]): Promise<Written> {
  const written = { out: '', err: '' };
  const terminal: Terminal = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    ask: async () => await Promise.resolve(null),
    outColour: false,
    errColour: false,
    live: false,
    width: 100,
    cwd,
  };
  const code = await main([...words], terminal);
  if (code !== EXIT.clean)
    throw new Error(`undercroft ${words.join(' ')} ended with ${code}:\n${written.out}${written.err}`);
  return written;
}
