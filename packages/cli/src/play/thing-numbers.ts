/**
 * The numbers of a thing in a few words, each with its name: what table.yaml says of its kind
 * decides which.
 */
import { ownOf } from '@undercroft/contract';
import type { GameMeta, KindMeta, ValueMeta } from '@undercroft/contract';
import type { ThingView } from '@undercroft/view';

/** One number of a thing; `of` is what it goes up to, as wounds do. */
export interface ThingNumber {
  readonly title: string;
  readonly type: ValueMeta;
  readonly value: number;
  readonly of: number | null;
}

/** What table.yaml says of a kind that counts here. */
interface KindStyle {
  readonly value?: string;
  readonly stats?: readonly string[];
  readonly gauge?: { readonly now: string; readonly of: string };
}

interface Known {
  readonly title: string;
  readonly type: ValueMeta;
  readonly value: number;
}

/** A thing takes one line among others; a card in full tells the rest. */
const MOST_STATS = 4;

/**
 * What is shown of a thing: its gauge, its value, and the first `stats` that its kind lists. Where
 * it has none of these, attributes and printed numbers that are not what a row has that says
 * nothing. Of them all a 0 says nothing.
 *
 * @throws never
 */
export function numbersOf(meta: GameMeta, thing: ThingView): readonly ThingNumber[] {
  const lineage = lineageOf(meta, thing.kind);
  const style = styleOf(meta, lineage);
  const known = knownOf(meta, thing, lineage);
  const gauge = gaugeOf(style, known);
  const chosen = [...gauge, ...plain(known.get(style.value ?? ''))];
  const stats = style.stats?.map((name) => known.get(name)) ?? (chosen.length > 0 ? [] : [...known.values()]);
  const telling = stats.flatMap((stat) => (stat === undefined || saysNothing(stat) ? [] : plain(stat)));
  return [...chosen, ...telling.slice(0, MOST_STATS)];
}

function saysNothing({ type, value }: Known): boolean {
  return type.is === 'number' && value === 0;
}

function plain(number: Known | undefined): ThingNumber[] {
  return number === undefined ? [] : [{ ...number, of: null }];
}

function gaugeOf({ gauge }: KindStyle, known: ReadonlyMap<string, Known>): ThingNumber[] {
  const now = known.get(gauge?.now ?? '');
  const most = known.get(gauge?.of ?? '');
  return now === undefined ? [] : [{ ...now, of: most?.value ?? null }];
}

/** A kind and those above it, the nearest first. */
function lineageOf(meta: GameMeta, kind: number): readonly KindMeta[] {
  const lineage: KindMeta[] = [];
  for (let at = meta.kinds[kind]; at !== undefined; at = meta.kinds[at.parent]) lineage.push(at);
  return lineage;
}

function styleOf({ extras }: GameMeta, lineage: readonly KindMeta[]): KindStyle {
  const kinds = (extras.table?.kinds ?? {}) as Readonly<Record<string, KindStyle>>;
  for (const { name } of lineage) {
    const style = ownOf(kinds, name);
    if (style !== undefined) return style;
  }
  return {};
}

/**
 * By name: attributes and fields as the viewer sees them, and numbers that are printed on the row.
 */
function knownOf(meta: GameMeta, thing: ThingView, lineage: readonly KindMeta[]): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const note = (name: string, title: string, type: ValueMeta, value: number | undefined): void => {
    if (value !== undefined && !known.has(name) && (type.is === 'number' || type.is === 'enum'))
      known.set(name, { title: title === '' ? name : title, type, value });
  };
  for (const { attributes } of lineage)
    for (const index of attributes) {
      const attribute = meta.attributes[index];
      if (attribute !== undefined)
        note(attribute.name, attribute.title, attribute.type, ownOf(thing.attributes, attribute.name));
    }
  const row = meta.rows[thing.row];
  for (const { printed } of lineage)
    for (const one of printed) {
      // Where a square lies is its name.
      if (row?.spot !== undefined && (one.name === 'row' || one.name === 'column')) continue;
      const value = row === undefined ? undefined : ownOf(row.printed, one.name);
      if (one.type.is === 'number' && value !== one.default) note(one.name, one.title, one.type, value);
    }
  const style = styleOf(meta, lineage);
  for (const name of [style.gauge?.now, style.gauge?.of, style.value, ...(style.stats ?? [])]) {
    const field = meta.fields.find(
      (one) => one.name === name && typeof one.owner === 'number' && lineage.includes(meta.kinds[one.owner]!),
    );
    if (field !== undefined) note(field.name, field.title, field.type, ownOf(thing.fields, field.name));
  }
  return known;
}
