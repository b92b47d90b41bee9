/**
 * Answers with the same words are told apart: by where the things lie, by whose they are, by what
 * is printed on them, or else by a number.
 */
import { NONE, ownOf, type FieldMeta, type GameMeta, type RowMeta } from '@undercroft/contract';
import type { Option } from './option.ts';
import { playerLabel, thingLabel, valueLabel, type LabelOptions } from '../state/labels.ts';
import { metaIndex } from '../state/meta-index.ts';
import { shownThing } from '../state/stands-for.ts';
import { ownerOf, zoneOf } from '../state/zones.ts';

/**
 * Makes the labels of a question differ: "Oak (Grove)" and "Oak (Hand)"; "Oak (Player 2)" where the
 * places have the same name; "Oak (Wounds 1)" for things that are alike but for a field; "Oak
 * (Worth 3)" for rows of one title; and the number that a thing has within its row, "Oak #2", where
 * nothing else is different.
 *
 * @param words  `state` where things lie; left out: numbers only
 * @returns the options in the same order; equal labels stay only where things must not be known
 *   apart
 */
export function tellApart(meta: GameMeta, options: readonly Option[], words: LabelOptions): readonly Option[] {
  const tellers: ((thing: number) => string | null)[] = [
    (thing) => placeLabel(meta, thing, words),
    (thing) => ownerLabel(meta, thing, words),
    ...meta.fields.filter(isSeenOnThings).map((field) => (thing: number) => fieldLabel(meta, thing, field, words)),
  ];
  let told = { options, shared: sharedLabels(options) };
  for (const tell of tellers) told = differ(told, words, tell);
  if (told.shared.size === 0) return told.options;
  const byRow = differByRow(meta, told, words);
  const shared = sharedLabels(byRow);
  if (shared.size === 0) return byRow;
  return byRow.map((option) => {
    if (option.thing === null || !shared.has(option.label) || !mayTell(option, words)) return option;
    const row = meta.rows[meta.things[option.thing] ?? -1];
    if (row === undefined) return { ...option, label: `${option.label} (${option.thing - meta.layout.firstDie + 1})` };
    const number = row.end - row.first > 1 ? numberOf(meta, option.thing, words) : 0;
    return number > 0 ? { ...option, label: `${option.label} #${number}` } : option;
  });
}

/**
 * The number of a thing within its row; of one that stands for a card, among those that stand for
 * such a card now.
 */
function numberOf(meta: GameMeta, thing: number, { state }: LabelOptions): number {
  const { first, end } = meta.rows[meta.things[thing]];
  const shown = (one: number): number => (state === undefined ? one : shownThing(meta, state, one));
  if (shown(thing) === thing) return thing - first + 1;
  const card = meta.things[shown(thing)];
  let number = 0;
  for (let one = first; one < end && one <= thing; one++) if (meta.things[shown(one)] === card) number++;
  return number;
}

/**
 * Rows of one title are told apart by the printed value that differs most among them; where they
 * share what is printed, by the names of their files, which `check` warns of.
 */
function differByRow(meta: GameMeta, { options, shared }: Labelled, words: LabelOptions): readonly Option[] {
  const groups = Map.groupBy(
    options.filter((option) => option.thing !== null && shared.has(option.label) && mayTell(option, words)),
    ({ label }) => label,
  );
  const said = new Map<Option, string>();
  for (const group of groups.values()) {
    const rows = new Map(group.map((option) => [option, rowShown(meta, option.thing ?? NONE, words)]));
    const different = [...new Set(rows.values())].filter((row) => row !== undefined);
    if (different.length < 2) continue;
    const tell = rowTeller(meta, different);
    for (const [option, row] of rows) if (row !== undefined) said.set(option, tell(row));
  }
  if (said.size === 0) return options;
  return options.map((option) => {
    const own = said.get(option);
    return own === undefined ? option : { ...option, label: `${option.label} (${own})` };
  });
}

/** The row of a thing, or of the card that it stands for where that may be known. */
function rowShown(meta: GameMeta, thing: number, { state, mayName }: LabelOptions): RowMeta | undefined {
  const shown = state === undefined ? thing : shownThing(meta, state, thing);
  return meta.rows[meta.things[mayName === undefined || mayName(shown) ? shown : thing] ?? NONE];
}

/**
 * What differs among rows: a printed value that is another one on each, else the name of the row.
 */
function rowTeller(meta: GameMeta, rows: readonly RowMeta[]): (row: RowMeta) => string {
  const kind = meta.kinds[rows[0]?.kind ?? NONE];
  for (let at = kind; at !== undefined; at = meta.kinds[at.parent])
    for (const { name, title, type } of at.printed) {
      if (new Set(rows.map(({ printed }) => ownOf(printed, name))).size < rows.length) continue;
      return ({ printed }) => `${title} ${valueLabel(meta, type, ownOf(printed, name) ?? NONE)}`;
    }
  return ({ name }) => name.replaceAll('-', ' ');
}

/** Options, and the labels that several of them have. */
interface Labelled {
  readonly options: readonly Option[];
  readonly shared: ReadonlySet<string>;
}

/**
 * Adds what is different to labels that are the same.
 *
 * @param tell what may be different about a thing, null = nothing to say
 * @returns the same object where nothing is different
 */
function differ(labelled: Labelled, words: LabelOptions, tell: (thing: number) => string | null): Labelled {
  const { options, shared } = labelled;
  if (shared.size === 0) return labelled;
  let isChanged = false;
  const told = options.map((option) => {
    if (option.thing === null || !shared.has(option.label) || !mayTell(option, words)) return option;
    const own = tell(option.thing);
    const others = options.filter(({ label, thing }) => label === option.label && thing !== null);
    if (own === null || others.every(({ thing }) => thing === null || tell(thing) === own)) return option;
    isChanged = true;
    return { ...option, label: `${option.label} (${own})` };
  });
  return isChanged ? { options: told, shared: sharedLabels(told) } : labelled;
}

/** Labels that several options have. */
function sharedLabels(options: readonly Option[]): ReadonlySet<string> {
  const labels = new Set<string>();
  const shared = new Set<string>();
  for (const { label } of options) {
    if (labels.has(label)) shared.add(label);
    labels.add(label);
  }
  return shared;
}

/** A number or a place would tell which hidden thing it is. */
function mayTell({ thing }: Option, { mayName }: LabelOptions): boolean {
  return thing !== null && (mayName === undefined || mayName(thing));
}

/** What a thing lies in, or the zone where it lies; null when it lies nowhere. */
function placeLabel(meta: GameMeta, thing: number, words: LabelOptions): string | null {
  const zone = words.state === undefined ? -1 : zoneOf(meta, words.state, thing);
  if (zone < 0) return null;
  const index = metaIndex(meta);
  const within = index.zoneThing[zone];
  return within >= 0 ? thingLabel(meta, within, words) : (meta.zones[index.zoneDef[zone]]?.title ?? null);
}

/** A field of things that all players see. */
interface ThingField extends FieldMeta {
  readonly owner: number;
}

function isSeenOnThings(field: FieldMeta): field is ThingField {
  return typeof field.owner === 'number' && field.visible === 'all';
}

/**
 * What a thing remembers, where things of its row have no numbers of their own; null for other
 * things.
 */
function fieldLabel(
  meta: GameMeta,
  thing: number,
  field: ThingField,
  { state, ...words }: LabelOptions,
): string | null {
  if (state === undefined) return null;
  const kinds: number[] = [];
  for (let kind = meta.rows[meta.things[thing]]?.kind ?? NONE; kind >= 0; kind = meta.kinds[kind].parent)
    kinds.push(kind);
  if (!kinds.includes(field.owner) || !kinds.some((kind) => meta.kinds[kind].alike)) return null;
  return `${field.title} ${valueLabel(meta, field.type, state[field.offset + thing], words)}`;
}

function ownerLabel(meta: GameMeta, thing: number, words: LabelOptions): string | null {
  const owner = words.state === undefined ? -1 : ownerOf(meta, words.state, thing);
  return owner < 0 ? null : playerLabel(owner, words.names, meta);
}
