import type { GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import type { TableLayout } from '../layout/layout.ts';
import type { Words } from '../words/words.ts';
import type { Story } from './playback.ts';

/** Sentences of one player at most: whoever wants more shows it again, or reads the log. */
const MOST = 6;

/** What one player did, in short. */
export interface DigestLine {
  /** seat, -1: nobody's doing */
  readonly player: number;
  /** sentences and numbers, in order */
  readonly parts: readonly string[];
}

/**
 * What others did since somebody answered: what `drama` marks, each sort of sentence once with its number, and how their numbers changed. Where the game marks
 * nothing, the sentences that speak of things.
 *
 * @param viewer  seat whose own doings are left out
 * @throws        never
 */
export function digestOf(
  meta: GameMeta,
  { drama, counters }: Pick<TableLayout, 'drama' | 'counters'>,
  { before, after, events }: Story,
  viewer: number,
  words: Words,
): DigestLine[] {
  const marks = [...drama].flatMap(([name, { digest }]) => (digest ? [name] : []));
  const told = events.filter(
    (event) => event.you !== viewer && event.text !== null && isTold(event, meta, drama, marks),
  );
  const others = after.players.filter(({ seat }) => seat !== viewer);
  return others.flatMap(({ seat, name: actor, counters: now }) => {
    const said = counted(told.filter(({ you }) => you === seat))
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

function isTold(
  { name, args }: EventView,
  meta: GameMeta,
  drama: TableLayout['drama'],
  marks: readonly string[],
): boolean {
  if (marks.length > 0) return marks.includes(name);
  const rule = drama.get(name);
  if (name === 'roll' || rule?.heading === true || rule?.weight === 0) return false;
  const slots = meta.events.find((event) => event.name === name)?.slots ?? [];
  return args.some((value, index) => slots[index]?.type.is === 'thing' && value >= 0);
}

/**
 * The name of the player stands before the line: a sentence that begins with it goes on without.
 */
function withoutName(text: string, name: string): string {
  if (!text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Sentences in order, those that say the same once. */
function counted(events: readonly EventView[]): string[] {
  const times = new Map<string, number>();
  for (const { text } of events) if (text !== null) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count === 1 ? text : `${text.replace(/[.!]$/, '')} (×${count}).`));
}
