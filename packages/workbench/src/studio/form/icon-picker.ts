import { icon, registerIcons } from '@undercroft/components';
import { searchIcons } from '@undercroft/vite-plugin/search';
import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../words/words.ts';

/** Most icons that are shown; another word finds others. */
const SHOWN_MAX = 60;

/** A picture is chosen by a word, out of all that there are. */
export class IconPicker {
  readonly #draw: () => void;
  #key: string | null = null;
  #now = '';
  #words = '';
  #names: readonly string[] | null = null;
  #choose: (name: string | null) => void = () => {};

  /** @param draw  called when something is to be drawn anew */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /**
   * Begins to choose.
   *
   * @param key     what the picture is for
   * @param now     the one that it has; empty: none
   * @param choose  called with another one, null for none
   */
  open(key: string, now: string, choose: (name: string | null) => void): void {
    this.#key = key;
    this.#now = now;
    this.#words = now.replaceAll('-', ' ');
    this.#choose = choose;
    this.#draw();
    if (this.#names === null) void this.#load();
  }

  /** Opens the dialog once it is drawn. @param root  in which it is drawn */
  drawn(root: ParentNode): void {
    const dialog = root.querySelector('dialog');
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('input')?.select();
  }

  async #load(): Promise<void> {
    const { shapes } = await import('virtual:undercroft/icon-shapes');
    registerIcons(shapes);
    this.#names = Object.keys(shapes);
    this.#draw();
  }

  #end(): void {
    this.#key = null;
    this.#draw();
  }

  render(say: Say): TemplateResult | typeof nothing {
    if (this.#key === null) return nothing;
    const words = this.#words.split(/\s+/);
    const found = this.#names === null ? null : searchIcons(words, this.#names);
    const title = say('form-choose-icon', { key: this.#key });
    return html`<dialog aria-label=${title} @close=${() => this.#end()}>
      <form method="dialog">
        <label for="icon-words">${say('form-icon-words')}</label>
        <input
          id="icon-words"
          type="search"
          autocomplete="off"
          .value=${this.#words}
          @input=${({ target }: Event) => {
            this.#words = (target as HTMLInputElement).value;
            this.#draw();
          }}
          @keydown=${(event: KeyboardEvent) => {
            // Enter would close the dialog by its first button.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <p role="status">
          ${found === null ? '' : found.length === 0 ? say('form-icon-none') : say('form-icon-found', { n: found.length })}
        </p>
        <div class="found">
          ${found
            ?.slice(0, SHOWN_MAX)
            .map(
              (name) =>
                html`<button
                  type="submit"
                  lang="en"
                  aria-pressed=${name === this.#now ? 'true' : 'false'}
                  @click=${() => this.#choose(name)}
                >
                  ${icon(name)} ${name}
                </button>`,
            )}
        </div>
        <div class="ends">
          <button class="button" @click=${() => this.#choose(null)}>${say('form-icon-away')}</button>
          <button class="button">${say('close')}</button>
        </div>
      </form>
    </dialog>`;
  }
}
