// `until EVENT`: the effects are ended by a hook that no author wrote. It is made here, once for
// each `until`.

import { newId } from '../content/tree/id.ts';
import type { Block, Hook, Until } from '../content/tree/node.ts';

const made = new WeakMap<Until, Hook>();

/** The hook that ends what lasts until an event; null when it lasts until the end of a period. */
export function enderOf(until: Until): Hook | null {
  if (until.end.by !== 'event') return null;
  const cached = made.get(until);
  if (cached !== undefined) return cached;
  const { at } = until;
  const body: Block = {
    kind: 'block',
    id: newId(),
    at,
    inline: true,
    statements: [{ kind: 'leave', id: newId(), at, how: 'expire' }],
  };
  const { event } = until.end;
  const hook: Hook = { kind: 'hook', id: newId(), at, timing: 'when', event, onYourTurn: false, condition: null, body };
  made.set(until, hook);
  return hook;
}
