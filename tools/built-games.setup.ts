import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBrowser } from '@undercroft/browser';
import type { TestProject } from 'vitest/node';
import { builtGames } from './built-games.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the browser that all tests of pages share */
    browser: string;
    /** folder that lasts as long as the run, for what one file makes and the next can use */
    shared: string;
  }
}

/**
 * Runs once before tests that open built files: the files, one browser for all of them, and a
 * folder that they share.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  builtGames();
  const server = await serveBrowser();
  const shared = mkdtempSync(join(tmpdir(), 'undercroft-shared-'));
  project.provide('browser', server.wsEndpoint());
  project.provide('shared', shared);
  return async () => {
    await server.close();
    rmSync(shared, { recursive: true, force: true });
  };
}
