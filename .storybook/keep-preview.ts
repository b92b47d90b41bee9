import type { Plugin } from 'vite';

const APP = 'virtual:/@storybook/builder-vite/vite-app.js';
const STORIES = 'virtual:/@storybook/builder-vite/storybook-stories.js';

/**
 * Storybook reloads the preview of web components at every change of a story, because elements
 * cannot be defined twice. Our story files define none: they only list cards. So a list that
 * changes is taken in while the page stays, and code reloads the page as before. Lists are taken in
 * one after the other: of two at once, such as when an error comes and goes, the second would find
 * the story of the first in the making, draw it anew, and reload a page that still looks for
 * barriers. Should Storybook change, nothing is replaced and everything reloads.
 */
export function keepPreview(): Plugin {
  const accept = `const preview = window.__STORYBOOK_PREVIEW__;
  const take = preview.onStoriesChanged.bind(preview);
  let taken = Promise.resolve();
  preview.onStoriesChanged = (list) => {
    const next = taken.then(() => take(list));
    taken = next.catch(() => undefined);
    return next;
  };
  import.meta.hot.accept(${JSON.stringify(STORIES)}, (module) => {
    preview.onStoriesChanged({ importFn: module.importFn });
  });`;
  return {
    name: 'undercroft:keep-preview',
    apply: 'serve',
    transform: {
      filter: { id: new RegExp(APP) },
      handler: (code) => ({ code: code.replace('import.meta.hot.decline();', accept), map: null }),
    },
    hotUpdate({ file, modules, server }) {
      if (modules.length === 0 || !file.endsWith('.ts')) return undefined;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
