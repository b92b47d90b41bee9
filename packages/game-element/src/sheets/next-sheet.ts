import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { Legacy, PastGame } from '@undercroft/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { keptLines } from '../session/kept-lines.ts';

/**
 * Between two games of a campaign: how those before ended, and what goes on.
 *
 * @param names what the players are called
 */
export function nextSheet(words: Words, meta: GameMeta, legacy: Legacy, names: readonly string[]): TemplateResult {
  const text = meta.campaign?.text ?? '';
  const lines = keptLines(meta, legacy, names);
  return html`<div class="next">
    ${text === '' ? nothing : html`<p>${text}</p>`}
    <h3>${words.say('next.past')}</h3>
    <ol class="past">
      ${legacy.past.map((game) => html`<li>${ended(words, meta, game, names)}</li>`)}
    </ol>
    <h3>${words.say('next.kept')}</h3>
    ${
      lines.length === 0
        ? html`<p>${words.say('next.nothing')}</p>`
        : html`<ul class="kept">
            ${lines.map(({ owner, values }) => html`<li>${owner === '' ? values.join(', ') : words.say('next.of', { owner, values: values.join(', ') })}</li>`)}
          </ul>`
    }
  </div>`;
}

function ended(words: Words, meta: GameMeta, { ending, winners }: PastGame, names: readonly string[]): string {
  const who = winners.map((seat) => names[seat - 1] ?? '');
  const won =
    who.length === 0 ? words.say('end.nobody') : words.say('end.wins', { n: who.length, names: who.join(', ') });
  const why = meta.endings.find(({ name }) => name === ending)?.text ?? '';
  return why === '' ? won : `${won}. ${why}`;
}
