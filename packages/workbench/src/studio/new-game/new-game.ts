import { UndercroftElement, baseStyles, buttonStyles, define, icon } from '@undercroft/components';
import { isStarter, named, STARTERS, type Starter } from '@undercroft/starters/named';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { gameIds } from '../../games.ts';
import { idOf } from './id-of.ts';
import { hashOf } from '../../route.ts';
import { draftGames, writeDrafts, type DraftOfGame } from '../home/drafts.ts';
import { studioWord, type StudioWord } from '../words/words.ts';
import { fieldLook } from '../../page.styles.ts';

/** Games that were begun in this browser and are saved nowhere else, and the way to a new one. */
export class NewGameElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      section {
        margin-top: 36px;
      }
      h2 {
        margin: 0 0 12px;
      }
      ul {
        display: grid;
        gap: 10px;
        margin: 0 0 14px;
        padding: 0;
        list-style: none;
      }
      li,
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px;
      }
      li b {
        flex: 0 1 320px;
        overflow-wrap: anywhere;
      }
      form {
        display: grid;
        gap: 14px;
        max-width: 640px;
      }
      fieldset {
        display: grid;
        gap: 4px;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend,
      .name {
        padding: 0;
        font-weight: 700;
      }
      .name {
        display: grid;
        gap: 6px;
      }
      input:not([type]) {
        min-height: 44px;
        padding: 6px 14px;
        ${fieldLook}
      }
      fieldset label {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
      }
      .wrong {
        margin: 0;
        color: var(--uc-danger);
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    drafts: { state: true },
    open: { state: true },
    wrong: { state: true },
  };

  declare private drafts: readonly DraftOfGame[];
  declare private open: boolean;
  /** why the game was not made */
  declare private wrong: StudioWord | null;

  constructor() {
    super();
    this.drafts = [];
    this.open = false;
    this.wrong = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    this.drafts = (await draftGames()).filter(({ id }) => !gameIds.includes(id));
  }

  #say(key: StudioWord, slots: Readonly<Record<string, string>> = {}): string {
    return studioWord(this, key, slots);
  }

  override render(): TemplateResult {
    return html`<section aria-label=${this.#say('own-games')}>
      <h2>${this.#say('own-games')}</h2>
      ${
        this.drafts.length === 0
          ? nothing
          : html`<ul>
              ${this.drafts.map(
                ({ id, title }) =>
                  html`<li>
                    <b>${title}</b>
                    <a class="button" href=${hashOf({ page: 'edit', game: id })}>${this.#say('edit')}</a>
                    <button class="button quiet" type="button" @click=${() => void this.#remove(id, title)}>
                      ${this.#say('remove-game', { game: title })}
                    </button>
                  </li>`,
              )}
            </ul>`
      }
      ${this.open ? this.#form() : html`<button class="button" type="button" @click=${this.#begin}>${icon('ui-plus')} ${this.#say('new-game')}</button>`}
    </section>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#submit} @input=${() => (this.wrong = null)}>
      <label class="name"
        >${this.#say('game-name')}
        <input name="name" required maxlength="60" autocomplete="off" aria-describedby="wrong" />
      </label>
      <p class="wrong" id="wrong" role="alert">${this.wrong === null ? '' : this.#say(this.wrong)}</p>
      <fieldset>
        <legend>${this.#say('begin-with')}</legend>
        ${Object.keys(STARTERS)
          .filter(isStarter)
          .map(
            (starter, index) =>
              html`<label
                ><input type="radio" name="starter" value=${starter} ?checked=${index === 0} />${this.#say(
                  `starter-${starter}`,
                )}</label
              >`,
          )}
      </fieldset>
      <div class="row">
        <button class="button primary">${this.#say('create')}</button>
        <button class="button" type="button" @click=${() => (this.open = false)}>${this.#say('cancel')}</button>
      </div>
    </form>`;
  }

  readonly #begin = async (): Promise<void> => {
    this.open = true;
    this.wrong = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const [name = '', starter = ''] = new FormData(event.target as HTMLFormElement).values();
    if (typeof name === 'string' && typeof starter === 'string') void this.#make(name.trim(), starter);
  };

  async #make(title: string, starter: string): Promise<void> {
    const id = idOf(title);
    if (id === null || !isStarter(starter)) this.wrong = 'game-bad-name';
    else if (gameIds.includes(id) || this.drafts.some((draft) => draft.id === id)) this.wrong = 'game-there';
    else if (!(await keepNew(id, title, starter))) this.wrong = 'not-kept';
    else location.hash = hashOf({ page: 'edit', game: id });
  }

  async #remove(id: string, title: string): Promise<void> {
    if (!window.confirm(this.#say('remove-game-sure', { game: title }))) return;
    await writeDrafts(id, {});
    await this.#load();
  }
}

/**
 * Keeps the files of a new game in the browser, none of which is saved anywhere.
 *
 * @returns whether it could
 */
async function keepNew(id: string, title: string, starter: Starter): Promise<boolean> {
  const { starters } = await import('virtual:undercroft/starters');
  const texts = Object.entries(named(starters[starter], title));
  return await writeDrafts(
    id,
    Object.fromEntries(texts.map(([path, text]) => [`${id}/${path}`, { text, base: null }])),
  );
}

define('workbench-new-game', NewGameElement);
