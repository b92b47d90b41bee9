/** The command line on the real terminal. */
import { createInterface, type Interface } from 'node:readline';
import { main } from './main.ts';
import type { Terminal } from './terminal.ts';

/** Runs the command line of this process and sets its exit code. */
export async function start(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', quietPipe);
  const terminal = new ProcessTerminal();
  process.exitCode = await main(process.argv.slice(2), terminal);
  terminal.close();
}

/** Whoever read us has gone, as `head` does: there is nothing left to do and nothing to say. */
function quietPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  throw error;
}

class ProcessTerminal implements Terminal {
  readonly outColour = mayColour(process.stdout);
  readonly errColour = mayColour(process.stderr);
  readonly live = process.stderr.isTTY && process.env['TERM'] !== 'dumb' && process.env['CI'] === undefined;
  readonly cwd = process.cwd();
  #lines: Interface | undefined;
  #waiting: ((line: string | null) => void)[] = [];
  #read: string[] = [];
  #ended = false;

  get width(): number {
    return process.stdout.columns ?? 100;
  }

  out(text: string): void {
    process.stdout.write(text);
  }

  err(text: string): void {
    process.stderr.write(text);
  }

  async ask(prompt: string): Promise<string | null> {
    this.#open();
    process.stdout.write(prompt);
    const line = this.#read.shift();
    if (line !== undefined) return line;
    if (this.#ended) return null;
    return await new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#lines?.close();
  }

  #open(): void {
    if (this.#lines !== undefined) return;
    this.#lines = createInterface({ input: process.stdin, terminal: false });
    this.#lines.on('line', (line) => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#read.push(line);
      else next(line);
    });
    this.#lines.on('close', () => {
      this.#ended = true;
      for (const next of this.#waiting.splice(0)) next(null);
    });
  }
}

function mayColour(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true;
  return stream.isTTY && TERM !== 'dumb';
}
