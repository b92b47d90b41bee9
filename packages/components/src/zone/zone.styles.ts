import { css } from 'lit';

export const zoneStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .zone {
    display: flex;
    flex-direction: var(--uc-zone-flow, column);
    gap: 6px;
    height: 100%;
  }
  :host(:not([bare])) .zone {
    padding: var(--uc-zone-pad, 7px 10px 10px);
    border-radius: var(--uc-radius);
    background: linear-gradient(
      color-mix(in oklab, var(--uc-panel-sunken), transparent 36%),
      color-mix(in oklab, var(--uc-panel-sunken), transparent 82%)
    );
  }
  /* a pile and a few pieces stand on the ground: a box around each would hide it */
  :host([small]:not([bare], [lit], [shape='levels'], [shape='graph'], [shape='columns'])) .zone {
    background: none;
    text-shadow: 0 1px 3px #000;
  }
  :host([lit]:not([bare])) .zone {
    box-shadow:
      inset 0 0 0 1px color-mix(in oklab, var(--uc-accent), transparent 45%),
      inset 0 0 22px color-mix(in oklab, var(--uc-accent), transparent 86%);
  }
  /* an empty box would be read as a place of importance */
  :host([vacant]:not([bare])) .zone {
    background: none;
  }
  :host([vacant]:not([shape='columns'])) .count {
    margin-inline-start: 0;
  }
  :host([vacant]) .things {
    visibility: hidden;
  }
  .head {
    display: flex;
    align-items: baseline;
    gap: 8px;
    color: var(--uc-ink-soft);
  }
  h3 {
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: var(--uc-zone-title, 1.02rem);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .count {
    margin-inline-start: auto;
    font-weight: 700;
    color: var(--uc-ink);
    font-size: 1rem;
  }
  [part='icon'] {
    display: none;
    font-size: 1.15rem;
  }
  .things {
    display: flex;
    flex-wrap: wrap;
    gap: var(--uc-zone-gap, 8px);
    min-width: 0;
    align-items: flex-start;
  }
  .empty {
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    padding: 6px 0;
  }
  /* a small pile: its picture, its name and its number in one line */
  :host([shape='stack'][small]) .zone {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 9px;
    padding: var(--uc-zone-pad, 5px 10px 5px 7px);
  }
  :host([shape='stack'][small]:dir(rtl)) .zone {
    padding: var(--uc-zone-pad, 5px 7px 5px 10px);
  }
  :host([shape='stack'][small]) .head {
    order: 2;
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
  :host([shape='stack'][small]) h3 {
    font-size: var(--uc-zone-title, 0.98rem);
    line-height: 1.05;
  }
  :host([shape='stack'][small]) .count {
    margin: 0;
    line-height: 1.1;
  }
  /* few small pieces: beside the name */
  :host([small]:not([shape='stack'], [shape='levels'], [shape='graph'], [shape='columns'])) .zone {
    flex-direction: var(--uc-zone-flow, row);
    align-items: center;
    gap: 7px;
    padding: var(--uc-zone-pad, 4px 7px);
    min-height: var(--uc-zone-least, 44px);
  }
  :host([small][shape='count']) .head {
    gap: 6px;
  }
  :host([small][shape='row']) .count {
    display: none;
  }
  :host([small][shape='row']) .things {
    flex-wrap: nowrap;
    padding-block: 2px 5px;
  }
  :host([shape='count']:not([small])) .head {
    gap: 14px;
  }
  :host([shape='count']) .things {
    display: none;
  }
  :host([shape='stack']) .things {
    justify-content: center;
  }
  :host([shape='fan']) .things {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 6px 4px 8px;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  /* rooms are dug into the earth */
  :host([shape='levels']:not([bare])) .zone,
  :host([shape='graph']:not([bare])) .zone {
    background: radial-gradient(80% 70% at 50% 40%, var(--uc-ground-glow), rgb(0 0 0 / 0.35)) border-box;
    box-shadow: none;
  }
  :host([shape='levels']:not([bare])) .head,
  :host([shape='graph']:not([bare])) .head {
    padding: 1px 6px;
    margin: -1px -6px;
    border-radius: 4px;
    text-shadow: 0 1px 3px #000;
  }
  :host([shape='levels']) .things {
    flex: 1;
    padding: 6px;
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: 14px;
  }
  /* the rows leave the corners free, so the name goes there */
  :host([shape='levels']) .zone {
    position: relative;
  }
  :host([shape='levels']) .head {
    position: absolute;
    inset: 8px 12px auto;
  }
  :host([shape='graph']) {
    display: grid;
  }
  :host([shape='graph']:not([bare])) .zone {
    padding: 2px;
  }
  :host([shape='graph']) .things {
    display: grid;
    align-items: stretch;
    flex: 1;
  }
  /* a board of planks in a frame */
  :host([shape='columns']:not([bare])) .zone {
    background:
      radial-gradient(90% 120% at 50% 0%, rgb(255 196 110 / 0.16), transparent 70%),
      repeating-linear-gradient(
        rgb(255 220 170 / 0.1) 0 1px,
        transparent 1px 43px,
        rgb(0 0 0 / 0.45) 43px 45px,
        rgb(255 220 170 / 0.07) 45px 46px,
        rgb(0 0 0 / 0.12) 46px 88px,
        rgb(0 0 0 / 0.5) 88px 90px
      ),
      repeating-linear-gradient(
        91deg,
        rgb(0 0 0 / 0.07) 0 2px,
        transparent 2px 9px,
        rgb(0 0 0 / 0.05) 9px 10px,
        transparent 10px 23px
      );
    background-color: oklch(0.29 0.045 58);
    box-shadow:
      inset 0 0 0 3px oklch(0.37 0.055 62),
      inset 0 0 0 4px oklch(0.16 0.025 55),
      inset 0 4px 18px rgb(0 0 0 / 0.6),
      0 2px 6px rgb(0 0 0 / 0.6);
  }
  /* columns of one width, each under its name */
  :host([shape='columns']) .things {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-rows: auto repeat(var(--levels, 1), minmax(0, auto));
    align-items: stretch;
    gap: 4px var(--uc-zone-gap, 6px);
  }
  :host([shape='columns']) .head {
    position: absolute;
    clip-path: inset(50%);
  }
  .column {
    display: grid;
    grid-row: 1 / -1;
    grid-template: subgrid / minmax(0, 1fr);
    min-width: 0;
  }
  .column.lit {
    border-radius: 6px;
    background: linear-gradient(oklch(0.75 0.15 75 / 0.5), oklch(0.6 0.13 65 / 0.22));
    box-shadow:
      0 0 0 2px oklch(0.82 0.14 80),
      0 0 16px oklch(0.75 0.15 70 / 0.6);
  }
  .lit > h4 {
    color: oklch(0.97 0.05 90);
  }
  :host([shape='columns']) .zone {
    container: columns / inline-size;
  }
  @container columns (max-width: 620px) {
    :host([shape='columns']) .things {
      grid: auto-flow auto / repeat(4, minmax(0, 1fr));
      gap: 4px;
    }
    :host([shape='columns']) .column {
      grid-row: span calc(var(--levels, 1) + 1);
    }
    :host([shape='columns']) .column:nth-child(n + 5) {
      padding-block-start: 6px;
    }
  }
  @container columns (max-width: 300px) {
    :host([shape='columns']) .things {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  h4 {
    container-type: inline-size;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 1.05em;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: var(--uc-zone-title, 0.94rem);
    line-height: 1;
    color: var(--uc-ink-soft);
    text-wrap: balance;
  }
  /* the sign of a column is a medal on the board */
  h4 [aria-hidden] {
    flex: none;
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: radial-gradient(circle at 40% 26%, oklch(0.58 0.1 72), oklch(0.3 0.06 55) 72%);
    box-shadow:
      inset 0 0 0 1.5px oklch(0.66 0.1 80),
      0 2px 4px rgb(0 0 0 / 0.7);
    color: oklch(0.96 0.04 90);
    font-size: 23px;
  }
  @container table (max-width: 1100px) or (max-height: 752px) {
    h4 [aria-hidden] {
      width: auto;
      height: auto;
      background: none;
      box-shadow: none;
      font-size: inherit;
    }
  }
  @container (max-width: 100px) {
    h4 [aria-hidden] {
      display: none;
    }
  }
  h4 .words {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* a room that has a row for itself is higher than those that share one */
  .level {
    flex: calc(1 + 0.4 * max(0, 2 - var(--in-row))) 1 0;
    min-height: var(--uc-level-height, auto);
    display: flex;
    justify-content: center;
    gap: 14px;
    min-width: 0;
  }
`;
