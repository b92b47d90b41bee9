import { css } from 'lit';
import { fieldLook } from '../../page.styles.ts';

export const formStyles = css`
  :host {
    display: block;
    overflow-y: auto;
    padding: 8px 12px 12px;
    background: var(--uc-panel);
  }
  h2 {
    margin: 0 0 6px;
    font-size: 1rem;
  }
  p {
    margin: 4px 0;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .objects {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .objects .button {
    overflow-wrap: anywhere;
    text-align: start;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: 10px 14px;
    align-items: start;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-width: 0;
  }
  label,
  .label {
    font-weight: 700;
  }
  label small,
  .label small {
    color: var(--uc-danger);
  }
  .about {
    color: var(--uc-ink-soft);
    font-size: 0.85rem;
    line-height: 1.25;
  }
  .wrong {
    color: var(--uc-danger);
    font-size: 0.9rem;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 36px;
    padding: 4px 8px;
    ${fieldLook}
  }
  textarea {
    resize: vertical;
    line-height: 1.35;
  }
  [aria-invalid='true'] {
    border-color: var(--uc-danger);
  }
  .items {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .item {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding-inline-start: 8px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
  }
  .item button {
    min-width: 28px;
    min-height: 28px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .picture {
    justify-content: flex-start;
    gap: 8px;
    width: 100%;
    overflow-wrap: anywhere;
  }
  .picture .icon,
  .found .icon {
    font-size: 1.8rem;
  }
  details {
    margin-top: 12px;
  }
  summary {
    margin-bottom: 8px;
    font-weight: 700;
    cursor: pointer;
  }
  code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  dialog {
    width: min(620px, calc(100vw - 24px));
    max-height: calc(100dvh - 48px);
    padding: 14px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel);
    color: var(--uc-ink);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  .found {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 6px;
    margin: 8px 0;
  }
  .found button {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 8px 4px;
    border: 1px solid var(--uc-line);
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    color: inherit;
    font: inherit;
    font-size: 0.8rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .found button[aria-pressed='true'] {
    border-color: var(--uc-accent);
    border-width: 2px;
  }
  .ends {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  :focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: 1px;
  }
`;
