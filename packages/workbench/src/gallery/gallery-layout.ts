import { baseStyles, define, type Finding } from '@undercroft/components';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadTexts } from '../games.ts';
import type { Files } from './card-source.ts';
import { codeBlock, codeStyles } from './code-block.ts';
import './finding-list.ts';
import { GalleryElement } from './gallery-element.ts';
import { layoutStyles } from './gallery-layout.styles.ts';
import { linkStyles } from './link.styles.ts';
import { canOpen, openSource } from './open-source.ts';

/** Size of a window, CSS pixels. */
interface Screen {
  readonly width: number;
  readonly height: number;
}

/** A desktop; below it a tablet and a phone. Those of a line are drawn in one proportion. */
const LINES: readonly (readonly Screen[])[] = [
  [{ width: 1440, height: 900 }],
  [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ],
];
/** Between two screens, CSS pixels; as in the styles. */
const GAP = 20;

/**
 * The table of a game on three screens beside the file that lays it out. Each screen is a window of
 * its own, a frame with the table alone in it: all that the layout asks of a window is true in it.
 * What changes in the file is taken in by the frames as by this page.
 */
export class GalleryLayoutElement extends GalleryElement {
  static override styles = [baseStyles, linkStyles, codeStyles, layoutStyles];
  static override properties: PropertyDeclarations = {
    address: {},
    files: { state: true },
    room: { state: true },
  };

  /** Address of a page that shows the table alone. */
  declare address: string;
  declare private files: Files;
  /** width that the screens have, CSS pixels; 0 before it is known */
  declare private room: number;

  /**
   * Storybook hides a story while it looks whether a new list of stories changes it: a frame that
   * was taken away then would load again.
   */
  readonly #observer = new ResizeObserver(([entry]) => {
    this.room = Math.floor(entry!.contentRect.width) || this.room;
  });

  constructor() {
    super();
    this.address = '';
    this.files = {};
    this.room = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('game') || changed.has('loaded')) void loadTexts(this.game).then((files) => (this.files = files));
  }

  protected override updated(): void {
    const screens = this.renderRoot.querySelector('.screens');
    if (screens !== null) this.#observer.observe(screens);
  }

  override render(): TemplateResult | typeof nothing {
    if (this.loaded === null) return nothing;
    return html`<main>
      <section class="file">${this.#file(`${this.game}/table.yaml`)}</section>
      <section class="screens" aria-label=${this.say('layout.screens')}>
        ${this.room === 0 ? nothing : LINES.map((line) => this.#line(line))}
      </section>
    </main>`;
  }

  #file(path: string): TemplateResult {
    const text = this.files[path];
    const all = [...this.loaded!.findings, ...this.loaded!.remarks];
    const own = all.filter(({ file }) => file === path);
    const broken = this.loaded!.findings.length > 0;
    return html`<h1>${this.say('layout.title')}</h1>
      <p class="place">
        <code>${path}</code>
        ${
          canOpen && text !== undefined
            ? html`<button type="button" @click=${() => openSource(`${path}:1:1`)}>${this.say('file.open')}</button>`
            : nothing
        }
      </p>
      <div role="status">
        ${broken ? html`<p class="note">${this.say('layout.last-good')}</p>` : nothing}
        ${this.#findings(own.length > 0 ? own : this.loaded!.findings)}
      </div>
      ${text === undefined ? html`<p>${this.say('layout.no-file')}</p>` : whole(path, text, own)}`;
  }

  /** Errors of other files keep the table as it is, too. */
  #findings(findings: readonly Finding[]): TemplateResult | typeof nothing {
    return findings.length === 0 ? nothing : html`<gallery-findings .findings=${findings}></gallery-findings>`;
  }

  #line(screens: readonly Screen[]): TemplateResult {
    const widths = screens.reduce((sum, { width }) => sum + width, 0);
    const scale = Math.min(1, (this.room - GAP * (screens.length - 1)) / widths);
    return html`<div class="row">${screens.map((screen) => this.#screen(screen, scale))}</div>`;
  }

  #screen({ width, height }: Screen, scale: number): TemplateResult {
    const size = `${width} × ${height}`;
    const box = `width: ${width * scale}px; height: ${height * scale}px`;
    return html`<figure>
      <figcaption>${size}</figcaption>
      <div class="screen" style=${box}>
        <iframe
          title=${this.say('layout.screen', { size })}
          src=${this.address}
          style=${`width: ${width}px; height: ${height}px; transform: scale(${scale})`}
        ></iframe>
      </div>
    </figure>`;
  }
}

function whole(path: string, text: string, findings: readonly Finding[]): TemplateResult {
  const lines = text.trimEnd().split('\n');
  const all = { first: 1, last: lines.length };
  return codeBlock(path, lines, all, all, findings);
}

define('gallery-layout', GalleryLayoutElement);
