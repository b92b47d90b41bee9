import { css } from 'lit';
import { fieldLook } from '../page.styles.ts';

/**
 * Sheets in millimetres; on the screen they are drawn as large as there is room for, on paper as
 * they are.
 */
export const printPageStyles = css`
  main {
    max-width: none;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 14px 26px;
    margin: 18px 0 14px;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .named {
    margin-bottom: 4px;
    color: var(--uc-ink-soft);
    font-size: 0.95rem;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  label.named {
    flex-direction: column;
    align-items: start;
    min-height: 0;
    margin: 0;
  }
  input[type='checkbox'] {
    width: 20px;
    height: 20px;
    accent-color: var(--uc-accent);
  }
  select,
  input[type='number'] {
    min-height: 44px;
    padding: 4px 10px;
    ${fieldLook}
  }
  input[type='number'] {
    width: 5.5em;
  }
  .count {
    margin: 6px 0 20px;
    color: var(--uc-ink-soft);
  }
  .sheets {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
    justify-content: center;
    color-scheme: light;
  }
  .view {
    width: calc(var(--wide) * var(--zoom, 0.5));
    height: calc(var(--high) * var(--zoom, 0.5));
    overflow: hidden;
    background: #fff;
    box-shadow: var(--uc-shadow);
  }
  .sheet {
    position: relative;
    width: var(--wide);
    height: var(--high);
    overflow: hidden;
    background: #fff;
    color: #000;
    transform: scale(var(--zoom, 0.5));
    transform-origin: 0 0;
  }
  .sheet.whole {
    display: grid;
    place-items: center;
  }
  .slot {
    position: absolute;
    left: var(--left);
    top: var(--top);
    overflow: hidden;
  }
  .slot.over {
    transform: rotate(180deg);
  }
  .slot > * {
    display: block;
  }
  .cover {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    background: var(--uc-block);
    color: var(--uc-paper-deep);
    font-size: 40mm;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  .round {
    border-radius: 50%;
  }
  .marks {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: #000;
    stroke-width: 0.2;
  }
  .cut {
    position: absolute;
    left: var(--bleed);
    top: var(--bleed);
    width: calc(100% - 2 * var(--bleed));
    height: calc(100% - 2 * var(--bleed));
    overflow: visible;
    fill: none;
    stroke: #000;
    stroke-width: 0.2;
  }
  .foot {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 1.2mm;
    color: #555;
    font: 6pt var(--uc-font-text, sans-serif);
    text-align: center;
  }
  .book {
    width: 124mm;
    margin: 0 auto;
    padding: 12mm;
    background: #fff;
    color: #111;
    font-size: 10pt;
    line-height: 1.38;
    overflow-wrap: break-word;
  }
  .book h1 {
    margin: 20mm 0 10mm;
    font-size: 26pt;
    text-align: center;
  }
  .book h2 {
    margin: 6mm 0 2mm;
    color: #111;
    font-size: 15pt;
    break-after: avoid;
  }
  .book p {
    margin: 0 0 2mm;
    orphans: 2;
    widows: 2;
  }
  @media (max-width: 640px) {
    main {
      padding-inline: 12px;
    }
    .book {
      width: auto;
      padding: 16px;
    }
  }
  @media print {
    :host {
      min-height: 0;
      background: none;
    }
    main {
      margin: 0;
      padding: 0;
    }
    nav,
    .screen {
      display: none;
    }
    .sheets {
      display: block;
    }
    .view {
      width: auto;
      height: auto;
      overflow: visible;
      box-shadow: none;
      break-after: page;
      break-inside: avoid;
    }
    .view:last-child {
      break-after: auto;
    }
    .view.upright {
      page: upright;
    }
    .view.across {
      page: across;
    }
    .sheet {
      transform: none;
    }
    .book {
      page: book;
      width: auto;
      padding: 0;
    }
  }
`;

/**
 * Pages of paper. These rules count for a whole document only.
 *
 * @param paper in millimetres, upright
 */
export function pageRules({ width, height }: { readonly width: number; readonly height: number }): string {
  return `@media print { html, body { margin: 0; background: #fff; } }
@page upright { size: ${width}mm ${height}mm; margin: 0; }
@page across { size: ${height}mm ${width}mm; margin: 0; }
@page book { size: 148mm 210mm; margin: 14mm 13mm 16mm; @bottom-center { content: counter(page); font: 8pt serif; } }`;
}
