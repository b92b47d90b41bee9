import type { WordKey, Words } from '@undercroft/components';
import { html, type TemplateResult } from 'lit';
import { creditsPart, type Credits } from './credits.ts';

/** Keys as they are printed, or the word for them, and what they do. */
const keys: readonly (readonly [string | { readonly word: WordKey }, WordKey])[] = [
  ['Tab', 'help.tab'],
  [{ word: 'help.key-arrows' }, 'help.arrows'],
  [{ word: 'help.key-enter' }, 'help.enter'],
  [{ word: 'help.key-digits' }, 'help.digits'],
  ['0', 'help.zero'],
  ['E', 'help.end'],
  ['I', 'help.i'],
  ['W', 'help.words'],
  ['G', 'help.rules'],
  ['M', 'help.map'],
  ['U', 'help.u'],
  [{ word: 'help.key-space' }, 'help.space'],
  ['B Q L', 'help.read'],
  ['?', 'help.question'],
  [{ word: 'help.key-escape' }, 'help.escape'],
];

/** What a newcomer needs to know of the table, and whose work is in it. */
export function helpSheet(words: Words, credits: Credits | null): TemplateResult {
  return html`<div class="help">
    <p>${words.say('help.choose')}</p>
    <p>${words.say('help.look')}</p>
    <h3>${words.say('help.keys')}</h3>
    <dl>
      ${keys.map(
        ([key, meaning]) =>
          html`<dt><kbd>${typeof key === 'string' ? key : words.say(key.word)}</kbd></dt>
            <dd>${words.say(meaning)}</dd>`,
      )}
    </dl>
    ${creditsPart(words, credits)}
  </div>`;
}
