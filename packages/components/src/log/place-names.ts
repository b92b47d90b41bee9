import type { GameMeta } from '@undercroft/contract';
import type { Scene } from '../scene/scene.ts';
import type { LogEntry } from './log.ts';

/** Names of places by thing, and which things stand on another. */
type PlacesOfScene = Pick<Scene, 'hosts' | 'spots'>;

/**
 * Sentences of a log in which places of a board are called what players call them, in the place of
 * rows and columns. A place that is explored later has its later name. What stands on a place keeps
 * its own name.
 *
 * @throws       never
 */
export function withPlaceNames(
  entries: readonly LogEntry[],
  meta: GameMeta,
  scene: PlacesOfScene,
): readonly LogEntry[] {
  return scene.spots.size === 0 ? entries : entries.map((entry) => withNames(entry, meta, scene));
}

function withNames(entry: LogEntry, meta: GameMeta, { hosts, spots }: PlacesOfScene): LogEntry {
  const text = entry.things.reduce((told, thing) => {
    const spot = hosts.has(thing) ? undefined : spots.get(thing);
    const title = meta.rows[meta.things[thing] ?? -1]?.title;
    return spot === undefined || title === undefined ? told : renamed(told, title, spot);
  }, entry.text);
  return text === entry.text ? entry : { ...entry, text };
}

/** In the middle of a sentence names of squares begin small. */
function renamed(text: string, title: string, spot: string): string {
  const small = title.charAt(0).toLowerCase() + title.slice(1);
  const capital = spot.charAt(0).toUpperCase() + spot.slice(1);
  return text.replace(text.includes(title) ? title : small, (_, at: number) => (at === 0 ? capital : spot));
}
