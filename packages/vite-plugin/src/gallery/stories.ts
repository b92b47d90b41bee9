/**
 * Stories for every card of every game, and for its table. A story file holds ids, names and tags
 * only, so it changes when cards come, go or are filed elsewhere, and stays the same while their
 * texts and pictures are edited: those reach the page by an event.
 */
import { literalOf, type GameMeta, type RowMeta } from '@undercroft/contract';
import type { BuiltGame } from '../content/build-game.ts';
import { tagsOfRows } from './story-tags.ts';

/** What stories are made from, per game. */
export interface GameStories {
  /** as it is now, with its errors */
  readonly now: BuiltGame;
  /** the last version without an error, if there was one */
  readonly good: BuiltGame | null;
}

/** What is the same for all games. */
export interface StoryOptions {
  /** what story files import `render` functions and controls from */
  readonly drawing: string;
  /** files that differ from the last commit, paths from the content folder */
  readonly changed: ReadonlySet<string>;
}

interface Story {
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** kebab-case; what addresses name it by */
  readonly key: string;
  readonly name: string;
  readonly render: string;
  readonly tags: readonly string[];
  readonly args: Readonly<Record<string, unknown>>;
}

/** Width of a card on a sheet, CSS pixels: small enough for many, large enough to read. */
const SHEET_WIDTH = 200;

/** A sheet has no states to switch. */
const onlyWidth = { controls: { include: ['Width'] } };

const EXTREMES = [
  ['longest-name', 'Longest name'],
  ['longest-text', 'Longest text'],
  ['no-text', 'No text'],
  ['most-icons', 'Most icons'],
  ['more-text', 'Text 40 % longer'],
] as const;

const MOMENTS = [
  ['opening', 'Opening'],
  ['middle', 'Middle of a game'],
] as const;

/** Extremes that tests compare with pictures; the others are like the contact sheets. */
const PICTURED: ReadonlySet<string> = new Set(['longest-name', 'more-text']);

/**
 * The story files of all games.
 *
 * @returns  name of the file to its text; the same games give the same texts
 * @throws   never: a game without a good version has its errors as its only story
 */
export function storyFiles(games: readonly GameStories[], options: StoryOptions): Map<string, string> {
  const files = new Map<string, string>();
  for (const { now, good } of games) {
    const meta = good?.output?.meta ?? null;
    const title = titleOf(meta?.title ?? now.id);
    if (now.findings.some(({ severity }) => severity === 'error')) {
      files.set(`${now.id}.errors.stories.js`, errorsFile(now.id, title, options));
    }
    if (meta === null) continue;
    files.set(`${now.id}.extremes.stories.js`, extremesFile(now.id, title, options));
    files.set(`${now.id}.layout.stories.js`, layoutFile(now.id, title, options));
    const tags = tagsOfRows(meta);
    meta.kinds.forEach((_, kind) => {
      const text = kindFile(now.id, title, meta, kind, tags, options);
      if (text !== null) files.set(`${now.id}.${meta.kinds[kind]!.name}.stories.js`, text);
    });
  }
  return files;
}

function kindFile(
  game: string,
  title: string,
  meta: GameMeta,
  kind: number,
  tags: readonly (readonly string[])[],
  { drawing, changed }: StoryOptions,
): string | null {
  const { name, plural } = meta.kinds[kind]!;
  const rows = meta.rows.flatMap((row, index) =>
    row.kind === kind && row.spot === undefined ? [{ row, tags: tags[index] ?? [] }] : [],
  );
  if (rows.length === 0) return null;
  const stories: Story[] = [
    {
      key: 'contact-sheet',
      name: 'Contact sheet',
      render: 'drawSheet',
      tags: ['sheet', 'picture'],
      args: { width: SHEET_WIDTH },
      parameters: onlyWidth,
    },
    ...rows.map((entry) => cardStory(entry.row, entry.tags, meta, changed)),
  ];
  return storyFile(
    drawing,
    {
      id: idOf(`${game}-${name}`),
      title: `${title}/${titleOf(plural)}`,
      tags: [game, name],
      args: { game, kind: name },
      controls: 'cardControls',
    },
    stories,
  );
}

function cardStory(row: RowMeta, tags: readonly string[], meta: GameMeta, changed: ReadonlySet<string>): Story {
  const isChanged = changed.has(meta.files[row.file] ?? '');
  // Single cards are looked at; contact sheets and extremes, which show the same cards, are what
  // tests check.
  const all = ['!test', ...tags, ...(isChanged ? ['changed'] : [])];
  return { key: row.name, name: row.title, render: 'drawCard', tags: all, args: { row: row.name } };
}

function extremesFile(game: string, title: string, { drawing }: StoryOptions): string {
  const stories = EXTREMES.map(([what, name]) => ({
    key: what,
    name,
    render: 'drawExtreme',
    tags: PICTURED.has(what) ? ['extreme', 'picture'] : ['extreme'],
    args: { what },
  }));
  const meta = {
    id: idOf(`${game}--extremes`),
    title: `${title}/Layout extremes`,
    tags: [game],
    args: { game, width: SHEET_WIDTH },
  };
  return storyFile(drawing, { ...meta, controls: 'sheetControls' }, stories);
}

/**
 * The table at two moments: on three screens beside its file, and alone, which is what the screens
 * show.
 */
function layoutFile(game: string, title: string, { drawing }: StoryOptions): string {
  const id = idOf(`${game}-layout`);
  const screens = MOMENTS.map(([moment, name]) => ({
    key: moment,
    name,
    render: 'drawLayout',
    // Tests of stories have no pages of other stories for its frames; tools/gallery looks at it.
    tags: ['!test'],
    args: { table: `${id}--table-${moment}` },
  }));
  const tables = MOMENTS.map(([moment, name]) => ({
    key: `table-${moment}`,
    name: `Table: ${name.toLowerCase()}`,
    render: 'drawTable',
    tags: [],
    args: { moment },
  }));
  const meta = { id, title: `${title}/Layout`, tags: [game, 'layout'], args: { game } };
  return storyFile(drawing, { ...meta, controls: 'noControls' }, [...screens, ...tables]);
}

function errorsFile(game: string, title: string, { drawing }: StoryOptions): string {
  const story = { key: 'errors', name: 'Errors', render: 'drawErrors', tags: ['!test', 'broken'], args: {} };
  const meta = { id: idOf(`${game}--errors`), title: `${title}/Errors`, tags: [game], args: { game } };
  return storyFile(drawing, { ...meta, controls: 'noControls' }, [story]);
}

interface FileMeta {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly args: Readonly<Record<string, unknown>>;
  readonly controls: string;
}

function storyFile(drawing: string, { controls, args: given, ...meta }: FileMeta, stories: readonly Story[]): string {
  const renders = new Set(stories.map((story) => story.render));
  const begin = renders.has('drawCard') ? ['cardArgs'] : [];
  const args = `{ ${begin.map((name) => `...${name}, `).join('')}${fields(given)} }`;
  const used = new Set<string>();
  return [
    '// Made from the content; what is written here is lost.',
    `import { ${[controls, ...begin, 'loaders', ...renders].join(', ')} } from ${literalOf(drawing)};`,
    '',
    `export default { ${fields(meta)}, args: ${args}, argTypes: ${controls}, loaders, render: ${[...renders].at(-1)} };`,
    ...stories.map((story) => {
      const { key, render, ...rest } = story;
      return `export const ${exportName(key, used)} = { ${fields(rest)}, render: ${render} };`;
    }),
    '',
  ].join('\n');
}

function fields(record: object): string {
  return Object.entries(record)
    .map(([key, value]) => `${key}: ${literalOf(value)}`)
    .join(', ');
}

/** A name for the export of a story: any key gives one, and no two the same. */
function exportName(key: string, used: Set<string>): string {
  const words = key.normalize('NFD').match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = /^[A-Z]/.test(joined) ? joined : `Card${joined}`;
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number++) free = `${name}${number}`;
  used.add(free.toLowerCase());
  return free;
}

/** A title for the sidebar: `/` would open a folder. */
function titleOf(words: string): string {
  const clean = words.replaceAll('/', ' ').replaceAll('-', ' ').trim();
  return clean === '' ? '?' : clean.charAt(0).toUpperCase() + clean.slice(1);
}

function idOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-');
}
