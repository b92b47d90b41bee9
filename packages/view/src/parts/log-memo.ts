/** Lines of a log that grows at its end: what was told before is not made again. */
import { ownOf, type GameMeta, type GameModule } from '@undercroft/contract';
import {
  eventText,
  inMask,
  rowOfSite,
  thingsOfEvent,
  type GameEvent,
  type PlaceSaid,
  type Viewer,
} from '@undercroft/engine';
import type { LogLineView } from '../shape.ts';
import { knownArgs } from './known-args.ts';

/** Who reads a log. */
interface LogReader {
  readonly module: GameModule;
  readonly viewer: Viewer;
  readonly names: readonly string[] | undefined;
}

/** Kept by the caller between views of one viewer. Used for another viewer, it forgets. */
export class LogMemo {
  #meta: GameMeta | null = null;
  #viewer: Viewer = 'spectator';
  #names = '';
  #events: readonly GameEvent[] = [];
  /** by event; null where players are not told of it */
  #lines: (LogLineView | null)[] = [];

  /** The lines of these events. @cost  comparing events that are the same objects as before */
  linesOf({ module: { meta }, viewer, names }: LogReader, events: readonly GameEvent[]): LogLineView[] {
    const called = names?.join('\n') ?? '';
    const isSame = meta === this.#meta && viewer === this.#viewer && called === this.#names;
    const kept = isSame ? sameBegin(this.#events, events) : 0;
    [this.#meta, this.#viewer, this.#names, this.#events] = [meta, viewer, called, events];
    this.#lines.length = kept;
    for (let i = kept; i < events.length; i++)
      this.#lines.push(withReason(meta, events[i]!, lineOf(meta, events[i]!, viewer, names), this.#lines));
    return this.#lines.filter((line) => line !== null);
  }

  /** The line of one of the events that were read last; null where the viewer is not told. */
  lineAt(index: number): LogLineView | null {
    return this.#lines[index] ?? null;
  }
}

function sameBegin(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  return same;
}

/** What the log tells the viewer of an event; null when nothing. */
function lineOf(
  meta: GameMeta,
  event: GameEvent,
  viewer: Viewer,
  names: readonly string[] | undefined,
): LogLineView | null {
  const places: PlaceSaid[] = [];
  const text = eventText(meta, event, viewer, names, places);
  if (text === null) return null;
  const open = event.siteSeenBy === -1 || inMask(event.siteSeenBy, viewer);
  return Object.freeze({
    step: event.step,
    text,
    player: event.you,
    event: event.name,
    things: Object.freeze(thingsOfEvent(meta, event, viewer)),
    ...(places.length > 0 ? { places: Object.freeze(places) } : {}),
    ...(isDuel(meta, event.name) ? { args: Object.freeze(knownArgs(event, viewer)) } : {}),
    file: open ? event.file : null,
    line: open ? event.line : null,
  });
}

/** Verbs of the language whose sentences tell how much of what, and not what for. */
const GAINS = /^(?:gain|lose|pay) /;

/**
 * A gain or a loss says in brackets which card it comes from, unless the line before it, or another
 * line of the same answer, names that card already.
 *
 * @param before  the lines of the log so far
 */
function withReason(
  meta: GameMeta,
  { name, site, step }: GameEvent,
  line: LogLineView | null,
  before: readonly (LogLineView | null)[],
): LogLineView | null {
  const title = line?.file == null || !GAINS.test(name) ? undefined : rowOfSite(meta, site)?.title;
  if (line === null || title === undefined) return line;
  const since = before.findLastIndex((one) => one !== null && one.step !== step);
  const read = before.slice(Math.max(0, since)).filter((one) => one !== null);
  if ([...read, line].some(({ text }) => text.includes(title))) return line;
  return Object.freeze({ ...line, text: line.text.replace(/\.?$/, (end) => ` (${title})${end}`) });
}

/** Whether the table shows the event as two who meet: then its numbers stay in the log. */
function isDuel({ extras }: GameMeta, event: string): boolean {
  const scene = ownOf(extras.table?.drama ?? {}, event) as { readonly sides?: unknown } | null | undefined;
  return scene?.sides !== undefined;
}
