import { html, type TemplateResult } from 'lit';

const keys: readonly (readonly [string, string])[] = [
  ['Tab', 'from the table to the question, the log, the bar'],
  ['Arrow keys', 'from card to card on the table'],
  ['Enter', 'choose what glows, or look closer at what does not'],
  ['1 to 9', 'give the numbered answer'],
  ['0', 'done, pass, none'],
  ['I', 'look closer at the card that has the focus'],
  ['Escape', 'put a card or a sheet away'],
];

/** What a newcomer needs to know of the table. */
export function helpSheet(): TemplateResult {
  return html`<div class="help">
    <p>
      What glows can be chosen, on the table or by the buttons beside the question. What cannot be chosen now says why.
    </p>
    <p>
      Rest on a card to read it; press one that does not glow to keep it open. A sentence of the log shows the table as
      it stood then.
    </p>
    <dl>
      ${keys.map(
        ([key, meaning]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
  </div>`;
}
