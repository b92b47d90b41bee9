import { css } from 'lit';
import { richTextStyles, termStyles } from '@undercroft/components';
import { achievementsStyles } from '../results/achievements-part.styles.ts';
import { briefingStyles } from './briefing-sheet.styles.ts';
import { rulesStyles } from './rules-sheet.styles.ts';
import { courseStyles } from './course-chart.styles.ts';
import { endBannerStyles } from './end-banner.styles.ts';
import { turningStyles } from './turning-part.styles.ts';

/** Sheets over the table. */
export const sheetStyles = css`
  ${courseStyles} ${endBannerStyles} ${turningStyles} ${rulesStyles} ${richTextStyles} ${termStyles} ${briefingStyles} ${achievementsStyles}
  dialog {
    width: min(640px, calc(100vw / var(--uc-zoom, 1) - 24px));
    max-height: calc(100dvh / var(--uc-zoom, 1) - 24px);
    overflow: auto;
    padding: 20px 22px 22px;
    border: 0;
    border-radius: calc(2.8 * var(--uc-radius));
    background: var(--uc-panel);
    color: var(--uc-ink);
    box-shadow:
      inset 0 0 0 1px var(--uc-line),
      var(--uc-shadow-high);
  }
  /* the box of the game lies beside the form */
  dialog:has(> dungeon-setup:not([next])) {
    width: min(1040px, calc(100vw / var(--uc-zoom, 1) - 24px));
  }
  dialog:focus-visible {
    outline: none;
  }
  dialog::backdrop {
    background: rgb(6 5 4 / 0.72);
  }
  /* What it is about has to be seen. */
  dialog:has(> .sure) {
    width: min(460px, calc(100vw / var(--uc-zoom, 1) - 24px));
    margin-bottom: 12px;
  }
  dialog:has(> .sure)::backdrop {
    background: rgb(6 5 4 / 0.3);
  }
  /* stands where the table will */
  .place {
    box-sizing: border-box;
    width: min(640px, 100% - 24px);
    margin: 16px auto;
    padding: 20px 22px 22px;
    border-radius: calc(2.8 * var(--uc-radius));
    background: var(--uc-panel);
  }
  .place.opening {
    width: min(1040px, 100% - 24px);
  }
  .place h2 {
    margin-bottom: 12px;
  }
  .place.hand-over {
    width: min(400px, 100% - 24px);
    margin-block: clamp(16px, 12vh, 120px);
    text-align: center;
  }
  .place .notice {
    margin: 0 0 14px;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 12px;
  }
  h2 {
    font-family: var(--uc-font-title);
    font-size: 1.6rem;
    line-height: 1.1;
  }
  dialog .notice {
    margin: 0 0 14px;
  }
  :is(dialog, .place) p {
    line-height: 1.4;
    margin-bottom: 12px;
  }
  h3 {
    margin: 14px 0 8px;
    font-family: var(--uc-font-title);
    font-size: 1.2rem;
  }
  .soft,
  small {
    color: var(--uc-ink-soft);
  }
  .notice.bad {
    box-shadow: inset 3px 0 0 var(--uc-danger);
  }
  .notice.past {
    flex-direction: column;
    align-items: stretch;
    padding-inline-end: 12px;
  }
  .notice.past span {
    flex: none;
  }
  .scrub {
    display: flex;
    align-items: center;
  }
  .scrub input {
    flex: 1;
    min-width: 60px;
    min-height: 44px;
    accent-color: var(--uc-accent);
  }
  .scrub .button {
    min-width: 44px;
    min-height: 44px;
    padding: 0;
  }
  .why-button {
    align-self: flex-start;
    min-height: 36px;
    margin: 0 12px 4px;
    padding-inline: 8px;
    font-size: 0.92rem;
    font-weight: 500;
  }
  .settings {
    display: grid;
    gap: 14px;
  }
  .choice {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 5px;
    font-weight: 700;
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .segments label {
    position: relative;
    display: flex;
  }
  .segments input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .segments span {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 2px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
  }
  .segments input:checked + span {
    background: var(--uc-accent);
    border-color: var(--uc-accent);
    color: var(--uc-accent-ink);
    font-weight: 700;
  }
  .segments input:focus-visible + span {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
  .tick,
  .range {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
  }
  .tick + .tick {
    margin-top: -10px;
  }
  .tick input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--uc-accent);
  }
  .range input {
    flex: 0 1 240px;
    accent-color: var(--uc-accent);
  }
  .saves li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 10px 0;
    border-block-end: 1px solid var(--uc-line-soft);
  }
  .what {
    flex: 1 1 220px;
    display: grid;
    overflow-wrap: anywhere;
  }
  .file {
    position: relative;
    margin-top: 16px;
  }
  .file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .file:focus-within {
    outline: 3px solid var(--uc-focus);
    outline-offset: 2px;
  }
  .share ul {
    display: grid;
    gap: 14px;
  }
  .share li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
  .by-hand {
    display: grid;
    gap: 6px;
    margin-top: 16px;
  }
  textarea {
    width: 100%;
    padding: 8px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-sunken);
    color: var(--uc-ink);
    font: inherit;
    overflow-wrap: anywhere;
  }
  .beside {
    margin: 12px 0 0;
    text-align: end;
  }
  .scroll {
    overflow-x: auto;
  }
  /* who has won is told when everything is counted */
  .end:has(uc-score[busy]) :is(.banner, .outcomes, .course, .turning) {
    visibility: hidden;
  }
  .outcomes {
    display: grid;
    gap: 4px;
    margin-top: 12px;
  }
  .number small {
    font-weight: 400;
  }
  .number .bar {
    display: block;
    padding: 2px 8px;
    border: 0;
    background: linear-gradient(var(--uc-line), var(--uc-line)) no-repeat 0 / var(--part) 100%;
    border-radius: 3px;
  }
  .end {
    display: grid;
    gap: 14px;
  }
  .end p {
    margin: 0;
  }
  .headline {
    display: flex;
    align-items: center;
    gap: 12px;
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 1.9rem;
    color: var(--uc-accent);
  }
  .why {
    font-size: 1.1rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 10px;
    border-block-end: 1px solid var(--uc-line-soft);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--uc-ink-soft);
    font-size: 0.95rem;
  }
  .ends .won {
    background: color-mix(in oklab, transparent, var(--uc-accent) 10%);
  }
  .ends :is(th, td) {
    overflow-wrap: anywhere;
  }
  .ends th .icon {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -0.16em;
  }
  td small {
    display: block;
    color: var(--uc-ink-soft);
  }
  .number {
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 700;
  }
  td.number small {
    display: inline;
  }
  .hand-over {
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  .hand-over > .icon {
    order: -1;
    color: var(--uc-accent);
    font-size: 52px;
  }
  .hand-over p {
    text-wrap: balance;
  }
  .hand-over .button {
    min-height: 48px;
    min-width: 60%;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 8px 16px;
    margin: 0;
  }
  dd {
    margin: 0;
  }
  .credits {
    margin-top: 18px;
  }
  summary {
    margin-bottom: 10px;
    cursor: pointer;
  }
  .credits dd {
    color: var(--uc-ink-soft);
  }
  kbd {
    padding: 1px 8px;
    border: 1px solid var(--uc-line);
    border-radius: 5px;
    background: var(--uc-panel-sunken);
    font: inherit;
    font-weight: 700;
  }
`;
