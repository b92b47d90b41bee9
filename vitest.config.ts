import { fileURLToPath } from 'node:url';
import { undercroft } from '@undercroft/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tools/chromium.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Settings of every project that runs in the browser. */
async function browser() {
  const { executablePath, args, env } = await browserLaunch();
  const inherited = process.env as Record<string, string>;
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 800, height: 600 },
    instances: [{ browser: 'chromium' as const }],
    // Loaded when a test asks for it: it compiles every game.
    commands: {
      playInNode: async (context: unknown, limit: number) =>
        await (await import('./tools/play-in-node.ts')).playInNode(context, limit),
    },
    provider: playwright({ launchOptions: { executablePath, args: [...args], env: { ...inherited, ...env } } }),
  };
}

export default defineConfig(async () => ({
  test: {
    reporters: ['default', './tools/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node' as const,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'tools/**/*.test.ts',
            'content/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: here('.storybook') })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/pictures.setup.ts'],
          browser: {
            ...(await browser()),
            viewport: { width: 1200, height: 900 },
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                  here(`.storybook/pictures/${arg}${ext}`),
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
              },
            },
          },
        },
      },
      {
        plugins: [undercroft({ content: fileURLToPath(new URL('./content', import.meta.url)) })],
        test: { name: 'browser', include: ['packages/*/src/**/*.browser.ts'], browser: await browser() },
      },
    ],
  },
}));
