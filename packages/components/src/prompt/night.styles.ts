import { css, unsafeCSS } from 'lit';

/** What the question takes from the paper by day, and from its surroundings by night. */
const SHEET = {
  ink: 'var(--uc-paper-ink)',
  'ink-soft': 'var(--uc-paper-ink-soft)',
  panel: 'var(--uc-paper)',
  'panel-raised': 'var(--uc-paper-raised)',
  'panel-sunken': 'var(--uc-paper-deep)',
  line: 'var(--uc-paper-line)',
  'line-soft': 'var(--uc-paper-edge)',
  accent: 'var(--uc-paper-accent)',
  'accent-ink': 'var(--uc-paper-accent-ink)',
  select: 'oklch(0.42 0.1 245)',
  focus: 'oklch(0.42 0.1 245)',
  danger: 'oklch(0.44 0.17 28)',
  good: 'oklch(0.42 0.11 135)',
} as const;

// A property that names itself would be invalid, so the host keeps those of the surroundings.
const kept = Object.keys(SHEET).map((name) => `--night-${name}: var(--uc-${name});`);
const chosen = Object.entries(SHEET).map(
  ([name, byDay]) => `--uc-${name}: light-dark(${byDay}, var(--night-${name}));`,
);

/** The question is a sheet of paper by day, and dark by night as all that lies around the table. */
export const nightStyles = css`
  :host {
    ${unsafeCSS(kept.join('\n'))}
  }
  .prompt {
    ${unsafeCSS(chosen.join('\n'))}
    color: var(--uc-ink);
  }
  @media (forced-colors: active) {
    .prompt {
      border: 2px solid CanvasText;
    }
  }
`;
