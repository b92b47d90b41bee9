import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localise, type GameMeta, type RowMeta } from '@undercroft/contract';
import { makeFolder, writeWhole, type GameFolder } from '@undercroft/content-files';
import { plainSettings } from '@undercroft/workbench/print-settings';
import type { Page } from '@undercroft/browser';
import { requireOneOf, type CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, shownPath, UsageError } from '../failure.ts';
import { findGame } from '../node-host.ts';
import type { Terminal } from '../terminal.ts';
import { tablesOf } from './csv.ts';
import { drawnThings, pictureOf, type DrawnThing } from './drawn.ts';
import { withSheets } from './sheets-browser.ts';
import { MOST_ON_SHEET, sheetShape, tabletopSave, type TabletopDeck, type TabletopPiece } from './tabletop.ts';

export const exportGame: CliCommand = {
  name: 'export',
  summary: 'Writes the things of a game for other programs: Tabletop Simulator, spreadsheets.',
  usage: '<game|folder> --tts | --csv [options]',
  details: `For Tabletop Simulator it writes <game>.json and pictures beside it. Put the file among its saved objects; the pictures are loaded from where
they lie, or from --url when they shall be on a server.`,
  examples: ['undercroft export {game} --tts', 'undercroft export {game} --csv --lang fr'],
  options: {
    tts: { type: 'boolean', text: 'Decks, pieces and tiles for Tabletop Simulator.' },
    csv: { type: 'boolean', text: 'A table for each kind of thing, with its printed values and texts.' },
    url: {
      type: 'string',
      value: 'address',
      text: 'Where the pictures for --tts will lie; default the folder they are written to.',
    },
    lang: { type: 'string', value: 'tag', text: 'Another language of the game.' },
    out: { type: 'string', value: 'folder', text: 'Where to write; default dist/export.' },
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const [tts, csv] = [args.flag('tts'), args.flag('csv')];
    if (!tts && !csv) throw new UsageError('say what for: --tts or --csv');
    const game = findGame(terminal.cwd, args.words[0]);
    const { module } = await loadGameFolder(terminal, game);
    const lang = args.text('lang') ?? '';
    const languages = [module.meta.lang ?? 'en', ...Object.keys(module.meta.languages ?? {})];
    if (lang !== '') requireOneOf(lang, languages, `${game.id} has no language`);
    const meta = lang === '' ? module.meta : localise(module.meta, lang);
    const out = resolve(terminal.cwd, args.text('out') ?? 'dist/export');
    makeFolder(out);
    const write = (name: string, content: string | Uint8Array): void => {
      writeWhole(join(out, name), content);
      terminal.out(`${shownPath(terminal.cwd, join(out, name))}  ${Math.ceil(Buffer.byteLength(content) / 1024)} kB\n`);
    };
    if (csv) for (const [plural, table] of Object.entries(tablesOf(meta))) write(`${game.id}.${plural}.csv`, table);
    if (!tts) return EXIT.clean;
    const base = args.text('url')?.replace(/\/?$/, '/') ?? pathToFileURL(`${out}/`).href;
    await writeTabletop(terminal, game, meta, lang, (name, bytes) => {
      write(name, bytes);
      return new URL(name, base).href;
    }).then((save) => write(`${game.id}.json`, `${JSON.stringify(save, null, 1)}\n`));
    return EXIT.clean;
  },
};

/** Writes a picture. @returns its address */
type WritePicture = (name: string, bytes: Uint8Array) => string;

/**
 * A sheet of poker cards stays below 4,096 pixels, which the program takes without making it
 * smaller.
 */
const RESOLUTION = 150;

async function writeTabletop(
  terminal: Terminal,
  game: GameFolder,
  meta: GameMeta,
  lang: string,
  write: WritePicture,
): Promise<unknown> {
  return await withSheets(terminal, async (sheets) => {
    const settings = { ...plainSettings, once: true, marks: false };
    const page = await sheets.open(game, { settings, lang, resolution: RESOLUTION });
    const things = await drawnThings(page);
    const groups = [...Map.groupBy(things, ({ kind, width, height }) => `${kind} ${width} ${height}`).values()];
    const decks: TabletopDeck[] = [];
    const pieces: TabletopPiece[] = [];
    for (const [n, group] of groups.entries()) {
      const fronts = group.filter(({ side }) => side === 'front');
      const back = group.find(({ side }) => side === 'back')!;
      const name = `${game.id}.${fronts[0]!.kind}-${n + 1}`;
      const backUrl = write(`${name}.back.png`, await pictureOf(page, [back], 1));
      if (fronts[0]!.part === 'cards') decks.push(await deckOf(page, meta, fronts, backUrl, name, write));
      else pieces.push(...(await piecesOf(page, meta, fronts, backUrl, game.id, write)));
    }
    return tabletopSave(meta, decks, pieces);
  });
}

async function deckOf(
  page: Page,
  meta: GameMeta,
  fronts: readonly DrawnThing[],
  back: string,
  name: string,
  write: WritePicture,
): Promise<TabletopDeck> {
  const faces: { url: string; columns: number; rows: number }[] = [];
  for (let from = 0; from < fronts.length; from += MOST_ON_SHEET) {
    const some = fronts.slice(from, from + MOST_ON_SHEET);
    const shape = sheetShape(some.length);
    const url = write(`${name}.faces-${faces.length + 1}.png`, await pictureOf(page, some, shape.columns, shape.rows));
    faces.push({ url, ...shape });
  }
  const cards = fronts.map((thing) => thingOf(meta, thing));
  const kind = meta.kinds[cards[0]!.row.kind]!;
  return { title: kind.title, cards, faces, back };
}

async function piecesOf(
  page: Page,
  meta: GameMeta,
  fronts: readonly DrawnThing[],
  back: string,
  id: string,
  write: WritePicture,
): Promise<TabletopPiece[]> {
  const pieces: TabletopPiece[] = [];
  for (const thing of fronts) {
    const face = write(`${id}.${thing.row}.png`, await pictureOf(page, [thing], 1));
    const known = thingOf(meta, thing);
    const bag = meta.kinds[known.row.kind]!.title;
    pieces.push({ ...known, face, back, bag, round: thing.part === 'pieces' });
  }
  return pieces;
}

/** Pixels of a page to millimetres. */
const MM = 25.4 / 96;

function thingOf(meta: GameMeta, thing: DrawnThing): { row: RowMeta; copies: number; width: number; height: number } {
  const index = meta.rows.findIndex(({ name }) => name === thing.row);
  return {
    row: meta.rows[index]!,
    copies: meta.things.filter((row) => row === index).length,
    width: thing.width * MM,
    height: thing.height * MM,
  };
}
