/** A view of a game as lines of text. */
import { ownOf } from '@undercroft/contract';
import type { FieldMeta, GameMeta } from '@undercroft/contract';
import { filled, insideSentence } from '@undercroft/engine';
import type { GameView, PlayerView, ThingView, ZoneView } from '@undercroft/view';
import { widthOf, wrap } from '../terminal.ts';
import { gridLines } from './map-grid.ts';
import { counted, faceDown, flagWords, shownValue, thingWords, type BoardStyle } from './thing-words.ts';

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
  return `${insideSentence(style.meta, label)} ${style.paint('yellow', shownValue(style, type, value))}`;
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

/**
 * Boards as grids, and the squares that are not as they began.
 *
 * @param owner a seat, or -1 for boards of all
 */
function boardLines(style: BoardStyle, view: GameView, owner: number): string[] {
  const { meta, words } = style;
  return view.boards
    .filter((board) => board.owner === owner)
    .flatMap((board) => {
      const grid = gridLines(style, view, board);
      const fields = meta.fields.filter((field) => field.owner === board.kind);
      const isFresh = (square: ThingView): boolean =>
        fields.every(({ name, initial }) => (ownOf(square.fields, name) ?? initial) === initial);
      const isEmpty = (square: ThingView): boolean => square.zones.every(({ count }) => count === 0);
      const lines =
        grid === null
          ? board.squares.flatMap((square) => (isFresh(square) && isEmpty(square) ? [] : thingLines(style, square)))
          : [
              ...grid,
              ...board.squares
                .filter((square) => !isFresh(square))
                .map((square) => `     ${thingWords(style, square)}`),
            ];
      return lines.length === 0 ? [] : [`   ${meta.kinds[board.kind]!.title}${words.colon}`, ...lines];
    });
}

function thingLines(style: BoardStyle, thing: ThingView): string[] {
  return [
    `     ${thingWords(style, thing)}`,
    ...thing.zones.flatMap((inner) => zoneLines(style, inner)).map((line) => `    ${line}`),
  ];
}
