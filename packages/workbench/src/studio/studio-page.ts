import { UndercroftElement, baseStyles, buttonStyles, define, icon } from '@undercroft/components';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadGame } from '../games.ts';
import { hashOf } from '../route.ts';
import { DOCS } from '../site-parts.ts';
import { download, share, takeShared, upload } from './carry.ts';
import { fileList } from './file-list.ts';
import { contentHome } from './home/content-home.ts';
import { titleIn } from './home/drafts.ts';
import { FolderDesk } from './folder/folder-desk.ts';
import { offerOneFile } from './one-file/offer-one-file.ts';
import type { MenuItem } from './menu.ts';
import './menu.ts';
import { PartKeys } from './part-keys.ts';
import { problemList } from './problem-list.ts';
import { Studio } from './studio.ts';
import { findingStyles, studioStyles } from './studio-page.styles.ts';
import './view/view-panel.ts';
import type { FilePlace } from './view/view-panel.ts';
import { studioWord, type StudioWord } from './words/words.ts';

/** What a small screen shows, one at a time. */
const PARTS = ['files', 'text', 'view'] as const;
type Part = (typeof PARTS)[number];
const WORD_OF: Readonly<Record<Part, StudioWord>> = { files: 'files', text: 'edit', view: 'show' };

/** A game and its files: the table, the cards and the rulebook follow each change of a file. */
export class StudioPageElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, findingStyles, studioStyles];
  static override properties: PropertyDeclarations = {
    game: {},
    file: {},
    small: { attribute: 'small', reflect: true },
    studio: { state: true },
    state: { state: true },
    sought: { state: true },
    naming: { state: true },
    note: { state: true },
    saved: { state: true },
    making: { state: true },
    form: { state: true },
  };

  declare game: string;
  /** path of the file to begin with, from the content folder; empty: its game.yaml */
  declare file: string;
  declare private small: Part;
  declare private studio: Studio | null;
  declare private state: 'loading' | 'missing' | 'there';
  declare private sought: string;
  /** a new file is being named; what is wrong with its name */
  declare private naming: StudioWord | 'begun' | null;
  /** what became of what was done last */
  declare private note: string;
  /** the last change was saved */
  declare private saved: boolean;
  /** the game is being made into one file */
  declare private making: boolean;
  /** the form stands above the text */
  declare private form: boolean;

  #unwatch: () => void = () => {};
  #title = '';
  #folder: FolderDesk | null = null;

  constructor() {
    super();
    this.game = '';
    this.file = '';
    this.small = 'text';
    this.studio = null;
    this.state = 'loading';
    this.sought = '';
    this.naming = null;
    this.note = '';
    this.saved = false;
    this.making = false;
    this.form = false;
    this.addController(new PartKeys(this));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#key);
    window.addEventListener('hashchange', this.#takeShared);
    if (this.game !== '') void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#key);
    window.removeEventListener('hashchange', this.#takeShared);
    this.#close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && changed.get('game') !== undefined && this.hasUpdated) void this.#open();
    else if (changed.has('file') && this.file !== '') this.studio?.editor.show(this.file);
  }

  #close(): void {
    this.#unwatch();
    this.studio?.close();
    this.studio = null;
    this.#folder = null;
  }

  async #open(): Promise<void> {
    const { game } = this;
    this.#close();
    this.state = 'loading';
    this.#title = (await loadGame(game))?.module?.meta.title ?? game;
    document.title = `${this.say('title')} · Undercroft`;
    const studio = await Studio.open(game, contentHome(game), {
      root: this.renderRoot as ShadowRoot,
      label: (path) => this.say('text', { path }),
    });
    if (!this.isConnected || this.game !== game) return studio?.close();
    this.state = studio === null ? 'missing' : 'there';
    this.studio = studio;
    // A game that was begun in this browser is known by its text alone.
    if (this.#title === game) this.#title = titleIn(studio?.texts[`${game}/game.yaml`] ?? '') ?? game;
    this.#unwatch = studio?.watch(() => this.requestUpdate()) ?? this.#unwatch;
    this.#folder = studio && new FolderDesk(studio, this.#host);
    void this.#folder?.begin();
    this.#takeShared();
    studio?.editor.show(this.file === '' ? `${game}/game.yaml` : this.file);
  }

  readonly #host = {
    say: (key: StudioWord, slots?: Readonly<Record<string, string | number>>): string => this.say(key, slots),
    tell: (sentence: string): void => void (this.note = sentence),
    changed: (): void => this.requestUpdate(),
  };

  protected override updated(changed: PropertyValues): void {
    const place = this.renderRoot.querySelector('.editor');
    const { studio } = this;
    if (studio !== null && place !== null && studio.editor.view.dom.parentNode !== place)
      place.append(studio.editor.view.dom);
    // The button that was pressed is gone: the path is next, or, without one, the button again.
    const isLeft = this.naming === null && this.shadowRoot?.activeElement === null;
    if (changed.get('naming') === null || (changed.get('naming') !== undefined && isLeft))
      this.renderRoot.querySelector<HTMLElement>('.files .new input, .files header > .button')?.focus();
  }

  protected say(key: StudioWord, slots: Readonly<Record<string, string | number>> = {}): string {
    return studioWord(this, key, { game: this.#title, ...slots });
  }

  override render(): TemplateResult {
    const { studio } = this;
    const home = html`<a
      class="button quiet home"
      href=${hashOf({ page: 'start' })}
      aria-label=${this.words.say('start.home')}
      >${icon('ui-back')}</a
    >`;
    if (studio === null)
      return html`<header class="bar">
        ${home}
        <p>${this.say(this.state === 'missing' ? 'missing' : 'loading')}</p>
      </header>`;
    return html`${this.#bar(studio, home)}${this.#notes(studio)}${this.#parts()}
      <aside class="files" aria-label=${this.say('files')}>${this.#files(studio)}</aside>
      <main class="text">
        <div class="tools">
          <button
            class="button quiet"
            type="button"
            title=${this.say('form-hint')}
            aria-pressed=${this.form ? 'true' : 'false'}
            @click=${this.#toggleForm}
          >
            ${this.say('form')}
          </button>
        </div>
        ${
          this.form && studio.editor.path !== ''
            ? html`<workbench-studio-form
                class="form"
                .studio=${studio}
                @jump=${(event: CustomEvent<FilePlace>) => this.#jump(event.detail)}
              ></workbench-studio-form>`
            : nothing
        }
        <div class="editor" ?hidden=${studio.editor.path === ''}></div>
        ${studio.editor.path === '' ? html`<p class="nothing">${this.say('choose-file')}</p>` : nothing}
        ${problemList(
          studio.findings,
          (key) => this.say(key),
          (finding) => this.#jump(finding),
        )}
      </main>
      <workbench-studio-view
        class="view"
        .studio=${studio}
        called=${this.#title}
        @jump=${(event: CustomEvent<FilePlace>) => this.#jump(event.detail)}
        @note=${this.#note}
      ></workbench-studio-view>`;
  }

  #bar(studio: Studio, home: TemplateResult): TemplateResult {
    const none = studio.changed.size === 0;
    return html`<header class="bar">
      ${home}
      <h1>${this.say('title')}</h1>
      <span class="kept" role="status">${this.#said(studio)}</span>
      ${
        !studio.saves
          ? nothing
          : html`<button
              class="button primary"
              type="button"
              title=${this.say('save-hint')}
              ?disabled=${none}
              @click=${this.#save}
            >
              ${this.say('save')}${none ? '' : ` (${studio.changed.size})`}
            </button>`
      }
      ${this.#folderButton()}
      <workbench-studio-menu label=${this.say('more')} .items=${this.#more(studio)}></workbench-studio-menu>
      ${DOCS ? html`<a class="button quiet" href="docs/how-to/edit-in-the-page.html" target="_blank">${this.say('help')}</a>` : nothing}
    </header>`;
  }

  /** An open folder is written by one press, as files are saved; the last one is opened by one. */
  #folderButton(): TemplateResult | typeof nothing {
    const folder = this.#folder;
    if (folder?.waits != null)
      return html`<button class="button" type="button" @click=${folder.again}>
        ${this.say('folder-again', { folder: folder.waits })}
      </button>`;
    if (folder?.name == null) return nothing;
    return html`<button class="button" type="button" ?disabled=${folder.count === 0} @click=${folder.write}>
      ${this.say('folder-write', { folder: folder.name })}${folder.count === 0 ? '' : ` (${folder.count})`}
    </button>`;
  }

  /** What is not needed each minute. */
  #more(studio: Studio): readonly MenuItem[] {
    const none = studio.changed.size === 0;
    const of = (key: StudioWord, run: () => void, disabled = false): MenuItem => ({
      label: this.say(key),
      run,
      disabled,
    });
    return [
      of('discard', this.#discard, none || studio.isNew),
      of('share', () => void share(studio, this.#host), none),
      of('download', () => download(studio)),
      of('upload', () => upload(studio, this.#host)),
      of('folder-open', () => void this.#folder?.open()),
      { ...of('file', this.#makeFile, this.making), hint: this.say('file-hint') },
    ];
  }

  /** What is told of the last step; else whether changes are safe. */
  #said({ changed, kept, keeps }: Studio): string {
    if (this.note !== '') return this.note;
    if (changed.size === 0) return this.saved ? this.say('saved') : '';
    return kept && keeps ? this.say('kept-here') : '';
  }

  #notes({ answers, conflicts, keeps, elsewhere }: Studio): TemplateResult {
    return html`<div class="notes">
      ${answers ? nothing : html`<p role="alert">${this.say('no-answer')}</p>`}
      ${conflicts.length === 0 ? nothing : html`<p role="alert">${this.say('conflicts', { files: conflicts.join(', ') })}</p>`}
      ${keeps ? nothing : html`<p role="alert">${this.say(elsewhere ? 'elsewhere' : 'not-kept')}</p>`}
    </div>`;
  }

  /** On a small screen: which part is shown. */
  #parts(): TemplateResult {
    return html`<div class="parts">
      ${PARTS.map(
        (part) =>
          html`<button
            class="button quiet"
            type="button"
            aria-pressed=${part === this.small ? 'true' : 'false'}
            @click=${() => (this.small = part)}
          >
            ${this.say(WORD_OF[part])}
          </button>`,
      )}
    </div>`;
  }

  #files(studio: Studio): TemplateResult {
    const { naming } = this;
    return html`<header>
        <input
          type="search"
          aria-label=${this.say('find')}
          placeholder=${this.say('find')}
          @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
        />
        ${
          naming === null
            ? html`<button class="button" type="button" @click=${() => (this.naming = 'begun')}>
                ${icon('ui-plus')} ${this.say('new-file')}
              </button>`
            : html`<form class="new" @submit=${this.#create}>
                <input
                  name="path"
                  required
                  autocomplete="off"
                  aria-label=${this.say('new-path')}
                  placeholder="rooms/cellar.yaml"
                  aria-describedby="wrong"
                />
                <p class="wrong" id="wrong" role="alert">${naming === 'begun' ? '' : this.say(naming)}</p>
                <button class="button primary">${this.say('create')}</button>
                <button class="button" type="button" @click=${() => (this.naming = null)}>${this.say('cancel')}</button>
              </form>`
        }
        ${
          studio.editor.path === ''
            ? nothing
            : html`<button class="button quiet" type="button" @click=${() => this.#remove(studio)}>
                ${this.say('delete')}
              </button>`
        }
      </header>
      ${fileList(
        studio,
        this.sought,
        (key, slots) => this.say(key, slots),
        (path) => this.#show(path),
      )}`;
  }

  #show(path: string): void {
    this.studio?.editor.show(path);
    this.small = 'text';
    // Where no file was shown, the text has its place only then.
    void this.updateComplete.then(() => this.studio?.editor.view.focus());
  }

  #jump(place: FilePlace): void {
    this.#show(place.file);
    const editor = this.studio?.editor;
    if (editor?.path === place.file) editor.goTo(place);
  }

  readonly #toggleForm = async (): Promise<void> => {
    await import('./form/form-panel.ts');
    this.form = !this.form;
  };

  readonly #create = (event: SubmitEvent): void => {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('path') as HTMLInputElement;
    this.naming = this.studio?.create(value.trim()) ?? null;
    if (this.naming === null) this.#show(this.studio?.editor.path ?? '');
  };

  readonly #save = async (): Promise<void> => {
    try {
      this.saved = (await this.studio?.save()) === true;
      this.note = '';
    } catch (error) {
      this.note = this.say('save-failed', { why: error instanceof Error ? error.message : String(error) });
    }
  };

  #remove(studio: Studio): void {
    if (window.confirm(this.say('delete-sure', { path: studio.editor.path }))) studio.remove();
    this.renderRoot.querySelector<HTMLElement>('.files header > .button')?.focus();
  }

  readonly #discard = (): void => {
    const n = this.studio?.changed.size ?? 0;
    if (window.confirm(this.say('discard-sure', { n }))) this.studio?.discard();
  };

  readonly #takeShared = (): void => {
    if (this.studio !== null) takeShared(this.studio, this.#host);
  };

  readonly #makeFile = async (): Promise<void> => {
    if (this.making || this.studio === null) return;
    this.making = true;
    await offerOneFile(this.studio, (key, slots) => (this.note = this.say(key, slots)));
    this.making = false;
  };

  readonly #note = (event: CustomEvent<string>): void => void (this.note = event.detail);

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (this.studio?.saves === true) void this.#save();
  };
}

define('workbench-studio', StudioPageElement);
