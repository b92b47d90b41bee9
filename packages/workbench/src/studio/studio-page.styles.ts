import { css } from 'lit';
import { fieldLook } from '../page.styles.ts';

/** Something that was found, in a list of such; a press leads to it. */
export const findingStyles = css`
  .problem {
    display: block;
    width: 100%;
    padding: 4px 14px;
    border: 0;
    background: none;
    text-align: start;
    line-height: 1.35;
    cursor: pointer;
  }
  .about {
    display: inline-block;
    padding: 2px 14px 6px;
    color: var(--uc-accent);
    font-size: 0.92rem;
  }
  .problem:hover {
    background: var(--uc-panel-raised);
  }
  .problem b {
    color: var(--uc-danger);
  }
  .problem.warning b {
    color: var(--uc-accent);
  }
  .problem code {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .problem small {
    color: var(--uc-ink-soft);
  }
`;

export const studioStyles = css`
  :host {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(170px, 16%) minmax(0, 1fr) minmax(0, 1.1fr);
    grid-template-areas: 'bar bar bar' 'notes notes notes' 'files text view';
    gap: 0 1px;
    height: 100dvh;
    background: var(--uc-ground);
  }
  .bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 6px 10px;
    border-bottom: 1px solid var(--uc-line);
  }
  .bar h1 {
    margin: 0 0 0 4px;
    font-family: var(--uc-font-title);
    font-size: 1.3rem;
    line-height: 1.1;
  }
  .bar .home {
    min-width: 44px;
    padding: 0;
    text-decoration: none;
  }
  .kept {
    flex: 1 1 16ch;
    color: var(--uc-ink-soft);
    text-align: end;
    line-height: 1.2;
  }
  .notes {
    grid-area: notes;
  }
  .notes p {
    margin: 0;
    padding: 6px 14px;
    background: color-mix(in oklab, var(--uc-panel), var(--uc-danger) 16%);
  }
  .file,
  .files input {
    box-sizing: border-box;
  }
  .files {
    grid-area: files;
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--uc-panel);
  }
  .files header {
    display: grid;
    gap: 6px;
    padding: 8px;
  }
  .files input {
    width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    ${fieldLook}
  }
  .files nav {
    overflow: hidden auto;
    padding: 0 4px 12px;
  }
  details {
    margin: 0;
  }
  summary {
    padding: 3px 6px;
    color: var(--uc-ink-soft);
    font-weight: 700;
    cursor: pointer;
  }
  .file {
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    min-height: 28px;
    padding: 2px 8px 2px 18px;
    border: 0;
    border-radius: 4px;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .file:hover {
    background: var(--uc-panel-raised);
  }
  .file[aria-current] {
    background: var(--uc-accent);
    color: var(--uc-accent-ink);
  }
  .file .name {
    flex: 1;
    min-width: 0;
  }
  .file .sign {
    font-size: 0.8rem;
    font-weight: 700;
  }
  .text {
    grid-area: text;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    min-width: 0;
    min-height: 0;
    background: var(--uc-panel-sunken);
  }
  .tools {
    grid-row: 1;
    padding: 0 8px;
    background: var(--uc-panel);
  }
  .tools [aria-pressed='true'] {
    color: var(--uc-accent);
  }
  .form {
    grid-row: 2;
    max-height: 52vh;
    border-bottom: 1px solid var(--uc-line);
  }
  .editor,
  .nothing {
    grid-row: 3;
  }
  .problems {
    grid-row: 4;
  }
  .editor {
    min-height: 0;
    overflow: hidden;
  }
  .nothing {
    padding: 24px;
    color: var(--uc-ink-soft);
  }
  .problems {
    max-height: 34vh;
    overflow-y: auto;
    border-top: 1px solid var(--uc-line);
    background: var(--uc-panel);
  }
  .problems > summary {
    position: sticky;
    top: 0;
    padding: 6px 12px;
    background: var(--uc-panel);
    color: var(--uc-ink);
  }
  .problems .some {
    color: var(--uc-danger);
  }
  .problems ul {
    margin: 0;
    padding: 0 0 8px;
    list-style: none;
  }
  .view {
    grid-area: view;
    min-width: 0;
    min-height: 0;
  }
  .new {
    display: grid;
    gap: 6px;
  }
  .wrong {
    color: var(--uc-danger);
  }
  :focus-visible {
    outline: 3px solid var(--uc-focus);
    outline-offset: -3px;
  }
  .parts {
    display: none;
  }
  @media (max-width: 1000px) {
    :host {
      grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr);
      grid-template-areas: 'bar' 'notes' 'parts' 'part';
    }
    .parts {
      grid-area: parts;
      display: flex;
      padding: 0 8px;
      background: var(--uc-panel);
    }
    .files,
    .text,
    .view {
      grid-area: part;
      visibility: hidden;
    }
    :host([small='files']) .files,
    :host([small='text']) .text,
    :host([small='view']) .view {
      visibility: visible;
    }
    .file {
      min-height: 40px;
    }
  }
`;
