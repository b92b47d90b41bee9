/** A view of a game as lines of text. */
import { ownOf } from '@undercroft/contract';
import type { FieldMeta, GameMeta, ValueMeta } from '@undercroft/contract';
import { engineWords, filled, valueLabel } from '@undercroft/engine';
import { HIDDEN, type GameView, type PlayerView, type ThingView, type ZoneView } from '@undercroft/view';
import { widthOf, wrap, type Painter } from '../terminal.ts';
import { numbersOf, type ThingNumber } from './thing-numbers.ts';
import type { PlayWords } from './words.ts';

/** How a board is drawn. */
export interface BoardStyle {
  readonly meta: GameMeta;
  readonly paint: Painter;
  /** what the terminal says by itself */
  readonly words: PlayWords;
  /** columns */
  readonly width: number;
}

/** Everything on the table, as the viewer sees it. Ends in a line feed. */
export function boardText(style: BoardStyle, view: GameView): string {
  const { words } = style;
  const lines: string[] = [];
  const onTable = zonesOnTable(style.meta);
  const zones = view.zones.filter(({ zone }) => onTable?.has(style.meta.zones[zone]!.name) !== false);
  for (const player of view.players) {
    lines.push(playerHead(style, view, player));
    const own = zones.filter(({ zone, owner }) => style.meta.zones[zone]!.owner === 'player' && owner === player.seat);
    lines.push(...own.flatMap((zone) => zoneLines(style, zone)), ...boardLines(style, view, player.seat));
  }
  const shared = zones.filter(({ zone }) => style.meta.zones[zone]!.owner === 'global');
  const lying = [...shared.flatMap((zone) => zoneLines(style, zone)), ...boardLines(style, view, -1)];
  const globals = globalWords(style, view);
  if (lying.length + globals.length > 0)
    lines.push(headLine(style, style.paint('bold', words.table), globals), ...lying);
  const dice = view.dice.map(({ value, sides }) => filled(words.die, { n: value, sides }));
  if (dice.length > 0) lines.push(`   ${words.dice}${words.colon} ${dice.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

/** Zones that table.yaml shows; null when it names none, and all are shown. */
function zonesOnTable({ extras }: GameMeta): ReadonlySet<string> | null {
  const { player = [], shared = [], hand = [] } = extras.table ?? {};
  const names = [...player, ...shared, ...hand].map((area) => (typeof area === 'string' ? area : (area.zone ?? '')));
  return names.length === 0 ? null : new Set(names);
}

function playerHead(style: BoardStyle, view: GameView, player: PlayerView): string {
  const { meta, paint, words } = style;
  const values = meta.fields
    .filter(
      ({ owner, name }) =>
        owner === 'player' && (ownOf(player.counters, name) !== undefined || ownOf(player.fields, name) !== undefined),
    )
    .filter(({ name, counter, initial }) => counter || ownOf(player.fields, name) !== initial)
    .map((field) => fieldWords(style, field, ownOf(player.counters, field.name) ?? ownOf(player.fields, field.name)!));
  const isAsked = view.decision?.player === player.seat;
  const state = player.outcome === 'playing' ? (isAsked ? words.toAct : '') : words[player.outcome];
  return headLine(style, paint('bold', player.name) + paint('cyan', state === '' ? '' : ` ${state}`), values);
}

function headLine({ paint, width }: BoardStyle, name: string, words: readonly string[]): string {
  const head = `${paint('dim', '──')} ${name} ${words.length === 0 ? '' : `${words.join('  ')} `}`;
  return head + paint('dim', '─'.repeat(Math.max(0, Math.min(width, 100) - widthOf(head))));
}

function globalWords(style: BoardStyle, view: GameView): string[] {
  return style.meta.fields
    .filter(
      ({ owner, name, initial }) =>
        owner === 'global' && ownOf(view.globals, name) !== undefined && ownOf(view.globals, name) !== initial,
    )
    .map((field) => fieldWords(style, field, ownOf(view.globals, field.name)!));
}

function fieldWords(style: BoardStyle, { title, name, type }: FieldMeta, value: number): string {
  const label = title === '' ? name : title;
  if (type.is === 'flag') return flagWords(style, label, value);
  return `${label.toLowerCase()} ${style.paint('yellow', shownValue(style, type, value))}`;
}

function flagWords({ words }: BoardStyle, label: string, value: number): string {
  return value === 0 ? filled(words.not, { name: label.toLowerCase() }) : label.toLowerCase();
}

function shownValue({ meta, words }: BoardStyle, type: ValueMeta, value: number): string {
  return value === HIDDEN ? words.hidden : valueLabel(meta, type, value);
}

function zoneLines(style: BoardStyle, zone: ZoneView): string[] {
  if (zone.count === 0) return [];
  const { title } = style.meta.zones[zone.zone]!;
  const { words } = style;
  const head = `${title}${words.colon}`;
  if (zone.things === null) return [`   ${head} ${style.paint('dim', faceDown(style, zone))}`];
  const deep = zone.things.some((thing) => thing.zones.some(({ count }) => count > 0));
  if (!deep) {
    const list = counted(style, zone.things).join(', ');
    return wrap(`${head} ${list}`, Math.min(style.width, 110) - 3, '   ')
      .split('\n')
      .map((line) => `   ${line}`);
  }
  return [`   ${head}`, ...zone.things.flatMap((thing) => thingLines(style, thing))];
}

/** Squares of boards on which something lies, or that are not as they began. @param owner a seat, or -1 for boards of all */
function boardLines(style: BoardStyle, view: GameView, owner: number): string[] {
  const { meta, words } = style;
  return view.boards
    .filter((board) => board.owner === owner)
    .flatMap(({ kind, squares }) => {
      const fields = meta.fields.filter((field) => field.owner === kind);
      const isFresh = (square: ThingView): boolean =>
        square.zones.every(({ count }) => count === 0) &&
        fields.every(({ name, initial }) => (ownOf(square.fields, name) ?? initial) === initial);
      const things = squares.filter((square) => !isFresh(square)).flatMap((square) => thingLines(style, square));
      return things.length === 0 ? [] : [`   ${meta.kinds[kind]!.title}${words.colon}`, ...things];
    });
}

function thingLines(style: BoardStyle, thing: ThingView): string[] {
  return [
    `     ${thingWords(style, thing)}`,
    ...thing.zones.flatMap((inner) => zoneLines(style, inner)).map((line) => `    ${line}`),
  ];
}

/** How many lie face down for the viewer, and what was revealed to him beside them: "2 face down (Old owl)". */
function faceDown(style: BoardStyle, { count, revealed = [] }: ZoneView): string {
  const known = counted(
    style,
    revealed.map(({ thing }) => thing),
  );
  const unknown = count - revealed.filter(({ inside }) => inside === undefined).length;
  const list = known.join(', ');
  if (unknown <= 0) return list;
  return `${filled(style.words.faceDown, { n: unknown })}${list === '' ? '' : ` (${list})`}`;
}

/**
 * A thing in a few words: title, numbers with their names, and what sets it apart from a fresh one.
 */
export function thingWords(style: BoardStyle, thing: ThingView): string {
  const { meta, paint } = style;
  const row = meta.rows[thing.row];
  if (row === undefined) return paint('dim', hiddenWords(meta, thing));
  const numbers = numbersOf(meta, thing).map((number) => numberWords(style, number));
  const marks = meta.fields
    .filter(({ name, owner }) => typeof owner === 'number' && name in thing.fields)
    .filter(
      ({ name, initial, type }) =>
        ownOf(thing.fields, name) !== (ownOf(row.printed, name) ?? initial) && type.is !== 'number',
    )
    .map(({ name, type, title }) =>
      paint('dim', markWords(style, title === '' ? name : title, type, ownOf(thing.fields, name)!)),
    );
  const said = [...numbers, ...marks];
  return said.length === 0 ? row.title : `${row.title} (${said.join(', ')})`;
}

function numberWords(style: BoardStyle, { title, type, value, of }: ThingNumber): string {
  const most = of === null ? '' : `/${shownValue(style, type, of)}`;
  return `${title.toLowerCase()} ${style.paint('yellow', `${shownValue(style, type, value)}${most}`)}`;
}

function hiddenWords(meta: GameMeta, { kind }: ThingView): string {
  const title = meta.kinds[kind]?.title;
  const { hidden, unseen } = engineWords(meta);
  return title === undefined
    ? unseen
    : filled(hidden, { kind: hidden.startsWith('{kind}') ? title : title.toLowerCase() });
}

function markWords(style: BoardStyle, name: string, type: ValueMeta, value: number): string {
  if (type.is === 'flag') return flagWords(style, name, value);
  const shown = shownValue(style, type, value);
  return type.is === 'enum' ? shown : `${name.toLowerCase()} ${shown}`;
}

/**
 * Things of a row that read the same once, with their number, in the order in which they come
 * first.
 */
function counted(style: BoardStyle, things: readonly ThingView[]): string[] {
  const groups = Map.groupBy(things, (thing) => `${thing.row} ${thingWords(style, thing)}`);
  return [...groups.values()].map(([first, ...more]) => {
    const text = thingWords(style, first!);
    const row = style.meta.rows[first!.row];
    if (more.length === 0) return text;
    const many = row === undefined ? text : text.replace(row.title, () => row.pluralTitle);
    return `${more.length + 1} ${many}`;
  });
}
