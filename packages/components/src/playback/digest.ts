import type { GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import { calledBy } from '../board/squares.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Words } from '../words/words.ts';
import { slotsIn, thingsIn } from './event-slots.ts';
import { counted, scenesOf, thingOf, type PlayedScene } from './scenes-of.ts';
import type { Story } from './playback.ts';
import { capital } from '../words/capital.ts';

/** Most sentences of one player; more can be shown again, or read in the log. */
const MOST = 3;

/** What one player did, in short. */
export interface DigestLine {
  /** seat, -1 without an actor */
  readonly player: number;
  /** sentences and numbers, in order */
  readonly parts: readonly string[];
}

/**
 * What others did since the last answer: what `drama` marks, each sort of sentence once with its
 * number, and how their numbers changed. Where the game marks nothing, the sentences that speak of
 * things.
 *
 * @param viewer  seat whose own doings are left out
 * @param spots   what places of boards are called, by thing
 * @throws        never
 */
export function digestOf(
  meta: GameMeta,
  { drama, counters }: Pick<TableLayout, 'drama' | 'counters'>,
  { before, after, events }: Story,
  viewer: number,
  words: Words,
  spots: ReadonlyMap<number, string> = new Map(),
): DigestLine[] {
  const marks = [...drama].flatMap(([name, { digest }]) => (digest ? [name] : []));
  const told = withScenes(events, { meta, drama, spots, words }).filter(
    (event) => event.you !== viewer && event.text !== null && (event.scene || isTold(event, meta, drama, marks)),
  );
  const others = after.players.filter(({ seat }) => seat !== viewer);
  return others.flatMap(({ seat, name: actor, counters: now }) => {
    const said = counted(told.flatMap(({ you, text }) => (you === seat && text !== null ? [text] : [])))
      .slice(0, MOST)
      .map((text) => withoutName(text, actor));
    const was = before.players.find((player) => player.seat === seat)?.counters ?? {};
    const changes = counters.flatMap((name) => {
      const [from, to] = [was[name], now[name]];
      const field = meta.fields.find((one) => one.counter && one.name === name);
      if (from === undefined || to === undefined || from === to || field === undefined) return [];
      return [words.say('prompt.change', { name: field.title, before: from, after: to })];
    });
    const parts = [...said, ...changes];
    return parts.length === 0 ? [] : [{ player: seat, parts }];
  });
}

/** An event, or a scene that stands for all that happened in it. */
type Part = EventView & { readonly scene: boolean };

interface SceneContext {
  readonly meta: GameMeta;
  readonly drama: TableLayout['drama'];
  readonly spots: ReadonlyMap<number, string>;
  readonly words: Words;
}

/** What happened, with one sentence for each scene: where, and what came of it. */
function withScenes(events: readonly EventView[], { drama, meta, spots, words }: SceneContext): Part[] {
  const told = events.map(({ name, text, args }) => {
    const things = slotsIn(meta, name).flatMap(({ type }, n) => (type.is === 'thing' ? [args[n] ?? -1] : []));
    return { name, text, thing: thingOf(meta, name, things), speaksOf: (one: number) => things.includes(one) };
  });
  const titleOf = (thing: number): string | undefined => calledBy(meta, spots, thing);
  const scenes = scenesOf(drama, told).filter(({ place }) => titleOf(place) !== undefined);
  const inside = (n: number): boolean => scenes.some(({ first, last }) => n > first && n <= last);
  return events.flatMap((event, n): Part[] => {
    const scene = scenes.find(({ first }) => first === n);
    if (scene === undefined) return inside(n) ? [] : [{ ...event, scene: false }];
    return [{ ...event, text: sceneInShort(scene, titleOf(scene.place) ?? '', words), scene: true }];
  });
}

/**
 * A scene in a sentence: where, how a fight ended for the place, and what came of it.
 *
 * @throws never
 */
export function sceneInShort({ end, outcome }: PlayedScene, title: string, words: Words): string {
  const [place, what] = [capital(title), counted(outcome).join(' ')];
  if (end === null) return words.say('digest.scene', { place, what });
  return [words.say(end === 'held' ? 'digest.held' : 'digest.lost', { place }), what].join(' ').trim();
}

function isTold(event: EventView, meta: GameMeta, drama: TableLayout['drama'], marks: readonly string[]): boolean {
  const { name } = event;
  if (marks.length > 0) return marks.includes(name);
  const rule = drama.get(name);
  if (name === 'roll' || rule?.heading === true || rule?.weight === 0) return false;
  return thingsIn(meta, event).length > 0;
}

/**
 * The name of the player stands before the line: a sentence that begins with it goes on without.
 */
function withoutName(text: string, name: string): string {
  if (!text.startsWith(`${name} `)) return text;
  return capital(text.slice(name.length + 1));
}
