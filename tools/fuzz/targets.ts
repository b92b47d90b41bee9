/**
 * What is fuzzed: each target makes one case of a number and throws when something does not hold.
 */
import type { Chance } from './chance.ts';
import { changed, FILES, ID, tryContent } from './game.ts';
import { ESCAPES, PIECES, WORDS } from './hostile.ts';
import { tryLine } from './line.ts';
import { trySave } from './saves.ts';

/** One case. @param note records what was tried, for the report of a failure */
export type Target = (chance: Chance, note: (tried: string) => void) => Promise<void>;

const yaml = [...FILES.keys()].filter((path) => path.endsWith('.yaml'));
const rules = [...FILES.keys()].filter((path) => path.endsWith('.rules'));

/** A text with one to three changes of letters, words or lines. */
function damaged(text: string, chance: Chance): string {
  let result = text;
  for (let left = 1 + chance.below(3); left > 0; left--) result = damagedOnce(result, chance);
  return result;
}

function damagedOnce(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const tokens: readonly string[] = text.match(TOKEN) ?? [];
  const lines = text.split('\n');
  const line = chance.below(lines.length);
  switch (chance.below(8)) {
    case 0:
      return text.slice(0, at) + chance.of(PIECES) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + chance.below(40));
    case 2:
      return tokens.with(chance.below(tokens.length || 1), chance.of(tokens.length === 0 ? [''] : tokens)).join('');
    case 3:
      return tokens.with(chance.below(tokens.length || 1), chance.of(PIECES)).join('');
    case 4:
      return lines.toSpliced(line, 1).join('\n');
    case 5:
      return lines.toSpliced(line, 0, lines[chance.below(lines.length)] ?? '').join('\n');
    case 6:
      return lines.with(line, `${' '.repeat(chance.below(5))}${lines[line] ?? ''}`).join('\n');
    default:
      return text.slice(0, at) + String(chance.of(NUMBERS)) + text.slice(at);
  }
}

const TOKEN = /\s+|[A-Za-z][A-Za-z0-9-]*|\d+|[^\sA-Za-z0-9]/gu;
const NUMBERS = [
  0,
  -1,
  1e21,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  0.5,
  '1e999',
  '0x7fffffff',
  '007',
  '-0',
] as const;

/** A text in quotes, or bare. */
function written(chance: Chance): string {
  const text = chance.list(1, 4, () => chance.of(PIECES)).join('');
  const escaped = chance.list(1, 4, () => chance.of(chance.once(3) ? PIECES : ESCAPES)).join('');
  return chance.of([JSON.stringify(text), `"${escaped}"`, `'${text.replaceAll("'", "''")}'`, text]);
}

/** One file of the game damaged. */
function damage(paths: readonly string[]): Target {
  return async (chance, note) => {
    const path = chance.of(paths);
    const text = damaged(FILES.get(path) ?? '', chance);
    note(`${path}\n${text}`);
    await tryContent(changed(path, text), ID, chance);
  };
}

/** One word of one file replaced by a name that every object has. */
const words: Target = async (chance, note) => {
  const path = chance.of([...yaml, ...rules]);
  const text = FILES.get(path) ?? '';
  const places = [...text.matchAll(/[A-Za-z][A-Za-z0-9-]*/g)];
  const { index, 0: old } = chance.of(places);
  const word = chance.of(WORDS);
  // Everywhere or once: a name that is declared and used compiles.
  const everywhere = chance.once(2);
  const once = text.slice(0, index) + word + text.slice(index + old.length);
  note(`${path}: ${old} -> ${word}${everywhere ? ' everywhere' : `\n${once}`}`);
  const all = new Map([...FILES].map(([file, one]) => [file, one.replaceAll(new RegExp(`\\b${old}\\b`, 'g'), word)]));
  await tryContent(everywhere ? all : changed(path, once), ID, chance);
};

/**
 * One value of one file replaced by a hostile text; or the folder of the game, or the name of a
 * file.
 */
const strings: Target = async (chance, note) => {
  const path = chance.of(yaml);
  const text = FILES.get(path) ?? '';
  if (chance.once(6)) {
    const name = chance.list(1, 3, () => chance.of(PIECES)).join('');
    const id = chance.once(2) ? name : ID;
    const files = new Map([...FILES].map(([file, one]) => [file.replace(ID, () => id), one]));
    if (id === ID) files.set(`${ID}/beasts/${name}.yaml`, 'count: 1\nmight: 1\n');
    note(`names: ${JSON.stringify(name)}`);
    await tryContent(files, id, chance);
    return;
  }
  const places = [...text.matchAll(/(?<=: |- |[[{,] ?)[^\n{}[\],:]+/g)];
  if (places.length === 0) return;
  const { index, 0: old } = chance.of(places);
  const result = text.slice(0, index) + written(chance) + text.slice(index + old.length);
  note(`${path}\n${result}`);
  await tryContent(changed(path, result), ID, chance);
};

/** All targets by name. */
export const targets: ReadonlyMap<string, Target> = new Map([
  ['content', damage(yaml)],
  ['rules', damage(rules)],
  ['words', words],
  ['strings', strings],
  ['saves', trySave],
  ['line', tryLine],
]);
