import { html, nothing, type TemplateResult } from 'lit';
import type { Studio } from './studio.ts';
import type { Say } from './words/words.ts';

/** The files of a game by folder, with a mark at what is changed and what has errors. @param sought  words that a path must hold */
export function fileList(studio: Studio, sought: string, say: Say, open: (path: string) => void): TemplateResult {
  const words = sought.toLowerCase().split(/\s+/);
  const found = studio.paths.filter((path) => words.every((word) => path.toLowerCase().includes(word)));
  const folders = Map.groupBy(found, (path) => path.split('/').slice(1, -1).join('/'));
  const current = studio.editor.path;
  const isOpen = (folder: string): boolean =>
    sought !== '' || folder === '' || current.startsWith(`${studio.game}/${folder}/`);
  return html`<nav aria-label=${say('files')}>
    ${[...folders].map(([folder, paths]) =>
      folder === ''
        ? paths.map((path) => fileButton(studio, path, say, open))
        : html`<details ?open=${isOpen(folder)}>
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
