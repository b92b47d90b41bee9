import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Content, StoryFolder, undercroft } from '@undercroft/vite-plugin';
import type { StorybookConfig } from '@storybook/web-components-vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `UNDERCROFT_CONTENT` names another content folder; its stories lie apart, so that two galleries can run at once. */
const other = process.env['UNDERCROFT_CONTENT'];
const content = new Content(other ?? here('../content'));
const name =
  other === undefined ? 'stories' : `stories-${createHash('sha256').update(other).digest('hex').slice(0, 12)}`;
const stories = new StoryFolder(
  content,
  here(`../packages/workbench/generated/${name}`),
  '../../src/gallery/drawing.ts',
);
stories.update();

const config: StorybookConfig = {
  stories: [`${stories.folder}/*.stories.js`, here('../packages/components/src/**/*.stories.ts')],
  framework: '@storybook/web-components-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), undercroft({ content, changed: () => void stories.update() })],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found late, these would be bundled while stories run and reload the page.
      include: [...(vite.optimizeDeps?.include ?? []), 'lit', 'lit/directive-helpers.js', 'lit/directives/repeat.js'],
    },
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 1500 },
  }),
};

export default config;
