/** The code of a game for players: without what only tests and people who make games read. */
import type { GameMeta, SiteMeta } from '@undercroft/contract';
import { fromColumns, Source, sourceOf } from './columns.ts';
import { withNumbers } from './numbers.ts';
import { withSteps } from './steps.ts';
import { withoutTitles, withTitles } from './titles.ts';

const META = /^const META = .*$/m;
const REACHED = /^\s*if \(io\.reached !== null\) io\.reached\[\d+\] = 1;\n/gm;

/** Functions of a game that only tests and people who make games call. */
const UNCALLED = /^export (?=function (?:call|invariant)\b)/gm;
/** Names of functions tell where a failure came from; here they are short, and tell nothing. */
const INNERMOST = /\binnermost\(error, (FRAME_SITE\[[^\n]*?\]\])\)/g;

/** Fields of the metadata that nothing on a page reads, by list. */
export const UNREAD: Readonly<Partial<Record<keyof GameMeta, readonly string[]>>> = {
  kinds: ['plural', 'folder'],
  rows: ['pluralTitle', 'ifOption'],
  zones: ['playable'],
};

/**
 * Makes the module of a game smaller: no marks for coverage, nothing that is not for players, and of every place in the
 * content only file and line, which a report of a failure names.
 *
 * @param code  as the compiler writes it
 */
export function releaseCode(code: string, meta: GameMeta): string {
  if (!META.test(code)) throw new Error(`the code of ${meta.id} has no line with its metadata`);
  const { sites, extras, languages, invariants: _, ...rest } = read(meta);
  const small = {
    ...rest,
    extras: withoutRulebook(extras),
    ...(languages === undefined ? {} : { languages: mapped(languages, (overlay) => translated(overlay, meta)) }),
    files: shortFiles(meta),
    rules: [],
    procedures: [],
    rows: lean(rest.rows.map((row) => ({ ...row, rules: [] }))),
  };
  const text = `((table, titles) => (${sourceOf(small, 'table')}))(${fromColumns.toString()},${withTitles.toString()})`;
  const line = `const META = (${finished.toString()})(${text}, ${JSON.stringify(packed(sites))});`;
  const made = code
    .replace(META, () => line)
    .replace(REACHED, '')
    .replace(UNCALLED, '')
    .replace(INNERMOST, '$1');
  return withSteps(withNumbers(made));
}

/** Metadata, or its translation, without what nothing reads. */
function read<T extends object>(meta: T): T {
  const without = (row: unknown, fields: readonly string[]): unknown =>
    Object.fromEntries(Object.entries(row as object).filter(([field]) => !fields.includes(field)));
  const lists = Object.entries(meta).map(([name, list]: [string, unknown]) => {
    const fields = UNREAD[name as keyof GameMeta];
    if (fields === undefined || typeof list !== 'object' || list === null) return [name, list];
    if (Array.isArray(list)) return [name, list.map((row) => without(row, fields))];
    return [name, mapped(list as Readonly<Record<string, unknown>>, (row) => without(row, fields))];
  });
  return Object.fromEntries(lists) as T;
}

/** The rulebook has a page of its own; the table does not show it. */
function withoutRulebook(extras: GameMeta['extras'] | undefined): GameMeta['extras'] {
  return Object.fromEntries(Object.entries(extras ?? {}).filter(([name]) => name !== 'rulebook'));
}

function translated(overlay: unknown, meta: GameMeta): unknown {
  if (typeof overlay !== 'object' || overlay === null) return overlay;
  const whole = read(overlay);
  const { rows, extras } = whole as {
    readonly rows?: Readonly<Record<string, object>>;
    readonly extras?: GameMeta['extras'];
  };
  return {
    ...whole,
    ...(extras === undefined ? {} : { extras: withoutRulebook(extras) }),
    ...(rows === undefined ? {} : { rows: leanByNumber(rows, meta) }),
  };
}

/** Rows without what follows from their titles. */
function lean(list: readonly object[]): Source {
  const { rows, ways } = withoutTitles(list as readonly Readonly<Record<string, unknown>>[]);
  return new Source(`titles(${sourceOf(rows, 'table')},${JSON.stringify(ways)})`);
}

/** The same for rows in another language. What they take from the game is written out, so that forms can follow from it. */
function leanByNumber(some: Readonly<Record<string, object>>, meta: GameMeta): Source {
  const whole = Object.entries(some).map(([at, row]) => {
    const { title, forms } = meta.rows[Number(at)]!;
    return { title, ...(forms === undefined ? {} : { forms }), ...row };
  });
  const { rows, ways } = withoutTitles(whole);
  const byNumber = Object.fromEntries(Object.keys(some).map((at, index) => [at, rows[index]!]));
  return new Source(`titles(${sourceOf(byNumber, 'table')},${JSON.stringify(ways)})`);
}

function mapped(all: Readonly<Record<string, unknown>>, change: (one: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}

/** File and line of every place, each as the difference to the place before. */
function packed(sites: readonly SiteMeta[]): number[] {
  let file = 0;
  let line = 0;
  return sites.flatMap((site) => {
    const step = [site.file - file, site.line - line];
    file = site.file;
    line = site.line;
    return step;
  });
}

/** Files of the content, those that are named after a row in them without its name. */
function shortFiles({ files, rows }: GameMeta): string[] {
  return files.map((path, at) => {
    const end = `${rows.find(({ file }) => file === at)?.name}.yaml`;
    return path.endsWith(`/${end}`) ? path.slice(0, -end.length) : path;
  });
}

/** Metadata with places and files. Runs in the page; written as text, so it uses nothing but its arguments. */
function finished(meta: GameMeta, list: readonly number[]): GameMeta {
  const sites: SiteMeta[] = [];
  let file = 0;
  let line = 0;
  for (let i = 0; i < list.length; i += 2) {
    file += list[i]!;
    line += list[i + 1]!;
    sites.push({ file, line, column: 1, start: 0, end: 0, what: '', rules: [] });
  }
  const files = meta.files.map((path, at) =>
    path.endsWith('/') ? `${path}${meta.rows.find((row) => row.file === at)!.name}.yaml` : path,
  );
  return { ...meta, sites, files };
}
