/** The driver of PostgreSQL: a package that only those install who use it. */
import { StoreError } from './store.ts';

interface PgResult<Row> {
  readonly rows: readonly Row[];
  readonly rowCount: number | null;
}

/** What is used of a connection. */
export interface PgClient {
  connect(): Promise<void>;
  query<Row = unknown>(text: string, values?: readonly unknown[]): Promise<PgResult<Row>>;
  on(event: 'notification', heard: (message: { readonly payload?: string }) => void): void;
  on(event: 'error', heard: (error: Error) => void): void;
  end(): Promise<void>;
  /** gives it back to its pool. @param broken  why it cannot be used again */
  release(broken?: Error): void;
}

/** What is used of a pool of connections. */
export interface PgPool {
  query: PgClient['query'];
  connect(): Promise<PgClient>;
  on(event: 'error', heard: (error: Error) => void): void;
  end(): Promise<void>;
}

interface Settings {
  readonly connectionString: string;
  readonly max?: number;
}

interface PgDriver {
  readonly Client: new (settings: Settings) => PgClient;
  readonly Pool: new (settings: Settings) => PgPool;
}

/** Loaded by a name that is no literal: where it is not installed, nothing else misses it. */
const PACKAGE: string = 'pg';

/** @throws StoreError when the package is not installed */
export async function loadDriver(): Promise<PgDriver> {
  try {
    const { default: driver } = (await import(PACKAGE)) as { readonly default: PgDriver };
    return driver;
  } catch {
    throw new StoreError('PostgreSQL needs the package `pg`, which is not installed: npm install pg@8.23.1');
  }
}
