import {
  UndercroftElement,
  baseStyles,
  bordersPart,
  define,
  groundPart,
  groundStyles,
  type BoardGround,
} from '@undercroft/components';
import { css, html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';

/** A drawn tile on paper, as large as the element. */
export class PrintedTileElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    groundStyles,
    css`
      :host {
        position: relative;
        display: block;
        overflow: hidden;
        background: var(--uc-block);
        print-color-adjust: exact;
        -webkit-print-color-adjust: exact;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      /* The ring around it is not printed. */
      .ground {
        inset: auto;
        left: calc(-100% / var(--columns));
        top: calc(-100% / var(--rows));
        width: calc(100% * (var(--columns) + 2) / var(--columns));
        height: calc(100% * (var(--rows) + 2) / var(--rows));
      }
      .name {
        position: absolute;
        right: 3mm;
        bottom: 3mm;
        padding: 0.4mm 2mm;
        border-radius: 1mm;
        background: var(--uc-paper-raised);
        color: var(--uc-paper-ink);
        font: 700 9pt var(--uc-font-title);
      }
    `,
  ];
  static override properties: PropertyDeclarations = { ground: { attribute: false }, name: {} };

  /** With a ring of one square around it; null draws nothing. */
  declare ground: BoardGround | null;
  declare name: string;

  constructor() {
    super();
    this.ground = null;
    this.name = '';
  }

  override render(): TemplateResult | typeof nothing {
    const { ground } = this;
    if (ground === null) return nothing;
    const [columns, rows] = [ground.columns - 2, ground.rows - 2];
    this.style.setProperty('--columns', String(columns));
    this.style.setProperty('--rows', String(rows));
    return html`${groundPart(ground, 'fine')}
      <svg viewBox=${`100 100 ${columns * 100} ${rows * 100}`} aria-hidden="true">${svg`${bordersPart(ground)}`}</svg>
      <span class="name">${this.name}</span>`;
  }
}

define('workbench-printed-tile', PrintedTileElement);
