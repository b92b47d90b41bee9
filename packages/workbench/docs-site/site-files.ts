/** The site as files: pages, what is searched, styles, letters and pictures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokenText } from '@undercroft/components/tokens';
import { codeColours } from '../src/gallery/highlight.ts';
import { addressOf } from './address.ts';
import { readDocuments, type Documents } from './documents.ts';
import { runnableExamples } from './examples.ts';
import { pageHtml } from './page-html.ts';
import { searchTexts } from './search-texts.ts';

const assets = fileURLToPath(new URL('assets/', import.meta.url));
const fonts = fileURLToPath(new URL('../../components/generated/fonts/', import.meta.url));

/** Letters that the styles name. */
const FONTS = ['text-400', 'text-700', 'title-carved'];

export const SEARCH_FILE = 'search.json';
const STYLE_FILE = 'docs.css';
const THEME_FILE = 'theme.js';

/** The documents of a repository, as files of a site. */
export class SiteFiles {
  readonly documents: Documents;
  readonly #root: string;
  readonly #game: ReadonlyMap<string, string>;
  /** how a file is made, by its address below the folder of the site; pages are not among them */
  readonly #others: ReadonlyMap<string, () => string | Buffer>;
  readonly #pages: ReadonlyMap<string, string>;

  /**
   * @param root  folder that has `docs` in it
   * @param game  texts of the small game of the examples, by path inside it
   */
  constructor(root: string, game: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#game = game;
    this.documents = readDocuments(root);
    const pages = [...this.documents.byPath.values()];
    this.#pages = new Map(pages.map(({ address, path }) => [address, path]));
    this.#others = new Map<string, () => string | Buffer>([
      [STYLE_FILE, () => `${tokenText}\n${codeColours}\n${readFileSync(join(assets, 'docs.css'), 'utf8')}`],
      [THEME_FILE, () => readFileSync(join(assets, THEME_FILE), 'utf8')],
      [SEARCH_FILE, () => JSON.stringify(searchTexts(this.documents))],
      ...FONTS.map((name) => [`fonts/${name}.woff2`, () => readFileSync(join(fonts, `${name}.woff2`))] as const),
      ...pages
        .flatMap(({ files }) => files)
        .map((path) => [addressOf(path), () => readFileSync(join(this.#root, path))] as const),
    ]);
  }

  /** Addresses of all files. */
  get addresses(): readonly string[] {
    return [...this.#pages.keys(), ...this.#others.keys()];
  }

  /**
   * A file.
   *
   * @param script what pages load: an address below the folder of the site, or one that begins with
   *   `/`
   * @returns       null when there is none of that address
   */
  file(address: string, script: string): string | Buffer | null {
    const document = this.documents.byPath.get(this.#pages.get(address) ?? '');
    if (document === undefined) return this.#others.get(address)?.() ?? null;
    const examples = runnableExamples(document.examples, this.#game);
    return pageHtml(document, this.documents, { script, style: STYLE_FILE, theme: THEME_FILE }, examples);
  }
}
