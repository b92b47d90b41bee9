// A game on paper: what the commands write is measured, read and compared, page by page.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand, type Written } from '../run-command.ts';

const tiny = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
const UNDERCROFT = fileURLToPath(new URL('../../packages/cli/bin/undercroft.js', import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'undercroft-paper-'));
// In this process; that the program starts is seen below, where it has no browser.
const undercroft = async (...words: string[]): Promise<Written> => await runCommand(cwd, ...words);
const git = (...words: string[]): void => {
  const author = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.invalid'];
  execFileSync('git', ['-C', cwd, ...author, ...words], { stdio: 'ignore' });
};
const wick = join(cwd, 'content/lantern/tricks/wick.yaml');

beforeAll(() => {
  cpSync(tiny, join(cwd, 'content'), { recursive: true });
  writeFileSync(
    wick,
    'title: Wick\ncount: 5 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n',
  );
  const chapters = Array.from({ length: 30 }, (_, n) => ({
    id: `part-${n}`,
    title: `Part ${n}`,
    text: 'Lamps go out. '.repeat(60),
  }));
  writeFileSync(join(cwd, 'content/lantern/rulebook.yaml'), `chapters: ${JSON.stringify(chapters)}\n`);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it was');
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** Points of a PDF to millimetres. */
const MM = 25.4 / 72;
const rounded = (value: number): number => Math.round(value * 10) / 10;

interface PaperPage {
  readonly width: number;
  readonly height: number;
  /** words and where they begin, from the upper left corner, in millimetres */
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

async function pagesOf(name: string): Promise<PaperPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(cwd, 'dist/print', name))));
  return await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n): Promise<PaperPage> => {
      const page = await pdf.getPage(n + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4] * MM, y: (height - item.transform[5]) * MM }]
          : [],
      );
      return { width: rounded(width * MM), height: rounded(height * MM), texts };
    }),
  );
}

/** Where a text begins, each time it stands on a page. */
function placesOf({ texts }: PaperPage, word: string): { x: number; y: number }[] {
  return texts.filter(({ text }) => text === word).map(({ x, y }) => ({ x, y }));
}

/** Names of fonts by whether their letters are in the file. */
function fontsOf(name: string): { embedded: number; named: number } {
  const text = readFileSync(join(cwd, 'dist/print', name), 'latin1');
  return {
    named: text.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embedded: text.match(/\/FontFile[23]? /g)?.length ?? 0,
  };
}

it('prints cards 63.5 mm by 88.9 mm, as text with letters of its own, whatever the paper', async () => {
  await undercroft('print', 'lantern', '--what', 'cards', '--only', 'wick');
  const [front, back, ...more] = await pagesOf('lantern.pdf');
  const [right, below] = [placesOf(front!, 'Wick')[1]!, placesOf(front!, 'Wick')[3]!];
  const [first] = placesOf(front!, 'Wick');

  // Browsers round pages to whole pixels.
  expect([front!.width - 210, front!.height - 297].every((off) => Math.abs(off) < 0.3)).toBe(true);
  expect(placesOf(front!, 'Wick')).toHaveLength(9);
  expect([right.x - first!.x, right.y - first!.y].map(rounded)).toEqual([63.5, 0]);
  expect([below.x - first!.x, below.y - first!.y].map(rounded)).toEqual([0, 88.9]);
  // The tenth card, and the sheet behind it.
  expect([back, ...more].map((page) => placesOf(page!, 'Wick').length)).toEqual([0, 1, 0]);
  const { named, embedded } = fontsOf('lantern.pdf');
  expect(named).toBeGreaterThan(0);
  expect(embedded).toBe(named);

  await undercroft('print', 'lantern', '--what', 'cards', '--only', 'wick', '--paper', 'letter', '--bleed', '3');
  const letter = await pagesOf('lantern.pdf');
  const { width, height } = letter[0]!;
  const [narrow, high] = [Math.min(width, height), Math.max(width, height)];
  expect([narrow - 215.9, high - 279.4].every((off) => Math.abs(off) < 0.3)).toBe(true);
  const places = placesOf(letter[0]!, 'Wick');
  expect(rounded(places[1]!.x - places[0]!.x)).toBe(69.5);
});

it('folds the rulebook into a booklet, two pages of A5 on a sheet', async () => {
  await undercroft('print', 'lantern', '--what', 'rules', '--pages');
  const pages = await pagesOf('lantern.rulebook.pdf');
  expect(pages.every(({ width, height }) => Math.abs(width - 148) < 0.3 && Math.abs(height - 210) < 0.3)).toBe(true);
  const [title] = pages[0]!.texts;

  await undercroft('print', 'lantern', '--what', 'rules');
  const sides = await pagesOf('lantern.rulebook.pdf');
  expect(sides).toHaveLength(Math.ceil(pages.length / 4) * 2);
  expect(sides[0]).toMatchObject({ width: 297, height: 210 });
  // The first page is the right half of the outer side.
  const [there] = placesOf(sides[0]!, title!.text);
  expect(Math.abs(there!.x - title!.x - 148.5)).toBeLessThan(0.6);
  expect(Math.abs(there!.y - title!.y)).toBeLessThan(0.6);
});

it('prints only what looks different since a commit or a day', async () => {
  expect((await undercroft('print', 'lantern', '--since', 'HEAD')).out).toBe('all looks as it did in HEAD\n');

  writeFileSync(wick, readFileSync(wick, 'utf8').replace('gain 2 oil', 'gain 3 oil'));
  writeFileSync(wick.replace('wick', 'soot'), readFileSync(wick, 'utf8').replace('Wick', 'Soot'));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect((await undercroft('print', 'lantern', '--since', tomorrow)).out).toContain(': soot, wick\n');
});

it('takes pictures in true size, clear around what is round', async () => {
  const listed = await undercroft('print', 'lantern', '--png', '--resolution', '96', '--only', 'wick');
  expect(listed.out).toContain('lantern.wick.png');
  const png = readFileSync(join(cwd, 'dist/print/lantern.wick.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 336]);
});

it('writes decks for Tabletop Simulator: each card there is, on a face that is in the picture', async () => {
  await undercroft('export', 'lantern', '--tts', '--url', 'https://pictures.invalid/lantern');
  const save = JSON.parse(readFileSync(join(cwd, 'dist/export/lantern.json'), 'utf8')) as { ObjectStates: Tabletop[] };
  const deck = save.ObjectStates.find(({ ContainedObjects: of }) => of?.some(({ Nickname }) => Nickname === 'Wick'))!;
  const ids = deck.ContainedObjects!.filter(({ Nickname }) => Nickname === 'Wick').map(({ CardID }) => CardID!);

  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(1);
  expect(deck.DeckIDs).toEqual(deck.ContainedObjects!.map(({ CardID }) => CardID));
  const sheet = deck.CustomDeck![String(Math.floor(ids[0]! / 100))]!;
  expect(ids[0]! % 100).toBeLessThan(sheet.NumWidth * sheet.NumHeight);
  const written = readdirSync(join(cwd, 'dist/export'));
  for (const url of [sheet.FaceURL, sheet.BackURL]) {
    expect(url).toMatch(/^https:\/\/pictures\.invalid\/lantern\//);
    expect(written).toContain(url.split('/').at(-1));
  }
  const png = readFileSync(join(cwd, 'dist/export', sheet.FaceURL.split('/').at(-1)!));
  const ratio = png.readUInt32BE(16) / sheet.NumWidth / (png.readUInt32BE(20) / sheet.NumHeight);
  expect(ratio).toBeCloseTo(63.5 / 88.9, 2);
});

interface Tabletop {
  readonly Nickname: string;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly ContainedObjects?: readonly Tabletop[];
  readonly CustomDeck?: Readonly<
    Record<string, { FaceURL: string; BackURL: string; NumWidth: number; NumHeight: number }>
  >;
}

it('says what to do when there is no browser, and writes nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, [UNDERCROFT, 'print', 'lantern', '--out', 'nowhere'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, BROWSER_PATH: join(cwd, 'no-browser') },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Set BROWSER_PATH to Chrome, Chromium or Edge');
  expect(existsSync(join(cwd, 'nowhere'))).toBe(false);
});

/** A card with a title, as its file. */
const titled = (title: string): string =>
  `title: ${title}\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n`;
/** A script of the year 2024. */
const NEW_LETTER = String.fromCodePoint(0x16d43);
const LONG_WORD = 'Counterrevolutionarycountermeasuresadministration';
const ODD = { odd: `${NEW_LETTER}l`, long: LONG_WORD, cyrillic: 'Фонарь' } as const;

/** Prints the odd cards. @returns what was told of them */
async function printOdd(): Promise<string> {
  const odd = Object.keys(ODD).join(',');
  return (await undercroft('print', 'lantern', '--what', 'cards', '--only', odd, '--once', '--no-backs')).err;
}

/** Fonts in the PDF of cards that are none of ours. */
function strangeFonts(): string[] {
  const text = readFileSync(join(cwd, 'dist/print/lantern.pdf'), 'latin1');
  return [...text.matchAll(/\/FontName \/\w+\+([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:AlegreyaSans|Grenze)/.test(name));
}

it('says that a drawn map has a sheet and no picture', async () => {
  const board = fileURLToPath(new URL('../../packages/starters/files/board', import.meta.url));
  cpSync(board, join(cwd, 'content/board'), { recursive: true });
  const told = await undercroft('print', 'board', '--what', 'tiles', '--png').catch(String);
  rmSync(join(cwd, 'content/board'), { recursive: true });

  expect(told).toContain('board has a drawn map there, which has a sheet and no picture: print it without `--png`');
});

it('warns of letters that no font has, breaks words that are too long, and takes letters from a font of the game', async () => {
  for (const [row, title] of Object.entries(ODD)) writeFileSync(wick.replace('wick', row), titled(title));
  const told = await printOdd();
  const words = (await pagesOf('lantern.pdf'))[0]!.texts.map(({ text }) => text);
  const without = strangeFonts();
  const fonts = join(cwd, 'content/lantern/fonts');
  mkdirSync(fonts);
  const cyrillic = '../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2';
  copyFileSync(fileURLToPath(new URL(cyrillic, import.meta.url)), join(fonts, 'cyrillic.woff2'));
  await printOdd();
  const within = strangeFonts();
  for (const row of Object.keys(ODD)) rmSync(wick.replace('wick', row));
  rmSync(fonts, { recursive: true });

  expect(told.trim().split('\n').toSorted()).toEqual([
    `warning: ${LONG_WORD} in long is wider than its place, so it was broken. Put soft hyphens (U+00AD) where it may break.`,
    `warning: no font of this machine has ${NEW_LETTER} (U+16D43), in odd: nothing is drawn there. Install a font that has it.`,
  ]);
  expect(words.join(' ')).not.toContain(LONG_WORD);
  expect(words).toContain('-');
  expect([without.length > 0, within]).toEqual([true, []]);
});
