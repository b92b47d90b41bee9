/**
 * What comes from outside: storage, files, addresses, messages of other pages and of workers. It is
 * untrusted, so nothing of it is used before its size, its shape and its ranges were checked, here.
 */
import { MAX_PLAYERS } from '@undercroft/contract';
import { SAVE_MAX } from '@undercroft/engine';

/**
 * Why a value is not what it should be, to stand behind its name; null when it is. Never throws.
 */
export type ValueCheck = (value: unknown) => string | null;

/** Most letters of a saved game with its players around it. */
export const RECORD_MAX = SAVE_MAX + 10_000;

/** Last moment that a date can show, in milliseconds since 1970. */
const LAST_DATE = 8_640_000_000_000_000;

/** A whole number. */
export const int =
  (min: number, max: number): ValueCheck =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
      ? null
      : `is no whole number from ${min} to ${max}`;

/** A text. @param most  letters */
export const text =
  (most: number): ValueCheck =>
  (value) =>
    typeof value === 'string' && value.length <= most ? null : `is no text of at most ${most} letters`;

export const flag: ValueCheck = (value) => (typeof value === 'boolean' ? null : 'is neither true nor false');

/** @param most  items */
export const list =
  (item: ValueCheck, least: number, most: number): ValueCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return `is no list of ${least} to ${most} items`;
    const wrong = value.map(item).findIndex((reason) => reason !== null);
    return wrong < 0 ? null : `has an item ${wrong + 1} that ${item(value[wrong])}`;
  };

/** A record with these fields of its own; others are left alone. */
export const shape =
  (fields: Readonly<Record<string, ValueCheck>>): ValueCheck =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no record';
    for (const [name, check] of Object.entries(fields)) {
      const reason = check(Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined);
      if (reason !== null) return `has a field "${name}" that ${reason}`;
    }
    return null;
  };

/** Any record; its fields are checked elsewhere. */
export const record = shape({});

/** The short head beside a saved game, for lists. */
export const HEAD = shape({
  id: text(200),
  game: text(200),
  title: text(200),
  names: list(text(200), 1, MAX_PLAYERS),
  position: int(0, SAVE_MAX),
  over: flag,
  at: int(0, LAST_DATE),
});

/**
 * A saved game around what the engine writes; names, colours and rules are put right where they are
 * read.
 */
export const RECORD = shape({ seats: list(text(24), 1, MAX_PLAYERS), save: record });

/** What bots in a worker answer. */
export const REPLY = shape({ id: int(0, Number.MAX_SAFE_INTEGER), index: int(-1, 2 ** 31) });

export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/** Reads JSON. @param most  letters that are looked at at all. @throws never */
export function readJson(source: string, most: number, check: ValueCheck): Read {
  if (source.length > most) return { ok: false, reason: `is longer than ${most} letters` };
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { ok: false, reason: 'cannot be read as JSON' };
  }
  const reason = check(value);
  return reason === null ? { ok: true, value } : { ok: false, reason };
}
