/** What the page says and offers where several are asked at the same time. */
import { icon, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameController } from '../controller/game-controller.ts';
import type { HandOver } from './places.ts';

/** What can be done while the screen goes from one person to another. */
export function handOverOf({ seats, state: { session } }: GameController): HandOver {
  const name = (seat: number): string => session?.names[seat] ?? '';
  const back = seats.backFor;
  return {
    ready: () => seats.takeOver(),
    others: seats.others.map((seat) => ({ name: name(seat), ready: () => seats.takeOver(seat) })),
    back: back < 0 ? null : { name: name(back), take: () => void seats.takeBack() },
  };
}

/** Who could answer first; nothing when no other person at this screen is asked. */
export function togetherStrip(
  words: Words,
  { seats, state: { moment, session } }: GameController,
): TemplateResult | typeof nothing {
  if (moment >= 0 || seats.others.length === 0) return nothing;
  return html`<div class="notice together" role="group" aria-label=${words.say('together.title')}>
    <span>${words.say('together.title')}</span>
    <div class="actions">
      ${seats.others.map(
        (seat) =>
          html`<button class="button" type="button" @click=${() => seats.handTo(seat)}>
            ${icon('ui-person')}<span>${words.say('hand.on', { name: session?.names[seat] ?? '' })}</span>
          </button>`,
      )}
    </div>
  </div>`;
}
