/**
 * Everything about a compiled game that is not code: names, layout of the state, texts, source places. Plain JSON.
 *
 * Indexes are positions in the arrays of `GameMeta`; ids of things run from 0 to `layout.things - 1`.
 */

import type { BotsMeta } from './bots-meta.ts';
import type { ExtrasMeta, PhaseMeta } from './extras.ts';
import type { LayoutMeta } from './layout.ts';
import type { LessonMeta } from './lesson-meta.ts';
import type { BoardMeta, SpotMeta } from './maps/map-meta.ts';
import type { SceneryMeta } from './scenery.ts';

/** What is else in another language: texts under the keys and indexes of the metadata, and only those that differ. */
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
  /** the variant that pages choose for players who do not choose: index into `variants`; left out: the game as written */
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
  /** what can be asked from outside (`GameModule.evaluate`); left out of a game that is compiled for players */
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
}

export type ValueMeta =
  | { readonly is: 'number' | 'flag' | 'player'; readonly optional?: boolean }
  | { readonly is: 'enum'; readonly of: number; readonly optional?: boolean }
  /** of a kind, by index, -1 for any thing: a thing by id; a row or a kind by its index, of that kind or of one below it */
  | { readonly is: 'thing' | 'row' | 'kind'; readonly of: number; readonly optional?: boolean };

/** Who sees something: everybody, the player whose it is, that player's side, or no player. */
export type VisibleTo = 'all' | 'owner' | 'team' | 'none';

export interface EnumMeta {
  readonly name: string;
  readonly values: readonly string[];
  /** what a player reads for each value; left out: the value with blanks for hyphens */
  readonly titles?: readonly string[];
}

export interface KindMeta {
  readonly name: string;
  readonly plural: string;
  /** several of them, in a sentence: "walled gardens"; only of kinds whose things a map makes */
  readonly several?: string;
  readonly title: string;
  readonly icon: string | null;
  readonly parent: number;
  readonly fields: readonly number[];
  readonly attributes: readonly number[];
  readonly zones: readonly number[];
  readonly printed: readonly {
    readonly name: string;
    readonly title: string;
    readonly icon: string | null;
    readonly type: ValueMeta;
    /** what a row has that says nothing; left out where every row says it */
    readonly default?: number;
  }[];
  /** ids of its things: [first, last + 1), children included */
  readonly first: number;
  readonly end: number;
  readonly folder: string | null;
  /** indistinguishable things are offered once */
  readonly alike: boolean;
  /** index of the field with the thing that one of them stands for, -1 in it for none; left out by kinds whose things stand for themselves */
  readonly standsFor?: number;
  /** that field says of what it is a copy, in all; left out for a thing that has the name and the picture alone */
  readonly copies?: true;
  /** for a map of links: names of rows that are neighbours, each pair once; left out by other kinds */
  readonly links?: readonly (readonly [string, string])[];
  /** for a kind whose things a map makes; left out by other kinds */
  readonly board?: BoardMeta;
}

export interface RowMeta {
  readonly name: string;
  readonly kind: number;
  readonly title: string;
  readonly pluralTitle: string;
  /**
   * the title inside a sentence by article, `a` and `the`: "a wolf"; `one`, what a single thing is called that stands for it, when that is not the
   * title; left out where nothing asks for it
   */
  readonly forms?: Readonly<Record<string, string>>;
  readonly first: number;
  readonly end: number;
  readonly printed: Readonly<Record<string, number>>;
  readonly tags: readonly string[];
  readonly icon: string | null;
  /** what its picture stands in front of, and what lies around it; left out: as its kind has it */
  readonly scenery?: SceneryMeta;
  readonly flavour: string | null;
  /** text of the card, from its effect, with inline marks: `[oil]` = icon of that counter, `**x**` strong */
  readonly text: string;
  /** when it can be played from the hand: "during a throw"; left out by what is not played */
  readonly when?: string;
  /** the same in numbers and pictures, `-1[oil] +2[embers]`; left out where the table does not ask for it, or where it cannot be said so */
  readonly gist?: string;
  readonly rules: readonly string[];
  /** index into `files`; -1 for rows that a map makes */
  readonly file: number;
  readonly line: number;
  readonly ifOption: number;
  /** where it is on its map, from 1, for rows that the map makes; left out by all others */
  readonly spot?: SpotMeta;
}

export interface FieldMeta {
  readonly name: string;
  readonly title: string;
  /** one of what it counts, in a sentence: "ember"; only of counters, left out where the game has no such word */
  readonly one?: string;
  readonly icon: string | null;
  /** kind index, or 'player', or 'global' */
  readonly owner: number | 'player' | 'global';
  readonly counter: boolean;
  readonly type: ValueMeta;
  /** value of thing id: `state[offset + id]`; of player p: `state[offset + p]`; global: `state[offset]` */
  readonly offset: number;
  readonly initial: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly visible: VisibleTo;
  /** the next game of a campaign begins with its value; left out otherwise */
  readonly kept?: true;
}

export interface AttributeMeta {
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  readonly owner: number | 'player';
  readonly type: ValueMeta;
  /** has parameters of its own, so it cannot be read without them */
  readonly params: number;
}

export interface ZoneMeta {
  readonly name: string;
  readonly title: string;
  readonly owner: 'global' | 'player' | number;
  /** zone ids: global `first`; player p `first + p`; thing id `first + id - kind.first` */
  readonly first: number;
  readonly instances: number;
  readonly holds: readonly number[];
  readonly visible: VisibleTo;
  readonly order: 'pile' | 'set';
  readonly inForce: boolean;
  readonly playable: boolean;
  /** the next game of a campaign begins with what lies here; left out otherwise */
  readonly kept?: true;
}

export interface SetMeta {
  readonly name: string;
  readonly one: string;
  readonly kind: number;
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
   * All that the values can depend on: indexes into `zones` and `fields`; `your` ones of the player alone, the others of any player and thing. A
   * viewer who may not see all of them must not be told the values.
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

/** A sentence with slots `{0}`, `{1}` ...; `slots` says what each value is. */
export interface TextMeta {
  readonly text: string;
  readonly slots: readonly ValueMeta[];
  readonly site: number;
}

export type AskKind =
  | 'one'
  | 'up-to-one'
  | 'some'
  | 'up-to'
  | 'any-number'
  | 'number'
  | 'order'
  | 'menu'
  | 'window'
  | 'may';

/** One place in the rules where a player is asked. */
export interface AskMeta {
  readonly what: AskKind;
  /** "Choose a beast in the grove" */
  readonly prompt: string;
  /** what the names in the prompt stand for, besides `you` and what a window is about; left out where it holds none. The values are in `Io.says` */
  readonly says?: readonly { readonly name: string; readonly type: ValueMeta }[];
  /** what an answer is (ids, numbers ...); for menus and windows see `entries` */
  readonly type: ValueMeta;
  /** menu options, or what can be done in a window; an answer's entry is an index into this array */
  readonly entries: readonly EntryMeta[];
  /** may be answered with NONE, and what that means: "Done", "None", "Pass" */
  readonly none: string | null;
  /** name of the window that is offered; left out for other questions */
  readonly window?: string;
  /** all players are asked at the same time (`each player secretly`): nothing that one is asked depends on what another answers; left out otherwise */
  readonly together?: true;
  /** partners who are still in may answer in place of the player who is asked; else left out */
  readonly anyOf?: 'team';
  /** procedure or card it stands in */
  readonly within: string;
  readonly site: number;
  /** id of the chapter of the rulebook that tells its rule; left out where none does */
  readonly chapter?: string;
}

export interface EntryMeta {
  readonly name: string;
  readonly label: string;
  /** type of the argument, or null */
  readonly argument: ValueMeta | null;
  /** what it is called with a number as its argument, by the number, in place of the label; left out where the game says nothing of them */
  readonly numbers?: Readonly<Record<string, string>>;
  /** row whose card offers it, -1 for options of the rules */
  readonly row: number;
  readonly site: number;
}

export interface EventMeta {
  /** procedure name or built-in verb */
  readonly name: string;
  /** built: what it is made of; `text` null when it is not told to players */
  readonly text: string | null;
  readonly slots: readonly { readonly name: string; readonly type: ValueMeta | { readonly is: 'zone' } }[];
}

export interface ProcedureMeta {
  readonly name: string;
  /** in the order of the declaration; `label` null for the object, which a call gives without a label */
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
}
