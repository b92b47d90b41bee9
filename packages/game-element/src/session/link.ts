/** A position as a short piece of an address: everything before the `#` stays what it is. */
import { decodeAnswers, encodeAnswers, parseSeed, type Seed } from '@undercroft/engine';
import type { GameModule } from '@undercroft/contract';
import { readRecord } from './record.ts';
import { seatFrom, seatWord } from './plan.ts';

const KEY = 'game';

/** Longest address that is read. */
const LONGEST = 20_000;

interface SaveShape {
  readonly game: string;
  readonly hash: string;
  readonly seed: Seed;
  readonly options: Readonly<Record<string, number>>;
  readonly answers: string;
  readonly marks?: string;
  readonly check: string;
}

/**
 * A link to a position.
 *
 * @param text  what `Session.save` gave
 * @returns     `game=<id>.<rules>.<seed>.<check>.<seats>.<options>.<answers>.<marks>`, to stand
 *              behind a `#`
 */
export function linkOf(text: string): string {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.message);
  const save = JSON.parse(record.save) as SaveShape;
  const options = Object.entries(save.options).map(([name, value]) => `${name}:${value}`);
  const parts = [
    save.game,
    save.hash,
    String(save.seed),
    save.check,
    record.seats.map((seat) => seatWord(seat).replace(':', '-')).join(','),
    options.join(','),
    save.answers,
    ...(save.marks === undefined ? [] : [save.marks]),
  ];
  return `${KEY}=${parts.map(encodeURIComponent).join('.')}`;
}

/**
 * The saved game that a link means, as `Session.load` reads it.
 *
 * @param hash  of an address, with or without `#`
 * @returns     null when there is no link to a position of this game in it
 * @throws      never; whether the position fits the game is for `Session.load` to say
 */
export function textOfLink(hash: string, module: GameModule): string | null {
  const body = hash
    .slice(0, LONGEST)
    .replace(/^#/, '')
    .split('&')
    .find((part) => part.startsWith(`${KEY}=`));
  if (body === undefined) return null;
  const parts = body
    .slice(KEY.length + 1)
    .split('.')
    .map(decoded);
  const [game = '', rules = '', seed = '', check = '', seats = '', options = '', answers = '', marks = ''] = parts;
  if (game !== module.meta.id) return null;
  const whole = parts.length === 7 || parts.length === 8 ? seats.split(',') : [];
  const seated = whole.map((word) => seatWord(seatFrom(word.replace('-', ':'))));
  const chosen = options
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair): [string, number] => {
      const [name = '', value = ''] = pair.split(':');
      return [name, Number.parseInt(value, 10)];
    });
  const save = {
    format: 1,
    game,
    hash: rules,
    players: seated.length,
    seed: parseSeed(seed),
    options: Object.fromEntries(chosen),
    answers: encodeAnswers(decodeAnswers(answers) ?? []) === answers ? answers : '!',
    ...(parts.length === 8 ? { marks } : {}),
    check,
  };
  return JSON.stringify({ undercroft: 1, seats: seated, names: [], save });
}

/** An address without the link to a position. */
export function withoutLink(address: string): string {
  return address.replace(new RegExp(`[#&]${KEY}=.*`), '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
