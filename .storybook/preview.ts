import { wordLanguages } from '@undercroft/components';
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../docs/elements/custom-elements.json' with { type: 'json' };
import { theme } from './theme.ts';

setCustomElementsManifest(manifest);

const names: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };

const preview: Preview = {
  initialGlobals: { theme: 'dark', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the interface and the cards',
      toolbar: {
        icon: 'globe',
        items: wordLanguages().map((value) => ({ value, title: names[value] ?? value })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (story, { globals, canvasElement }) => {
      document.documentElement.lang = String(globals['language'] ?? 'en');
      document.documentElement.style.colorScheme = String(globals['theme'] ?? 'dark');
      canvasElement.dataset['story'] = '';
      canvasElement.style.background = 'var(--uc-ground)';
      return story();
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A card is a button named by what it is; the paragraph printed on it is too long for a name.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    },
    backgrounds: { disable: true },
    docs: { theme },
    options: { storySort: { order: ['Welcome', 'Components'], method: 'alphabetical' } },
  },
};

export default preview;
