import type { Finding } from '@undercroft/components';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Lines } from './card-source.ts';
import { piecesOf, type PieceKind } from './highlight.ts';

/** How a piece of a content file looks; belongs to `codeBlock`. */
export const codeStyles = css`
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
  /* The colours of code: each at least 4.5 to 1 on its ground. */
  :host {
    --code-ground: light-dark(#fbf8f0, #14181b);
    --code-ink: light-dark(#2b2721, #e9e4d8);
    --code-comment: light-dark(#6b6454, #9aa3a3);
    --code-bad: light-dark(#fbe3dd, #3d1d19);
  }
  .key {
    color: light-dark(#0b5b86, #8fd0f5);
  }
  .word {
    color: light-dark(#8f3d00, #f5b860);
  }
  .number-value {
    color: light-dark(#2f6412, #aede74);
  }
  .string {
    color: light-dark(#7a2c6b, #eaa9dc);
  }
  .comment {
    color: var(--code-comment);
    font-style: italic;
  }
  .sign {
    color: light-dark(#6a5f4b, #b3ab9a);
  }
`;

const classes: Readonly<Record<PieceKind, string>> = {
  key: 'key',
  word: 'word',
  number: 'number-value',
  text: 'string',
  comment: 'comment',
  sign: 'sign',
  plain: '',
};

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
          piece.is === 'plain' ? piece.text : html`<span class=${classes[piece.is]}>${piece.text}</span>`,
        )}${'\n'}</span
      >`;
    })}</code></pre>`;
}
