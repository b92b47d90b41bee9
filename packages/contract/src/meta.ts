/**
 * Everything about a compiled game that is not code: names, layout of the state, texts, source
 * places. Plain JSON.
 *
 * Indexes are positions in the arrays of `GameMeta`; a thing has an id below `layout.things`.
 */

import type { PluralRules } from './languages/plurals.ts';
import type { BotsMeta } from './bots-meta.ts';
import type { ExtrasMeta, PhaseMeta } from './extras.ts';
import type { LayoutMeta } from './layout.ts';
import type { LessonMeta } from './lesson-meta.ts';
import type { AskMeta, EventMeta, TextMeta } from './meta/asks.ts';
import type { AttributeMeta, EnumMeta, FieldMeta, KindMeta, RowMeta, SetMeta, ZoneMeta } from './meta/things.ts';
import type { ValueMeta } from './meta/values.ts';

/**
 * What is else in another language: texts under the keys and indexes of the metadata, and only
 * those that differ.
 */
export type Overlay = { readonly [key: string]: Overlay | string };

export interface GameMeta {
  readonly format: 1;
  readonly id: string;
  readonly title: string;
  /** Hash of the content the module was made from (16 hex digits). */
  readonly hash: string;
  /**
   * Hash of what the rules and data mean (16 hex digits): the same for two contents that play
   * alike, even with other texts, comments and pictures. Saves carry it.
   */
  readonly rulesHash: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly layout: LayoutMeta;
  readonly enums: readonly EnumMeta[];
  readonly kinds: readonly KindMeta[];
  readonly rows: readonly RowMeta[];
  /** row index of each thing, by id; built-in dice have -1 */
  readonly things: readonly number[];
  /** seat a thing belongs to from the start (`count: n per player`), -1 for none */
  readonly thingPlayer: readonly number[];
  readonly fields: readonly FieldMeta[];
  readonly attributes: readonly AttributeMeta[];
  readonly zones: readonly ZoneMeta[];
  readonly sets: readonly SetMeta[];
  /** what holds at every question and at the end; left out by a game that says nothing */
  readonly invariants?: readonly { readonly name: string; readonly site: number }[];
  /** what players score; left out by a game that scores nothing */
  readonly score?: ScoreMeta;
  /** what programs that play go by; left out by a game that does not say */
  readonly bots?: BotsMeta;
  readonly options: readonly OptionMeta[];
  readonly variants: readonly VariantMeta[];
  /**
   * the variant that pages choose for players who do not choose: index into `variants`; left out:
   * the game as written
   */
  readonly recommended?: number;
  /** games in a row; left out by a game that stands alone */
  readonly campaign?: CampaignMeta;
  /** games that teach; left out by a game that has none */
  readonly lessons?: readonly LessonMeta[];
  readonly asks: readonly AskMeta[];
  readonly reasons: readonly TextMeta[];
  readonly events: readonly EventMeta[];
  readonly endings: readonly { readonly name: string; readonly text: string }[];
  readonly sites: readonly SiteMeta[];
  readonly files: readonly string[];
  /** rule ids cited by the content, with the sites that carry them out */
  readonly rules: readonly { readonly id: string; readonly sites: readonly number[] }[];
  readonly procedures: readonly ProcedureMeta[];
  /**
   * what can be asked from outside (`GameModule.evaluate`); left out of a game that is compiled for
   * players
   */
  readonly functions?: readonly FunctionMeta[];
  /** parts of a turn, in the order of `table.yaml`; left out by a game that names none */
  readonly phases?: readonly PhaseMeta[];
  /** player whose turn it is: index into `fields` (a global), or -1 */
  readonly turn: number;
  /** players who are out are asked as before; left out when they are not */
  readonly playsOn?: true;
  /** all players win or lose together; left out when they play against each other */
  readonly cooperative?: true;
  /** the side of each player: index into `fields`; left out when each plays alone */
  readonly team?: number;
  /** the language of its texts; left out: English */
  readonly lang?: string;
  /** what the engine says by itself; left out: English */
  readonly words?: EngineWords;
  /** other languages by tag: see `localise` */
  readonly languages?: Readonly<Record<string, unknown>>;
  /** what `content/load` read besides rules, kept as it was (plain JSON) */
  readonly extras: ExtrasMeta;
}

/** What the engine says by itself, in one language; patterns with slots `{n}`. */
export interface EngineWords {
  /** Which plural form a number takes; left out: one for 1, as in English. */
  readonly plurals?: PluralRules;
  /** Nouns keep their capital inside a sentence; left out: titles are written small there. */
  readonly capitals?: true;
  /** `{n}` from 1 */
  readonly player: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  /** where a thing is that lies in no zone */
  readonly away: string;
  /** a die of which nothing is known */
  readonly die: string;
  /** `{sides}`, `{value}` */
  readonly shows: string;
  readonly unseen: string;
  /** `{kind}` */
  readonly hidden: string;
  /** `{zone}`, `{owner}` */
  readonly of: string;
  /** a question of which nothing may be known */
  readonly choose: string;
  /** the answer that ends a question, when the rules have no word for it */
  readonly done: string;
  /** an answer and what it is about: `{label}`, `{word}` */
  readonly about: string;
  /** the end of a game, when the rules have no words for it; a sentence */
  readonly over: string;
  /** `{you}`, `{values}` */
  readonly rolls: string;
  /** `{values}` */
  readonly dice: string;
  /** why something cannot be chosen, where the rules have no words for it; a sentence */
  readonly impossible: string;
  /** `{you}`, who answers a question that is put to a side */
  readonly answersForTeam: string;
}

/** The score sheet of each player. */
export interface ScoreMeta {
  /** attribute of players that is the sum of all lines: index into `attributes` */
  readonly attribute: number;
  /** in the order in which players read them */
  readonly lines: readonly ScoreLineMeta[];
}

export interface ScoreLineMeta {
  readonly name: string;
  readonly title: string;
  /** a value for each thing of a set, not one value */
  readonly each: boolean;
  readonly site: number;
  /**
   * All that the values can depend on: indexes into `zones` and `fields`; `your` ones of the player
   * alone, the others of any player and thing. A viewer who may not see all of them must not be
   * told the values.
   */
  readonly reads: {
    readonly yourZones: readonly number[];
    readonly zones: readonly number[];
    readonly yourFields: readonly number[];
    readonly fields: readonly number[];
  };
}

export interface OptionMeta {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly type: ValueMeta;
  readonly initial: number;
  readonly min: number | null;
  readonly max: number | null;
}

/** Games in a row: fields and zones that are `kept` go from one to the next. */
export interface CampaignMeta {
  readonly text: string;
  /** options that are settled anew before each game: indexes into `options` */
  readonly settles: readonly number[];
  /** a flag, once it is set no game follows: index into `fields`, or -1 */
  readonly over: number;
}

export interface VariantMeta {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** option index -> value */
  readonly options: readonly (readonly [number, number])[];
}

export interface ProcedureMeta {
  readonly name: string;
  /**
   * in the order of the declaration; `label` null for the object, which a call gives without a
   * label
   */
  readonly params: readonly { readonly label: string | null; readonly name: string; readonly type: ValueMeta }[];
  /** takes a whole set, so it cannot be called from outside */
  readonly internal: boolean;
}

/** A function of the game that takes no whole sets. */
export interface FunctionMeta {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly type: ValueMeta }[];
  /** of what it gives, or of each member of the set that it gives */
  readonly type: ValueMeta;
  readonly many: boolean;
}

/** A place in the content. Line and column are 1-based; offsets are UTF-16. */
export interface SiteMeta {
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly what: string;
  readonly rules: readonly string[];
  /** The period until whose end an effect lasts; absent of all other sites. */
  readonly period?: string;
}
