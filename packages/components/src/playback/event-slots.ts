/** What events speak of, by the names that the metadata gives their arguments. */
import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';

type Event = Pick<EventView, 'name' | 'args'>;

/** Parameters of an event, in the order of its arguments; empty for an unknown event. */
export function slotsIn(meta: GameMeta, event: string): EventMeta['slots'] {
  return meta.events.find(({ name }) => name === event)?.slots ?? [];
}

/** What a parameter of an event is; undefined without one of that name. */
export function valueIn(meta: GameMeta, { args, name }: Event, slot: string | null): number | undefined {
  return slot === null ? undefined : args[slotsIn(meta, name).findIndex((one) => one.name === slot)];
}

/** Things that an event speaks of, in order, without those that the viewer may not know. */
export function thingsIn(meta: GameMeta, { args, name }: Event): number[] {
  const slots = slotsIn(meta, name);
  return args.filter((value, index) => slots[index]?.type.is === 'thing' && value >= 0);
}

/**
 * `gain oil`, `lose oil`, `pay oil`: the counter of a player, and whether it goes up (1) or down
 * (-1).
 */
export function counterIn(event: string): { readonly counter: string; readonly sign: 1 | -1 } | null {
  const [verb = '', ...words] = event.split(' ');
  const counter = words.join(' ');
  if (verb === 'gain') return { counter, sign: 1 };
  return verb === 'lose' || verb === 'pay' ? { counter, sign: -1 } : null;
}
