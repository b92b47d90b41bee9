import { baseStyles, define, glossaryIn, richText, richTextStyles, type Finding } from '@undercroft/components';
import { languagesOf, localise, type GameMeta, type RowMeta, ownOf, printedOf } from '@undercroft/contract';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadTexts } from '../games.ts';
import { linkStyles } from './link.styles.ts';
import { cardFileStyles } from './card-file.styles.ts';
import {
  linesOfRow,
  offersOf,
  printedInWords,
  scenariosNaming,
  type Files,
  type Lines,
  type ScenarioText,
} from './card-source.ts';
import { codeBlock, codeStyles } from './code-block.ts';
import './finding-list.ts';
import { GalleryElement } from './gallery-element.ts';
import { canOpen, openSource } from './open-source.ts';

/** Lines of a long file around those of the card. */
const AROUND = 3;
/** Files up to this length are shown whole. */
const SHORT = 40;

/**
 * What is behind a card: what players read, its file with what is wrong in it, and the scenarios
 * that show it.
 */
export class CardFileElement extends GalleryElement {
  static override styles = [baseStyles, linkStyles, codeStyles, richTextStyles, cardFileStyles];
  static override properties: PropertyDeclarations = {
    row: {},
    files: { state: true },
    whole: { state: true },
  };

  /** Name of the card. */
  declare row: string;
  declare private files: Files;
  /** the whole of a long file is shown */
  declare private whole: boolean;

  constructor() {
    super();
    this.row = '';
    this.files = {};
    this.whole = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('row')) this.whole = false;
    if (changed.has('game') || changed.has('loaded')) {
      void loadTexts(this.game).then((files) => (this.files = files));
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { meta } = this;
    const row = meta?.rows.find((candidate) => candidate.name === this.row);
    if (meta === null || row === undefined) return nothing;
    const path = meta.files[row.file] ?? '';
    return html`${this.#text(meta.rows.indexOf(row))} ${this.#facts(meta, row)} ${this.#source(meta, row, path)}
    ${this.#findings(path)} ${this.#scenarios(row)}`;
  }

  /** What players read, in every language of the game. */
  #text(index: number): TemplateResult {
    const own = this.loaded!.module!.meta;
    const texts = languagesOf(own)
      .map((language) => ({ language, meta: localise(own, language) }))
      .filter(({ meta }) => meta.rows[index]?.text !== '');
    return html`<section>
      <h2>${this.say('file.text')}</h2>
      ${texts.length === 0 ? html`<p class="soft">${this.say('file.no-text')}</p>` : nothing}
      ${texts.map(
        ({ language, meta }) =>
          html`<p class="text" lang=${language}>
            ${texts.length > 1 ? html`<b class="lang">${language}</b>` : nothing}${richText(meta.rows[index]?.text ?? '', glossaryIn(meta))}
          </p>`,
      )}
    </section>`;
  }

  #facts(meta: GameMeta, row: RowMeta): TemplateResult {
    const kind = meta.kinds[row.kind];
    const fact = (name: string, value: unknown): TemplateResult =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`;
    const offers = offersOf(meta, row);
    const option = meta.options[row.ifOption];
    return html`<section>
      <h2>${this.say('file.facts')}</h2>
      <dl>
        ${fact(this.say('file.kind'), kind?.title ?? '')} ${fact(this.say('file.copies'), row.end - row.first)}
        ${printedOf(meta, kind)
          .filter(({ name }) => ownOf(row.printed, name) !== undefined)
          .map(({ name, title, type }) => fact(title, printedInWords(meta, type, ownOf(row.printed, name) ?? 0)))}
        ${offers.length === 0 ? nothing : fact(this.say('file.offered'), offers.join(', '))}
        ${option === undefined ? nothing : fact(this.say('file.only-with'), option.title)}
        ${row.tags.length === 0 ? nothing : fact(this.say('file.tags'), chips(row.tags))}
        ${row.rules.length === 0 ? nothing : fact(this.say('file.rules'), chips(row.rules))}
      </dl>
    </section>`;
  }

  #source(meta: GameMeta, row: RowMeta, path: string): TemplateResult | typeof nothing {
    const text = this.files[path];
    if (text === undefined) return nothing;
    const own = linesOfRow(meta, row, text);
    const lines = text.trimEnd().split('\n');
    const short = lines.length <= SHORT || this.whole;
    const shown: Lines = short
      ? { first: 1, last: lines.length }
      : { first: Math.max(1, own.first - AROUND), last: Math.min(lines.length, own.last + AROUND) };
    const findings = this.#findingsOf(path);
    return html`<section>
      <h2>${this.say('file.source')}</h2>
      <p class="place">
        <code>${path}:${own.first}</code>
        ${
          canOpen
            ? html`<button type="button" @click=${() => openSource(`${path}:${own.first}:1`)}>
                ${this.say('file.open')}
              </button>`
            : nothing
        }
        ${short ? nothing : html`<button type="button" @click=${() => (this.whole = true)}>${this.say('file.more-lines')}</button>`}
      </p>
      ${codeBlock(path, lines, shown, own, findings)}
    </section>`;
  }

  #findingsOf(path: string): Finding[] {
    if (this.loaded === null) return [];
    return [...this.loaded.findings, ...this.loaded.remarks].filter(({ file }) => file === path);
  }

  #findings(path: string): TemplateResult {
    const own = this.#findingsOf(path);
    // Errors of other files stop this card too.
    const findings = own.length > 0 ? own : (this.loaded?.findings ?? []);
    return html`<section>
      <h2>${this.say('file.findings')}</h2>
      ${
        findings.length === 0
          ? html`<p class="soft">${this.say('file.no-findings')}</p>`
          : html`<gallery-findings .findings=${findings}></gallery-findings>`
      }
    </section>`;
  }

  #scenarios(row: RowMeta): TemplateResult {
    const scenarios = scenariosNaming(this.files, row);
    return html`<section>
      <h2>${this.say('file.scenarios')}<small>${scenarios.length}</small></h2>
      ${scenarios.length === 0 ? html`<p class="soft">${this.say('file.no-scenarios')}</p>` : nothing}
      ${scenarios.map((scenario) => scenarioBlock(scenario))}
    </section>`;
  }
}

function chips(words: readonly string[]): TemplateResult[] {
  return words.map((word) => html`<span class="tag">${word}</span>`);
}

function scenarioBlock({ file, line, it, text }: ScenarioText): TemplateResult {
  const lines = text.split('\n');
  const all = { first: 1, last: lines.length };
  return html`<details>
    <summary>${it} <code class="soft">${file}:${line}</code></summary>
    ${codeBlock(`${file}:${line}`, lines, all, all, [], line)}
  </details>`;
}

define('gallery-card-file', CardFileElement);
