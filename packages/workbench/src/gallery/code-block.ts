import type { Finding } from '@undercroft/components';
import { css, html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { Lines } from './card-source.ts';
import { codeColours, piecesOf } from './highlight.ts';

/** How a piece of a content file looks; belongs to `codeBlock`. */
export const codeStyles = css`
  ${unsafeCSS(codeColours)}
  code,
  pre {
    font:
      0.88rem/1.6 ui-monospace,
      'Cascadia Mono',
      Menlo,
      Consolas,
      monospace;
  }
  pre {
    margin: 0;
    overflow-x: auto;
    padding: 10px 0;
    border-radius: var(--uc-radius-small);
    background: var(--code-ground);
    color: var(--code-ink);
    tab-size: 2;
  }
  .lines {
    display: inline-block;
    min-width: 100%;
  }
  .line {
    display: block;
    padding-inline: 0 16px;
    white-space: pre;
  }
  .line .number {
    display: inline-block;
    width: 3.4em;
    padding-inline-end: 1.1em;
    text-align: end;
    color: var(--code-comment);
    user-select: none;
  }
  .line.faint {
    opacity: 0.78;
  }
  .line.bad {
    background: var(--code-bad);
    box-shadow: inset 4px 0 0 var(--uc-danger);
  }
  :host {
    --code-bad: light-dark(#fbe3dd, #3d1d19);
  }
`;

/**
 * Lines of a file with their numbers and colours.
 *
 * @param name      what it is called to those who do not see it
 * @param lines     the whole file
 * @param shown     which of them are shown
 * @param own       which of them matter; the others are fainter
 * @param findings  what is wrong in the file: its lines are marked
 * @param start     number of the first line
 */
export function codeBlock(
  name: string,
  lines: readonly string[],
  shown: Lines,
  own: Lines,
  findings: readonly Finding[],
  start = 1,
): TemplateResult {
  return html`<pre tabindex="0" aria-label=${name}><code class="lines">${lines
    .slice(shown.first - 1, shown.last)
    .map((text, index) => {
      const line = shown.first + index;
      const bad = findings.filter((finding) => finding.line === line);
      const kind = bad.length > 0 ? 'bad' : line < own.first || line > own.last ? 'faint' : '';
      const title = bad.length > 0 ? bad.map(({ message }) => message).join('\n') : nothing;
      return html`<span class="line ${kind}" title=${title}
        ><span class="number" aria-hidden="true">${line + start - 1}</span>${piecesOf(text).map((piece) =>
          piece.is === 'plain' ? piece.text : html`<span class=${`is-${piece.is}`}>${piece.text}</span>`,
        )}${'\n'}</span
      >`;
    })}</code></pre>`;
}
