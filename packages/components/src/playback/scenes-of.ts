import type { GameMeta } from '@undercroft/contract';
import type { DramaRule } from '../layout/layout.ts';

/** What happened, as far as scenes are looked for in it. */
export interface SceneEvent {
  /** procedure or built-in verb */
  readonly name: string;
  readonly text: string | null;
  /** the thing of a parameter, -1 none; without a name -1 */
  readonly thing: (parameter: string) => number;
}

/** A place at which something happened for a while, and what came of it. */
export interface PlayedScene {
  /** thing where it happened */
  readonly place: number;
  /** number of the first thing that was told of it, and of the last one */
  readonly first: number;
  readonly last: number;
  /** sentences that the game marks for the digest, in order */
  readonly outcome: readonly string[];
}

/**
 * Scenes in what happened: from an event with `at` to one that ends it, or that begins a part.
 * Those of which nothing came that the digest tells are left out.
 *
 * @throws never
 */
export function scenesOf(drama: ReadonlyMap<string, DramaRule>, events: readonly SceneEvent[]): PlayedScene[] {
  const scenes: PlayedScene[] = [];
  let open: { place: number; first: number; last: number; outcome: string[]; until: readonly string[] } | null = null;
  const close = (): void => {
    if (open !== null && open.outcome.length > 0) scenes.push(open);
    open = null;
  };
  for (const [n, { name, text, thing }] of events.entries()) {
    const rule = drama.get(name);
    if (rule?.heading === true) close();
    if (rule !== undefined && rule.at !== null) {
      close();
      open = { place: thing(rule.at), first: n, last: n, outcome: [], until: rule.until };
      if (open.place < 0) open = null;
    } else if (open !== null && text !== null && rule?.digest === true) {
      open.outcome.push(text);
      open.last = n;
    }
    // What ends it may still tell what came of it.
    if (open?.until.includes(name) === true || name === 'end') close();
  }
  close();
  return scenes;
}

/**
 * Reads a parameter of an event by its name.
 *
 * @param things of the log: only its things, in their order
 */
export function thingOf(meta: GameMeta, event: string, things: readonly number[]): (parameter: string) => number {
  const slots = meta.events.find(({ name }) => name === event)?.slots ?? [];
  const named = slots.filter(({ type }) => type.is === 'thing').map(({ name }) => name);
  return (parameter) => things[named.indexOf(parameter)] ?? -1;
}

/** Sentences in order, those that say the same once with their number. @throws never */
export function counted(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count === 1 ? text : `${text.replace(/[.!]$/, '')} (×${count}).`));
}
