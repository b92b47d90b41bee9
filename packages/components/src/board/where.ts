import type { CardElement } from '../card/card.ts';

/** Number of the square at which something happened, or -1. */
export const numberOf = (event: Event): number => valueAt(event, 'n');

/** Thing of the door at which something happened, or -1. */
export const gateOf = (event: Event): number => valueAt(event, 'gate');

function valueAt(event: Event, name: string): number {
  const found = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset[name] !== undefined);
  return found === undefined ? -1 : Number((found as HTMLElement).dataset[name]);
}

/** Thing of a card or a door. */
export function thingOf(target: HTMLElement): number {
  return target.localName === 'uc-card' ? (target as CardElement).thing : Number(target.dataset['gate']);
}
