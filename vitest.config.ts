import { fileURLToPath } from 'node:url';
import { LIT_MODULES, undercroft } from '@undercroft/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch, PATIENCE } from '@undercroft/browser';
import { TEST_PATIENCE } from './tools/patience.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Settings of every project: no test asks how fast the machine is. */
const patient = {
  testTimeout: TEST_PATIENCE,
  hookTimeout: TEST_PATIENCE,
  teardownTimeout: PATIENCE,
  expect: { poll: { timeout: PATIENCE } },
};

/** Runs before the tests of every file in the browser. */
const SETUP = 'packages/components/src/testing/fonts.setup.ts';

/** Tests of every game of `content`: what reads one belongs here, since `npm test` runs them for the games that have changed. */
const CONTENT = [
  'packages/cli/test/{bots-look-away,content,content-mutation,hidden-late,languages,mutants,noted,secrecy,texts}.test.ts',
  'packages/compiler/test/{inspect-file,layout,queries}.test.ts',
  'packages/games/src/*.test.ts',
  'tools/clicks/*.test.ts',
];
/** Tests that open pages with built files, or a server, in a browser of their own. */
const PAGES = ['tools/{proof,embedding,gallery,vscode}/**/*.test.ts'];
/** The packages, installed somewhere else. */
const OUTSIDE = ['tools/pack/outside.test.ts'];
/** Tests that look at every file. */
const REPOSITORY = ['tools/tidy/tidy.test.ts', 'packages/cli/test/docs-commands.test.ts'];

/** Tests that put other modules in the place of ours, which nobody else may come to see. */
const APART = ['packages/kernel/src/**/*.test.ts', 'packages/compiler/test/permuted-header.test.ts'];

/** A project that runs in Node, each file in a process of its own unless it says otherwise. */
function node(
  name: string,
  settings: { include: string[]; exclude?: string[]; globalSetup?: string; isolate?: boolean },
) {
  // By default one processor is left free, which on a small machine is half of it.
  return { test: { ...patient, name, environment: 'node' as const, maxWorkers: '100%', ...settings } };
}

/** Settings of every project that runs in the browser. @param reducedMotion  nothing moves when tests look at it */
async function browser(reducedMotion: 'reduce' | 'no-preference') {
  return {
    enabled: true,
    headless: true,
    connectTimeout: TEST_PATIENCE,
    screenshotFailures: false,
    viewport: { width: 800, height: 600 },
    instances: [{ browser: 'chromium' as const }],
    // Loaded when a test asks for it: it plays every game.
    commands: {
      playInNode: async (context: unknown, limit: number) =>
        await (await import('./tools/play-in-node.ts')).playInNode(context, limit),
    },
    provider: playwright({ launchOptions: await browserLaunch(), contextOptions: { reducedMotion } }),
  };
}

export default defineConfig(async () => ({
  test: {
    reporters: ['default', './tools/summary-reporter.ts'],
    projects: [
      node('unit', {
        include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts', 'content/**/*.test.ts'],
        exclude: [...CONTENT, ...PAGES, ...REPOSITORY, ...APART, ...OUTSIDE],
        // What one file has loaded and warmed up serves the next: a third less to do.
        isolate: false,
      }),
      node('apart', { include: APART }),
      node('content', { include: CONTENT, isolate: false, globalSetup: 'tools/compiled-games.setup.ts' }),
      node('pages', { include: PAGES, globalSetup: 'tools/built-games.setup.ts' }),
      node('outside', { include: OUTSIDE }),
      node('repository', { include: REPOSITORY }),
      {
        plugins: [storybookTest({ configDir: here('.storybook') })],
        test: {
          ...patient,
          name: 'storybook',
          setupFiles: [SETUP, '.storybook/pictures.setup.ts'],
          browser: {
            ...(await browser('reduce')),
            viewport: { width: 1200, height: 900 },
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                  here(`.storybook/pictures/${arg}${ext}`),
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
                timeout: PATIENCE,
              },
            },
          },
        },
      },
      {
        plugins: [undercroft({ content: fileURLToPath(new URL('./content', import.meta.url)) })],
        // Found late, these would be bundled while tests are loaded, and a test that is loaded meanwhile never begins.
        optimizeDeps: {
          include: ['@jridgewell/gen-mapping', 'axe-core', 'yaml', ...LIT_MODULES],
        },
        test: {
          ...patient,
          name: 'browser',
          globalSetup: 'tools/compiled-games.setup.ts',
          include: ['packages/*/src/**/*.browser.ts'],
          setupFiles: [SETUP],
          browser: await browser('no-preference'),
        },
      },
    ],
  },
}));
