/** A server in a process of its own, and what it costs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, 'server.ts');
/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;
/** The unit and the container file of `docs/how-to/host-it.md` start servers with it. */
export const MEMORY = '--max-semi-space-size=2';

export interface Served {
  readonly port: number;
  /** milliseconds until it answered */
  readonly began: number;
  /** seconds of processor time so far, of all its threads */
  processor(): number;
  /** megabytes of memory */
  memory(): number;
  /** ends it as a crash does */
  kill(): Promise<void>;
}

/** Starts a server. @throws Error when it ends before it answers */
export async function serve(data: string, games: readonly string[]): Promise<Served> {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [MEMORY, SERVER, data, ...games], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const file = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
  return {
    port,
    began: performance.now() - began,
    processor() {
      const fields = file('stat').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(file('status'))?.[1] ?? 0) / 1024,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
