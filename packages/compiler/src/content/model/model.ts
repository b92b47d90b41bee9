// What a game declares, after loading: kinds, fields, zones, rows, windows ... and their types.
// Made by `content/load` from game.yaml and the content files; read by every later phase.

import type { BoardShape, SceneryMeta, VisibleTo } from '@undercroft/contract';
import type { Expression, Program } from '../tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { BotsModel } from './bots.ts';
import type { LessonModel, LessonWords } from './lessons.ts';
import type { SpotModel, TilesModel } from './tiles.ts';

// ---------------------------------------------------------------- types

export type Type =
  | { readonly is: 'number' | 'flag' | 'player' }
  | { readonly is: 'enum'; readonly of: EnumModel }
  /** which row of a kind or of a kind below it, or which of these kinds: a name without a thing */
  | { readonly is: 'row' | 'kind'; readonly of: KindModel }
  /** a thing; null = any kind (`thing`) */
  | { readonly is: 'thing'; readonly of: KindModel | null }
  | { readonly is: 'zone'; readonly of: ZoneModel }
  /** may be `none` */
  | { readonly is: 'optional'; readonly of: Type }
  /**
   * an ordered collection; `query` = evaluated lazily where it stands, never stored unless a `let`
   * copies it
   */
  | { readonly is: 'set'; readonly of: Type }
  | { readonly is: 'dice' }
  | { readonly is: 'table' }
  | { readonly is: 'none' }
  | { readonly is: 'nothing' }
  | { readonly is: 'error' };

// ---------------------------------------------------------------- declarations

export interface Declared {
  readonly name: string;
  readonly at: Span;
}

export interface EnumModel extends Declared {
  readonly values: readonly Declared[];
}

/**
 * A number, flag, enum, thing or player kept for each thing of a kind, each player, or once
 * (global). One int each.
 */
export interface FieldModel extends Declared {
  readonly owner: KindModel | 'player' | 'global';
  readonly type: Type;
  /** initial value as an int (enum index, 0/1); -1 = none */
  readonly initial: number;
  /**
   * `initial: printed`: each thing begins with the printed value of its row instead of `initial`
   */
  readonly fromPrinted: PrintedModel | null;
  /** of players: what each seat begins with, in place of `initial` */
  readonly bySeat?: readonly number[];
  readonly min: number | null;
  readonly max: number | null;
  /** set back to `initial` when this procedure begins */
  readonly resetBy: string | null;
  readonly title: string;
  readonly icon: string | null;
  /** who sees the value */
  readonly visible: VisibleTo;
  /** the next game of a campaign begins with its value */
  readonly kept: boolean;
}

/** A player's number that effects gain, lose and pay. */
export interface CounterModel extends FieldModel {
  readonly counter: true;
  /** paying adds to it, up to `max`, and does not take away */
  readonly paidUp: boolean;
}

/**
 * A constant of a row (`force: 4` in the card's file), read as `printed-force`, or as `force` when
 * no attribute of that name exists.
 */
export interface PrintedModel extends Declared {
  readonly owner: KindModel;
  readonly type: Type;
  readonly initial: number;
  /** what `default:` says; left out where it says nothing */
  readonly default?: number;
  readonly title: string;
  readonly icon: string | null;
}

/** A value computed from a base and the continuous effects in force. */
export interface AttributeModel extends Declared {
  readonly owner: KindModel | 'player';
  readonly type: Type;
  /** expression over `it`; null = the printed value of the same name, or what `shown` says */
  readonly base: Expression | null;
  /** the value of the same name on the thing that `it` stands for, 0 when there is none */
  readonly shown?: { readonly by: FieldModel };
  readonly params: readonly { readonly name: string; readonly typeName: string }[];
  readonly min: number | null;
  readonly max: number | null;
  readonly title: string;
  readonly icon: string | null;
  /** the `score` of each player: the sum of the score sheet, in place of a base */
  readonly sheet?: true;
}

/**
 * One line of the score sheet: a number about each player as `you`, or one for each thing of a set
 * as `it`.
 */
export interface ScoreLineModel extends Declared {
  readonly title: string;
  readonly each: Expression | null;
  readonly value: Expression;
}

export interface KindModel extends Declared {
  readonly plural: string;
  /** parent kind: `trick` is a `card` */
  readonly parent: KindModel | null;
  readonly children: KindModel[];
  readonly fields: FieldModel[];
  readonly printed: PrintedModel[];
  readonly attributes: AttributeModel[];
  /** zones that each thing of this kind has */
  readonly zones: ZoneModel[];
  readonly rows: RowModel[];
  readonly folder: string | null;
  /** procedure that plays a card of this kind (takes the card as its object) */
  readonly play: string | null;
  /**
   * things of this kind that are all the same to a player (same row, same zone, same fields):
   * offered once
   */
  readonly alike: boolean;
  readonly title: string;
  readonly icon: string | null;
  /**
   * the field with the thing that one of them stands for; null or left out = they stand for
   * themselves
   */
  readonly standsFor?: FieldModel | null;
  /**
   * the field with the thing that one of them is a copy of; null or left out = they are what their
   * rows say
   */
  readonly copies?: FieldModel | null;
  /** how its things lie to each other; null or left out = not at all */
  readonly map?: MapModel | null;
}

/** How the things of a kind lie to each other. */
export type MapModel =
  /** pairs of rows that are neighbours */
  | { readonly is: 'links'; readonly links: readonly (readonly [string, string])[] }
  /** squares, row by row: made by the map, or lying in the order of the zone that holds them */
  | (BoardShape & {
      readonly is: 'grid';
      readonly diagonal: boolean;
      /**
       * whose the squares are that the map makes; left out: they are rows of the game, and can move
       */
      readonly made?: 'global' | 'player';
      /** of the map that makes the squares */
      readonly name?: string;
      /** pairs of squares that meet in a wall, by their number from 0, row by row */
      readonly walls?: (readonly [number, number])[];
      /**
       * what each square is to sight, row by row: 1 for opaque, plus 2 for low; left out or empty:
       * nothing
       */
      readonly sight?: number[];
      /** how steps aslant lead round a corner, when the map says so */
      corners?: CornersModel;
      /**
       * the tiles on which its squares are drawn; left out: they are drawn once for all, or not at
       * all
       */
      tiles?: TilesModel;
    })
  /** what stands on the borders of tiles and of squares of a tile: made by a map of tiles */
  | { readonly is: 'gates'; tiles?: TilesModel };

/** `corners:` of a map. */
export interface CornersModel {
  /** whether both ways round a corner must be free; otherwise one is enough */
  readonly both: boolean;
  /** what must hold for the space by which a way leads, `it`; null: nothing */
  readonly free: Expression | null;
  readonly at: Span;
}

export interface ZoneModel extends Declared {
  readonly owner: 'global' | 'player' | KindModel;
  readonly holds: readonly KindModel[];
  readonly visible: VisibleTo;
  /** `pile` = order matters (top = first); `set` = order of arrival, no meaning to players */
  readonly order: 'pile' | 'set';
  /** effects of things lying here are in force */
  readonly inForce: boolean;
  /** cards lying here may be played (`play` items) by the zone's owner */
  readonly playable: boolean;
  /** when a draw finds it empty, this zone is shuffled into it */
  readonly refill: string | null;
  /** the next game of a campaign begins with what lies here */
  readonly kept: boolean;
  readonly title: string;
}

export interface SetModel extends Declared {
  /** singular noun */
  readonly one: string;
  /** the query, as `parseExpression` gives it */
  readonly query: Expression;
}

/**
 * What holds at every question and at the end, for each player as `you`. Checked when a game is
 * played with checks.
 */
export interface InvariantModel extends Declared {
  readonly condition: Expression;
}

export interface WindowModel extends Declared {
  /** kind name of the thing it is about, or null */
  readonly of: string | null;
  /** who is asked, in order */
  readonly asks: 'you' | 'everyone' | 'others' | 'opponent';
  /** asked again until all pass */
  readonly repeats: boolean;
  /** after each use everybody is asked again from the first */
  readonly restarts: boolean;
  readonly title: string;
}

export interface OptionModel extends Declared {
  readonly type: Type;
  readonly initial: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly title: string;
  readonly text: string;
}

export interface VariantModel extends Declared {
  readonly title: string;
  readonly text: string;
  readonly options: ReadonlyMap<string, number>;
}

/** One card, room, monster ...: a row of data of a kind, with as many things as `count` says. */
export interface RowModel extends Declared {
  readonly kind: KindModel;
  readonly title: string;
  readonly pluralTitle: string;
  readonly count: number;
  readonly perPlayer: boolean;
  /** zone name where its things begin; null = nowhere */
  readonly starts: string | null;
  /** option that must be on for the things to be in the game */
  readonly ifOption: string | null;
  /** printed values by name, as ints */
  readonly printed: ReadonlyMap<string, number>;
  readonly tags: readonly string[];
  readonly icon: string | null;
  readonly scenery?: SceneryMeta;
  readonly ruleIds: readonly { readonly id: string; readonly at: Span }[];
  readonly flavour: string | null;
  readonly text: string | null;
  /** parsed effect, or null */
  readonly effect: Program | null;
  /** where it is on its map, from 1; left out for rows that stand in files */
  readonly spot?: SpotModel;
  /** index of the row in the game, in declaration order; rows that maps make come last */
  readonly index: number;
  /** YAML file path */
  readonly file: string;
}

/**
 * Words of the game for the texts that are generated: group (`nouns`, `verbs`, `values`, `tests`,
 * `has`, `causes`, `times`, `moves`), then the declared name, then one text or a text per form.
 * What is left out is made from the name.
 */
export type WordsModel = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;

/** `locale/<lang>.yaml`: names and texts of the game in another language. */
export interface LocaleModel {
  readonly lang: string;
  /** what is missing is not reported */
  readonly draft?: boolean;
  /** name of the game */
  readonly title?: string;
  /** title of a row, kind, zone, counter, window, attribute, by declared name */
  readonly titles: Readonly<Record<string, string>>;
  /** hand-written card texts, by row */
  readonly texts: Readonly<Record<string, string>>;
  readonly flavours?: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, string>>;
  /** titles of table.yaml, by the English title */
  readonly table?: Readonly<Record<string, string>>;
  /** what lessons say, by lesson */
  readonly lessons?: Readonly<Record<string, LessonWords>>;
  /** `rulebook.<lang>.yaml` as plain JSON */
  readonly rulebook?: unknown;
  readonly words: WordsModel;
}

/** Games in a row. */
export interface CampaignModel {
  readonly text: string;
  /** options that are settled anew before each game */
  readonly settles: readonly OptionModel[];
  /** a kept flag: once it is set, no game follows */
  readonly over: FieldModel | null;
}

/** All that the content of a game says, before any name in its rules is looked up. */
export interface GameContent {
  readonly id: string;
  readonly title: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** what players do who are out: nothing, or all that they did before */
  readonly eliminated: 'leaves' | 'plays-on';
  /** all players win or lose together */
  readonly cooperative: boolean;
  /** the field of players that says on which side each is; null = each plays alone */
  readonly team: FieldModel | null;
  /** global field of type player whose turn it is (for `on your turn`), or null */
  readonly turn: string | null;
  /** procedure that is the whole game */
  readonly start: string;
  /** window offered after every throw of dice, or null */
  readonly afterRoll: string | null;
  readonly maxDice: number;
  readonly enums: EnumModel[];
  readonly kinds: KindModel[];
  readonly playerFields: FieldModel[];
  readonly counters: CounterModel[];
  readonly playerAttributes: AttributeModel[];
  readonly globals: FieldModel[];
  readonly zones: ZoneModel[];
  readonly sets: SetModel[];
  /** `invariants:` of game.yaml */
  readonly invariants?: readonly InvariantModel[];
  /** `score:` of game.yaml, in order; left out or empty = nothing is scored */
  readonly score?: readonly ScoreLineModel[];
  /** `bots:` of game.yaml; null or left out = bots go by the score alone */
  readonly bots?: BotsModel | null;
  readonly windows: WindowModel[];
  readonly options: OptionModel[];
  readonly variants: VariantModel[];
  /** name of the variant that pages choose; null = the game as written */
  readonly recommended: string | null;
  /** `campaign:` of game.yaml; null = each game stands alone */
  readonly campaign: CampaignModel | null;
  readonly rows: RowModel[];
  /** reasons for the end of the game that the rules may give, with the sentence a player reads */
  readonly reasons: readonly (Declared & { readonly text: string })[];
  /** log sentence per procedure name: `{u} dies` */
  readonly phrases: ReadonlyMap<string, { readonly text: string; readonly at: Span }>;
  /** prompt per menu option / window / procedure name */
  readonly prompts: ReadonlyMap<string, { readonly text: string; readonly at: Span }>;
  /** paths of all files, in the order of their numbers in the module */
  readonly files: readonly string[];
  /**
   * whether game.yaml declares everything without error; what its prompts and phrases speak of does
   * not count
   */
  readonly isDeclared: boolean;
  /** table layout, rulebook and locales as plain JSON, by name: `table`, `rulebook`, `locale` */
  readonly extras: Readonly<Record<string, unknown>>;
  /** `words:` of game.yaml */
  readonly words?: WordsModel;
  /** `lessons/*.yaml` in the order of their names; left out = none */
  readonly lessons?: readonly LessonModel[];
  /** `locale/*.yaml` by language */
  readonly locales?: ReadonlyMap<string, LocaleModel>;
  /** all `.rules` files */
  readonly programs: readonly { readonly path: string; readonly program: Program }[];
}
