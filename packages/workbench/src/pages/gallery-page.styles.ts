import { css } from 'lit';

export const galleryPageStyles = css`
  main {
    max-width: 1800px;
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(150px, 220px) minmax(0, 1fr);
    gap: 28px;
    align-items: start;
    margin-top: 18px;
  }
  .list {
    position: sticky;
    top: 12px;
    display: block;
    max-height: calc(100dvh - 24px);
    margin: 0;
    overflow-y: auto;
  }
  .list a {
    display: block;
    padding: 5px 10px;
    border-radius: var(--uc-radius-small);
    color: var(--uc-ink);
    text-decoration: none;
  }
  .list a:hover {
    background: var(--uc-panel);
  }
  .list a[aria-current] {
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  summary {
    padding: 5px 10px;
    font-weight: 700;
    cursor: pointer;
  }
  summary span {
    margin-inline-start: 8px;
    color: var(--uc-ink-soft);
    font-weight: 400;
  }
  details a {
    margin-inline-start: 14px;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0 0 10px;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    margin-inline-end: 16px;
    font-weight: 700;
    line-height: 32px;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
  }
  section {
    margin-top: 28px;
  }
  h2 {
    margin-bottom: 10px;
  }
  @media (max-width: 760px) {
    .beside {
      grid-template-columns: minmax(0, 1fr);
    }
    .list {
      position: static;
      max-height: 40dvh;
    }
    gallery-card,
    gallery-extremes {
      margin-inline: -16px;
    }
  }
`;
