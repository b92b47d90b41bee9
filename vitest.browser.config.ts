/**
 * Tests that run inside a browser: those of elements, and the stories of Storybook with their
 * pictures.
 */
import { fileURLToPath } from 'node:url';
import { LIT_MODULES, undercroft } from '@undercroft/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '@undercroft/browser';
import { patient, POLL_PATIENCE, reporters, TEST_PATIENCE, TIMES } from './tools/patience.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** see `TIMES` */
    times: number;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Whether the command line asks for elements alone: then Storybook is not started, because that
 * takes longer than the tests of a file run.
 */
const isElementsOnly = /--project[= ]browser(?: |$)/.test(process.argv.join(' '));

/** Runs before the tests of every file in the browser. */
const SETUP = 'packages/components/src/testing/fonts.setup.ts';

/**
 * Settings of every project that runs in the browser.
 * @param reducedMotion  nothing moves when tests look at it
 */
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

/** The stories, and their pictures. */
async function storybookProject() {
  return {
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
            timeout: POLL_PATIENCE,
          },
        },
      },
    },
  };
}

/** The elements. */
async function elementProject() {
  return {
    plugins: [undercroft({ content: here('content') })],
    // Looking for dependencies reads every file of the workbench, and one that is found late would
    // be bundled while tests are loaded: a test that is loaded meanwhile never begins.
    optimizeDeps: { noDiscovery: true, include: ['@jridgewell/gen-mapping', 'axe-core', 'yaml', ...LIT_MODULES] },
    test: {
      ...patient,
      name: 'browser',
      provide: { times: TIMES },
      globalSetup: 'tools/compiled-games.setup.ts',
      include: ['packages/*/src/**/*.browser.ts'],
      setupFiles: [SETUP],
      browser: await browser('no-preference'),
    },
  };
}

export default defineConfig(async () => ({
  test: {
    reporters,
    projects: [...(isElementsOnly ? [] : [await storybookProject()]), await elementProject()],
  },
}));
