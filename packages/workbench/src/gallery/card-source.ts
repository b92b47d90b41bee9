import { literal } from '@undercroft/components/whole-words';
import type { GameMeta, RowMeta, ValueMeta } from '@undercroft/contract';

/** Lines of a file, 1-based, both included. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** A scenario that mentions a card. */
export interface ScenarioText {
  /** path from the content folder */
  readonly file: string;
  /** 1-based */
  readonly line: number;
  /** what it says it shows */
  readonly it: string;
  /** as it is written */
  readonly text: string;
}

/** Texts of the files of a game by path from the content folder. */
export type Files = Readonly<Record<string, string>>;

/**
 * The lines of its file that are about one card: the whole file of a card that has one, its own
 * lines in a table.
 *
 * @throws never
 */
export function linesOfRow(meta: GameMeta, row: RowMeta, text: string): Lines {
  const last = text.trimEnd().split('\n').length;
  const others = meta.rows.filter((other) => other.file === row.file).map((other) => other.line);
  if (others.length <= 1) return { first: 1, last };
  const next = Math.min(...others.filter((line) => line > row.line), last + 1);
  return { first: row.line, last: Math.max(row.line, next - 1) };
}

/**
 * Scenarios in which a card is named, by its id or its title, in the order of the files.
 *
 * @throws never: a file that is no list of scenarios has none
 */
export function scenariosNaming(files: Files, row: RowMeta): ScenarioText[] {
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[row.name, row.title].map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'iu',
  );
  return Object.entries(files)
    .filter(([path]) => /^[^/]+\/scenarios\/.*\.ya?ml$/.test(path))
    .flatMap(([file, text]) => scenariosIn(file, text))
    .filter(({ text }) => mention.test(text));
}

/** The entries of a list, by the dashes in the first column. */
function scenariosIn(file: string, text: string): ScenarioText[] {
  const found: ScenarioText[] = [];
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^-\s/.test(line) ? [index] : []));
  starts.forEach((start, index) => {
    const body = lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd();
    const it = /^(?:-|\s)\s*it:\s*(.*)$/m.exec(body)?.[1] ?? '';
    found.push({ file, line: start + 1, it: it.replace(/^(['"])(.*)\1$/, '$2'), text: body });
  });
  return found;
}

function escaped(words: string): string {
  return literal(words).replaceAll(/[-\s]+/g, String.raw`[-\s]`);
}

/** A printed value as it is written in its file. @throws never */
export function printedInWords(meta: GameMeta, type: ValueMeta, value: number): string {
  if (type.is === 'enum') return meta.enums[type.of]?.values[value] ?? String(value);
  if (type.is === 'flag') return value === 0 ? 'no' : 'yes';
  if (type.is === 'thing') return meta.rows[meta.things[value] ?? -1]?.title ?? '-';
  return String(value);
}

/**
 * Where a card can be chosen: names of windows or of the questions that offer it, each once.
 *
 * @throws never
 */
export function offersOf(meta: GameMeta, row: RowMeta): string[] {
  const index = meta.rows.indexOf(row);
  const asks = meta.asks.filter(({ entries }) => entries.some((entry) => entry.row === index));
  return [...new Set(asks.map(({ prompt, window }) => window?.replaceAll('-', ' ') ?? prompt))];
}
