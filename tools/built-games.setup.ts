import { serveBrowser } from '@undercroft/browser';
import type { TestProject } from 'vitest/node';
import { builtGames } from './built-games.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the browser that all tests of pages share */
    browser: string;
  }
}

/** Runs once before tests that open built files: the files, and one browser for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  builtGames();
  const server = await serveBrowser();
  project.provide('browser', server.wsEndpoint());
  return async () => await server.close();
}
