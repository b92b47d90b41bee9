import type { GameMeta } from '@undercroft/contract';
import type { DramaRule } from '../layout/layout.ts';
import { slotsIn } from './event-slots.ts';

/** What happened, as far as scenes are looked for in it. */
export interface SceneEvent {
  /** procedure or built-in verb */
  readonly name: string;
  readonly text: string | null;
  /** the thing of a parameter, -1 none; without a name -1 */
  readonly thing: (parameter: string) => number;
  readonly speaksOf: (thing: number) => boolean;
}

/** A place at which something happened for a while, and what came of it. */
export interface PlayedScene {
  /** thing where it happened */
  readonly place: number;
  /** number of the first thing that was told of it, and of the last one */
  readonly first: number;
  readonly last: number;
  /** something has ended it: it does not go on */
  readonly over: boolean;
  /** sentences that the game marks for the digest, in order */
  readonly outcome: readonly string[];
  /** how a fight of many ended for its place; null: it is none */
  readonly end: 'held' | 'lost' | null;
}

/** A scene that may go on. */
interface OpenScene {
  readonly place: number;
  readonly first: number;
  readonly outcome: string[];
  end: PlayedScene['end'];
  /** events with which it ends */
  readonly until: readonly string[];
}

/**
 * Scenes in what happened: from an event with `at` to one that ends it, or that begins a part.
 * Those of which nothing came that the digest tells are left out, but not a fight of many, in which
 * its place was held. That the place was lost is no sentence of its own.
 *
 * @throws never
 */
export function scenesOf(drama: ReadonlyMap<string, DramaRule>, events: readonly SceneEvent[]): PlayedScene[] {
  const scenes: PlayedScene[] = [];
  let open: OpenScene | null = null;
  const close = (last: number, over = true): void => {
    if (open !== null && (open.outcome.length > 0 || open.end !== null)) {
      const { place, first, outcome, end } = open;
      scenes.push({ place, first, last, over, outcome, end });
    }
    open = null;
  };
  for (const [n, { name, speaksOf, text, thing }] of events.entries()) {
    const rule = drama.get(name);
    if (rule?.heading === true) close(n - 1);
    if (rule !== undefined && rule.at !== null) {
      close(n - 1);
      open = {
        place: thing(rule.at),
        first: n,
        outcome: [],
        end: rule.fight === null ? null : 'held',
        until: rule.until,
      };
      if (open.place < 0) open = null;
    } else if (open !== null && text !== null && rule?.digest === true) {
      if (open.end !== null && speaksOf(open.place)) open.end = 'lost';
      else open.outcome.push(text);
    }
    // What ends it may still tell what came of it.
    if (open?.until.includes(name) === true || name === 'end') close(n);
  }
  close(events.length - 1, false);
  return scenes;
}

/**
 * Reads a parameter of an event by its name.
 *
 * @param things of the log: only its things, in their order
 */
export function thingOf(meta: GameMeta, event: string, things: readonly number[]): (parameter: string) => number {
  const named = slotsIn(meta, event)
    .filter(({ type }) => type.is === 'thing')
    .map(({ name }) => name);
  return (parameter) => things[named.indexOf(parameter)] ?? -1;
}

/** Sentences in order, those that say the same once with their number. @throws never */
export function counted(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count === 1 ? text : `${text.replace(/[.!]$/, '')} (×${count}).`));
}
