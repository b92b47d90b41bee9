import { fileURLToPath } from 'node:url';
import { Content, LIT_MODULES, StoryFolder, undercroft } from '@undercroft/vite-plugin';
import type { StorybookConfig } from '@storybook/web-components-vite';
import type { InlineConfig } from 'vite';
import { keepPreview } from './keep-preview.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * `UNDERCROFT_CONTENT` names another content folder; `UNDERCROFT_GALLERY` keeps its stories apart,
 * so that two galleries can run at once.
 */
const content = new Content(process.env['UNDERCROFT_CONTENT'] ?? here('../content'));
const name = process.env['UNDERCROFT_GALLERY'] ?? 'stories';
const stories = new StoryFolder(
  content,
  here(`../packages/workbench/generated/${name}`),
  '../../src/gallery/drawing.ts',
);
stories.update();

/**
 * A gallery beside the usual one: servers that bundle dependencies into one folder take them away
 * from each other. It follows content only: a page of HTML or a `tsconfig.json` that is written
 * anywhere else, by a build or a test, would load all stories again.
 */
const apart = (vite: InlineConfig): InlineConfig => ({
  cacheDir: here(`../node_modules/.cache/gallery/${name}`),
  server: { ...vite.server, watch: { ignored: ['**/packages/*/{src,test,dist,.build}/**', '**/{tools,docs,.nx}/**'] } },
});

const config: StorybookConfig = {
  stories: [
    `../packages/workbench/generated/${name}/*.stories.js`,
    '../packages/{components,game-element}/src/**/*.stories.ts',
  ],
  framework: '@storybook/web-components-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    ...(name === 'stories' ? {} : apart(vite)),
    plugins: [...(vite.plugins ?? []), undercroft({ content, changed: () => void stories.update() }), keepPreview()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found late, these would be bundled while stories run and reload the page.
      include: [...(vite.optimizeDeps?.include ?? []), 'storybook/theming', ...LIT_MODULES],
    },
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 1500 },
  }),
};

export default config;
