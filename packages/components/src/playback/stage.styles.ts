import { css } from 'lit';

export const stageStyles = css`
  :host {
    display: block;
    pointer-events: auto;
  }
  .stage {
    border: 2px solid var(--uc-line);
    border-inline-start: 6px solid var(--seat);
    border-radius: var(--uc-radius);
    background: var(--uc-panel-raised);
    box-shadow: var(--uc-shadow-high, var(--uc-shadow));
    padding: 6px 8px 6px 12px;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 12px;
    flex-wrap: wrap;
  }
  .told {
    flex: 1 1 240px;
    min-width: 0;
  }
  .where {
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    line-height: 1.2;
  }
  .caption {
    font-size: 1.1rem;
    line-height: 1.25;
    min-height: 1.25em;
    font-weight: 700;
    text-wrap: pretty;
  }
  .controls {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  .count {
    color: var(--uc-ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
    font-size: 0.85rem;
    padding-inline: 4px;
  }
  .button {
    min-height: 44px;
  }
  .round {
    width: 44px;
    padding: 0;
  }
  uc-battle {
    display: block;
    margin-block-start: 8px;
  }
  uc-dice {
    display: block;
    padding: 8px 0 2px;
  }
`;
