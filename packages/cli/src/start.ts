/** The command line on the real terminal. */
import { createInterface, type Interface } from 'node:readline';
import { EXIT, systemReason } from './failure.ts';
import { main } from './main.ts';
import type { Terminal } from './terminal.ts';

/** Runs the command line of this process and sets its exit code. */
export async function start(): Promise<void> {
  process.stdout.on('error', (error) => leave(error, 'the output'));
  // Where messages cannot be written either, there is nothing left to say.
  process.stderr.on('error', () => process.exit(EXIT.usage));
  let terminal: ProcessTerminal;
  try {
    terminal = new ProcessTerminal();
  } catch (error) {
    // The folder we were started in may be gone.
    return leave(error, 'the current folder');
  }
  process.exitCode = await main(process.argv.slice(2), terminal);
  terminal.close();
}

/**
 * Ends the process because something cannot be read or written, for example on a full disk. A
 * reader that has read enough, as `head` does, is no failure.
 */
function leave(error: unknown, what: string): void {
  if (error instanceof Error && (error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(EXIT.clean);
  const reason = systemReason(error, '', what);
  if (reason === null) throw error;
  process.stderr.write(`error: ${reason}\n`);
  process.exit(EXIT.usage);
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
