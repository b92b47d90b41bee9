import {
  UndercroftElement,
  baseStyles,
  bordersPart,
  define,
  groundPart,
  groundStyles,
  withoutRing,
  type BoardGround,
  type OutlineCorner,
} from '@undercroft/components';
import { css, html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { printedStyles } from './printed.styles.ts';

/** A drawn tile on paper, as large as the element. */
export class PrintedTileElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    groundStyles,
    printedStyles,
    css`
      :host {
        overflow: hidden;
        background: var(--uc-block);
      }
      /* The ring around it is not printed. */
      .ground {
        inset: auto;
        left: calc(-100% * var(--aside) / var(--columns));
        top: calc(-100% * var(--below) / var(--rows));
        width: calc(100% * (var(--columns) + 2 * var(--aside)) / var(--columns));
        height: calc(100% * (var(--rows) + 2 * var(--below)) / var(--rows));
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
      /* In the corner of the box, a name would lie beside the hexagons. */
      :host([cut]) .name {
        right: 50%;
        bottom: 12%;
        transform: translateX(50%);
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    ground: { attribute: false },
    outline: { attribute: false },
    name: {},
  };

  /** With a ring of one square around it; null draws nothing. */
  declare ground: BoardGround | null;
  /** where it is cut, when that is not its box */
  declare outline: readonly OutlineCorner[] | null;
  declare name: string;

  constructor() {
    super();
    this.ground = null;
    this.outline = null;
    this.name = '';
  }

  override render(): TemplateResult | typeof nothing {
    const { ground } = this;
    if (ground === null) return nothing;
    const { aside, below, columns, rows } = withoutRing(ground);
    for (const [name, of] of Object.entries({ aside, below, columns, rows }))
      this.style.setProperty(`--${name}`, `${of}`);
    const { outline } = this;
    this.toggleAttribute('cut', outline !== null);
    const corners = outline?.map(([x, y]) => `${x * 100}% ${y * 100}%`).join(', ');
    this.style.clipPath = corners === undefined ? '' : `polygon(${corners})`;
    const box = [aside, below, columns, rows].map((side) => side * 100).join(' ');
    return html`${groundPart(ground, 'fine')}
      <svg viewBox=${box} aria-hidden="true">${svg`${bordersPart(ground)}`}</svg>
      <span class="name">${this.name}</span>`;
  }
}

define('workbench-printed-tile', PrintedTileElement);
