/** A call to begin with, when a procedure is to be tried. */
import { isSortOf, type GameMeta } from '@undercroft/contract';

/** Names of what can stand for the parameters of a type, in the order in which they are taken. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  player: ['player 1', 'player 2'],
  number: ['2', '3', '1'],
  flag: ['true', 'false'],
};

/**
 * A call of the last procedure of a text, with something for each parameter that cannot be left
 * out.
 *
 * @param text  a file of rules
 * @param meta  of the game; null: parameters stay as they are written
 * @returns     empty when the text declares none
 * @throws      never
 */
export function sampleCall(text: string, meta: GameMeta | null): string {
  const header = [...text.matchAll(/^to ([a-z].*)$/gm)].at(-1)?.[1] ?? '';
  const words = header
    .replace(/ +--.*$/, '')
    .replace(/ giving .*$/, '')
    .split(' ')
    .filter((word) => !word.startsWith('('));
  const call: string[] = [];
  const taken = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const names = at === 0 ? null : namesOf(word, meta);
    const count = taken.get(word) ?? 0;
    if (word === 'set' && words[at + 1] === 'of') at++;
    else if (word.endsWith('?')) {
      // What may be none is left out, with the little word before it.
      if (call.length > 1) call.pop();
      at++;
    } else if (names === null) call.push(word);
    else {
      call.push(names[count % names.length]!);
      taken.set(word, count + 1);
      at++;
    }
  }
  return call.join(' ');
}

/** What can stand for a type; null when the word is none. */
function namesOf(type: string, meta: GameMeta | null): readonly string[] | null {
  const plain = PLAIN[type];
  if (plain !== undefined) return plain;
  const kind = meta?.kinds.findIndex(({ name }) => name === type) ?? -1;
  if (meta === null || kind < 0) return null;
  const rows = meta.rows.filter((row) => isSortOf(meta, row.kind, kind)).map(({ name }) => name);
  return rows.length === 0 ? null : rows;
}
