// Makers of schemas, to be read aloud: `required(list(id('zone')), 'Zones that …')`.

import type { Span } from '../../../diagnostics/source/span.ts';
import type { YamlNode } from '../yaml/node.ts';
import type {
  AnySchema,
  Cases,
  CaseValue,
  EitherSchema,
  EnumerationSchema,
  FlagSchema,
  IdSchema,
  IntegerSchema,
  Keys,
  KeySchema,
  LanguageSchema,
  LanguageText,
  LazySchema,
  ListSchema,
  Located,
  MapEntry,
  MapSchema,
  ObjectSchema,
  ObjectValue,
  Schema,
  TaggedSchema,
  TextSchema,
  Typed,
  ValueOf,
} from './kinds.ts';

/** Characters of a text when nothing else is said. */
export const TEXT_LENGTH_MAX = 2000;
/** A value of the state is a signed 32-bit integer, so numbers beyond that cannot mean anything. */
export const INTEGER_MIN = -2_147_483_648;
export const INTEGER_MAX = 2_147_483_647;
/** Items of a list when nothing else is said. */
export const ITEM_COUNT_MAX = 10_000;

/** A text that is not empty, at most 2,000 characters. */
export function text(
  options: Partial<Pick<TextSchema, 'lengthMax' | 'allowEmpty' | 'form' | 'names'>> = {},
): TextSchema & Typed<Located<string>> {
  const { lengthMax = TEXT_LENGTH_MAX, allowEmpty = false, form, names } = options;
  return { is: 'text', lengthMax, allowEmpty, form, names };
}

/** A whole number, 32 bits when no range is given; `min` and `max` are included. */
export function integer(options: { min?: number; max?: number } = {}): IntegerSchema & Typed<Located<number>> {
  return { is: 'integer', min: options.min ?? INTEGER_MIN, max: options.max ?? INTEGER_MAX };
}

/** `true` or `false`. */
export function flag(): FlagSchema & Typed<Located<boolean>> {
  return { is: 'flag' };
}

/** One of a few words, each with what it means. */
export function enumeration<const V extends string>(
  values: Readonly<Record<V, string>>,
  listedAt?: Span,
): EnumerationSchema & Typed<Located<V>> {
  return { is: 'enumeration', values, ...(listedAt === undefined ? {} : { listedAt }) };
}

/** An id in kebab case. */
export function id(of: string): IdSchema & Typed<Located<string>> {
  return { is: 'id', of };
}

/** Statements of the rules language. */
export function rules(): LanguageSchema & Typed<LanguageText> {
  return { is: 'rules' };
}

/** An expression of the rules language; a plain number or flag is one. */
export function expression(): LanguageSchema & Typed<LanguageText> {
  return { is: 'expression' };
}

/** Anything at all. */
export function anything(): AnySchema & Typed<YamlNode> {
  return { is: 'any' };
}

/** A list; `countMin` and `countMax` are included. */
export function list<I extends Schema>(
  item: I,
  options: { countMin?: number; countMax?: number; unique?: boolean; orSingle?: boolean } = {},
): ListSchema & Typed<readonly ValueOf<I>[]> {
  const { countMin = 0, countMax = ITEM_COUNT_MAX, unique = false, orSingle = false } = options;
  return { is: 'list', item, countMin, countMax, unique, orSingle };
}

/** Free keys, each naming a `keyOf`, with values of one sort. */
export function mapOf<I extends Schema>(
  keyOf: string,
  item: I,
  options: { idKeys?: boolean; countMin?: number } = {},
): MapSchema & Typed<readonly MapEntry<ValueOf<I>>[]> {
  return { is: 'map', item, keyOf, idKeys: options.idKeys ?? true, countMin: options.countMin ?? 0 };
}

/**
 * An object with known keys; every other key is an error.
 *
 * @param title what it is, in a word or two: "card"; names it in messages and in the JSON Schema,
 *   so it is unique in a format
 * @param keys   key to what is known about it; a key does not start with `$`
 */
export function object<const K extends Keys>(
  title: string,
  description: string,
  keys: K,
  options: { example?: string } = {},
): ObjectSchema & Typed<ObjectValue<K>> {
  return { is: 'object', title, description, keys, example: options.example };
}

/** A key that must be written. */
export function required<S extends Schema>(
  schema: S,
  description: string,
  options: { example?: string } = {},
): KeySchema<S, 'required'> {
  return { schema, need: 'required', description, defaultValue: undefined, example: options.example };
}

/** A key that may be left out. */
export function optional<S extends Schema>(
  schema: S,
  description: string,
  options: { example?: string } = {},
): KeySchema<S, 'optional'> {
  return { schema, need: 'optional', description, defaultValue: undefined, example: options.example };
}

/**
 * A key that may be left out and then has a value all the same; for texts, numbers, flags, ids and
 * words of an enumeration.
 */
export function withDefault<S extends TextSchema | IntegerSchema | FlagSchema | EnumerationSchema | IdSchema>(
  schema: S,
  defaultValue: S extends IntegerSchema ? number : S extends FlagSchema ? boolean : string,
  description: string,
  options: { example?: string } = {},
): KeySchema<S, 'default'> {
  return { schema, need: 'default', description, defaultValue, example: options.example };
}

/**
 * Objects told apart by the value of the key `tag`, which each case declares as an enumeration of
 * its one name.
 */
export function tagged<const C extends Cases>(
  title: string,
  description: string,
  tag: string,
  cases: C,
): TaggedSchema & Typed<CaseValue<C>> {
  return { is: 'tagged', title, description, tag, cases };
}

/** One of several schemas that YAML can tell apart. The first whose form fits is taken. */
export function either<const S extends readonly Schema[]>(...choices: S): EitherSchema & Typed<ValueOf<S[number]>> {
  return { is: 'either', choices };
}

/**
 * A schema that holds itself: `lazy<Value>((): Schema => schema)`; without the return type the
 * types would go round in circles.
 */
export function lazy<T>(make: () => Schema): LazySchema & Typed<T> {
  return { is: 'lazy', make };
}
