/**
 * An example that is edited where it stands: its text, what is wrong with it, and what comes of it.
 */
import { UndercroftElement, baseStyles, buttonStyles, define, glossaryIn, readTheme } from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { game } from 'virtual:undercroft/docs-game';
import type { RunnableExample } from './shapes.ts';
import { faceFor } from '../gallery/faces.ts';
import { hashOf } from '../route.ts';
import { findingStyles } from '../studio/studio-page.styles.ts';
import { readDrafts, writeDrafts } from '../studio/home/drafts.ts';
import { trialList } from '../studio/position/trial-list.ts';
import { studioWord, type Say } from '../studio/words/words.ts';
import { exampleStyles } from './example.styles.ts';
import { ExampleSession } from './example-session.ts';
import { sampleCall } from './sample-call.ts';

/** Cards that are shown of a table with many rows. */
const CARDS = 6;
const up = document.documentElement.dataset['up'] ?? '';

/**
 * One example of a document with an editor around it.
 *
 * @fires example-close  the reader goes back to the page as it is written
 */
export class ExampleElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, findingStyles, exampleStyles];
  static override properties: PropertyDeclarations = { example: { attribute: false }, call: { state: true } };

  declare example: RunnableExample;
  /** what is to be tried; null: what the text suggests */
  declare private call: string | null;
  #session: ExampleSession | null = null;

  constructor() {
    super();
    this.call = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.close();
    this.#session = null;
  }

  async #begin(): Promise<void> {
    const { names } = await import('virtual:undercroft/icon-names');
    if (!this.isConnected) return;
    this.#session = new ExampleSession(this.example, names, {
      root: this.renderRoot as ShadowRoot,
      label: `Text of ${this.example.path}`,
      docs: new URL(up === '' ? './' : up, document.baseURI).href,
      changed: () => this.requestUpdate(),
    });
    const { view } = this.#session.editor;
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector('.editor')?.append(view.dom);
    view.dispatch({ selection: { anchor: this.example.from }, scrollIntoView: true });
    view.focus();
  }

  readonly #say: Say = (key, slots = {}) => studioWord(this, key, slots);

  override render(): TemplateResult {
    const session = this.#session;
    return html`<div class="editor"></div>
      ${session === null ? html`<p class="said">The editor is being loaded.</p>` : this.#result(session)}
      <div class="row">
        <button class="button" type="button" ?disabled=${session?.isChanged !== true} @click=${this.#reset}>
          Reset
        </button>
        <button class="button" type="button" @click=${this.#openStudio}>Open in the studio</button>
        <button class="button quiet" type="button" @click=${() => this.send('example-close', null)}>Close</button>
      </div>`;
  }

  #result(session: ExampleSession): TemplateResult {
    return html`${this.#findings(session)} ${this.#cards(session)}
    ${this.example.path.endsWith('.rules') ? this.#trial(session) : nothing}
    ${session.isScenarios ? this.#tests(session) : nothing}`;
  }

  #findings({ findings, answers }: ExampleSession): TemplateResult {
    if (!answers) return html`<p class="said" role="alert">${this.#say('no-answer')}</p>`;
    if (findings === null) return html`<p class="said" role="status">The game is being compiled.</p>`;
    if (findings.length === 0) return html`<p class="said good" role="status">${this.#say('no-problems')}</p>`;
    return html`<ul class="findings">
      ${findings.map(
        ({ severity, message, code, file, line, column }) =>
          html`<li>
            <button class=${`problem ${severity}`} type="button" @click=${() => this.#jump(file, line, column)}>
              <b>${severity}</b> ${message}
              <small>${file.slice(game.length + 1)}:${line}</small>
            </button>
            <a class="about" href=${`${up}errors/${code}.html`}>${code}</a>
          </li>`,
      )}
    </ul>`;
  }

  /** The cards of the file, as they were when it was right. */
  #cards({ meta, findings }: ExampleSession): TemplateResult | typeof nothing {
    const rows = meta === null ? [] : this.#rows(meta);
    if (meta === null || rows.length === 0) return nothing;
    const isOld = findings?.some(({ severity }) => severity === 'error') === true;
    const glossary = glossaryIn(meta);
    return html`${isOld ? html`<p class="said">The card as it was last without errors:</p>` : nothing}
      <uc-theme .theme=${readTheme(meta)}
        ><div class="cards ${isOld ? 'old' : ''}">
          ${rows.map((row) => html`<uc-card still .face=${faceFor(meta, row)} .glossary=${glossary}></uc-card>`)}
        </div></uc-theme
      >`;
  }

  #rows(meta: GameMeta): readonly RowMeta[] {
    const path = this.#session?.path;
    return meta.rows.filter((row) => meta.files[row.file] === path).slice(0, CARDS);
  }

  #trial(session: ExampleSession): TemplateResult | typeof nothing {
    const { trial, meta } = session;
    const call = this.call ?? sampleCall(session.texts[session.path] ?? '', meta);
    if (call === '' && trial.result === null) return nothing;
    return html`<form class="trial" @submit=${(event: SubmitEvent) => this.#try(event, session)}>
        <label>
          What is done, on a table with a moth and a hare
          <input
            name="call"
            autocomplete="off"
            spellcheck="false"
            .value=${call}
            @input=${(event: Event) => (this.call = (event.target as HTMLInputElement).value)}
          />
        </label>
        <button class="button primary">${trial.running ? 'It is being tried' : 'Try it'}</button>
      </form>
      ${trial.wrong === '' ? nothing : html`<p class="said wrong" role="alert">${trial.wrong}</p>`}
      ${trial.result === null ? nothing : trialList(trial.result, this.#say)}`;
  }

  /** What came of the scenarios, played after each change. */
  #tests({ tests: { results, stopped } }: ExampleSession): TemplateResult {
    if (stopped !== '')
      return html`<p class="said wrong" role="alert">${this.#say('tests-stopped', { why: stopped })}</p>`;
    if (results === null) return html`<p class="said">${this.#say('tests-running')}</p>`;
    const failed = results.filter(({ told }) => told !== '');
    return html`<p class="said ${failed.length > 0 ? 'wrong' : 'good'}" role="status">
        ${this.#say('tests-result', { passed: results.length - failed.length, failed: failed.length })}
      </p>
      ${failed.map(({ told }) => html`<pre class="said">${told}</pre>`)}`;
  }

  #try(event: SubmitEvent, session: ExampleSession): void {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('call') as HTMLInputElement;
    session.try(value);
  }

  #jump(file: string, line: number, column: number): void {
    const session = this.#session;
    if (session === null || file !== session.path) return;
    session.editor.goTo({ line, column });
    session.editor.view.focus();
  }

  readonly #reset = (): void => {
    this.#session?.reset();
    this.call = null;
    this.#session?.editor.view.focus();
  };

  /** Makes the game with this example an own game of the reader, kept in this browser. */
  readonly #openStudio = async (): Promise<void> => {
    const session = this.#session;
    if (session === null) return;
    const drafts = await readDrafts(game);
    const there = drafts[session.path];
    const text = session.texts[session.path]!;
    const differs = there !== undefined && there.text !== text;
    if (differs && !window.confirm(`Your game “${game}” has another ${this.example.path}. Write this one over it?`))
      return;
    // Other files stay as they are in a game that is there already.
    const fresh = Object.entries(session.texts).map(([path, own]) => [path, { text: own, base: null }] as const);
    const changed = fresh.filter(([path]) => path.slice(game.length + 1) in this.example.files);
    await writeDrafts(game, { ...Object.fromEntries(fresh), ...drafts, ...Object.fromEntries(changed) });
    location.href = `${up}../index.html${hashOf({ page: 'edit', game, file: session.path })}`;
  };
}

define('docs-example', ExampleElement);
