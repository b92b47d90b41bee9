/** Values as an author writes them, to and from the ints of a state. */
import type { GameMeta, ValueMeta } from '@undercroft/contract';
import { HEADER, NONE } from '@undercroft/contract';
import { kindLine, kindOf, splitNumber, thingName, thingNamed, type Situation } from './names.ts';
import { ScenarioProblem, textOf, type SourceNode } from './source.ts';
import { nearHint, listWords, plainWords } from './words.ts';

/**
 * The int that stands for a written value.
 *
 * @throws ScenarioProblem when it is not a value of that type
 */
export function parseValue(situation: Situation, node: SourceNode, type: ValueMeta): number {
  const text = textOf(node);
  const value = tryValue(situation, text, type);
  if (value === undefined) {
    throw new ScenarioProblem(
      `\`${text}\` is not ${typeWords(situation, type)}${hint(situation, text, type)}`,
      node.at,
    );
  }
  return value;
}

/**
 * The int that stands for a written value, or undefined when it is not a value of that type. Never
 * throws.
 */
export function tryValue(situation: Situation, text: string, type: ValueMeta): number | undefined {
  const { meta } = situation.names;
  const word = plainWords(text);
  if (type.optional === true && (word === 'none' || word === 'null')) return NONE;
  switch (type.is) {
    case 'number':
      return /^-?\d+$/.test(word) && Math.abs(Number(word)) < 2 ** 31 ? Number(word) : undefined;
    case 'flag':
      return { true: 1, yes: 1, 1: 1, false: 0, no: 0, 0: 0 }[word];
    case 'player':
      return parsePlayer(situation, word);
    case 'enum': {
      const index = meta.enums[type.of]!.values.findIndex((value) => plainWords(value) === word);
      return index < 0 ? undefined : index;
    }
    case 'row': {
      const row = situation.names.rows.get(word);
      return row !== undefined && kindLine(meta, meta.rows[row]!.kind).includes(type.of) ? row : undefined;
    }
    case 'kind': {
      const kind = meta.kinds.findIndex(({ name, title }) => [name, title].some((one) => plainWords(one) === word));
      return kind >= 0 && kindLine(meta, kind).includes(type.of) ? kind : undefined;
    }
    case 'thing': {
      const thing = thingNamed(situation, text);
      const fits = thing !== NONE && (type.of < 0 || kindLine(meta, kindOf(meta, thing)).includes(type.of));
      return fits ? thing : undefined;
    }
  }
}

function parsePlayer({ names, state }: Situation, word: string): number | undefined {
  const number = /^(?:player )?(\d)$/.exec(word)?.[1];
  if (number === undefined) return undefined;
  const player = Number(number) - 1;
  const playing = state[HEADER.players]! > 0 ? state[HEADER.players]! : names.meta.players.max;
  return player >= 0 && player < playing ? player : undefined;
}

/** A value as an author would write it. Never throws. */
export function showValue(meta: GameMeta, type: ValueMeta, value: number): string {
  if (value === NONE && type.optional === true) return 'none';
  switch (type.is) {
    case 'number':
      return String(value);
    case 'flag':
      return value === 0 ? 'false' : 'true';
    case 'player':
      return value === NONE ? 'none' : `player ${value + 1}`;
    case 'enum':
      return meta.enums[type.of]?.values[value] ?? String(value);
    case 'row':
      return meta.rows[value]?.name ?? String(value);
    case 'kind':
      return meta.kinds[value]?.name ?? String(value);
    case 'thing':
      return thingName(meta, value);
  }
}

/** Whether a written value means this int: a thing may be given by the name of its row alone. */
export function meansValue(situation: Situation, text: string, type: ValueMeta, value: number): boolean {
  if (type.is === 'thing' && value !== NONE && splitNumber(text)[1] === undefined) {
    const row = situation.names.rows.get(plainWords(text));
    return row !== undefined && situation.names.meta.things[value] === row;
  }
  return tryValue(situation, text, type) === value;
}

/** What a type is called to an author: "a number". */
export function typeWords({ names }: Situation, type: ValueMeta): string {
  const none = type.optional === true ? ' or none' : '';
  switch (type.is) {
    case 'number':
      return `a whole number${none}`;
    case 'flag':
      return `true or false${none}`;
    case 'player':
      return `a player (player 1, player 2 ...)${none}`;
    case 'enum':
      return `one of ${listWords(names.meta.enums[type.of]!.values)}${none}`;
    case 'row':
    case 'kind':
      return `the name of a ${type.is} of ${names.meta.kinds[type.of]!.name}${none}`;
    case 'thing':
      return `${type.of < 0 ? 'a thing' : `a ${names.meta.kinds[type.of]!.name}`} of the game${none}`;
  }
}

function hint(situation: Situation, text: string, type: ValueMeta): string {
  const { meta } = situation.names;
  if (type.is === 'enum') return nearHint(text, meta.enums[type.of]!.values);
  if (type.is === 'kind') {
    const below = meta.kinds.filter((_, kind) => kindLine(meta, kind).includes(type.of));
    return nearHint(
      text,
      below.map(({ name }) => name),
    );
  }
  if (type.is !== 'thing' && type.is !== 'row') return '';
  return nearHint(splitNumber(text)[0], namesOfKind(meta, type.of));
}

/** Names of the rows of a kind, its children included; all rows for -1. */
export function namesOfKind(meta: GameMeta, kind: number): string[] {
  return meta.rows.filter((row) => kind < 0 || kindLine(meta, row.kind).includes(kind)).map((row) => row.name);
}
