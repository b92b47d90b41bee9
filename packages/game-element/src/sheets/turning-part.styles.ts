import { css } from 'lit';

/** Where a game turned, among what is told at its end. */
export const turningStyles = css`
  .turning h3 {
    margin-top: 0;
  }
  .turning .search {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-top: 8px;
  }
  .turning progress {
    flex: 1 1 120px;
    min-width: 0;
    height: 10px;
    accent-color: var(--uc-accent);
  }
  .turning ol {
    display: grid;
    gap: 8px;
  }
  .turning .point {
    display: grid;
    grid-template-columns: 1fr auto 1.2em;
    gap: 2px 12px;
    align-items: baseline;
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    color: var(--uc-ink);
    font: inherit;
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
  }
  .turning .point:hover {
    border-color: var(--uc-accent);
  }
  .turning .what {
    grid-area: 2 / 1 / auto / 3;
    overflow-wrap: anywhere;
  }
  .turning .better {
    display: block;
    margin-top: 4px;
    padding-inline-start: 8px;
    border-inline-start: 3px solid var(--uc-accent);
  }
  .turning .icon {
    grid-area: 1 / 3 / span 2 / auto;
    align-self: center;
    color: var(--uc-ink-soft);
  }
  .turning .odds {
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`;
