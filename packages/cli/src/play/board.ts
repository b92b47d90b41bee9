/** A view of a game as lines of text. */
import type { FieldMeta, GameMeta, ValueMeta } from '@undercroft/contract';
import { valueLabel } from '@undercroft/engine';
import { HIDDEN, type GameView, type PlayerView, type ThingView, type ZoneView } from '@undercroft/view';
import { widthOf, wrap, type Paint } from '../terminal.ts';

/** How a board is drawn. */
export interface BoardStyle {
  readonly meta: GameMeta;
  readonly paint: Paint;
  /** columns */
  readonly width: number;
}

/** Everything on the table, as the viewer sees it. Ends in a line feed. */
export function boardText(style: BoardStyle, view: GameView): string {
  const lines: string[] = [];
  const onTable = zonesOnTable(style.meta);
  const zones = view.zones.filter(({ zone }) => onTable?.has(style.meta.zones[zone]!.name) !== false);
  for (const player of view.players) {
    lines.push(playerHead(style, view, player));
    const own = zones.filter(({ zone, owner }) => style.meta.zones[zone]!.owner === 'player' && owner === player.seat);
    lines.push(...own.flatMap((zone) => zoneLines(style, zone)));
  }
  const shared = zones.filter(({ zone }) => style.meta.zones[zone]!.owner === 'global');
  const lying = shared.flatMap((zone) => zoneLines(style, zone));
  const globals = globalWords(style, view);
  if (lying.length + globals.length > 0) lines.push(headLine(style, style.paint('bold', 'Table'), globals), ...lying);
  if (view.dice.length > 0)
    lines.push(`   Dice: ${view.dice.map(({ value, sides }) => `${value} (d${sides})`).join(', ')}`);
  return `${lines.join('\n')}\n`;
}

/** Zones that table.yaml shows; null when it names none, and all are shown. */
function zonesOnTable({ extras }: GameMeta): ReadonlySet<string> | null {
  const { table } = extras as { readonly table?: Readonly<Record<string, unknown>> };
  const areas = ['player', 'shared', 'hand'].flatMap((place): unknown[] => {
    const list = table?.[place];
    return Array.isArray(list) ? list : [];
  });
  const names = areas.map((area) => (area as { readonly zone?: string }).zone ?? '');
  return names.length === 0 ? null : new Set(names);
}

function playerHead(style: BoardStyle, view: GameView, player: PlayerView): string {
  const { meta, paint } = style;
  const words = meta.fields
    .filter(({ owner, name }) => owner === 'player' && (name in player.counters || name in player.fields))
    .filter(({ name, counter, initial }) => counter || player.fields[name] !== initial)
    .map((field) => fieldWords(style, field, player.counters[field.name] ?? player.fields[field.name]!));
  const state =
    player.outcome === 'playing' ? (view.decision?.player === player.seat ? ' to act' : '') : ` ${player.outcome}`;
  return headLine(style, paint('bold', player.name) + paint('cyan', state), words);
}

function headLine({ paint, width }: BoardStyle, name: string, words: readonly string[]): string {
  const head = `${paint('dim', '──')} ${name} ${words.length === 0 ? '' : `${words.join('  ')} `}`;
  return head + paint('dim', '─'.repeat(Math.max(0, Math.min(width, 100) - widthOf(head))));
}

function globalWords(style: BoardStyle, view: GameView): string[] {
  return style.meta.fields
    .filter(({ owner, name, initial }) => owner === 'global' && name in view.globals && view.globals[name] !== initial)
    .map((field) => fieldWords(style, field, view.globals[field.name]!));
}

function fieldWords({ meta, paint }: BoardStyle, { title, name, type }: FieldMeta, value: number): string {
  const label = title === '' ? name : title;
  if (type.is === 'flag') return value === 0 ? `not ${label.toLowerCase()}` : label.toLowerCase();
  return `${label.toLowerCase()} ${paint('yellow', shownValue(meta, type, value))}`;
}

function shownValue(meta: GameMeta, type: ValueMeta, value: number): string {
  return value === HIDDEN ? 'hidden' : valueLabel(meta, type, value);
}

function zoneLines(style: BoardStyle, zone: ZoneView): string[] {
  if (zone.count === 0) return [];
  const { title } = style.meta.zones[zone.zone]!;
  if (zone.things === null) return [`   ${title}: ${style.paint('dim', `${zone.count} face down`)}`];
  const deep = zone.things.some((thing) => thing.zones.some(({ count }) => count > 0));
  if (!deep) {
    const list = counted(style, zone.things).join(', ');
    return wrap(`${title}: ${list}`, Math.min(style.width, 110) - 3, '   ')
      .split('\n')
      .map((line) => `   ${line}`);
  }
  const things = zone.things.flatMap((thing) => [
    `     ${thingWords(style, thing)}`,
    ...thing.zones.flatMap((inner) => zoneLines(style, inner)).map((line) => `    ${line}`),
  ]);
  return [`   ${title}:`, ...things];
}

/** A thing in a few words: title, first attribute, and what sets it apart from a fresh one. */
export function thingWords(style: BoardStyle, thing: ThingView): string {
  const { meta, paint } = style;
  const row = meta.rows[thing.row];
  if (row === undefined) return paint('dim', `a hidden ${meta.kinds[thing.kind]?.title.toLowerCase() ?? 'thing'}`);
  const [first] = Object.values(thing.attributes);
  const value = first === undefined ? '' : ` ${paint('yellow', String(first))}`;
  const marks = meta.fields
    .filter(({ name, owner }) => typeof owner === 'number' && name in thing.fields)
    .filter(({ name, initial, type }) => thing.fields[name] !== (row.printed[name] ?? initial) && type.is !== 'number')
    .map(({ name, type, title }) => markWords(meta, title === '' ? name : title, type, thing.fields[name]!));
  return `${row.title}${value}${marks.length === 0 ? '' : paint('dim', ` (${marks.join(', ')})`)}`;
}

function markWords(meta: GameMeta, name: string, type: ValueMeta, value: number): string {
  if (type.is === 'flag') return value === 0 ? `not ${name.toLowerCase()}` : name.toLowerCase();
  return type.is === 'enum' ? shownValue(meta, type, value) : `${name.toLowerCase()} ${shownValue(meta, type, value)}`;
}

/** Things that read the same once, with their number, in the order in which they come first. */
function counted(style: BoardStyle, things: readonly ThingView[]): string[] {
  return [...Map.groupBy(things, (thing) => thingWords(style, thing))].map(([text, [first, ...more]]) => {
    const row = style.meta.rows[first!.row];
    if (more.length === 0) return text;
    const many = row === undefined ? text : text.replace(row.title, () => row.pluralTitle);
    return `${more.length + 1} ${many}`;
  });
}
