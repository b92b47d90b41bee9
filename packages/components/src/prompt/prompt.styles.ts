import { css } from 'lit';
import { nightStyles } from './night.styles.ts';

export const promptStyles = css`
  ${nightStyles}
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  /* on a phone that lies on its side */
  @media (max-height: 470px) {
    .plan {
      min-height: min(29px, 25vh);
      padding-block: 3px;
    }
    .prompt .question {
      font-size: 1.15rem;
    }
    .prompt .answers {
      --least: 124px;
      gap: 5px;
    }
  }
  .prompt {
    flex: 0 1 auto;
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 12px 14px 14px;
    border-radius: var(--uc-radius);
    background: var(--uc-panel);
    box-shadow:
      inset 0 0 0 1px var(--uc-line),
      var(--uc-shadow);
  }
  :host([mode='ask']) .prompt {
    background: linear-gradient(color-mix(in oklab, var(--uc-panel), var(--uc-accent) 9%), var(--uc-panel));
    box-shadow:
      inset 0 0 0 1.5px var(--uc-accent),
      var(--uc-shadow);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--uc-ink-soft);
    font-size: 0.92rem;
    font-weight: 700;
  }
  :host([mode='ask']) .who {
    color: var(--uc-accent);
  }
  .question {
    font-family: var(--uc-font-title);
    font-weight: 700;
    font-size: 1.35rem;
    line-height: 1.15;
    text-wrap: balance;
  }
  .detail {
    margin-top: 2px;
    color: var(--uc-ink-soft);
    font-size: 0.98rem;
  }
  .groups {
    container: groups / inline-size;
    display: flex;
    flex-direction: column;
    gap: 10px;
    min-height: 0;
    padding: 4px;
    margin: -4px;
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--uc-line) transparent;
  }
  /* stands below the edge under which there are more answers, so that it lies on none of them */
  .more {
    flex: none;
    display: grid;
    justify-items: end;
    margin-block-start: -10px;
    pointer-events: none;
  }
  .more span {
    margin-block-start: 6px;
    padding: 2px 9px;
    border-radius: 999px;
    background: var(--uc-ink);
    color: var(--uc-panel);
    font-size: 0.88rem;
    font-weight: 700;
    line-height: 1.3;
  }
  .label {
    margin-bottom: 4px;
    color: var(--uc-ink-soft);
    font-weight: 700;
    font-size: 0.9rem;
  }
  /* what has no heading does not belong to the heading above */
  .group.labelled + .group:not(.labelled) {
    padding-top: 10px;
    border-top: 1px solid var(--uc-line);
  }
  /* answers stand in even columns, so that the eye finds its way: one or two, more of short ones */
  .answers {
    --least: 160px;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--least), 100%), 1fr));
    gap: 7px;
  }
  .many {
    --least: 132px;
  }
  .brief {
    --least: 84px;
  }
  /* sentences want to be wide */
  .prompt .told {
    --least: 230px;
  }
  .answers:not(.brief, .ends) > .answer:only-child {
    grid-column: 1 / -1;
  }
  @container groups (max-width: 270px) {
    .many {
      --least: 100px;
    }
    .many .answer {
      font-size: 0.92rem;
    }
    .many .bead {
      width: 21px;
      height: 21px;
      margin-inline-start: -3px;
      font-size: 15px;
    }
  }
  @container table (min-width: 760.1px) {
    .many .long {
      grid-column: 1 / -1;
    }
  }
  @container table (min-width: 1100.1px) and (min-height: 752.1px) {
    .many.some {
      --least: 160px;
    }
  }
  summary {
    min-height: 30px;
    align-content: center;
    color: var(--uc-ink-soft);
    font-size: 0.92rem;
    cursor: pointer;
  }
  .answers + details {
    margin-top: 4px;
  }
  .answer {
    min-height: 44px;
    justify-content: flex-start;
    padding-inline: 0.65em;
    text-align: start;
  }
  .many .answer {
    position: relative;
    gap: 5px;
    padding-inline: 0.42em;
  }
  /* the room of narrow columns is for words */
  .many kbd {
    position: absolute;
    inset-block: -4px auto;
    inset-inline: auto -3px;
    line-height: 1.2;
  }
  .answer.recommended {
    outline: 3px solid var(--uc-select);
    outline-offset: 1px;
  }
  .words {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  .brief .answer {
    justify-content: center;
  }
  .brief .words {
    flex: 0 1 auto;
  }
  small {
    font-weight: 400;
    font-size: 0.85em;
    line-height: 1.2;
    color: var(--uc-ink-soft);
  }
  small.brings {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
  small::first-letter {
    text-transform: uppercase;
  }
  .bead {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline-start: -4px;
    border-radius: 50%;
    font-size: 19px;
    color: oklch(0.95 0.03 var(--hue));
    background: radial-gradient(circle at 35% 25%, oklch(0.55 0.1 var(--hue)), oklch(0.24 0.05 var(--hue)));
  }
  .drawing {
    position: relative;
    flex: none;
    width: 64px;
    aspect-ratio: 1;
    margin-block: -2px;
  }
  .drawing {
    --across: calc(var(--columns) - 1);
    --down: calc(var(--rows) - 1);
    overflow: hidden;
    border-radius: 3px;
  }
  .drawing svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  /* half of the ring around it is left */
  .drawing .ground {
    left: calc(-50% / var(--across));
    top: calc(-50% / var(--down));
    width: calc(100% * var(--columns) / var(--across));
    height: calc(100% * var(--rows) / var(--down));
  }
  .odds {
    padding: 0.1em 0.45em;
    border-radius: 4px;
    background: var(--uc-block);
    color: var(--uc-block-ink);
    font-size: 0.9em;
  }
  kbd {
    min-width: 1.35em;
    padding: 0.05em 0.3em;
    border-radius: 4px;
    border: 1px solid var(--uc-line);
    color: var(--uc-ink-soft);
    background: var(--uc-panel-sunken);
    font: inherit;
    font-size: 0.8em;
    font-weight: 400;
    text-align: center;
  }
  /* on a narrow screen the answers get the room: showing again is a sign in the corner */
  @container table (max-width: 760px) or (max-height: 470px) {
    .prompt {
      gap: 6px;
      padding: 8px 14px 10px;
    }
    :host .replay {
      position: absolute;
      inset-block: 4px auto;
      inset-inline: auto 54px;
      width: 48px;
      min-height: 44px;
      padding: 0;
      justify-content: center;
    }
    .replay span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .groups {
      gap: 5px;
    }
    .more {
      margin-block-start: -5px;
    }
    .label {
      margin-bottom: 1px;
    }
    .who,
    .question {
      padding-inline-end: 48px;
    }
    .prompt:is(.replays, .rules-alone) :is(.who, .question) {
      padding-inline-end: 96px;
    }
    .rules:only-child {
      inset-block: 4px auto;
      inset-inline: auto 54px;
      min-height: 44px;
    }
    .prompt.replays .rules:only-child {
      inset-inline-end: 104px;
    }
    .prompt.replays.rules-alone :is(.who, .question) {
      padding-inline-end: 144px;
    }
  }
  /* a page at 400 %: question and answers are scrolled together */
  @media (max-height: 340px) {
    .prompt {
      display: block;
      overflow: auto;
      scrollbar-width: thin;
    }
    .prompt > * + * {
      margin-block-start: 6px;
    }
    .groups {
      margin: 6px 0 0;
      padding: 0;
      overflow: visible;
    }
  }
  /* on a phone that lies on its side all room is for words */
  @media (max-height: 470px) {
    .prompt .answer {
      position: relative;
      gap: 5px;
      padding-inline: 0.42em;
      font-size: 0.92rem;
    }
    .answer .bead {
      width: 21px;
      height: 21px;
      margin-inline-start: -3px;
      font-size: 15px;
    }
    .groups kbd {
      position: absolute;
      inset-block: -4px auto;
      inset-inline: auto -3px;
      line-height: 1.2;
    }
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
  /* what others did gives way to answers */
  .digest {
    display: var(--uc-prompt-digest, block);
    flex: 0 999 auto;
    min-height: 0;
    overflow: hidden;
    margin-block-start: 10px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--uc-line);
    color: var(--uc-ink-soft);
    font-size: 0.92rem;
    line-height: 1.25;
  }
`;
