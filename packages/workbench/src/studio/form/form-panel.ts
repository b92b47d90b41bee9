import { UndercroftElement, baseStyles, buttonStyles, define, hasIcon, registerIcons } from '@undercroft/components';
import type { EditField, EditForm, FormPlace } from '@undercroft/language-server/requests';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { loadGame } from '../../games.ts';
import { iconsWith } from '../../icons-with.ts';
import type { Studio } from '../studio.ts';
import type { FilePlace } from '../view/view-panel.ts';
import { studioWord, type Say, type StudioWord } from '../words/words.ts';
import { addedObject, editOf, isReadable, openedKey, smallest, type EditedValue } from '../yaml/yaml-edit.ts';
import { movedItem, takenItem, type ItemEdit } from '../yaml/yaml-items.ts';
import { fieldRow, type FieldHost } from './fields.ts';
import { formStyles } from './form-panel.styles.ts';
import { IconPicker } from './icon-picker.ts';

/** Milliseconds without a key until the form is asked for anew. */
const ASK_AFTER = 80;

/**
 * The object at the cursor as a form, in both directions: an entry in the form makes
 * the smallest change of the text, and the form follows what is typed in the text.
 *
 * @fires jump  the user wants to see a place of a file; detail `FilePlace`
 */
export class StudioFormElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, formStyles];
  static override properties: PropertyDeclarations = { studio: { attribute: false }, form: { state: true } };

  declare studio: Studio;
  declare private form: EditForm | null;

  readonly #picker = new IconPicker(() => this.requestUpdate());
  #stop: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * file and keys of the form, and which of its fields come first: their
   * order stays while the form is filled in
   */
  #of = '';
  #first: ReadonlySet<string> = new Set();
  #file = '';
  /**
   * whether the next form of another object gets the focus in
   * its first field, because the user has just added that object
   */
  #entersNext = false;
  #asked = 0;
  #entersNow = false;

  constructor() {
    super();
    this.form = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const stops = [this.studio.watchCursor(() => this.#soon()), this.studio.watch(() => this.#soon())];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
    void this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#stop();
  }

  protected override updated(): void {
    this.#picker.drawn(this.renderRoot);
    if (!this.#entersNow) return;
    this.#entersNow = false;
    this.renderRoot.querySelector<HTMLElement>('.field :is(input, select, textarea, button)')?.focus();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ASK_AFTER);
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { editor } = this.studio;
    const file = editor.path;
    // The compiler goes on reading behind a mistake; what cannot be read whole cannot be written
    // into.
    const form = isReadable(editor.view.state.doc.toString()) ? await editor.formHere().catch(() => null) : null;
    // A later answer is on its way, or another file is shown by now.
    if (asked !== this.#asked || file !== editor.path) return;
    this.#file = file;
    const of = [file, ...(form?.path ?? [])].join(' ');
    if (of !== this.#of) {
      this.#of = of;
      this.#entersNow = this.#entersNext;
      this.#entersNext = false;
      const fields = form?.fields ?? [];
      const first = fields.filter(({ place, needed }) => place !== null || needed);
      this.#first = new Set(first.map(({ key }) => key));
    }
    this.form = form;
    if (form !== null) void this.#loadPictures(form);
  }

  /** The pictures that the fields name. */
  async #loadPictures({ fields }: EditForm): Promise<void> {
    const names = fields.flatMap(({ sort, value }) => (sort === 'icon' && value !== null ? [String(value)] : []));
    const fresh = names.filter((name) => !hasIcon(name));
    if (fresh.length === 0) return;
    registerIcons(await iconsWith(fresh, (await loadGame(this.studio.game))?.icons ?? {}));
    this.requestUpdate();
  }

  readonly #say: Say = (key, slots = {}) => studioWord(this, key, slots);

  override render(): TemplateResult {
    const { form } = this;
    if (form === null) {
      const isBroken = this.#file.endsWith('.yaml') && !isReadable(this.studio.texts[this.#file] ?? '');
      return html`<p>${this.#say(isBroken ? 'form-broken' : 'form-none')}</p>`;
    }
    const first = form.fields.filter(({ key }) => this.#first.has(key));
    const more = form.fields.filter(({ key }) => !this.#first.has(key));
    const steps = form.path.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step));
    const path = steps.length > 0 ? steps.join(' › ') : this.#file.slice(this.#file.lastIndexOf('/') + 1);
    const rows = (fields: readonly EditField[]): TemplateResult =>
      html`<div class="fields">
        ${repeat(
          fields,
          ({ key }) => `${this.#of} ${key}`,
          (field) => fieldRow(field, this.#host),
        )}
      </div>`;
    return html`<h2>${this.#say('form-of', { what: form.title, path })}</h2>
      ${this.#others(form)} ${rows(first)}
      ${
        more.length === 0
          ? nothing
          : html`<details ?open=${first.length === 0}>
              <summary>${this.#say('form-more', { n: more.length })}</summary>
              ${rows(more)}
            </details>`
      }
      ${this.#picker.render(this.#say)}`;
  }

  /** Ways from one object of a list to those beside it, and to what the list belongs to. */
  #others({ list }: EditForm): TemplateResult | typeof nothing {
    if (list === null) return nothing;
    const { index, items, place, adds } = list;
    const way = (key: StudioWord, to: FormPlace | undefined | null): TemplateResult =>
      html`<button
        class="button quiet"
        type="button"
        ?disabled=${to === undefined || to === null}
        @click=${() => {
          if (to) this.#host.goTo(to);
        }}
      >
        ${this.#say(key)}
      </button>`;
    return html`<p class="ways">
      ${way('form-before', items[index - 1]?.place)}
      <span aria-live="polite">${this.#say('form-nth', { n: index + 1, of: Math.max(items.length, index + 1) })}</span>
      ${way('form-behind', items[index + 1]?.place)} ${place === null ? nothing : way('form-up', place)}
      ${
        adds === null
          ? nothing
          : html`<button
              class="button quiet"
              type="button"
              @click=${() => this.#add(this.form?.path.slice(0, -1) ?? [], adds)}
            >
              ${this.#say('form-another')}
            </button>`
      }
      ${this.#change('form-earlier', index > 0, (text, path) => movedItem(text, path, -1))}
      ${this.#change('form-later', index < items.length - 1, (text, path) => movedItem(text, path, 1))}
      ${this.#change('form-remove', true, takenItem)}
    </p>`;
  }

  /**
   * A way to change the list. A button without an effect stays focusable, so
   * that repeated presses by key keep the focus.
   */
  #change(
    key: StudioWord,
    isPossible: boolean,
    make: (text: string, path: readonly string[]) => ItemEdit | null,
  ): TemplateResult {
    return html`<button
      class="button quiet"
      type="button"
      aria-disabled=${isPossible ? 'false' : 'true'}
      @click=${() => {
        const text = this.#text;
        const edit = text === null || this.form === null || !isPossible ? null : make(text, this.form.path);
        if (edit === null) return;
        const { editor } = this.studio;
        // Where the list is gone, so are these buttons.
        this.#entersNext = this.form?.list?.items.length === 1 && key === 'form-remove';
        editor.type(edit);
        editor.view.dispatch({ selection: { anchor: edit.at }, scrollIntoView: true });
      }}
    >
      ${this.#say(key)}
    </button>`;
  }

  readonly #host: FieldHost = {
    say: this.#say,
    set: ({ key }, value) => this.#set(key, value),
    inText: (field) => this.#inText(field),
    // The form follows the cursor of the text, but the focus stays in the form.
    goTo: (place) => this.studio.editor.goTo(place),
    addTo: ({ key, adds }) => this.#add([...(this.form?.path ?? []), key], adds ?? []),
    chooseIcon: ({ key, value }) =>
      this.#picker.open(key, String(value ?? ''), (name) => {
        this.#set(key, name);
      }),
    isFocused: (id) => (this.renderRoot as ShadowRoot).activeElement?.id === id,
  };

  /** The text of the file that the form is of; null when another one is shown by now. */
  get #text(): string | null {
    const { editor } = this.studio;
    return editor.path === this.#file ? editor.view.state.doc.toString() : null;
  }

  #set(key: string, value: EditedValue | null): void {
    const text = this.#text;
    if (text === null || this.form === null) return;
    const edit = editOf(text, [...this.form.path, key], value);
    if (edit === null) return;
    // Until the form is read anew it stands as filled in: another item would be added to the list
    // of before, and take this one away.
    this.#asked++;
    this.form = { ...this.form, fields: this.form.fields.map((one) => (one.key === key ? { ...one, value } : one)) };
    this.studio.editor.type(smallest(text, edit));
  }

  /**
   * Adds an object to a list: the cursor goes there, the form follows it,
   * and its first field gets the focus.
   */
  #add(path: readonly string[], keys: readonly string[]): void {
    const text = this.#text;
    const edit = text === null ? null : addedObject(text, path, keys);
    if (edit === null) return;
    const { editor } = this.studio;
    this.#entersNext = true;
    editor.type(edit);
    editor.view.dispatch({ selection: { anchor: edit.at }, scrollIntoView: true });
  }

  #jump(place: FilePlace): void {
    this.send('jump', place);
  }

  #inText({ key, place }: EditField): void {
    if (place !== null) return this.#jump({ file: this.#file, ...place });
    const text = this.#text;
    const edit = text === null || this.form === null ? null : openedKey(text, [...this.form.path, key]);
    if (edit === null) return;
    const { editor } = this.studio;
    editor.type(edit);
    const end = edit.from + edit.insert.trimEnd().length + 1;
    editor.view.dispatch({ selection: { anchor: Math.min(end, editor.view.state.doc.length) }, scrollIntoView: true });
    editor.view.focus();
  }
}

define('workbench-studio-form', StudioFormElement);
