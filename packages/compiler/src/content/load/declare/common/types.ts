// Types and values as game.yaml and rows write them: `number`, `side?`, `3`, `true`, `evil`.

import { suggest } from '../../../../diagnostics/suggest.ts';
import type { EnumModel, KindModel, Type } from '../../../model/model.ts';
import type { YamlScalar } from '../../yaml/node.ts';
import type { LoadContext } from './context.ts';

/** What types may speak of. */
export interface TypeNames {
  readonly enums: readonly EnumModel[];
  readonly kinds: readonly KindModel[];
}

export const ERROR_TYPE: Type = { is: 'error' };
export const NUMBER_TYPE: Type = { is: 'number' };

const PLAIN: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['number', NUMBER_TYPE],
  ['flag', { is: 'flag' }],
  ['player', { is: 'player' }],
  ['thing', { is: 'thing', of: null }],
]);

/**
 * Reads a type.
 *
 * @param scalar  its text; undefined when the schema missed one
 * @returns       the error type, which silences what follows, when it is none
 * @throws        never
 */
export function readType(context: LoadContext, scalar: YamlScalar | undefined, names: TypeNames): Type {
  if (scalar === undefined) return ERROR_TYPE;
  const written = scalar.text.trim();
  const optional = written.endsWith('?');
  const name = optional ? written.slice(0, -1) : written;
  const type = plainType(name, names);
  if (type !== undefined) return optional ? { is: 'optional', of: type } : type;
  const allowed = [...PLAIN.keys(), ...names.enums.map((item) => item.name), ...names.kinds.map((kind) => kind.name)];
  const [, before = '', named = name] = /^((?:row|kind) of )(.+)$/.exec(name) ?? [];
  const words = before === '' ? allowed : names.kinds.map((kind) => kind.name);
  const near = suggest(named, words).map((word) => before + word);
  const text = `${near[0] ?? ''}${optional ? '?' : ''}`;
  context.report(
    'load/unknown-type',
    scalar.span,
    { written, near, allowed },
    near.length > 0 ? { edits: [{ span: scalar.span, text }] } : {},
  );
  return ERROR_TYPE;
}

function plainType(name: string, { enums, kinds }: TypeNames): Type | undefined {
  const [, is, named] = /^(row|kind) of (.+)$/.exec(name) ?? [];
  if (is === 'row' || is === 'kind') {
    const of = kinds.find((item) => item.name === named);
    return of && { is, of };
  }
  const of = enums.find((item) => item.name === name);
  if (of !== undefined) return { is: 'enum', of };
  const kind = kinds.find((item) => item.name === name);
  return kind === undefined ? PLAIN.get(name) : { is: 'thing', of: kind };
}

/**
 * A type as an author writes it.
 *
 * @throws never
 */
export function typeText(type: Type): string {
  if (type.is === 'optional') return `${typeText(type.of)}?`;
  if (type.is === 'enum') return type.of.name;
  if (type.is === 'thing') return type.of?.name ?? 'thing';
  if (type.is === 'row' || type.is === 'kind') return `${type.is} of ${type.of.name}`;
  return type.is;
}

/** What a value is called in a message, and what it must fit. */
export interface ValueShape {
  readonly what: string;
  readonly type: Type;
  readonly min?: number | null;
  readonly max?: number | null;
  /** the schema has reported what does not fit */
  readonly reported?: boolean;
}

/**
 * Reads a value as the int that the state keeps: a number, 0 or 1 for a flag, the index in an enum,
 * -1 for none.
 *
 * @returns  null when it is not a value of the type, which is then reported
 * @throws   never
 */
export function readValue(context: LoadContext, scalar: YamlScalar, shape: ValueShape): number | null {
  const { type } = shape;
  const inner = type.is === 'optional' ? type.of : type;
  const found = scalar.text.trim();
  const quiet = type.is === 'error' || shape.reported === true;
  if (found === 'none') {
    if (type.is === 'optional') return -1;
    if (type.is !== 'error')
      context.report('load/needs-optional', scalar.span, { what: shape.what, type: typeText(type) });
    return null;
  }
  if (inner.is === 'number' && typeof scalar.value === 'number' && Number.isSafeInteger(scalar.value))
    return inRange(context, scalar, shape, scalar.value);
  if (inner.is === 'flag' && typeof scalar.value === 'boolean') return Number(scalar.value);
  const index = inner.is === 'enum' ? inner.of.values.findIndex((value) => value.name === found) : -1;
  if (index >= 0) return index;
  if (!quiet && inner.is !== 'error') reportWrong(context, scalar, shape.what, inner);
  return null;
}

function inRange(
  context: LoadContext,
  scalar: YamlScalar,
  { what, min, max, reported }: ValueShape,
  value: number,
): number | null {
  const low = min ?? NUMBER_MIN;
  const high = max ?? NUMBER_MAX;
  if (value >= low && value <= high) return value;
  if (reported === true) return null;
  context.report('load/out-of-range', scalar.span, {
    what,
    found: scalar.text.trim(),
    min: low,
    max: high === NUMBER_MAX ? undefined : high,
  });
  return null;
}

function reportWrong(context: LoadContext, scalar: YamlScalar, what: string, type: Type): void {
  const allowed =
    type.is === 'enum' ? type.of.values.map((value) => value.name) : type.is === 'flag' ? ['true', 'false'] : [];
  const found = scalar.text.trim();
  const near = suggest(found, allowed);
  const extra = near.length > 0 ? { edits: [{ span: scalar.span, text: near[0] ?? '' }] } : {};
  context.report('load/wrong-value', scalar.span, { what, found, type: typeText(type), near, allowed }, extra);
}

/** Smallest and greatest number that content may write; sums of a few of them still fit 32 bits. */
export const NUMBER_MIN = -1_000_000;
export const NUMBER_MAX = 1_000_000;
