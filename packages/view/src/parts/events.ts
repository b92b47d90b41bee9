/** What happened as one viewer may know it, event by event. */
import { DIE_STRIDE, diceIn, type GameEvent, type Viewer } from '@undercroft/engine';
import type { EventView, LogLineView } from '../shape.ts';
import { knownArgs } from './known-args.ts';
import type { LogMemo } from './log-memo.ts';

/** The built-in events that are shown though no sentence tells of them. */
const SHOWN: ReadonlySet<string> = new Set(['move', 'roll', 'end']);

/**
 * Events after a position, things that the viewer may not know taken out.
 *
 * @param log   has just read these events
 * @param since undefined: none
 */
export function happenedView(
  viewer: Viewer,
  events: readonly GameEvent[],
  log: LogMemo,
  since: number | undefined,
): EventView[] {
  if (since === undefined) return [];
  const views: EventView[] = [];
  for (let i = firstAfter(events, since); i < events.length; i++) {
    const event = events[i]!;
    const line = log.lineAt(i);
    if (line !== null || SHOWN.has(event.name)) views.push(eventView(event, viewer, line));
  }
  return views;
}

/** Events come in the order of their steps. */
function firstAfter(events: readonly GameEvent[], since: number): number {
  let at = events.length;
  while (at > 0 && events[at - 1]!.step > since) at--;
  return at;
}

function eventView(event: GameEvent, viewer: Viewer, line: LogLineView | null): EventView {
  const args = knownArgs(event, viewer);
  const { step, name, you } = event;
  const dice = name === 'roll' && args.length % DIE_STRIDE === 0 ? diceIn(args).map((die) => Object.freeze(die)) : [];
  const named = line?.places === undefined ? {} : { places: line.places };
  const text = line?.text ?? null;
  return Object.freeze({ step, name, you, args: Object.freeze(args), text, ...named, dice: Object.freeze(dice) });
}
