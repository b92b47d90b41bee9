import { UndercroftElement, baseStyles, buttonStyles, define } from '@undercroft/components';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { DraftGame } from '../../games.ts';
import { hashOf, type Route } from '../../route.ts';
import { tableIn } from '../position/frame-table.ts';
import '../position/position-panel.ts';
import type { PositionElement } from '../position/position-panel.ts';
import { positionAtLine } from '../position/position-text.ts';
import { BackgroundPlayer } from '../player/background-player.ts';
import { findingsList } from '../player/findings-list.ts';
import { testOfFrame } from '../scenarios/save-as-test.ts';
import { testList } from '../scenarios/test-list.ts';
import { TestRunner } from '../scenarios/test-runner.ts';
import type { Studio } from '../studio.ts';
import { studioWord, type Say } from '../words/words.ts';
import { onFrameReady, sendToFrame } from './frame.ts';
import { viewStyles } from './view-panel.styles.ts';

/**
 * What is shown of a game: pages in a frame, the table with what can be tried on it, and what comes
 * of its scenarios.
 */
const VIEWS = ['table', 'trial', 'cards', 'rules', 'tests', 'found', 'balance'] as const;
type View = (typeof VIEWS)[number];
/** What needs no frame. */
const FRAMELESS: readonly View[] = ['tests', 'found', 'balance'];

/** A place in a file. */
export interface FilePlace {
  readonly file: string;
  /** from 1 */
  readonly line: number;
  readonly column: number;
}

/**
 * The game as it is edited: table, cards and rulebook in a frame, and what the studio finds out
 * about it.
 *
 * @fires jump  the user wants to see a place of a file; detail `FilePlace`
 * @fires note  something is to be said; detail a sentence
 */
export class StudioViewElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, viewStyles];
  static override properties: PropertyDeclarations = {
    studio: { attribute: false },
    called: {},
    view: { reflect: true },
  };

  declare studio: Studio;
  /** title of the game */
  declare called: string;
  /** what is shown */
  declare view: View;

  readonly #player = new BackgroundPlayer(() => this.requestUpdate());
  readonly #tests = new TestRunner(() => this.requestUpdate());
  /** the view that the frame shows, while another one is shown beside it */
  #framed: View = 'table';
  /** address of the page in the frame, and the game that it was told of last */
  #address = '';
  #told: DraftGame | null = null;
  #stop: () => void = () => {};

  constructor() {
    super();
    this.called = '';
    this.view = 'table';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const stops = [
      onFrameReady(
        () => this.#frame,
        () => this.#tell(true),
        // The table draws itself first.
        () => requestAnimationFrame(() => this.#position?.apply()),
      ),
      this.studio.watch(() => this.requestUpdate()),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#tests.stop();
    this.#player.stop();
  }

  get #frame(): HTMLIFrameElement | null {
    return this.renderRoot.querySelector('iframe');
  }

  get #position(): PositionElement | null {
    return this.renderRoot.querySelector('workbench-position');
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#player.play(this.studio.last?.code ?? '');
    // Its plots are a library of their own, which is not needed for editing.
    if (this.view === 'balance') void import('../balance/balance-panel.ts');
    if (this.view === 'tests') this.#test();
    else if (!FRAMELESS.includes(this.view)) this.#framed = this.view === 'trial' ? 'table' : this.view;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const address = this.#frameAddress();
    // Not by `src`: each page that is shown would be a step of the way back.
    if (address !== this.#address) this.#frame?.contentWindow?.location.replace(address);
    this.#address = address;
    this.#tell();
    if (changed.has('view'))
      this.renderRoot
        .querySelector('[role="tab"][aria-selected="true"]')
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }

  readonly #say: Say = (key, slots = {}) => studioWord(this, key, { game: this.called, ...slots });

  override render(): TemplateResult {
    return html`<div class="tabs">
        <div role="tablist" @keydown=${this.#tabKey}>
          ${VIEWS.map(
            (view) =>
              html`<button
                type="button"
                role="tab"
                aria-selected=${view === this.view ? 'true' : 'false'}
                tabindex=${view === this.view ? 0 : -1}
                @click=${() => (this.view = view)}
              >
                ${this.#say(view)} ${view === 'found' ? this.#count() : nothing}
              </button>`,
          )}
        </div>
        ${
          this.view === 'table'
            ? html`<button class="button" type="button" @click=${this.#saveTest}>${this.#say('save-test')}</button>`
            : nothing
        }
      </div>
      <iframe title=${this.#say('preview')} ?hidden=${FRAMELESS.includes(this.view)}></iframe>
      ${
        this.view === 'trial'
          ? html`<workbench-position
              .studio=${this.studio}
              .frame=${this.#frame}
              called=${this.called}
            ></workbench-position>`
          : nothing
      }
      ${
        this.view === 'tests'
          ? testList(this.#tests, this.#say, {
              jump: ({ file, line }) => this.#jump({ file, line, column: 1 }),
              open: (result) => void this.#openPosition(result),
            })
          : nothing
      }
      ${
        this.view === 'found'
          ? findingsList(this.#player, this.#say, {
              lineAt: ({ file, line }) => (this.studio.texts[file] ?? '').split('\n')[line - 1]?.trim() ?? '',
              jump: ({ file, line }) => this.#jump({ file, line, column: 1 }),
              open: (state) => void this.#openState(state),
            })
          : nothing
      }
      ${
        this.view === 'balance'
          ? html`<workbench-balance .studio=${this.studio} .code=${this.studio.last?.code ?? ''}></workbench-balance>`
          : nothing
      }`;
  }

  /** Loud when something went wrong; what never happened may be meant so. */
  #count(): TemplateResult | typeof nothing {
    const { count, wrong } = this.#player;
    return count === 0 ? nothing : html`<span class="count ${wrong > 0 ? 'wrong' : ''}">${count}</span>`;
  }

  /** Lays a position of the game as it is edited on the table. */
  async #openState(state: Int32Array): Promise<void> {
    this.view = 'table';
    await this.updateComplete;
    await this.#tableDrawn();
    tableIn(this.#frame)?.element.tryPosition(state);
  }

  /** The position to which a scenario leads, on the table. */
  async #openPosition({ file, line }: Pick<FilePlace, 'file' | 'line'>): Promise<void> {
    const text = positionAtLine(this.studio.texts[file] ?? '', line);
    if (text === null) return;
    await this.showPosition(text);
  }

  /** Lays a position on the table. @param text  a scenario without a name */
  async showPosition(text: string): Promise<void> {
    this.view = 'trial';
    await this.updateComplete;
    await this.#tableDrawn();
    this.#position?.open(text);
  }

  /** Resolves when the frame has a table; the page in it may be another one yet. */
  async #tableDrawn(): Promise<void> {
    for (let n = 0; n < 100 && tableIn(this.#frame) === null; n++) await new Promise((done) => setTimeout(done, 50));
  }

  #jump(place: FilePlace): void {
    this.send('jump', place);
  }

  /**
   * What is shown is a page of its own, at the place of this one. Among the cards it shows that of
   * the file.
   */
  #frameAddress(): string {
    const { game, editor } = this.studio;
    const card = /([^/]+)\.yaml$/.exec(editor.path)?.[1] ?? '';
    const route: Route =
      this.#framed === 'table'
        ? { page: 'play', game }
        : this.#framed === 'cards'
          ? { page: 'cards', game, card }
          : { page: 'rules', game };
    return `${location.origin}${location.pathname}${location.search}${hashOf(route)}`;
  }

  /** Runs the scenarios while they are shown. */
  #test(): void {
    const { last, texts } = this.studio;
    if (last !== null && last.code !== null) this.#tests.run({ code: last.code, texts });
  }

  /**
   * Tells the frame of a game that it does not know yet.
   *
   * @param anew it was loaded anew, and knows none
   */
  #tell(anew = false): void {
    const { last } = this.studio;
    const frame = this.#frame;
    if (frame === null || last === null || (last === this.#told && !anew)) return;
    this.#told = last;
    sendToFrame(frame, last);
  }

  readonly #saveTest = (): void => {
    const it = window.prompt(this.#say('save-test-name'));
    if (it === null || it.trim() === '') return;
    const test = testOfFrame(this.#frame, it.trim());
    if (typeof test === 'string') this.send('note', this.#say(test));
    else this.studio.addTest(test.text);
  };

  readonly #tabKey = ({ key }: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: VIEWS.length - 1 }[key];
    if (step === undefined) return;
    this.view = VIEWS[(VIEWS.indexOf(this.view) + step) % VIEWS.length]!;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
  };
}

define('workbench-studio-view', StudioViewElement);
