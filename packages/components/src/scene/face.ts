import { lineageOf, ownOf, printedOf } from '@undercroft/contract';
import type { AttributeMeta, FieldMeta, GameMeta, KindMeta, RowMeta, ValueMeta } from '@undercroft/contract';
import { blankFace, type CardFace, type CardGauge, type CardMark, type CardStat } from '../card/card-face.ts';
import type { KindLayout, StateRule, TableLayout } from '../layout/layout.ts';
import { wordsFor, type Words } from '../words/words.ts';
import type { ThingView } from '@undercroft/view';
import { capital } from '../words/capital.ts';

/** Names of a game at hand for drawing: built once, for it does not change while a game runs. */
export interface FaceContext {
  readonly meta: GameMeta;
  readonly layout: TableLayout;
  /** the language for what the game has no words for; English when left out */
  readonly words?: Words;
  /** by thing, in whose zone it lies; left out: only what was a player's from the start is known */
  readonly holders?: ReadonlyMap<number, number>;
}

/**
 * What the card of a thing shows now.
 *
 * @param thing  as the viewer sees it
 * @returns      its face; the back of its kind when the viewer does not know what it is
 */
export function faceOfThing(context: FaceContext, thing: ThingView): CardFace {
  const kind = context.meta.kinds[thing.kind];
  const row = rowShown(context.meta, thing);
  const style = styleOf(context, kind);
  if (row === undefined) {
    const { hue, motif } = style ?? blankFace;
    return { ...blankFace, hidden: true, kind: kind?.title ?? '', icon: kind?.icon ?? null, hue, motif };
  }
  const values = new Map<string, number>(Object.entries({ ...row.printed, ...thing.fields }));
  const seat = style?.seat === true ? seatOf(context, thing.id) : -1;
  return {
    ...faceOfRow(context, row, new Map(Object.entries(thing.attributes)), values),
    seat,
    marks: marksOf(context, thing, style),
    ...spentBy(context.meta, thing, style),
    damaged: (style?.damaged ?? []).some((rule) => holds(context.meta, thing, rule)),
  };
}

/** Whose a thing is: from the start, else by where it lies; -1: no player's. */
function seatOf({ meta, holders }: FaceContext, thing: number): number {
  const own = meta.thingPlayer[thing] ?? -1;
  return own >= 0 ? own : (holders?.get(thing) ?? -1);
}

/**
 * The row of a thing; one that stands for another has its name, picture and text, and stays of its
 * own kind.
 */
function rowShown(meta: GameMeta, thing: ThingView): RowMeta | undefined {
  const row = meta.rows[thing.row];
  const kind = meta.kinds[thing.kind];
  // A copy has all that is printed on the other one.
  const own = kind?.standsFor === undefined || kind.copies === true ? row : meta.rows[meta.things[thing.id] ?? -1];
  if (row === undefined || own === undefined || own === row) return row;
  const { pluralTitle, flavour, gist, text } = row;
  const title = ownOf(row.forms ?? {}, 'one') ?? row.title;
  const icon = row.icon ?? meta.kinds[row.kind]?.icon ?? own.icon;
  const printed = { ...row.printed, ...own.printed };
  const scenery = row.scenery ?? own.scenery;
  return {
    ...own,
    title,
    pluralTitle,
    icon,
    ...(scenery === undefined ? {} : { scenery }),
    flavour,
    text,
    printed,
    ...(gist === undefined ? {} : { gist }),
  };
}

/**
 * What the card of a row shows, as printed or with attributes as they are now.
 *
 * @param attributes  values now by name; one that is missing is taken as printed
 * @param values      fields and printed values by name, for the colour of the frame
 */
export function faceOfRow(
  context: FaceContext,
  row: RowMeta,
  attributes: ReadonlyMap<string, number> = new Map(),
  values: ReadonlyMap<string, number> = new Map(Object.entries(row.printed)),
): CardFace {
  const kind = context.meta.kinds[row.kind];
  const style = styleOf(context, kind);
  const stat = (name: string): CardStat | null => {
    const found = kind === undefined ? null : statOf(context, kind, row, name, { attributes, values });
    return found?.value === '0' && style?.hideZero.includes(name) === true ? null : found;
  };
  const shown = style?.stats ?? statNames(context.meta, kind, row);
  return {
    ...blankFace,
    title: row.title,
    kind: kind?.title ?? '',
    hue: hueOf(context.meta, kind, style, values),
    motif: motifOf(context.meta, kind, style, values),
    icon: row.icon ?? kind?.icon ?? null,
    scenery: sceneryOf(row, style),
    vary: varied(row.name),
    short: shortOf(stat, style),
    pips: style?.pips ? stat(style.pips) : null,
    gist: style?.gist === true ? (row.gist ?? row.text) : null,
    gauge: gaugeOf(context.meta, kind, style, new Map([...values, ...attributes])),
    value: style?.value === null || style?.value === undefined ? null : stat(style.value),
    stats: shown
      .filter((name) => name !== style?.value)
      .map(stat)
      .filter((item) => item !== null),
    text: row.text,
    flavour: row.flavour,
  };
}

/** A row has what it says itself, and else what its kind has. */
function sceneryOf({ scenery }: RowMeta, style: KindLayout | undefined): CardFace['scenery'] {
  const ofKind = style?.scenery ?? null;
  return scenery === undefined ? ofKind : { ...ofKind, ...scenery };
}

/** A number from 0 to 1 that is always the same for a name. */
function varied(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01_00_01_93);
  return Math.round(((hash >>> 0) / 2 ** 32) * 100) / 100;
}

/** How much is left of something, with the name and the picture of what goes up and down. */
function gaugeOf(
  meta: GameMeta,
  kind: KindMeta | undefined,
  style: KindLayout | undefined,
  values: ReadonlyMap<string, number>,
): CardGauge | null {
  const rule = style?.gauge;
  if (rule === null || rule === undefined || kind === undefined) return null;
  const [now, of] = [values.get(rule.now), values.get(rule.of)];
  const known = [...fieldsOf(meta, kind), ...attributesOf(meta, kind), ...printedOf(meta, kind)];
  const named = known.find(({ name }) => name === rule.now);
  if (named === undefined || now === undefined || of === undefined || of <= 0) return null;
  return { title: named.title, icon: named.icon, now: Math.max(0, now), of };
}

/** What stands for the name besides the picture; a number that is nothing does not. */
function shortOf(stat: (name: string) => CardStat | null, style: KindLayout | undefined): string | null {
  if (style?.short === null || style?.short === undefined) return null;
  const value = stat(style.short)?.value ?? '';
  return value === '0' ? '' : value;
}

function styleOf(context: FaceContext, kind: KindMeta | undefined): KindLayout | undefined {
  return kind === undefined ? undefined : context.layout.kinds.get(kind.name);
}

/**
 * In which line of `levels` a thing lies, by a field, an attribute or a printed value: numbers
 * count from 1, words of an enum in their order. Things without it lie in the first line.
 */
export function levelOf(meta: GameMeta, thing: ThingView, by: string | null): number {
  if (by === null) return 1;
  const own = ownOf(thing.fields, by) ?? ownOf(thing.attributes, by) ?? ownOf(meta.rows[thing.row]?.printed ?? {}, by);
  const kind = meta.kinds[thing.kind];
  const isWord = [...printedOf(meta, kind), ...fieldsOf(meta, kind)].some(
    ({ name, type }) => name === by && type.is === 'enum',
  );
  return own === undefined ? 1 : own + (isWord ? 1 : 0);
}

/**
 * What a line of `levels` or a column is called: the word of an enum, else the number.
 *
 * @throws never
 */
export function levelTitle(meta: GameMeta, by: string | null, level: number): string {
  const values = [...meta.fields, ...meta.attributes, ...meta.kinds.flatMap(({ printed }) => printed)];
  const type = values.find(({ name, type: { is } }) => name === by && is === 'enum')?.type;
  if (type === undefined) return String(level);
  return capital(valueInWords(meta, type, level - 1));
}

/** Fields of a kind and of those it is a sort of. @throws never */
export function fieldsOf(meta: GameMeta, kind: KindMeta | undefined): FieldMeta[] {
  const fields = lineageOf(meta, kind).flatMap((one) => one.fields.map((index) => meta.fields[index]));
  return fields.filter((field) => field !== undefined);
}

/**
 * Attributes that a thing of the kind has and that can be read without more; printed values that no
 * attribute covers and that are not the default of a number.
 */
function statNames(meta: GameMeta, kind: KindMeta | undefined, row: RowMeta): string[] {
  if (kind === undefined) return [];
  const attributes = attributesOf(meta, kind).filter((attribute) => attribute.params === 0);
  const names = attributes.map((attribute) => attribute.name);
  for (const { name, type, default: unsaid } of printedOf(meta, kind)) {
    const value = ownOf(row.printed, name);
    // Where a square lies is its name.
    if (row.spot !== undefined && (name === 'row' || name === 'column')) continue;
    // What the game takes for granted is not said on each card.
    if (type.is === 'number' && value === unsaid) continue;
    if (type.is !== 'thing' && value !== undefined && value >= 0 && !names.includes(name)) names.push(name);
  }
  return names;
}

function attributesOf(meta: GameMeta, kind: KindMeta): AttributeMeta[] {
  const indexes = lineageOf(meta, kind).flatMap((one) => one.attributes);
  return indexes.map((index) => meta.attributes[index]).filter((attribute) => attribute !== undefined);
}

function statOf(
  { meta, words }: FaceContext,
  kind: KindMeta,
  row: RowMeta,
  name: string,
  { attributes, values }: Readonly<Record<'attributes' | 'values', ReadonlyMap<string, number>>>,
): CardStat | null {
  const printed = printedOf(meta, kind).find((value) => value.name === name);
  const attribute = attributesOf(meta, kind).find((candidate) => candidate.name === name);
  const known = attribute ?? printed ?? fieldsOf(meta, kind).find((field) => field.name === name);
  if (known === undefined) return null;
  const before = ownOf(row.printed, name);
  const now = attributes.get(name) ?? before ?? values.get(name);
  if (now === undefined) return null;
  if (now < 0 && (known.type.optional === true || known.type.is === 'enum')) return null;
  if (known.type.is === 'enum' && meta.enums[known.type.of]?.values[now] === 'none') return null;
  // What is not so goes without saying.
  if (known.type.is === 'flag' && now === 0) return null;
  const changed = before !== undefined && now !== before && known.type.is === 'number';
  return {
    name,
    title: known.title,
    icon: known.icon,
    value: known.type.is === 'flag' ? '' : valueInWords(meta, known.type, now, words),
    change: changed ? (now > before ? 1 : -1) : 0,
    printed: changed ? String(before) : null,
  };
}

/** The picture of a row or a kind that a value names; null for other values. @throws never */
export function pictureOf(meta: GameMeta, type: ValueMeta, value: number): string | null {
  const row = type.is === 'row' ? meta.rows[value] : undefined;
  const kind = type.is === 'kind' ? value : (row?.kind ?? -1);
  return row?.icon ?? meta.kinds[kind]?.icon ?? null;
}

/** A value as a player reads it. @throws never */
export function valueInWords(
  meta: GameMeta,
  type: ValueMeta,
  value: number,
  words: Words = wordsFor(meta.lang ?? 'en'),
): string {
  if (type.is === 'enum') {
    const known = meta.enums[type.of];
    return known?.titles?.[value] ?? (known?.values[value] ?? String(value)).replaceAll('-', ' ');
  }
  if (type.is === 'row' || type.is === 'kind') return (type.is === 'row' ? meta.rows : meta.kinds)[value]?.title ?? '';
  if (type.is === 'flag') return words.say(value === 0 ? 'value.no' : 'value.yes');
  if (type.is === 'player') return words.say('value.player', { n: value + 1 });
  return String(value);
}

/**
 * The word of the value that decides the look of a thing, such as its side; empty when it has none.
 *
 * @throws never
 */
export function decidingWord(
  meta: GameMeta,
  kind: KindMeta | undefined,
  name: string | undefined,
  values: ReadonlyMap<string, number>,
): string {
  const value = name === undefined ? undefined : values.get(name);
  const known = valueOf(meta, kind, name);
  if (known === undefined || value === undefined) return '';
  const { type } = known;
  if (type.is === 'flag') return String(value !== 0);
  return (type.is === 'enum' ? meta.enums[type.of]?.values[value] : String(value)) ?? '';
}

/**
 * The same as a player reads it: a flag that holds is its title, one that does not is nothing.
 *
 * @throws never
 */
export function valueWord(
  meta: GameMeta,
  kind: KindMeta | undefined,
  name: string,
  values: ReadonlyMap<string, number>,
  words: Words,
): string {
  const value = values.get(name);
  const known = valueOf(meta, kind, name);
  if (known === undefined || value === undefined) return '';
  if (known.type.is === 'flag') return value === 0 ? '' : known.title;
  return valueInWords(meta, known.type, value, words);
}

/** A field or a printed value of a kind. */
function valueOf(
  meta: GameMeta,
  kind: KindMeta | undefined,
  name: string | undefined,
): Pick<FieldMeta, 'title' | 'type'> | undefined {
  return [...fieldsOf(meta, kind), ...printedOf(meta, kind)].find((one) => one.name === name);
}

function hueOf(
  meta: GameMeta,
  kind: KindMeta | undefined,
  style: KindLayout | undefined,
  values: ReadonlyMap<string, number>,
): number {
  const by = style?.hueBy;
  return by?.hues.get(decidingWord(meta, kind, by.name, values)) ?? style?.hue ?? blankFace.hue;
}

function motifOf(
  meta: GameMeta,
  kind: KindMeta | undefined,
  style: KindLayout | undefined,
  values: ReadonlyMap<string, number>,
): CardFace['motif'] {
  const by = style?.motifBy;
  return by?.motifs.get(decidingWord(meta, kind, by.name, values)) ?? style?.motif ?? blankFace.motif;
}

/** A field, an attribute or a printed value of a thing, as `table.yaml` writes it. */
function fieldValue(meta: GameMeta, thing: ThingView, name: string): string | null {
  const printed = meta.rows[thing.row]?.printed ?? {};
  const value = ownOf(thing.fields, name) ?? ownOf(thing.attributes, name) ?? ownOf(printed, name);
  const kind = meta.kinds[thing.kind];
  const own = kind === undefined ? [] : [...attributesOf(meta, kind), ...printedOf(meta, kind)];
  const field = [...fieldsOf(meta, kind), ...own].find((candidate) => candidate.name === name);
  if (value === undefined || field === undefined) return null;
  if (field.type.is === 'enum') return meta.enums[field.type.of]?.values[value] ?? null;
  return field.type.is === 'flag' ? String(value !== 0) : String(value);
}

/** Whether it is captured or used up, and what says so; who is captured does not look tired. */
function spentBy(
  meta: GameMeta,
  thing: ThingView,
  style: KindLayout | undefined,
): Pick<CardFace, 'captured' | 'exhausted' | 'stamp'> {
  const ruleOf = (rules: readonly StateRule[] = []): StateRule | undefined =>
    rules.find((one) => holds(meta, thing, one));
  const captive = ruleOf(style?.captured);
  const rule = captive ?? ruleOf(style?.exhausted);
  if (rule === undefined) return { captured: false, exhausted: false, stamp: null };
  const field = fieldsOf(meta, meta.kinds[thing.kind]).find(({ name }) => name === rule.field);
  const hasPicture = field !== undefined && field.icon !== null;
  return {
    captured: captive !== undefined,
    exhausted: captive === undefined,
    stamp: hasPicture ? { title: field.title, icon: field.icon } : null,
  };
}

function holds(meta: GameMeta, thing: ThingView, rule: StateRule): boolean {
  const value = fieldValue(meta, thing, rule.field);
  if (value === null) return false;
  return value === rule.value || (Number(rule.value) > 0 && Number(value) >= Number(rule.value));
}

/**
 * Fields that are not as they began and are no numbers of the card: flags that are set, words that
 * changed.
 */
function marksOf({ meta, words }: FaceContext, thing: ThingView, style: KindLayout | undefined): CardMark[] {
  const kind = meta.kinds[thing.kind];
  const states = [...(style?.exhausted ?? []), ...(style?.captured ?? []), ...(style?.damaged ?? [])];
  const drawn = new Set([...states.map(({ field }) => field), style?.gauge?.now, style?.textureBy?.name, style?.value]);
  const marks: CardMark[] = [];
  for (const field of fieldsOf(meta, kind)) {
    if (drawn.has(field.name)) continue;
    const value = ownOf(thing.fields, field.name);
    if (value === undefined || value === field.initial || field.type.is === 'thing') continue;
    if (field.type.is === 'flag') {
      if (value !== 0) marks.push({ title: field.title, icon: field.icon });
    } else if (field.type.is === 'enum') {
      marks.push({ title: valueInWords(meta, field.type, value, words), icon: field.icon });
    } else if (field.type.is === 'row') {
      const sign = pictureOf(meta, field.type, value) ?? field.icon;
      marks.push({ title: `${field.title} ${valueInWords(meta, field.type, value, words)}`, icon: sign });
    } else marks.push({ title: `${field.title} ${valueInWords(meta, field.type, value, words)}`, icon: field.icon });
  }
  return marks;
}
