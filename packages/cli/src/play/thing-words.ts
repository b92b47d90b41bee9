/** Things in a few words: titles, numbers with their names, and what sets one apart. */
import { ownOf } from '@undercroft/contract';
import type { GameMeta, ValueMeta } from '@undercroft/contract';
import { engineWords, filled, insideSentence, valueLabel } from '@undercroft/engine';
import { HIDDEN, type ThingView, type ZoneView } from '@undercroft/view';
import type { Painter } from '../terminal.ts';
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

/**
 * Seat that a thing belongs to from the start, as a pawn does; -1 for none, and for a thing that is
 * not known.
 */
export function ownerOf({ thingPlayer }: GameMeta, { id, row }: ThingView): number {
  return row < 0 ? -1 : (thingPlayer[id] ?? -1);
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
  return `${insideSentence(style.meta, title)} ${style.paint('yellow', `${shownValue(style, type, value)}${most}`)}`;
}

function hiddenWords(meta: GameMeta, { kind }: ThingView): string {
  const title = meta.kinds[kind]?.title;
  const { hidden, unseen } = engineWords(meta);
  return title === undefined
    ? unseen
    : filled(hidden, { kind: hidden.startsWith('{kind}') ? title : insideSentence(meta, title) });
}

function markWords(style: BoardStyle, name: string, type: ValueMeta, value: number): string {
  if (type.is === 'flag') return flagWords(style, name, value);
  const shown = shownValue(style, type, value);
  return type.is === 'enum' ? shown : `${insideSentence(style.meta, name)} ${shown}`;
}

export function flagWords({ meta, words }: BoardStyle, label: string, value: number): string {
  const name = insideSentence(meta, label);
  return value === 0 ? filled(words.not, { name }) : name;
}

export function shownValue({ meta, words }: BoardStyle, type: ValueMeta, value: number): string {
  return value === HIDDEN ? words.hidden : valueLabel(meta, type, value);
}

/**
 * How many lie face down for the viewer, and what was revealed to him beside them: "2 face down
 * (Old owl)".
 */
export function faceDown(style: BoardStyle, { count, revealed = [] }: ZoneView): string {
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
 * Things of a row that read the same once, with their number, in the order in which they come
 * first.
 */
export function counted(style: BoardStyle, things: readonly ThingView[]): string[] {
  const groups = Map.groupBy(things, (thing) => `${thing.row} ${thingWords(style, thing)}`);
  return [...groups.values()].map(([first, ...more]) => {
    const text = thingWords(style, first!);
    const row = style.meta.rows[first!.row];
    if (more.length === 0) return text;
    const many = row === undefined ? text : text.replace(row.title, () => row.pluralTitle);
    return `${more.length + 1} ${many}`;
  });
}
