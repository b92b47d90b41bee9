import type { SceneryMeta } from '@undercroft/contract';
import type { CardShape } from '../card/card-face.ts';
import type { PrintSizeName } from '../card/print-sizes.ts';
import type { GroundName } from '../board/ground-names.ts';
import type { StepSound } from './step-sounds.ts';
import type { Motif } from '../theme/motifs.ts';
import type { Theme } from '../theme/plain-theme.ts';
import type { ZoneShape } from '../zone/zone.ts';

/** How things of one kind are drawn. */
export interface KindLayout {
  readonly shape: CardShape;
  /** size on paper; null: by its shape */
  readonly print: PrintSizeName | 'none' | null;
  /** degrees on the colour wheel; may depend on a field or a printed value */
  readonly hue: number;
  /** name of the field or printed value that decides the hue, and hue by its value's name */
  readonly hueBy: { readonly name: string; readonly hues: ReadonlyMap<string, number> } | null;
  /** cut of the frame; may depend on a field or a printed value, as the hue does */
  readonly motif: Motif;
  readonly motifBy: { readonly name: string; readonly motifs: ReadonlyMap<string, Motif> } | null;
  /**
   * for squares of a map: what their ground is made of; may depend on a field or a printed value.
   * Null: by the values that are printed on them
   */
  readonly texture: GroundName | null;
  readonly textureBy: { readonly name: string; readonly textures: ReadonlyMap<string, GroundName> } | null;
  /** what pictures stand in front of, where a row says nothing else */
  readonly scenery: SceneryMeta | null;
  /** attribute or printed value in the corner */
  readonly value: string | null;
  /**
   * attribute or printed value before the name of a tile, which stands for the name where there is
   * no room
   */
  readonly short: string | null;
  /** attribute or printed value that is drawn on a tile as so many pictures */
  readonly pips: string | null;
  /** a number below the most that it can be: names of fields, attributes or printed values */
  readonly gauge: GaugeRule | null;
  /** what its effect costs and brings is drawn on a tile in numbers and pictures */
  readonly gist: boolean;
  /** they have the colour of the player whose they are: from the start, else by where they lie */
  readonly seat: boolean;
  /** numbers that are shown on the whole card besides; null = all attributes */
  readonly stats: readonly string[] | null;
  /** names of those of `value` and `stats` that are left out while they are 0 */
  readonly hideZero: readonly string[];
  /**
   * "exhausted", "captured" and "damaged": fields with the value that means it; any of them does,
   * the first one that does is named
   */
  readonly exhausted: readonly StateRule[];
  readonly captured: readonly StateRule[];
  readonly damaged: readonly StateRule[];
  /**
   * zones of a thing that are drawn in it: as small things in its middle, or as fittings along its
   * edge
   */
  readonly inside: readonly string[];
  readonly fittings: readonly string[];
}

/**
 * A number that goes up and down below another one: names of fields, attributes or printed values.
 */
export interface GaugeRule {
  readonly now: string;
  readonly of: string;
}

/**
 * A state holds when a field has a value: `face: down`, `wounds: true`, `wounds: 1` (at least, for
 * numbers).
 */
export interface StateRule {
  readonly field: string;
  readonly value: string;
}

/** One zone, one map, or the things of one kind, on the table. */
export interface AreaLayout {
  /** its name; empty for a map and for a kind */
  readonly zone: string;
  /** name of the map whose squares it shows; null for a zone */
  readonly map: string | null;
  /** name of the kind whose things it lists, wherever they lie; null for a zone */
  readonly kind: string | null;
  /** zones whose things are left out of that list */
  readonly exceptIn: readonly string[];
  readonly shape: ZoneShape;
  /** field that says in which row of `levels`, or column of `columns`, a thing lies */
  readonly by: string | null;
  readonly title: string | null;
  /**
   * picture that stands for its name where there is little room; null: that of what lies there, for
   * `count`
   */
  readonly icon: string | null;
  /** it is shown only while fields of the game have these values */
  readonly when: readonly StateRule[];
  /**
   * for `graph`: by row where its thing lies, in hundredths of width and height; height of the
   * board in hundredths of its width
   */
  readonly at: ReadonlyMap<string, readonly [number, number]>;
  readonly ratio: number;
  /** for `graph`: rows that are only ways between others */
  readonly passages: readonly string[];
  /** for `levels`: how many places each row has, from the first */
  readonly places: readonly number[];
  /** for `row` and `fan`: how many things lie there as a rule; null: not known */
  readonly usual: number | null;
  readonly hideEmpty: boolean;
  /**
   * things are numbered in their order; of those that hold others only the ones in which something
   * lies
   */
  readonly numbered: boolean;
  /** what lies here is drawn as spent */
  readonly spent: boolean;
  readonly size: 'small' | 'medium' | 'large';
  /** how its things are drawn here, when not as their kind says */
  readonly things: CardShape | null;
}

/** A number of players, or of the game, as a row of spaces. */
export interface TrackLayout {
  /** name of the counter or field */
  readonly of: string;
  readonly title: string | null;
  /** first and last space; null: as far as the field goes */
  readonly from: number | null;
  readonly to: number | null;
  /** it is not shown while no marker stands on it */
  readonly hideEmpty: boolean;
  /** it is shown only while fields of the game have these values */
  readonly when: readonly StateRule[];
}

/** One of the numbers that a total is made of. */
export interface PartRule {
  readonly title: string;
  /** parameter of the event */
  readonly is: string;
  /** attribute whose value it is, or null */
  readonly of: string | null;
}

/** One of the two who meet in a duel: names of parameters of the event. */
export interface SideRule {
  readonly thing: string;
  readonly total: string | null;
  readonly parts: readonly PartRule[];
  /** which group of the dice thrown before is its own, from 0; -1 none */
  readonly dice: number;
  /** the one of its dice that counts; the others are drawn pale */
  readonly counts: string | null;
  /** it wins a tie */
  readonly ties: boolean;
}

/**
 * How an event is shown when the table plays back what happened; all but `weight` are names of its
 * parameters.
 */
export interface DramaRule {
  /** the place where what follows happens */
  readonly at: string | null;
  /** events that end it */
  readonly until: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  /**
   * parameters and zones whose things are shown beside the sentence; empty: the things it speaks of
   */
  readonly show: readonly string[];
  /** the thing that is lost by it */
  readonly lost: string | null;
  /** two, or none */
  readonly sides: readonly SideRule[];
  /** zones of those who fight from here on, blow by blow; null: it begins no such fight */
  readonly fight: { readonly one: readonly string[]; readonly other: readonly string[] } | null;
  /** its sentence begins a part of the log */
  readonly heading: boolean;
  /** what is heard with it; null: by what it is */
  readonly sound: StepSound | null;
  /** it is told in short of what others did */
  readonly digest: boolean;
  /** 0 passes without a stop, 1 is usual */
  readonly weight: number;
}

/** A part of a turn on the strip. */
export interface PhaseLayout {
  readonly title: string;
  /** it is shown only while it runs */
  readonly sometimes: boolean;
}

/** Something that a player can achieve, judged when a game is over. */
export interface AchievementLayout {
  readonly title: string;
  readonly says: string;
  /** the player has to win */
  readonly won: boolean;
  /** events that must not, or must, have happened to the player */
  readonly never: readonly string[];
  readonly ever: readonly string[];
  /** events that must not have happened to any player */
  readonly neverAtAll: readonly string[];
  /** bounds of numbers of the player or of the game */
  readonly least: ReadonlyMap<string, number>;
  readonly most: ReadonlyMap<string, number>;
}

/** What a player reads before a question. */
export interface BriefingLayout {
  /** null: the title of the game */
  readonly title: string | null;
  readonly says: string;
  /** empty: before the first question */
  readonly when: readonly StateRule[];
  /** zones whose things are shown with it */
  readonly shows: readonly string[];
  /** name of the row whose picture stands above it; null: none */
  readonly scene: string | null;
  /** answers that are given at one press, in turn, by the procedure that asks */
  readonly recommended: ReadonlyMap<string, readonly string[]>;
}

/** How a game lies on the table: `table.yaml`, with all that it left out filled in. */
export interface TableLayout {
  readonly players: 'beside' | 'stacked';
  /** counters on the name plate, in order */
  readonly counters: readonly string[];
  /** those of them, and of `numbers`, that are shown only while they are not 0 */
  readonly hideZero: readonly string[];
  /** numbers of the game that stand beside the tracks, in order */
  readonly numbers: readonly string[];
  readonly achievements: readonly AchievementLayout[];
  /** what is told before questions */
  readonly briefings: readonly BriefingLayout[];
  /** targets of numbers of players, by name */
  readonly reach: ReadonlyMap<string, number>;
  /** areas of each player */
  readonly player: readonly AreaLayout[];
  /** areas without an owner */
  readonly shared: readonly AreaLayout[];
  readonly tracks: readonly TrackLayout[];
  /** by zone the text for things that arrive there; null: none */
  readonly arrivals: ReadonlyMap<string, string | null>;
  /** hand-like areas of the player who looks, at the lower edge */
  readonly hand: readonly AreaLayout[];
  readonly kinds: ReadonlyMap<string, KindLayout>;
  /** parts of a turn, as `meta.phases`; empty: it has no strip */
  readonly phases: readonly PhaseLayout[];
  /** the mood of the game */
  readonly theme: Theme;
  /** by event */
  readonly drama: ReadonlyMap<string, DramaRule>;
}
