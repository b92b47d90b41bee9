import { UndercroftElement, baseStyles, define, type Finding } from '@undercroft/components';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { linkStyles } from './link.styles.ts';
import { canOpen, openSource } from './open-source.ts';
import { galleryWord } from './words.ts';

/** The page of each error code; a built site has no errors to explain. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = import.meta.env.DEV
  ? import.meta.glob('../../../../docs/errors/**/*.md', { query: '?raw', import: 'default' })
  : {};

/** Findings with the text of the terminal, the place to open, and what their codes mean. */
export class FindingListElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    linkStyles,
    css`
      :host,
      ol {
        display: grid;
        gap: 14px;
      }
      li {
        overflow: hidden;
        border: 1px solid var(--uc-line);
        border-inline-start: 4px solid var(--uc-danger);
        border-radius: var(--uc-radius-small);
        background: var(--uc-panel);
      }
      li.warning {
        border-inline-start-color: var(--uc-accent);
      }
      li.info {
        border-inline-start-color: var(--uc-select);
      }
      pre {
        margin: 0;
        padding: 14px 16px;
        overflow-x: auto;
        font:
          0.86rem/1.5 ui-monospace,
          'Cascadia Mono',
          Menlo,
          Consolas,
          monospace;
        color: var(--uc-ink);
      }
      .page {
        white-space: pre-wrap;
        border-block-start: 1px solid var(--uc-line-soft);
      }
      footer {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 18px;
        padding: 0 16px 12px;
      }
      button {
        padding: 4px 0;
      }
    `,
  ];
  static override properties: PropertyDeclarations = { findings: { attribute: false }, explained: { state: true } };

  declare findings: readonly Finding[];
  /** text of the page of each code that was asked for */
  declare private explained: ReadonlyMap<string, string>;

  constructor() {
    super();
    this.findings = [];
    this.explained = new Map();
  }

  override render(): TemplateResult {
    return html`<ol>
      ${this.findings.map((finding) => this.#one(finding))}
    </ol>`;
  }

  #one(finding: Finding): TemplateResult {
    const { code, file, line, column } = finding;
    const page = this.explained.get(code);
    return html`<li class=${finding.severity}>
      <pre tabindex="0" aria-label=${finding.message}>${finding.printed}</pre>
      <footer>
        ${
          canOpen
            ? html`<button type="button" @click=${() => openSource(`${file}:${line}:${column}`)}>
                ${galleryWord(this, 'file.open')}
              </button>`
            : nothing
        }
        ${
          pageOf(code) === undefined || page !== undefined
            ? nothing
            : html`<button type="button" @click=${() => this.#explain(code)}>
                ${galleryWord(this, 'finding.meaning', { code })}
              </button>`
        }
      </footer>
      ${page === undefined ? nothing : html`<pre class="page" tabindex="0" aria-label=${code}>${page}</pre>`}
    </li>`;
  }

  async #explain(code: string): Promise<void> {
    const page = await pageOf(code)?.();
    if (typeof page === 'string') this.explained = new Map([...this.explained, [code, page]]);
  }
}

function pageOf(code: string): (() => Promise<unknown>) | undefined {
  return pages[`../../../../docs/errors/${code}.md`];
}

define('gallery-findings', FindingListElement);
