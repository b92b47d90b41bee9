/**
 * Values of a game in the words a player reads. Plain text; marks such as `[icon]` are left as the
 * content wrote them.
 */
import {
  ENGLISH,
  HEADER,
  NONE,
  type EngineWords,
  type GameMeta,
  type PluralRules,
  type RowMeta,
  type ValueMeta,
  ownOf,
  pluralBranch,
} from '@undercroft/contract';
import { isDie, metaIndex, zoneMetaOf } from './meta-index.ts';
import { shownThing } from './stands-for.ts';

/** What the labels of a text may depend on besides the metadata. */
export interface LabelOptions {
  /** what the players are called; left out: "Player 1", "Player 2" ... */
  readonly names?: readonly string[] | undefined;
  /** a state, so that dice say what they show */
  readonly state?: Int32Array | undefined;
  /**
   * how the title of a card stands in a sentence: `a`, `the`; left out: as it is written on the
   * card
   */
  readonly article?: string | undefined;
  /** it stands inside a sentence, where what a map calls its places begins small; default false */
  readonly inside?: boolean | undefined;
  /** false for things that must stay hidden: they are called by their kind only */
  readonly mayName?: ((thing: number) => boolean) | undefined;
  /**
   * for a viewer who is not asked: leaves out the answers of a question, and numbers in it, because
   * they can tell hidden things; default false
   */
  readonly blind?: boolean | undefined;
  /** which thing one stands for; left out: as it is in the state, if one is given */
  readonly standsFor?: ((thing: number) => number) | undefined;
}

/** What the engine says by itself, in the language of a game. */
export function engineWords(meta: GameMeta | undefined): EngineWords {
  return meta?.words ?? ENGLISH;
}

/** A title inside a sentence: small, unless the language writes nouns with a capital. */
export function insideSentence(meta: GameMeta | undefined, title: string): string {
  return engineWords(meta).capitals === true ? title : title.toLowerCase();
}

/** What a player is called, in the language of a game. Never throws. */
export function playerLabel(player: number, names?: readonly string[], meta?: GameMeta): string {
  return names?.[player] ?? filled(engineWords(meta).player, { n: player + 1 });
}

/** Fills the slots of one of the engine's own sentences. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return fillSlots(template, (slot) => (Object.hasOwn(values, slot) ? String(values[slot]) : null));
}

/**
 * What a thing is called: the title of its row, or of the thing that it stands for, when that may
 * be known; for a die its sides and, when a state is given, what it shows.
 */
export function thingLabel(meta: GameMeta, thing: number, options: LabelOptions = {}): string {
  if (isDie(meta, thing)) return dieLabel(meta, thing, options.state);
  if (meta.things[thing] === undefined) return engineWords(meta).nothing;
  if (options.mayName && !options.mayName(thing)) return hiddenLabel(meta, thing);
  const shown = shownFor(meta, thing, options);
  const row = meta.rows[meta.things[shown] ?? -1];
  if (row === undefined) return engineWords(meta).nothing;
  const form = options.article ?? (shown === thing ? null : 'one');
  return (
    (form === null ? '' : (ownOf(row.forms, form) ?? '')) || (options.inside === true ? small(row, meta) : row.title)
  );
}

/** A place of a map is called by what it is, a place of a tile by the name of the tile. */
function small({ spot, title }: RowMeta, meta: GameMeta): string {
  if (spot === undefined || spot.tile !== undefined) return title;
  return insideSentence(meta, title.charAt(0)) + title.slice(1);
}

/** The name of a row, the same for all things of it. */
function rowLabel(meta: GameMeta, index: number, article: string | undefined): string {
  const row = meta.rows[index];
  if (row === undefined) return engineWords(meta).nothing;
  return (article === undefined ? '' : (ownOf(row.forms, article) ?? '')) || row.title;
}

function shownFor(meta: GameMeta, thing: number, { mayName, standsFor, state }: LabelOptions): number {
  const shown = standsFor?.(thing) ?? (state === undefined ? thing : shownThing(meta, state, thing));
  return mayName === undefined || mayName(shown) ? shown : thing;
}

function dieLabel(meta: GameMeta, die: number, state: Int32Array | undefined): string {
  const { dieSides, dieValue, firstDie } = meta.layout;
  if (state === undefined || dieSides === undefined || dieValue === undefined) return engineWords(meta).die;
  return filled(engineWords(meta).shows, {
    sides: state[dieSides + die - firstDie],
    value: state[dieValue + die - firstDie],
  });
}

/** What the dice on the table show, one behind the other; null without a state. */
export function diceLabel({ layout }: GameMeta, state: Int32Array | undefined): string | null {
  if (state === undefined || layout.dieValue === undefined) return null;
  const values = state.subarray(layout.dieValue, layout.dieValue + state[HEADER.dice]);
  return [...values].join(', ');
}

/**
 * The name of a thing for a viewer who may
 * not know which one it is: its most general kind.
 */
export function hiddenLabel(meta: GameMeta, thing: number): string {
  let kind = metaIndex(meta).kindOf[thing];
  if (kind === undefined || kind < 0) return engineWords(meta).unseen;
  while (meta.kinds[kind].parent >= 0) kind = meta.kinds[kind].parent;
  const { title } = meta.kinds[kind];
  const { hidden } = engineWords(meta);
  return filled(hidden, { kind: hidden.startsWith('{kind}') ? title : insideSentence(meta, title) });
}

/** What a zone is called, with its owner: "Hand of Player 2". */
export function zoneLabel(meta: GameMeta, zone: number, options: LabelOptions = {}): string {
  if (zone < 0 || zone >= meta.layout.zones) return engineWords(meta).away;
  const index = metaIndex(meta);
  const { title } = zoneMetaOf(meta, zone);
  const owner =
    index.zonePlayer[zone] >= 0
      ? playerLabel(index.zonePlayer[zone], options.names, meta)
      : index.zoneThing[zone] >= 0
        ? thingLabel(meta, index.zoneThing[zone], options)
        : null;
  return owner === null ? title : filled(engineWords(meta).of, { zone: title, owner });
}

/**
 * Any value in words. `type` says what the int means; ints that mean nothing are written as
 * numbers. Never throws.
 */
export function valueLabel(
  meta: GameMeta,
  type: ValueMeta | { readonly is: 'zone' },
  value: number,
  options: LabelOptions = {},
): string {
  if (value === NONE && type.is !== 'number' && type.is !== 'flag')
    return type.is === 'zone' ? engineWords(meta).away : engineWords(meta).none;
  switch (type.is) {
    case 'number':
      return String(value);
    case 'flag':
      return value === 0 ? engineWords(meta).no : engineWords(meta).yes;
    case 'player':
      return playerLabel(value, options.names, meta);
    case 'enum':
      return meta.enums[type.of]?.titles?.[value] ?? spaced(meta.enums[type.of]?.values[value] ?? String(value));
    case 'row':
      return rowLabel(meta, value, options.article);
    case 'kind':
      return meta.kinds[value]?.title ?? engineWords(meta).nothing;
    case 'thing':
      return thingLabel(meta, value, options);
    case 'zone':
      return zoneLabel(meta, value, options);
  }
}

/** A `{slot}` mark of a template. */
interface Mark {
  /** text between the mark before it, or the beginning, and this one */
  readonly before: string;
  /** as it is written, with its braces */
  readonly mark: string;
  readonly slot: string;
  /** of `{slot|coin|coins}`: what a number chooses from; empty for a plain slot */
  readonly branches: readonly string[];
}

interface Template {
  readonly marks: readonly Mark[];
  /** text behind the last mark */
  readonly end: string;
}

const templates = new Map<string, Template>();

/** Upper bound, several times what a large game says. On overflow the whole cache is dropped. */
const TEMPLATES_MAX = 8192;

function templateOf(text: string): Template {
  let template = templates.get(text);
  if (template !== undefined) return template;
  if (templates.size >= TEMPLATES_MAX) templates.clear();
  template = readTemplate(text);
  templates.set(text, template);
  return template;
}

function readTemplate(text: string): Template {
  const marks: Mark[] = [];
  let at = 0;
  for (const { 0: mark, 1: inner = '', index } of text.matchAll(/\{([^{}]+)\}/g)) {
    const [slot = '', ...branches] = inner.split('|');
    marks.push({ before: text.slice(at, index), mark, slot, branches });
    at = index + mark.length;
  }
  return { marks, end: text.slice(at) };
}

/**
 * Fills `{slot}` marks, and chooses by number in `{slot|coin|coins}`; a slot that is not known
 * stays as it is. Never throws.
 *
 * @param rules of the plural forms of the language
 */
export function fillSlots(template: string, valueOf: (slot: string) => string | null, rules?: PluralRules): string {
  const { end, marks } = templateOf(template);
  let text = '';
  for (const { before, branches, mark, slot } of marks) {
    const value = valueOf(slot);
    text += before + (value === null || branches.length < 2 ? (value ?? mark) : pluralBranch(branches, value, rules));
  }
  return text + end;
}

/** "cave-bear" as a player reads it: "cave bear". */
export function spaced(name: string): string {
  return name.replaceAll('-', ' ');
}
