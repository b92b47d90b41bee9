import type { WordKey, Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';

/** What can be handed to others, as text. */
export interface Shared {
  readonly link: string;
  readonly seed: string;
  readonly report: string;
}

/** What the share sheet can do. */
export interface ShareActions {
  readonly copy: (what: keyof Shared) => void;
  readonly file: () => void;
  readonly same: () => void;
}

/**
 * Ways to hand a position to others.
 *
 * @param seed    the seed may be shown: no opponent could work out hidden things from it
 * @param copied  what was copied last, or empty
 * @param byHand  text that could not be copied, or empty
 */
export function shareSheet(
  words: Words,
  seed: boolean,
  copied: string,
  byHand: string,
  actions: ShareActions,
): TemplateResult {
  const button = (label: string, press: () => void, text: WordKey | null): TemplateResult =>
    html`<li>
      <button class="button" type="button" @click=${press}>${label}</button>
      ${text === null ? nothing : html`<small>${words.say(text)}</small>`}
    </li>`;
  const copy = (what: keyof Shared, text: WordKey | null): TemplateResult =>
    button(words.say(copied === what ? 'game.copied' : `share.${what}`), () => actions.copy(what), text);
  return html`<div class="share">
    ${seed ? nothing : html`<p class="notice">${words.say('share.seed-inside')}</p>`}
    <ul>
      ${copy('link', 'share.link-text')} ${copy('report', 'share.report-text')}
      ${button(words.say('share.file'), actions.file, 'share.file-text')} ${seed ? copy('seed', null) : nothing}
      ${button(words.say('share.same'), actions.same, null)}
    </ul>
    ${byHand === '' ? nothing : html`<label class="by-hand"><span>${words.say('share.by-hand')}</span><textarea readonly rows="4" .value=${byHand}></textarea></label>`}
    <p class="hush" role="status">${copied === '' ? '' : words.say('game.copied')}</p>
  </div>`;
}
