/**
 * Tests that run in Node. Those that run inside a browser are in `vitest.browser.config.ts`:
 * loading Storybook and the bundler costs ten times what one unit test file takes, so this file
 * imports neither.
 */
import { defineConfig } from 'vitest/config';
import { patient, reporters } from './tools/patience.ts';

/**
 * Tests that read every game of `content`: `npm test` runs them for the games that have changed.
 */
const CONTENT = [
  'packages/cli/test/{bots-look-away,content,content-mutation,held-kinds,hidden-late,languages,marks,mutants,noted,secrecy,texts}.test.ts',
  'packages/compiler/test/{inspect-file,layout,queries}.test.ts',
  'packages/games/src/*.test.ts',
  'tools/clicks/*.test.ts',
  'tools/told/texts.test.ts',
];
/** Tests that open pages with built files, or a server, in a browser of their own. */
const PAGES = ['tools/{proof,embedding,vscode}/**/*.test.ts', 'tools/gallery/live-edits.test.ts'];
/** The packages, installed somewhere else. */
const OUTSIDE = ['tools/pack/outside.test.ts'];
/** Tests that look at every file, or at what elements make of each game. */
const REPOSITORY = [
  'tools/tidy/tidy.test.ts',
  'packages/cli/test/docs-commands.test.ts',
  'packages/bundle/src/clear-pictures.test.ts',
  'tools/told/told.test.ts',
];

/** Tests that replace modules of the product by others, so each file needs a process of its own. */
const APART = ['packages/kernel/src/**/*.test.ts', 'packages/compiler/test/permuted-header.test.ts'];

/**
 * Unit tests that take seconds each, because they start commands, train bots or play whole series.
 */
const LONG = [
  'packages/bots/src/{sensible,learned/training}.test.ts',
  'packages/cli/src/{foreign-saves,hostile-text,main,runaway,system-errors}.test.ts',
  'packages/cli/src/commands/{new-game,train}.test.ts',
  'packages/cli/src/play/saved-game.test.ts',
  'packages/cli/src/lab/**/*.test.ts',
  'packages/cli/src/series/queue/queue.test.ts',
  'packages/cli/src/{mutate,seen}/*.test.ts',
  'packages/compiler/src/content/load/mangle.test.ts',
  'packages/compiler/test/{error-pages,every-effect,hostile,memory,mutation,mutations,new-kind,positions,rules-hash}.test.ts',
  'packages/server/test/postgres.test.ts',
  'packages/simulator/src/balance/balance.test.ts',
  'packages/simulator/src/known-truths.test.ts',
  'packages/table/test/simulation.test.ts',
  'packages/workbench/src/studio/edit/every-repair.test.ts',
  'tools/container/container.test.ts',
  'tools/fuzz/fuzz.test.ts',
  'tools/reference/src/**/*.test.ts',
];

/** A project that runs in Node, each file in a process of its own unless it says otherwise. */
function node(
  name: string,
  settings: { include: string[]; exclude?: string[]; globalSetup?: string; isolate?: boolean },
) {
  // By default one processor is left free, which on a small machine is half of it.
  return { test: { ...patient, name, environment: 'node' as const, maxWorkers: '100%', ...settings } };
}

export default defineConfig({
  test: {
    reporters,
    projects: [
      node('unit', {
        include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts', 'content/**/*.test.ts'],
        exclude: [...CONTENT, ...PAGES, ...REPOSITORY, ...APART, ...OUTSIDE, ...LONG],
        // What one file has loaded and warmed up serves the next: a third less to do.
        isolate: false,
      }),
      node('long', { include: LONG, isolate: false }),
      node('apart', { include: APART }),
      node('content', { include: CONTENT, isolate: false, globalSetup: 'tools/compiled-games.setup.ts' }),
      node('pages', { include: PAGES, globalSetup: 'tools/built-games.setup.ts' }),
      node('outside', { include: OUTSIDE }),
      node('repository', { include: REPOSITORY }),
    ],
  },
});
