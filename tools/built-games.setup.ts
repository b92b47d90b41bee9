import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBrowser } from '@undercroft/browser';
import type { TestProject } from 'vitest/node';
import { prepared } from './prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the browser that all tests of pages share */
    browser: string;
    /** folder that lasts as long as the run, for what one file makes and the next can use */
    shared: string;
  }
}

/**
 * Runs once before tests of pages: the files that they open, one browser for all of them, and a
 * folder that they share.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // With what it builds on: the built games.
  prepared('run', '@undercroft/workbench:build-live');
  const server = await serveBrowser();
  const shared = mkdtempSync(join(tmpdir(), 'undercroft-shared-'));
  project.provide('browser', server.wsEndpoint());
  project.provide('shared', shared);
  return async () => {
    await server.close();
    rmSync(shared, { recursive: true, force: true });
  };
}
