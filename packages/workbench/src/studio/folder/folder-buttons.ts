import { UndercroftElement, baseStyles, buttonStyles, define } from '@undercroft/components';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Studio } from '../studio.ts';
import { studioWord, type StudioWord } from '../words/words.ts';
import { OpenedFolder } from './folder.ts';

/**
 * A folder of one's own, beside what the browser keeps: what lies there is taken in, and what is changed is written back.
 *
 * @fires note  something is to be said; detail a sentence
 */
export class StudioFolderElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];
  static override properties: PropertyDeclarations = { studio: { attribute: false }, folder: { state: true } };

  declare studio: Studio;
  declare private folder: OpenedFolder | null;

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.folder = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.studio.watch(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  override render(): TemplateResult {
    const { folder } = this;
    const count = folder === null ? 0 : Object.keys(folder.changes(this.studio.texts)).length;
    return html`<button class="button" type="button" @click=${this.#open}>${this.#say('folder-open')}</button> ${
        folder === null
          ? nothing
          : html`<button class="button" type="button" ?disabled=${count === 0} @click=${this.#write}>
              ${this.#say('folder-write', { folder: folder.name })}${count === 0 ? '' : ` (${count})`}
            </button>`
      }`;
  }

  #say(key: StudioWord, slots: Readonly<Record<string, string | number>> = {}): string {
    return studioWord(this, key, slots);
  }

  #tell(key: StudioWord, slots: Readonly<Record<string, string | number>> = {}): void {
    this.send('note', this.#say(key, slots));
  }

  #failed(error: unknown): void {
    // Whoever chooses none has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    this.#tell('folder-failed', { why: error instanceof Error ? error.message : String(error) });
  }

  readonly #open = async (): Promise<void> => {
    if (window.showDirectoryPicker === undefined) return this.#tell('folder-unknown');
    const { studio } = this;
    try {
      const folder = await OpenedFolder.read(studio.game, await window.showDirectoryPicker({ mode: 'readwrite' }));
      const { name, texts } = folder;
      const differ = Object.keys(folder.changes(studio.texts)).length;
      const isGame = texts[`${studio.game}/game.yaml`] !== undefined;
      if (isGame && differ > 0 && window.confirm(this.#say('folder-take', { folder: name, n: differ }))) {
        const gone = studio.paths.filter((path) => texts[path] === undefined).map((path) => [path, null] as const);
        studio.take({ ...Object.fromEntries(gone), ...texts });
      }
      this.folder = folder;
      this.#tell(isGame ? 'folder-opened' : 'folder-empty', { folder: name });
    } catch (error) {
      this.#failed(error);
    }
  };

  readonly #write = async (): Promise<void> => {
    const { folder } = this;
    if (folder === null) return;
    try {
      const { others, count } = await folder.write(this.studio.texts);
      if (others.length > 0) this.#tell('folder-others', { files: others.join(', ') });
      else this.#tell('folder-written', { folder: folder.name, n: count });
    } catch (error) {
      this.#failed(error);
    }
    this.requestUpdate();
  };
}

define('workbench-studio-folder', StudioFolderElement);
