/** What an event was called with, as far as one viewer may know it. */
import { inMask, type GameEvent, type Viewer } from '@undercroft/engine';
import { HIDDEN } from '../shape.ts';

/** The arguments of an event; what the viewer may not know is `HIDDEN`. */
export function knownArgs({ args, seenBy }: GameEvent, viewer: Viewer): number[] {
  return args.map((value, i) => (seenBy[i] === -1 || inMask(seenBy[i]!, viewer) ? value : HIDDEN));
}
