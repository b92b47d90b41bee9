import { UndercroftElement, baseStyles, buttonStyles, define } from '@undercroft/components';
import { offerFile } from '@undercroft/game-element';
import { balanceReport, htmlPage, type BalanceTold, type PlayReport } from '@undercroft/report/html';
import { withChecksum } from '@undercroft/simulator';
import DOMPurify from 'dompurify';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Studio } from '../studio.ts';
import { studioWord, type Say, type StudioWord } from '../words/words.ts';
import { balanceStyles } from './balance-panel.styles.ts';
import { BalanceSeries } from './balance-series.ts';

/** Who may play, quickest first. */
const BOTS: readonly { readonly bot: string; readonly word: StudioWord }[] = [
  { bot: 'random', word: 'balance-random' },
  { bot: 'sensible:4', word: 'balance-quick' },
  { bot: 'sensible:20', word: 'balance-careful' },
];

const GAMES = { initial: 200, min: 10, max: 100_000 };

/** What reports may hold: tables and plots, nothing that runs or loads. */
const HARMLESS = { USE_PROFILES: { html: true, svg: true }, FORBID_TAGS: ['img', 'a', 'form'] };

/**
 * How balanced the game is, as it is edited: bots play it, and what each card and choice does is
 * drawn as it becomes known.
 */
export class BalanceElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, balanceStyles];
  static override properties: PropertyDeclarations = {
    studio: { attribute: false },
    code: { attribute: false },
  };

  declare studio: Studio;
  /** the newest version of the game that is right, as one ES module; empty before there is one */
  declare code: string;

  readonly #series = new BalanceSeries(() => this.requestUpdate());
  #drawn: {
    readonly told: BalanceTold;
    readonly report: PlayReport;
    readonly parts: readonly TemplateResult[];
  } | null = null;

  constructor() {
    super();
    this.code = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#series.stop();
  }

  protected override willUpdate(): void {
    this.#series.take(this.code);
  }

  readonly #say: Say = (key, slots = {}) => studioWord(this, key, slots);

  override render(): TemplateResult {
    const { played, running, stopped, isOld, ways } = this.#series;
    return html`<p>${this.#say('balance-text')}</p>
      ${ways === null ? nothing : this.#form(running)}
      <div role="status">
        ${stopped === '' ? nothing : html`<p class="wrong">${this.#say('balance-stopped', { why: stopped })}</p>`}
        ${played === null ? nothing : html`<p>${this.#say('balance-played', { n: played.games })}</p>`}
        ${isOld ? html`<p>${this.#say('balance-old')}</p>` : nothing}
      </div>
      ${
        running
          ? html`<progress
              aria-label=${this.#say('balance-running')}
              max="1"
              .value=${played === null ? 0 : played.games / played.of}
            ></progress>`
          : nothing
      }
      ${played === null ? nothing : this.#report(played.told)}`;
  }

  #form(running: boolean): TemplateResult {
    const { players, variants, recommended } = this.#series.ways!;
    const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
    return html`<form @submit=${this.#play}>
      ${
        counts.length === 1
          ? html`<input type="hidden" name="players" value=${players.min} />`
          : html`<label
              >${this.#say('balance-players')}
              <select name="players">
                ${counts.map((n) => html`<option>${n}</option>`)}
              </select></label
            >`
      }
      ${
        variants.length === 0
          ? html`<input type="hidden" name="variant" value="" />`
          : html`<label
              >${this.#say('balance-variant')}
              <select name="variant">
                <option value="">${this.#say('balance-as-written')}</option>
                ${variants.map(
                  ({ name, title }) => html`<option value=${name} ?selected=${name === recommended}>${title}</option>`,
                )}
              </select></label
            >`
      }
      <label
        >${this.#say('balance-bots')}
        <select name="bot">
          ${BOTS.map(({ bot, word }) => html`<option value=${bot} ?selected=${bot === 'sensible:4'}>${this.#say(word)}</option>`)}
        </select></label
      >
      <label
        >${this.#say('balance-games')}
        <input name="games" type="number" required min=${GAMES.min} max=${GAMES.max} value=${GAMES.initial} />
      </label>
      ${
        running
          ? html`<button class="button" type="button" @click=${this.#stop}>${this.#say('balance-stop')}</button>`
          : html`<button class="button primary" type="submit">${this.#say('balance-play')}</button>`
      }
    </form>`;
  }

  #report(told: BalanceTold): TemplateResult {
    if (this.#drawn?.told !== told) {
      const report = balanceReport(told);
      const parts = report.sections.map(
        ({ heading, text, body }) =>
          html`<section>
            <h2>${heading}</h2>
            <p class="how">${text}</p>
            ${body.map((part) => DOMPurify.sanitize(part, { ...HARMLESS, RETURN_DOM_FRAGMENT: true }))}
          </section>`,
      );
      this.#drawn = { told, report, parts };
    }
    const { report, parts } = this.#drawn;
    return html`<div class="actions">
        <button
          class="button"
          type="button"
          @click=${() => offerFile(`${this.studio.game}-balance.html`, htmlPage(report), 'text/html')}
        >
          ${this.#say('balance-page')}
        </button>
        <button
          class="button"
          type="button"
          @click=${() => offerFile(`${this.studio.game}-balance.json`, figuresText(told))}
        >
          ${this.#say('balance-figures')}
        </button>
      </div>
      <p class="how">${report.facts}</p>
      ${parts}`;
  }

  readonly #play = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    this.#series.play({
      players: Number(text('players')),
      variant: text('variant'),
      bot: text('bot'),
      games: Number(text('games')),
    });
  };

  readonly #stop = (): void => {
    this.#series.stop();
    this.requestUpdate();
  };
}

/** What the command `balance --out` writes of the same games, so that `merge` adds both. */
function figuresText(told: BalanceTold): string {
  return `${JSON.stringify(withChecksum({ version: 1, is: 'balance', ...told }))}\n`;
}

define('workbench-balance', BalanceElement);
