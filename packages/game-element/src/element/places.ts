import { icon, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import type { Plan } from '../session/plan.ts';
import './setup-form.ts';

/** What stands in the place of the table, inside the element: a page that embeds a game is not covered by it. */
function place(name: string, title: string, notice: string, body: TemplateResult): TemplateResult {
  return html`<div class="ground">
    <section part="sheet" class=${`place ${name}`} aria-label=${title}>
      <h2>${title}</h2>
      ${notice === '' ? nothing : html`<p class="notice" role="status">${notice}</p>`} ${body}
    </section>
  </div>`;
}

/** Before a game: who plays, with which rules. @param games  opens the saved games; null when there are none */
export function opening(
  words: Words,
  meta: GameMeta,
  notice: string,
  begin: (plan: Plan) => void,
  games: (() => void) | null,
): TemplateResult {
  return place(
    'opening',
    words.say('game.new'),
    notice,
    html`<dungeon-setup .meta=${meta} @plan=${(event: CustomEvent<Plan>) => begin(event.detail)}></dungeon-setup>
      ${games === null ? nothing : html`<p class="beside"><button class="button quiet" type="button" @click=${games}>${words.say('game.games')}</button></p>`}`,
  );
}

/** Between two people: nothing of what either may see is drawn until the next one sits down. */
export function handOver(words: Words, name: string, notice: string, ready: () => void): TemplateResult {
  return place(
    'hand-over',
    words.say('hand.title', { name }),
    notice,
    html`${icon('ui-person')}
      <p>${words.say('hand.text', { name })}</p>
      <button class="button primary" type="button" @click=${ready}>${words.say('hand.ready', { name })}</button>`,
  );
}
