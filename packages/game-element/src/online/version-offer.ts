/** Another version of the game, on which those who sit at the table decide. */
import type { RequestBody, TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import type { OnlineKey } from './words.ts';

/**
 * What is told of it, and the buttons of a person who has not decided.
 * @returns nothing when there is no other version
 */
export function versionOffer(
  { offer, seat }: TableOutlook,
  say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string,
  ask: (request: RequestBody) => void,
): TemplateResult | typeof nothing {
  if (offer === null) return nothing;
  const { agreed, changes, content, isUnfit } = offer;
  if (isUnfit) return html`<span role="status">${say('offer-unfit')}</span>`;
  const told = (['changed', 'added', 'removed'] as const).filter((how) => changes[how].length > 0);
  const what = told.map((how) => say(`offer-${how}`, { titles: changes[how].join(', ') }));
  const text = [say('offer'), ...(what.length > 0 ? what : [say('offer-rules')])].join(' ');
  if (seat < 0) return html`<span role="status">${text}</span>`;
  if (agreed.includes(seat)) return html`<span role="status">${say('offer-waits')}</span>`;
  const button = (key: OnlineKey, yes: boolean): TemplateResult =>
    html`<button class="button" @click=${() => ask({ is: 'renew', content, yes })}>${say(key)}</button>`;
  return html`<span role="status">${text}</span>${button('offer-yes', true)}${button('offer-no', false)}`;
}
