/**
 * What an answer is, in names that survive a change of the content: its int means another thing
 * where cards were added.
 */
import { menuArgument, menuEntry, NONE, type AskMeta, type GameMeta, type ValueMeta } from '@undercroft/contract';
import { hashText } from '../state/hash.ts';

/** Bits of a mark: two letters of a save. */
const MARK_BITS = 12;

/**
 * The name of an answer: entry, row and which of its things, number, player.
 *
 * @param value one that the question offers
 */
export function answerName(meta: GameMeta, ask: AskMeta, value: number): string {
  if (value === NONE && ask.none !== null) return 'none';
  if (ask.what !== 'menu' && ask.what !== 'window') return valueName(meta, ask.type, value);
  const entry = ask.entries[menuEntry(value)];
  if (entry === undefined) return 'none';
  const { argument, name } = entry;
  const about = menuArgument(value);
  if (argument === null || (about === NONE && argument.is !== 'number')) return `entry ${name}`;
  return `entry ${name} ${valueName(meta, argument, about)}`;
}

function valueName(meta: GameMeta, type: ValueMeta, value: number): string {
  switch (type.is) {
    case 'number':
    case 'flag':
    case 'player':
      return `${type.is} ${value}`;
    case 'enum':
      return `value ${meta.enums[type.of]?.values[value] ?? value}`;
    case 'row':
      return `row ${meta.rows[value]?.name ?? value}`;
    case 'kind':
      return `kind ${meta.kinds[value]?.name ?? value}`;
    case 'thing': {
      const row = meta.rows[meta.things[value] ?? -1];
      return row === undefined ? `thing ${value}` : `thing ${row.name} ${value - row.first}`;
    }
  }
}

/**
 * A mark of an answer and of who gave it: answers with other names have other marks, but for one in
 * 4096.
 *
 * @param ask index into `meta.asks`
 */
export function answerMark(meta: GameMeta, ask: number, player: number, value: number): number {
  const name = answerName(meta, meta.asks[ask], value);
  return Number.parseInt(hashText(`${player} ${name}`).slice(0, MARK_BITS / 4), 16);
}
