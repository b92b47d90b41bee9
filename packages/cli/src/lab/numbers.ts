/**
 * Numbers of the content by their path, such as `cards/gold/cost`, and states with others in their
 * place.
 */
import { nearHint, listWords } from '@undercroft/scenario';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { UsageError } from '../failure.ts';
import type { ContentState } from './states.ts';

/** Where a number stands. */
export interface NumberPlace {
  /** as it was typed */
  readonly path: string;
  /** as in `ContentState.files` */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/**
 * Finds a number: the path of a file without its ending, then keys; places of a list count from 1.
 * `#2` at the end means the second number of a text, as of an effect: `2d6` has two. A number of
 * rules is named by its file and line, `rules/turn.rules:12`, and `#2` for the second of the line.
 *
 * @throws UsageError with what there is instead
 */
export function findNumber(state: ContentState, path: string): NumberPlace {
  const [way = '', nth] = path.split('#');
  const line = /^(?<file>.+\.(?:rules|yaml)):(?<number>\d+)$/.exec(way)?.groups;
  if (line !== undefined) return numberOnLine(state, path, { file: line['file']!, line: Number(line['number']), nth });
  const { file, keys } = splitPath(state, way);
  const text = state.files.get(file)!;
  let node: unknown = parseDocument(text).contents;
  for (const key of keys) node = childOf(node, key, path);
  const range = isScalar(node) ? node.range : null;
  if (range === null || range === undefined) throw new UsageError(`\`${path}\` is no number${instead(namesIn(node))}`);
  const written = text.slice(range[0], range[1]);
  const numbers = [...written.matchAll(/\d+/g)];
  const one = nth === undefined ? /^-?\d+$/.exec(written.trim()) : numbers[Number(nth) - 1];
  if (one === undefined || one === null) {
    const hint = nth === undefined && numbers.length > 0 ? `; \`${path}#1\` is the first number in it` : '';
    throw new UsageError(`\`${path}\` is no number: there stands \`${written.trim()}\`${hint}`);
  }
  const from = range[0] + one.index;
  return { path, file, from, to: from + one[0].length, value: Number(one[0]) };
}

/** Matches numbers that are no part of a name; in `2d6` it matches both. */
const NUMBER = /(?<![\w#-])\d+(?![\w-])|(?<![\w#-])\d+(?=d\d)|(?<=(?<![\w#-])\d*d)\d+/g;

function numberOnLine(
  { game, files }: ContentState,
  path: string,
  { file: short, line, nth }: { readonly file: string; readonly line: number; readonly nth: string | undefined },
): NumberPlace {
  const file = `${game.id}/${short}`;
  const text = files.get(file);
  if (text === undefined) {
    const near = nearHint(
      short,
      [...files.keys()].map((name) => name.slice(game.id.length + 1)),
    );
    throw new UsageError(`${game.id} has no file \`${short}\`${near}`);
  }
  const lines = text.split('\n');
  const written = lines[line - 1];
  if (written === undefined) throw new UsageError(`\`${short}\` has ${lines.length} lines, not ${line}`);
  const code = written.replace(short.endsWith('.rules') ? /--.*$/ : /(?:^|\s)#.*$/, '');
  const numbers = [...code.matchAll(NUMBER)];
  const one = nth === undefined && numbers.length > 1 ? undefined : numbers[Number(nth ?? 1) - 1];
  if (one === undefined) {
    const way = numbers.length > 1 ? `: \`${short}:${line}#1\` is the first of ${numbers.length}` : '';
    throw new UsageError(`\`${path}\` names no number${way}; there stands \`${written.trim()}\``);
  }
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + one.index;
  return { path, file, from, to: from + one[0].length, value: Number(one[0]) };
}

/** The same state with other numbers. @param name how it is told */
export function withNumbers(
  state: ContentState,
  name: string,
  numbers: readonly { readonly place: NumberPlace; readonly value: number }[],
): ContentState {
  const files = new Map(state.files);
  // From the end of a file to its beginning, so that places stay where they are.
  for (const { place, value } of numbers.toSorted((a, b) => b.place.from - a.place.from)) {
    const text = files.get(place.file)!;
    files.set(place.file, text.slice(0, place.from) + String(value) + text.slice(place.to));
  }
  return { ...state, name, files };
}

const ENDINGS = ['.yaml', '.table.yaml'];

/** The longest beginning that is a file, and the keys behind it. */
function splitPath(
  { game, files }: ContentState,
  path: string,
): { readonly file: string; readonly keys: readonly string[] } {
  const parts = path.split('/');
  for (let length = parts.length; length > 0; length--) {
    const file = ENDINGS.map((ending) => `${game.id}/${parts.slice(0, length).join('/')}${ending}`).find((one) =>
      files.has(one),
    );
    if (file !== undefined) return { file, keys: parts.slice(length) };
  }
  const inRules = [path, `${path}.rules`].find((file) => file.endsWith('.rules') && files.has(`${game.id}/${file}`));
  if (inRules !== undefined) {
    throw new UsageError(
      `a number of rules is named by its line, such as \`${inRules}:12\`, or \`${inRules}:12#2\` for the second one there; ` +
        'one that is tried often has a name as an option of game.yaml, `game/options/NAME/default`',
    );
  }
  const known = [...files.keys()].map((file) => file.slice(game.id.length + 1).replace(/(\.table)?\.yaml$/, ''));
  const near = nearHint(parts.slice(0, 2).join('/'), known);
  throw new UsageError(
    `${game.id} has no file for \`${path}\`${near}; a path is that of a file without .yaml, then keys`,
  );
}

function childOf(node: unknown, key: string, path: string): unknown {
  if (isMap(node)) {
    const value = valueOf(node, key);
    if (value !== undefined) return value;
  }
  if (isSeq(node) && /^\d+$/.test(key) && node.items[Number(key) - 1] !== undefined) return node.items[Number(key) - 1];
  const names = namesIn(node);
  const below = names.find((name) => namesIn(valueOf(node, name)).includes(key));
  const hint = below === undefined ? nearHint(key, names) : `, did you mean \`${below}/${key}\`?`;
  throw new UsageError(`there is no \`${key}\` in \`${path}\`${hint}${instead(names)}`);
}

function valueOf(node: unknown, name: string): unknown {
  return isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name)?.value : null;
}

function namesIn(node: unknown): string[] {
  if (isMap(node)) return node.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
  return isSeq(node) ? node.items.map((_, i) => String(i + 1)) : [];
}

function instead(names: readonly string[]): string {
  return names.length === 0 ? '' : `; there are ${listWords(names)}`;
}
