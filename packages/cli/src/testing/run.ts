import { main } from '../main.ts';
import { recordedTerminal } from './terminal.ts';

/** Result of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in a folder; quotes hold words together. */
export async function runLine(cwd: string, line: string): Promise<Ran> {
  const terminal = recordedTerminal(cwd);
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
  const code = await main(words, terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}
