import { UndercroftElement, baseStyles, buttonStyles, define } from '@undercroft/components';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { GameError, advance } from '@undercroft/engine';
import { namedZones, parseCall, ScenarioProblem, situationOf } from '@undercroft/scenario';
import { TRIAL_PROCEDURE } from '@undercroft/language-server/requests';
import type { Studio } from '../studio.ts';
import { studioWord, type Say } from '../words/words.ts';
import { callAt } from './at-cursor.ts';
import { saveOf, stateOf, tableIn, type FrameTable } from './frame-table.ts';
import { positionStyles } from './position-panel.styles.ts';
import { asScenario, positionOf, positionText, standsAlone, stopOf, valuesOf, withGiven } from './position-text.ts';
import { trialList } from './trial-list.ts';
import { TrialRunner } from './trial-runner.ts';

/** Milliseconds without a key until a position that is typed is laid on the table. */
const SHOW_AFTER = 350;

/**
 * The position at hand, as text and as forms: what is changed is laid on the table, under the
 * checks of scenarios; and what would come of something that is done in it.
 *
 * @fires note  something is to be said; detail a sentence
 */
export class PositionElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, positionStyles];
  static override properties: PropertyDeclarations = {
    studio: { attribute: false },
    frame: { attribute: false },
    called: {},
    text: { state: true },
    wrong: { state: true },
    effect: { state: true },
  };

  declare studio: Studio;
  declare frame: HTMLIFrameElement | null;
  /** title of the game */
  declare called: string;
  /** what is changed by hand; empty: nothing */
  declare private text: string;
  declare private wrong: string;
  declare private effect: string;

  readonly #trial = new TrialRunner(() => this.requestUpdate());
  /** the table whose answers are heard */
  #watched: HTMLElement | null = null;
  #show: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.frame = null;
    this.called = '';
    this.text = '';
    this.wrong = '';
    this.effect = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#show);
    this.#trial.stop();
    this.#watched?.removeEventListener('game-change', this.#moved);
    this.#watched = null;
  }

  /** Shows a position that another panel has found. @param text  as `positionAtLine` gives it */
  open(text: string): void {
    this.text = text;
    this.apply();
  }

  /** Lays the position on the table once more: the game is another one now. */
  apply(): void {
    const table = tableIn(this.frame);
    if (table === null) return;
    try {
      if (this.text.trim() === '') table.element.endTrial();
      else table.element.tryPosition(positionOf(table.module, stateOf(table), this.text));
      this.wrong = stopOf(table.module, this.text) ?? '';
    } catch (error) {
      if (!(error instanceof ScenarioProblem || error instanceof GameError)) throw error;
      this.wrong = error.message;
    }
    this.requestUpdate();
  }

  protected override updated(): void {
    const element = tableIn(this.frame)?.element ?? null;
    if (element === this.#watched) return;
    this.#watched?.removeEventListener('game-change', this.#moved);
    element?.addEventListener('game-change', this.#moved);
    this.#watched = element;
  }

  /** The game in play has gone on. */
  readonly #moved = (): void => this.requestUpdate();

  readonly #say: Say = (key, slots = {}) => studioWord(this, key, { game: this.called, ...slots });

  override render(): TemplateResult {
    const table = tableIn(this.frame);
    const state = table === null ? null : this.#stateNow(table);
    if (table === null || state === null) return html`<p class="none">${this.#say('no-game')}</p>`;
    return html`${this.#trialForm(state, table)}
      <section aria-labelledby="by-hand">
        <h2 id="by-hand">${this.#say('position')}</h2>
        ${this.#forms(table, state)}
        <textarea
          rows="8"
          spellcheck="false"
          aria-label=${this.#say('position-text')}
          placeholder=${this.#say('position-empty')}
          .value=${this.text}
          @input=${this.#typed}
        ></textarea>
        <p class="wrong" role="status">${this.wrong}</p>
        <div class="row">
          <button class="button" type="button" @click=${() => this.open(positionText(table.module, state))}>
            ${this.#say('position-write')}
          </button>
          <button class="button" type="button" ?disabled=${this.text === ''} @click=${() => this.open('')}>
            ${this.#say('position-back')}
          </button>
          <button class="button" type="button" ?disabled=${this.text === ''} @click=${() => this.#save(table, state)}>
            ${this.#say('save-test')}
          </button>
        </div>
      </section>`;
  }

  #stateNow(table: FrameTable): Int32Array | null {
    try {
      const played = stateOf(table);
      return played === null && this.text === '' ? null : positionOf(table.module, played, this.text);
    } catch {
      return stateOf(table);
    }
  }

  #trialForm(state: Int32Array, table: FrameTable): TemplateResult {
    const { meta } = table.module;
    const { result, running, wrong } = this.#trial;
    const asked = table.element.view?.decision?.player ?? 0;
    const players = state[HEADER.players]!;
    return html`<section aria-labelledby="what-if">
      <h2 id="what-if">${this.#say('trial')}</h2>
      <form class="trial" @submit=${(event: SubmitEvent) => void this.#try(event)}>
        <textarea
          rows="2"
          spellcheck="false"
          aria-label=${this.#say('trial-effect')}
          placeholder=${this.#say('trial-example')}
          .value=${this.effect}
          @input=${(event: InputEvent) => (this.effect = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <div class="row">
          <label
            >${this.#say('trial-as')}
            <select name="as">
              ${Array.from(
                { length: players },
                (_, seat) =>
                  html`<option value=${seat} ?selected=${seat === asked}>
                    ${this.#say('trial-player', { n: seat + 1 })}
                  </option>`,
              )}
            </select>
          </label>
          <button class="button" type="button" @click=${this.#atCursor}>${this.#say('trial-cursor')}</button>
          <button class="button primary" ?disabled=${this.effect.trim() === ''}>${this.#say('trial-go')}</button>
        </div>
      </form>
      <p class="wrong" role="status">${running ? this.#say('trial-running') : wrong}</p>
      ${result === null || meta.hash !== this.#trial.hash ? nothing : trialList(result, this.#say)}
    </section>`;
  }

  /** A value is set, a thing is moved: each writes a line of the position. */
  #forms({ module }: FrameTable, state: Int32Array): TemplateResult {
    const zones = namedZones(module, state);
    const values = [...valuesOf(module, state)].filter(([name]) => !zones.has(name));
    const out = module.meta.rows.map(({ name }) => name);
    const lying = [...zones].flatMap(([zone, things]) => things.map((thing) => ({ thing, zone })));
    return html`<form class="row" @submit=${this.#set}>
        <select name="name" aria-label=${this.#say('position-value')}>
          ${values.map(([name, value]) => html`<option value=${name}>${name}: ${value}</option>`)}
        </select>
        <input name="value" required autocomplete="off" aria-label=${this.#say('position-new')} />
        <button class="button">${this.#say('position-set')}</button>
      </form>
      <form class="row" @submit=${(event: SubmitEvent) => this.#move(event, zones)}>
        <select name="thing" aria-label=${this.#say('position-thing')}>
          ${lying.map(({ thing, zone }) => html`<option value=${thing}>${thing} (${zone})</option>`)}
          ${out.map((row) => html`<option value=${`+${row}`}>${this.#say('position-another', { thing: row })}</option>`)}
        </select>
        <select name="zone" aria-label=${this.#say('position-zone')}>
          ${[...zones.keys()].map((zone) => html`<option>${zone}</option>`)}
        </select>
        <button class="button">${this.#say('position-move')}</button>
      </form>`;
  }

  readonly #set = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.open(withGiven(this.text, wordOf(form, 'name'), wordOf(form, 'value').trim()));
  };

  #move(event: SubmitEvent, zones: ReadonlyMap<string, readonly string[]>): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const [thing, zone] = [wordOf(form, 'thing'), wordOf(form, 'zone')];
    const from = [...zones].find(([, things]) => things.includes(thing))?.[0];
    if (from === zone) return;
    const named = thing.replace(/^\+/, '');
    let { text } = this;
    if (from !== undefined)
      text = withGiven(
        text,
        from,
        zones.get(from)!.filter((one) => one !== thing),
      );
    this.open(withGiven(text, zone, [...(zones.get(zone) ?? []), named]));
  }

  readonly #typed = (event: InputEvent): void => {
    this.text = (event.target as HTMLTextAreaElement).value;
    clearTimeout(this.#show);
    this.#show = setTimeout(() => this.apply(), SHOW_AFTER);
  };

  readonly #atCursor = (): void => {
    const { editor, texts, game } = this.studio;
    const before = editor.view.state.sliceDoc(0, editor.view.state.selection.main.head);
    const call = callAt(editor.path, before, texts[`${game}/game.yaml`] ?? '');
    if (call === '') this.send('note', this.#say('trial-nowhere'));
    else this.effect = call;
  };

  async #try(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const as = Number(wordOf(event.target as HTMLFormElement, 'as'));
    const effect = this.effect.trim();
    // The table shows the saved game while the compiler is still starting.
    const { code } = await this.studio.compiled();
    if (code === null) return this.send('note', this.#say('stale'));
    const table = tableIn(this.frame);
    if (table === null) return;
    const { hash } = table.module.meta;
    const position = { save: standsAlone(this.text) ? null : saveOf(table), text: this.text };
    if (isCall(table, this.#stateNow(table), effect))
      return this.#trial.run({ code, more: null, position, call: effect, as }, hash);
    const more = await this.studio.editor.withTrial(this.studio.game, effect);
    if (more === null || more.code === null) this.#trial.refuse((more?.wrong ?? []).join(' '));
    else this.#trial.run({ code, more: more.code, position, call: TRIAL_PROCEDURE, as }, hash);
  }

  #save({ module }: FrameTable, state: Int32Array): void {
    const it = window.prompt(this.#say('save-test-name'));
    if (it === null || it.trim() === '') return;
    const { text } = this;
    const start = startOf(module, state);
    const whole = standsAlone(text)
      ? text
      : `${positionText(module, state)}start: ${start} # ${this.#say('position-start')}\n`;
    this.studio.addTest(asScenario(it.trim(), `${whole.trimEnd()}\nexpect: {}\n`));
  }
}

function wordOf(form: HTMLFormElement, name: string): string {
  const word = new FormData(form).get(name);
  return typeof word === 'string' ? word : '';
}

/** A procedure that leads to the question that is open, as far as one without arguments does. */
function startOf(module: GameModule, state: Int32Array): string {
  const names = module.meta.procedures.filter(({ params }) => params.length === 0).map(({ name }) => name);
  const asked =
    advance(module, state.slice()) === STATUS.decision ? module.meta.asks[module.io.ask]?.within : undefined;
  return names.find((name) => name === asked) ?? names[0] ?? '';
}

/**
 * Whether a text is a call as scenarios write them, with things by their names, and no sentence of
 * the language.
 */
function isCall({ module }: FrameTable, state: Int32Array | null, text: string): boolean {
  if (state === null || text.includes('\n')) return false;
  try {
    parseCall(situationOf(module, state), text, { line: 0, column: 0 });
    return true;
  } catch (error) {
    if (error instanceof ScenarioProblem) return false;
    throw error;
  }
}

define('workbench-position', PositionElement);
