/** What functions of a game give, asked from outside with things, players and values. */
import { HEADER, NONE, type ValueMeta } from '@undercroft/contract';
import { GameError } from '@undercroft/engine';
import { kindLine, kindOf, type Situation } from '../language/names.ts';
import { typeWords } from '../language/values.ts';
import { ExpressionError, type Reading } from './reading.ts';

/**
 * What a function gives.
 *
 * @param index  into `meta.functions`
 * @param args   one int for each of the first parameters
 * @param you    acting player; left out: whose turn it is
 * @throws       ExpressionError when something is missing, or the function fails
 */
export function readFunction(situation: Situation, index: number, args: readonly number[], you?: number): Reading {
  const { game, names, state } = situation;
  const { name, params, type, many } = names.meta.functions![index]!;
  const rest = params.slice(args.length).map((param) => {
    if (param.type.optional === true) return NONE;
    throw new ExpressionError(`\`${name}\` needs its \`${param.name}\`: ${typeWords(situation, param.type)}`);
  });
  const into = new Int32Array(names.meta.layout.things + names.meta.layout.maxDice);
  try {
    const value = game.evaluate!(state, index, [...args, ...rest], you ?? turnIn(situation), into);
    if (!many) return { is: 'value', type, value };
    const kinds = [type.is === 'thing' ? type.of : -1];
    return { is: 'things', ids: [...into.subarray(0, value)], ordered: false, kinds };
  } catch (error) {
    if (error instanceof GameError) throw new ExpressionError(error.message.split('\n')[0]!);
    throw error;
  }
}

/**
 * The int of a reading where a parameter wants one, or undefined when it wants something else.
 * Never throws.
 */
export function valueFor({ names: { meta } }: Situation, reading: Reading, wanted: ValueMeta): number | undefined {
  if (reading.is !== 'value') return undefined;
  const { type, value } = reading;
  if (value === NONE && type.optional === true) return wanted.optional === true ? NONE : undefined;
  if (wanted.is !== 'thing' || type.is !== 'thing') {
    const same = type.is === wanted.is && (type.is !== 'enum' || type.of === (wanted as typeof type).of);
    return same ? value : undefined;
  }
  return wanted.of < 0 || kindLine(meta, kindOf(meta, value)).includes(wanted.of) ? value : undefined;
}

function turnIn({ names: { meta }, state }: Situation): number {
  const field = meta.fields[meta.turn];
  const player = field === undefined ? NONE : state[field.offset]!;
  return player >= 0 && player < state[HEADER.players]! ? player : 0;
}
