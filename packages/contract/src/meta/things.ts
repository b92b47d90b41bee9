/** What a game is made of: kinds, rows, fields, attributes and zones. */

import type { BoardMeta, SpotMeta } from '../maps/map-meta.ts';
import type { SceneryMeta } from '../scenery.ts';
import type { ValueMeta, VisibleTo } from './values.ts';

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
  /**
   * index of the field with the thing that one of them stands for, -1 in it for none; left out by
   * kinds whose things stand for themselves
   */
  readonly standsFor?: number;
  /**
   * that field says of what it is a copy, in all; left out for a thing that has the name and the
   * picture alone
   */
  readonly copies?: true;
  /**
   * for a map of links: names of rows that are neighbours, each pair once; left out by other kinds
   */
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
   * the title inside a sentence by article, `a` and `the`: "a wolf"; `one`, what a single thing is
   * called that stands for it, when that is not the title; left out where nothing asks for it
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
  /**
   * text of the card, from its effect, with inline marks: `[oil]` = icon of that counter, `**x**`
   * strong
   */
  readonly text: string;
  /** when it can be played from the hand: "during a throw"; left out by what is not played */
  readonly when?: string;
  /**
   * the same in numbers and pictures, `-1[oil] +2[embers]`; left out where the table does not ask
   * for it, or where it cannot be said so
   */
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
  /**
   * one of what it counts, in a sentence: "ember"; only of counters, left out where the game has no
   * such word
   */
  readonly one?: string;
  readonly icon: string | null;
  /** kind index, or 'player', or 'global' */
  readonly owner: number | 'player' | 'global';
  readonly counter: boolean;
  readonly type: ValueMeta;
  /**
   * value of thing id: `state[offset + id]`; of player p: `state[offset + p]`; global:
   * `state[offset]`
   */
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
