// The sorts of schemas there are. A schema is plain data: the validator, the JSON Schema for
// editors and the page about the format are all made from it.

import type { Span } from '../../../diagnostics/source/span.ts';
import type { YamlScalar } from '../yaml/node.ts';

/** A value and where it stands; a default stands at the thing that lacks it. */
export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

/**
 * A text in the rules language, with the scalar that holds it: `mapScalar(file, scalar)` gives the
 * place of each character.
 */
export interface LanguageText {
  readonly text: string;
  readonly scalar: YamlScalar;
  readonly span: Span;
}

/** One entry of a map with free keys. */
export interface MapEntry<T> {
  readonly key: Located<string>;
  readonly value: T;
}

/** What every object value carries besides its keys. */
export interface ObjectPlaces {
  readonly $span: Span;
  /** Key that is written to the place of the key. */
  readonly $keys: ReadonlyMap<string, Span>;
}

declare const valueType: unique symbol;

/** Carries the type of the checked value; exists for the type checker only. */
export interface Typed<T> {
  readonly [valueType]?: T;
}

/** Type of what a schema gives for a sound node. */
export type ValueOf<S> = S extends Typed<infer T> ? T : never;

export interface TextSchema {
  readonly is: 'text';
  readonly lengthMax: number;
  readonly allowEmpty: boolean;
  /** What the whole text must match, and how to say that: "three letters". */
  readonly form: { readonly pattern: RegExp; readonly words: string } | undefined;
  /** What it names that only the host knows: then it must be among what the host says there is. */
  readonly names: 'icon' | undefined;
}

export interface IntegerSchema {
  readonly is: 'integer';
  readonly min: number;
  readonly max: number;
}

export interface FlagSchema {
  readonly is: 'flag';
}

export interface EnumerationSchema {
  readonly is: 'enumeration';
  /** Value to what it means, for the editor and the page. */
  readonly values: Readonly<Record<string, string>>;
  /** Where an author lists the values; left out when the format lists them. */
  readonly listedAt?: Span;
}

export interface IdSchema {
  readonly is: 'id';
  /** What the id names: "zone", for hover texts. */
  readonly of: string;
}

/**
 * A rule (statements) or an expression of the rules language; a number or a flag may stand for an
 * expression.
 */
export interface LanguageSchema {
  readonly is: 'rules' | 'expression';
}

/** Anything; the node is passed on as it is. */
export interface AnySchema {
  readonly is: 'any';
}

export interface ListSchema {
  readonly is: 'list';
  readonly item: Schema;
  readonly countMin: number;
  readonly countMax: number;
  /** Scalars that stand twice are reported. */
  readonly unique: boolean;
  /** A single item may stand without brackets. */
  readonly orSingle: boolean;
}

export interface MapSchema {
  readonly is: 'map';
  readonly item: Schema;
  /** What a key names: "zone". */
  readonly keyOf: string;
  /** Whether keys must be ids; otherwise any text. */
  readonly idKeys: boolean;
  readonly countMin: number;
}

/** What is known about one key of an object. */
export interface KeySchema<S extends Schema = Schema, Need extends KeyNeed = KeyNeed> {
  readonly schema: S;
  readonly need: Need;
  /** One or two sentences for hover texts and the page. */
  readonly description: string;
  /** What the value is when the key is not written. */
  readonly defaultValue: string | number | boolean | undefined;
  /** A value as YAML in one line. */
  readonly example: string | undefined;
}

/** `default`: optional, but the checked value always has it. */
export type KeyNeed = 'required' | 'optional' | 'default';

export type Keys = Readonly<Record<string, KeySchema>>;

type PresentKeys<K extends Keys> = {
  readonly [P in keyof K as K[P]['need'] extends 'optional' ? never : P]: ValueOf<K[P]['schema']>;
};
type AbsentKeys<K extends Keys> = {
  readonly [P in keyof K as K[P]['need'] extends 'optional' ? P : never]?: ValueOf<K[P]['schema']> | undefined;
};

/** Type of a checked object: a property a key, and the places. */
export type ObjectValue<K extends Keys> = ObjectPlaces & PresentKeys<K> & AbsentKeys<K>;

export interface ObjectSchema {
  readonly is: 'object';
  /** What it is, in a word or two: "card". Also the name of its definition in the JSON Schema. */
  readonly title: string;
  readonly description: string;
  readonly keys: Keys;
  /** A whole example as YAML, for the page. */
  readonly example: string | undefined;
}

export type Cases = Readonly<Record<string, ObjectSchema>>;

/** Type of a checked object of one of several cases; `$case` says which. */
export type CaseValue<C extends Cases> = { readonly [N in keyof C]: ValueOf<C[N]> & { readonly $case: N } }[keyof C];

/** Objects of which each says by the value of one key which it is. */
export interface TaggedSchema {
  readonly is: 'tagged';
  readonly title: string;
  readonly description: string;
  readonly tag: string;
  readonly cases: Cases;
}

/**
 * One of several, told apart by what YAML makes of them: a number, a flag, a text, a list, a map.
 */
export interface EitherSchema {
  readonly is: 'either';
  readonly choices: readonly Schema[];
}

/** A schema that is made when it is needed, for schemas that hold themselves. */
export interface LazySchema {
  readonly is: 'lazy';
  readonly make: () => Schema;
}

export type Schema =
  | TextSchema
  | IntegerSchema
  | FlagSchema
  | EnumerationSchema
  | IdSchema
  | LanguageSchema
  | AnySchema
  | ListSchema
  | MapSchema
  | ObjectSchema
  | TaggedSchema
  | EitherSchema
  | LazySchema;
