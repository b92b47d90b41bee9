import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { folderOf } from './open-folders.ts';
import type { Studio } from './studio.ts';
import type { Say } from './words/words.ts';

/**
 * The files of a game by folder, with a mark at what is changed and what has errors.
 *
 * @param sought words that a path must hold
 */
export function fileList(studio: Studio, sought: string, say: Say, open: (path: string) => void): TemplateResult {
  const words = sought.toLowerCase().split(/\s+/);
  const found = studio.paths.filter((path) => words.every((word) => path.toLowerCase().includes(word)));
  const folders = Map.groupBy(found, folderOf);
  studio.folders.show(studio.editor.path);
  // A search opens all folders; that is not kept for later.
  const turned = (folder: string, { open: isOpen }: HTMLDetailsElement): void => {
    if (sought === '') studio.folders.turn(folder, isOpen);
  };
  return html`<nav aria-label=${say('files')}>
    ${repeat(
      folders,
      ([folder]) => folder,
      ([folder, paths]) =>
        folder === ''
          ? paths.map((path) => fileButton(studio, path, say, open))
          : html`<details
              ?open=${sought !== '' || studio.folders.has(folder)}
              @toggle=${(event: Event) => turned(folder, event.currentTarget as HTMLDetailsElement)}
            >
              <summary>${folder}</summary>
              ${paths.map((path) => fileButton(studio, path, say, open))}
            </details>`,
    )}
  </nav>`;
}

function fileButton(studio: Studio, path: string, say: Say, open: (path: string) => void): TemplateResult {
  const errors = studio.errorsOf(path);
  return html`<button
    class="file"
    type="button"
    aria-current=${path === studio.editor.path ? 'true' : nothing}
    @click=${() => open(path)}
  >
    <span class="name">${path.slice(path.lastIndexOf('/') + 1)}</span>
    ${errors === 0 ? nothing : html`<span class="sign" title=${say('errors', { n: errors })}>${errors}</span>`}
    ${studio.changed.has(path) ? html`<span class="sign" title=${say('changed')} aria-label=${say('changed')}>●</span>` : nothing}
  </button>`;
}
