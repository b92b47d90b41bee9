import { css } from 'lit';

export const achievementsStyles = css`
  .achievements {
    margin-block: 10px;
  }
  .achievements summary {
    min-height: 36px;
    font-weight: 700;
    cursor: pointer;
  }
  .achievements ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: 8px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .achievements li {
    display: flex;
    gap: 10px;
    padding: 8px 10px;
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-sunken);
    line-height: 1.25;
  }
  .achievements small {
    display: block;
  }
  .achievements .icon {
    flex: none;
    color: var(--uc-ink-soft);
  }
  .achievements :is(.done, .fresh) .icon {
    color: var(--uc-accent);
  }
  .achievements .fresh {
    box-shadow: inset 0 0 0 2px var(--uc-accent);
  }
  .achievements mark {
    padding: 0 6px;
    border-radius: 8px;
    background: var(--uc-accent);
    color: var(--uc-on-accent, var(--uc-panel));
    font-size: 0.8rem;
  }
`;
